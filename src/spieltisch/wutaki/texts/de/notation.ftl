# Wörter der Notation.

chance = Zufall
done = fertig
none = nein
yes = ja
at = auf

# resources
good = Ressource
pay = bezahle
sacrifice = opfere
hand-in = gib ab
take = nimm
buy = kaufe
steal = stiehl
waive = erlasse

# workers and places
worker = Arbeiter
recruit = wirb an
give-up = gib her
place = setze
location = Ort
chase = verjage
upgrade = werte auf
leave = verlasse
borrow = leihe
marker = Marker

# players and boards
player = Spieler
start = beginnt
worthy = würdig
master = Meister
choose = wähle

# cards
card = Karte
draw = zieht
draft = nimm
claim = nimm an
give = verschenke
fulfil = erfülle
discard = wirf ab
return = gib zurück
use = nutze
play = spiele
keep = behalte

# kinds of resources
good-stone = Stein
good-wood = Holz
good-sheep = Schaf
good-oil = Öl
good-gold = Gold
good-any = beliebig

# types of workers
worker-loyal = loyal
worker-additional = zusätzlich
worker-special = spezial
