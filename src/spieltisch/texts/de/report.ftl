# Der Bericht über viele Partien: `spieltisch report`. Zahlen kommen als Text, so wie man sie schreibt.

# ---- Kopf ----
kicker = Bericht über viele Partien
title = was { $games } Partien erzählen
lead = Was { $games } Partien ({ $who }) über Karten, Orte und Plätze erzählen.
lead-compared = Gespielt mit „{ $pack }“ und bei gleichem Zufall verglichen mit „{ $other }“.
fact-pack = Kartenpaket
fact-players = Spieler
fact-games = Partien
fact-settings = Einstellungen
fact-seed = Startzahl
contents = Inhalt
who-thumb = Faustregeln
who-random = Zufallsspieler
who-no-thumb = Spielern, die ein wenig vorausschauen
who-network = das Netz des Spiels
who-mixed = verschiedene Spieler
who-about-thumb = Sie folgen Faustregeln: vernünftig, aber nicht stark.
who-about-random = Sie wählen zufällig; über Menschen sagen diese Zahlen wenig.
who-about-no-thumb = Sie probieren einige Fortsetzungen bis zum Ende der Partie durch: vernünftig, aber nicht stark.
who-about-other = Wie stark sie sind, misst „spieltisch tournament“.

number-copies = { $n ->
    [one] ein Exemplar
   *[other] { $n } Exemplare
  }

# ---- Wörter ----
players = { $count } Spieler
seat = Platz { $seat }
between = { $low } bis { $high }
and = { $first } und { $last }
more = { $count ->
    [one] eine weitere
   *[other] { $count } weitere
  }
quoted = „{ $name }“
before = vorher
after = jetzt
to = dann
unit-rounds = Runden
unit-turns = Züge
unit-minutes = Minuten
unit-decisions = Entscheidungen
n-games = { $n } Partien
of-n = von { $n }
by-setting = Jede Einstellung für sich
reconstructed = enthält etwas von uns
too-few = zu selten für ein Urteil
verdict-good = stark
verdict-bad = schwach
verdict-unwanted = unbeliebt

# ---- Inhalt ----
nav-comparison = Vergleich
nav-findings = Auffälliges
nav-seats = Plätze
nav-length = Dauer
nav-ends = Spielenden
nav-points = Punkte
nav-uses = Orte und Aktionen
nav-identities = Wer man ist
nav-cards = Karten
nav-contrasts = Ausgaben und Spielpläne
nav-method = So wurde gerechnet

# ---- Vergleich zweier Kartenpakete ----
h-comparison = Was die Änderung bewirkt
comparison-about = Alle Partien wurden zweimal mit denselben Zufallszahlen gespielt: vorher mit „{ $before }“, jetzt mit „{ $after }“. Hinter jeder Änderung steht ihr 95-%-Intervall, gewonnen aus den Unterschieden Partie für Partie. Enthält es die 0, kann die Änderung Zufall sein.
comparison-same = In beiden Kartenpaketen stehen dieselben Karten und Orte.
comparison-other = Ebenfalls verschieden: { $things }.
compared-often = Spieler, bei denen sie { $verb } war
compared-change = Änderung
h-compared-games = Die Partien im Ganzen
all-settings = Alle Einstellungen zusammen
h-compared-others = Andere Karten, denen es anders ergeht
compared-others-about = { $count ->
    [one] Einer Karte, die nicht geändert wurde, ergeht es
   *[other] { $count } Karten, die nicht geändert wurden, ergeht es
  } anders, als Zufall erklärt.
compared-others-none = Keiner anderen Karte ergeht es anders, als Zufall erklärt.
h-compared-uses = Orte und Aktionen, die öfter oder seltener genutzt werden (je Spieler und Partie)
changed-place = „{ $name }“
changed-new = neu: „{ $name }“
changed-gone = nicht mehr dabei: „{ $name }“
changed-figures = einzelne Zahlen, Preise oder Würfel

# ---- Auffälliges ----
h-findings = Was nicht zu stimmen scheint
findings-about = Regeln machen aus den Zahlen diese Bemerkungen; die ernsten stehen oben. Sie gelten für diese Spieler: Menschen spielen vielleicht anders.
h-glance = Auf einen Blick
level-strong = ernst
level-notable = auffällig
level-remark = Bemerkung
level-fine = in Ordnung
finding-too-short-rounds = Die Partien sind in { $count } von { $of } Einstellungen kürzer als die angestrebten { $low } bis { $high } Runden. Am kürzesten: { $setting }, im Mittel { $value } Runden.
finding-too-long-rounds = Die Partien sind in { $count } von { $of } Einstellungen länger als die angestrebten { $low } bis { $high } Runden. Am längsten: { $setting }, im Mittel { $value } Runden.
finding-length-fits-rounds = { $of ->
    [one] Partien dauern
   *[other] In allen { $of } Einstellungen dauern Partien
  } im Mittel { $low } bis { $high } Runden, wie angestrebt.
finding-too-short-minutes = Die Partien sind in { $count } von { $of } Einstellungen kürzer als die angestrebten { $low } bis { $high } Minuten. Am kürzesten: { $setting }, etwa { $value } Minuten.
finding-too-long-minutes = Die Partien sind in { $count } von { $of } Einstellungen länger als die angestrebten { $low } bis { $high } Minuten. Am längsten: { $setting }, etwa { $value } Minuten.
finding-length-fits-minutes = { $of ->
    [one] Partien dauern
   *[other] In allen { $of } Einstellungen dauern Partien
  } { $low } bis { $high } Minuten, wie angestrebt.
finding-end-never = Keine Partie endete so: { $end }.
finding-end-rare = Kaum eine Partie endete so: { $end } (höchstens { $share } der Partien einer Einstellung).
finding-seats-fair = Kein Platz gewinnt um 2 Prozentpunkte oder mehr öfter oder seltener, als ihm zusteht, soweit Zufall es nicht erklärt.
finding-seats-unfair = { $count ->
    [one] Einer von { $of } Plätzen gewinnt öfter oder seltener, als ihm zusteht
   *[other] { $count } von { $of } Plätzen gewinnen öfter oder seltener, als ihnen zusteht
  } und Zufall bei so vielen Vergleichen erklärt. Am weitesten weg: Platz { $seat } bei „{ $setting }“ gewinnt { $share } der Partien, { $gap } Prozentpunkte neben seinem Anteil.
finding-runaway = Zu { $players } Spielern liegt der Sieger im Mittel { $margin } Punkte vor dem Zweiten, das sind { $share } seiner eigenen Punkte: Knapp geht es selten aus.
finding-card-weak = { $deck }: { $count } von { $of } { $count ->
    [one] ist
   *[other] sind
  } schwach: { $cards }. Mit der schwächsten gewinnt man um { $away } Prozentpunkte seltener als mit dem Mittel dieses Stapels (je mindestens { $least } Fälle).
finding-card-strong = { $deck }: { $count } von { $of } { $count ->
    [one] ist
   *[other] sind
  } stark: { $cards }. Mit der stärksten gewinnt man um { $away } Prozentpunkte öfter als mit dem Mittel dieses Stapels (je mindestens { $least } Fälle).
finding-card-unwanted = { $deck }: { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
  } fast nie genommen, obwohl sie hunderte Male zu haben { $count ->
    [one] war
   *[other] waren
  }: { $cards }.
finding-card-always = { $deck }: { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
  } fast jedes Mal genommen, wenn es geht: { $cards }.
finding-identity-weak = { $deck }: { $cards } { $count ->
    [one] gewinnt
   *[other] gewinnen
  } zu selten. Am weitesten vom gerechten Anteil: { $away } Prozentpunkte (je mindestens { $least } Fälle).
finding-identity-strong = { $deck }: { $cards } { $count ->
    [one] gewinnt
   *[other] gewinnen
  } zu oft. Am weitesten vom gerechten Anteil: { $away } Prozentpunkte (je mindestens { $least } Fälle).
finding-uses-unused = Das tut fast niemand (weniger als { $most }-mal je Spieler und Partie): { $uses }.
finding-uses-strong = Wer das öfter tut als die anderen am Tisch, gewinnt öfter: { $uses }. Am meisten „{ $use }“: { $value } Prozentpunkte für jedes weitere Mal.
finding-uses-weak = Wer das öfter tut als die anderen am Tisch, gewinnt seltener: { $uses }. Am meisten „{ $use }“: { $value } Prozentpunkte für jedes weitere Mal.
finding-sources-idle = Diese Quellen bringen fast niemandem Punkte: { $sources }.
finding-unfinished = { $count ->
    [one] Eine Partie wurde
   *[other] { $count } Partien wurden
  } abgebrochen, weil es zu viele Antworten wurden.
finding-few-games = Mit manchen Einstellungen wurden nur { $least } Partien gespielt: Die Intervalle sind breit, und manches Auffällige bleibt verborgen. Ab 1.000 Partien je Einstellung sieht man mehr.

# ---- Kacheln ----
tile-rounds = Runden im Mittel
tile-turns = Züge im Mittel
tile-minutes = Minuten im Mittel
tile-aim = angestrebt: { $low } bis { $high }
tile-margin = im Mittel { $margin } vor dem Zweiten
tile-seat = Prozentpunkte neben dem gerechten Anteil: Platz { $seat }
tile-cards = Karten sind stark, schwach oder unbeliebt
tile-cards-of = von { $count }

# ---- Plätze ----
h-seats = Ist es wichtig, wer beginnt?
seats-about = Plätze zählen vom Startspieler aus. Die gestrichelte Linie ist der gerechte Anteil; die Balken sind 95-%-Intervalle, von denen jedes zwanzigste sie nur durch Zufall verfehlt.

# ---- Dauer ----
h-length = Wie lange Partien dauern
pace = Minuten sind gerechnet: { $setup } Minuten für den Aufbau, { $turn } Sekunden für jeden Zug und { $decision } Sekunden für jede Entscheidung darin. So spielt eine geübte Runde; wer anders spielt, rechne um.
length-caption = { $unit }: im Mittel { $mean }, meist { $low } bis { $high }
length-alt = { $players }, { $unit }: im Mittel { $mean }, 80 % der Partien von { $low } bis { $high }
legend-aim = angestrebt
legend-mean = Mittel
spread-note = Unter jedem Mittel: wozwischen 80 % der Partien liegen.
column-games = Partien

# ---- Spielenden ----
h-ends = Wie Partien enden
ends-caption = Anteil der Partien
ender-wins = Wer die Partie beendete, gewann sie
ender-about = Anteil der Partien, mit 95-%-Intervallen

# ---- Punkte ----
points-caption = Sieger { $winner }, alle { $all } im Mittel; Vorsprung { $margin }
points-alt = { $players }: im Mittel { $mean }, Sieger { $winner }; 80 % von { $low } bis { $high }
legend-winners = Sieger
legend-others = die anderen
h-sources = Woher sie kommen
column-source = Quelle
column-pair = Sieger und andere
column-winners = Sieger
column-others = Andere
column-who-had = Betroffene Spieler

# ---- Orte und Aktionen ----
column-use = Ort oder Aktion
column-used = Wie oft
column-per-player = Je Spieler und Partie
column-users = Spieler, die es taten
column-taken = Gewählt, wenn möglich
column-value = Einmal mehr geht einher mit
column-points = Prozentpunkte
per-use-points = Punkte je Nutzung
per-use-goods = Waren je Nutzung
value-about = „Einmal mehr geht einher mit“ vergleicht die Spieler eines Tisches: Um wie viele Prozentpunkte öfter gewinnt, wer es einmal öfter tat als die anderen? Das muss nicht die Ursache sein; wer vorn liegt, kann sich mehr leisten.

# ---- Karten ----
h-cards = Was Karten wert sind
cards-about = Jede Karte wird mit dem Mittel ihres Stapels verglichen: Wie oft gewinnen die, die sie hatten? „Stark“ und „schwach“ sind Karten, die { $gap } Prozentpunkte oder mehr davon entfernt sind, wenn Zufall das bei so vielen Karten nicht erklärt. Karten mit weniger als { $least } Fällen werden nicht beurteilt. „Unbeliebte“ Karten sind hunderte Male zu haben und werden fast nie genommen.
scatter-caption = Wie oft genommen, und wie oft gewinnt, wer sie hatte
scatter-alt = { $deck }: Anteil gewählt, wenn möglich, und Prozentpunkte beim Gewinnen, wenn { $verb }. Am weitesten weg: { $cards }
axis-pick = gewählt, wenn möglich
axis-wins = Prozentpunkte beim Gewinnen, wenn { $verb }
legend-plain = unauffällig
legend-level = Mittel des Stapels
all-cards = { $deck }: alle { $count }, die stärksten zuerst
column-card = Karte
column-wins-when = Siege, wenn { $verb }
column-when = wenn { $verb }
column-cases = Fälle
column-q = q
verb-held = am Ende im Besitz
verb-bought = gekauft
verb-used = genutzt

# ---- Ausgaben und Spielpläne ----
h-contrasts = Ausgaben, Spielpläne und Spielarten im Vergleich
contrasts-about = Einstellungen, die sich nur in einem Punkt unterscheiden, wurden mit denselben Zufallszahlen gespielt. Unter jedem Paar von Mittelwerten steht der Unterschied mit seinem 95-%-Intervall, fett, wenn es die 0 nicht enthält.
column-setting = Einstellung
measure-rounds = Runden
measure-turns = Züge
measure-minutes = Minuten
measure-decisions = Entscheidungen
measure-points-of-winner = Punkte des Siegers
measure-margin = Vorsprung vor dem Zweiten
measure-first-seat = Erster Platz, Prozentpunkte neben gerecht

# ---- So wurde gerechnet ----
h-method = So wurde gerechnet
method-who = Auf jedem Platz spielte: { $who }. { $about }
method-intervals = Alle Intervalle sind 95-%-Intervalle. Anteile von Partien haben das Intervall nach Wilson. Wo mehrere Plätze eines Tisches gezählt werden, ist der Tisch eine Einheit, denn was einer gewinnt, verlieren die anderen. Prozentpunkte beim Gewinnen zählen von dem aus, was gleiche Spieler bei gleicher Einstellung im Mittel gewinnen; so lassen sich Partien zu zweit, dritt und viert zusammenfassen.
method-cards = q ist der p-Wert nach der Korrektur für die Zahl der Vergleiche (Benjamini und Hochberg): Von allen Karten mit q unter 0,05 steht höchstens jede zwanzigste durch Zufall da. Fett ist, was ein solches q hat und ein Intervall, das die 0 so, wie es dasteht, auslässt; ein Intervall allein, bei einer Karte unter vielen, lässt sie oft durch Zufall aus.
method-cause = Zahlen zeigen, was zusammen auftritt, nicht was wovon kommt. Eine Karte, die nur spielen kann, wer ohnehin vorn liegt, sieht besser aus, als sie ist; eine, die Zurückliegenden hilft, schlechter. Am ehesten trauen kann man Karten, die gezogen und nicht gewählt werden.
method-reconstructed = Ein Bleistift kennzeichnet Karten, die einen Wert von uns haben: Die Bilder des Regelhefts sind verloren. Welches Feld was ist, zeigt sich beim Daraufzeigen.
method-again = Derselbe Befehl ergibt denselben Bericht, gleich mit wie vielen Prozessen:
method-again-timed = Diese Spieler denken nach der Uhr; derselbe Befehl ergibt deshalb jedes Mal einen etwas anderen Bericht:
method-data = Die Tatsachen aller Partien liegen in „{ $folder }“ als Parquet-Tabellen; die Anleitung erklärt ihre Spalten.

# ---- Spannung ----
nav-drama = Spannung
h-drama = Wie spannend Partien sind
drama-about = Nach den Punkten zu Beginn jedes Zuges. Die Führung wechselt, wenn jemand anderes allein die meisten Punkte hat. Aufgeholt hat, wer gewann und einmal um ein Fünftel der eigenen Endpunkte zurücklag. Entschieden heißt: Von da an hatte niemand mehr Punkte als der Sieger.
decided-caption = im Mittel nach { $mean } der Züge entschieden
decided-alt = { $players }: im Mittel nach { $mean } % der Züge entschieden, 80 % der Partien nach { $low } bis { $high } %
column-players = Spieler
column-lead-changes = Führungswechsel
column-behind = Größter Rückstand des Siegers
column-comebacks = Partien mit Aufholjagd
column-early = Vor der Mitte entschieden
column-late = Im letzten Zehntel entschieden

# ---- wann Orte genutzt werden ----
nav-heat = Nach Runden
h-heat = Wo das Spiel wann stattfindet
heat-about = Wie oft jeder Spieler es in jeder Runde tat, in den Partien, die so weit kamen. Je kräftiger die Farbe, desto häufiger.
round = Runde { $number }
round-and-later = Ab Runde { $number }

# ---- Glück, Können, eingeschränktes Spiel ----
nav-luck = Glück und Können
h-luck = Glück gegen Können
luck-about = { $deals } Ausgangslagen, jede { $repeats }-mal mit anderen Würfen und Karten von gleich guten Spielern gespielt: Was Partien mit derselben Ausgangslage gemeinsam haben, ist Glück der Ausgangslage, der Rest Glück dessen, was später kommt.
luck-interval = Die Ausgangslage entscheidet { $start } ({ $interval }) davon, wie weit die Spieler am Ende auseinanderliegen.
luck-caption = Was zwischen gleich guten Spielern entscheidet
luck-row = Glück
luck-start = die Ausgangslage
luck-later = Würfe und Karten danach
skill-caption = Wie oft der bessere Spieler besser abschneidet
skill-about = jede Stufe gegen die nächstschwächere, die erste gegen Zufallsspieler, je { $games } Partien; 50 % wären reines Glück
duel = { $better } gegen { $worse }
h-checked = Kaum je genommen: Sehen stärkere Spieler das auch so?
checked-about = Karten, die schnelle Spieler kaum je nehmen, und wie oft die stärksten Spieler, für die Zeit ist ({ $who }, { $games } Partien), sie nehmen.
checked-quick = Schnelle Spieler
checked-strong = Stärkste Spieler
nav-restricted = Was, wenn niemand …
h-restricted = Was, wenn niemand es täte?
restricted-about = Dieselben Partien zweimal: wie gewöhnlich, und so, dass niemand etwas Bestimmtes wählt, solange es etwas anderes gibt. Was sich ändert, zeigt, wie viel davon abhängt.
restricted-title = Ohne „{ $thing }“
restricted-uses = Was Spieler stattdessen taten, je Spieler und Partie (je { $games } Partien):

# ---- Spielweisen ----
nav-styles = Spielweisen
h-styles = Arten zu spielen
styles-about = Spieler, die ihre Züge ähnlich aufteilen, sind zusammengefasst (drei Gruppen, k-Means über die Anteile der Orte und Aktionen). Prozentpunkte: um wie viel häufiger oder seltener sie gewinnen als die anderen.
column-style = Spielweise
column-style-share = Spieler
column-more = Tun dies häufiger als andere
column-less = Tun dies seltener
style = Spielweise { $number }

# ---- was ein Spiel in eigenen Worten sagen kann ----
tile-points = Punkte beim Sieg
length-about = Wie viele Züge die Partien hatten.
h-points = Punkte
points-about = Was alle am Ende haben; der farbige Teil sind die Siege.
h-uses = Was gewählt wurde
uses-about = Wie oft auf jedes Ding gezeigt wurde, wenn gefragt war.
