# Wörter der Notation.

chance = Zufall
done = fertig
yes = ja
no = nein
keep = behalte
use = nutze
add = nimm dazu
give-up = gib auf
die = Würfel
pool = Vorrat
buy = kaufe
resolve = führe aus
block = blocke mit
destroy = vernichte
move = bewege
discard = wirf ab
draw = zieht
field = Feld
player = Spieler
attack = greife an
start = beginnt
replace = ersetze
faction = Fraktion
roll = würfelt

# faces of dice
face-resource-blank = Ressource leer
face-resource-1 = Ressource 1
face-resource-2 = Ressource 2
face-resource-3 = Ressource 3
face-attack-blank = Angriff leer
face-attack = Angriff
face-critical = Kritisch
face-paragon-blank = Paragon leer
face-paragon-1 = Paragon 1
face-paragon-2 = Paragon 2

# dice
die-resource = Ressource
die-attack = Angriff

# decks
kind-soldier = Soldaten
kind-civilian = Zivilisten
kind-building = Gebäude
kind-event = Ereignisse

# general actions
button-discard = abwerfen
button-reorganise = reorganisieren
button-medicine = Medizin
button-weapon = Waffentechnologie
button-tactical = Taktischer Angriff
button-harvest = abernten
button-expand = ausbauen
