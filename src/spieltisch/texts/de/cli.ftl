# Die Befehlszeile: Hilfe, Fehleingaben und was die Befehle ausgeben.

## Hilfe

usage = Aufruf:
error = Das geht nicht:
see-help = „spieltisch --help“ zeigt alle Befehle, „spieltisch BEFEHL --help“ erklärt einen davon.
title-commands = Befehle
title-arguments = Angaben
title-parameters = Optionen
flag-help = Diese Hilfe zeigen.
flag-version = Die Version zeigen.

help-spieltisch = Brettspiele mit vollständigen Regeln: spielen, nachspielen, nachschlagen, simulieren, messen.
help-play = Den Tisch im Browser öffnen: gegen Bots, mit Freunden oder reihum an einem Gerät.
help-text = Im Terminal gegen Mitspieler spielen, die zufällig wählen.
help-replay = Eine aufgezeichnete Partie Satz für Satz erzählen, jeweils mit der Regel dazu.
help-rules = Eine Regel eines Spiels unter ihrer Nummer nachschlagen.
help-pack = Kartenpakete prüfen und zeigen.
help-pack-check = Ein Kartenpaket prüfen und sagen, was daran falsch ist, mit Datei, Zeile und Feld.
help-pack-show = Die Karten eines Pakets auflisten oder eine davon zeigen.
help-simulate = Viele Partien zufällig spielen. Das Ergebnis hängt nur von der Startzahl ab, gleich mit wie vielen Prozessen.
help-balance = Viele Partien nach Faustregeln mit allen wichtigen Optionen spielen: Länge, Spielende, Punkte, Plätze.
help-bench = Messen, wie schnell die Regeln auf diesem Rechner sind, übersetzt und interpretiert.
help-warm-up = Die Regeln eines Spiels oder aller Spiele übersetzen, damit alles andere sofort startet.

parameter-game = Das Spiel, zum Beispiel „xibalba“.
parameter-players = Anzahl der Spieler; ohne Angabe die kleinste, die das Spiel zulässt.
parameter-option = Eine Option des Spiels als Name=Wert; mehrfach möglich.
parameter-pack = Ordner eines Kartenpakets; ohne Angabe das Grundpaket.
parameter-lang = Sprache, „de“ oder „en“; ohne Angabe die deines Systems.
parameter-as-json = Das Ergebnis als JSON ausgeben.
parameter-play-host = Adresse, unter der der Tisch erreichbar ist (ohne Angabe: 127.0.0.1, nur von diesem Rechner aus).
parameter-play-port = Port; ohne Angabe 8765 oder der nächste freie.
parameter-play-db = Datei oder Adresse (postgresql://…) der Datenbank; ohne Angabe eine Datei in deinem Datenordner.
parameter-play-no-browser = Den Browser nicht öffnen.
parameter-play-proxy = Vor dem Tisch steht ein eigener Proxy: seinen Angaben (X-Forwarded-…) glauben.
parameter-text-seat = Dein Platz, gezählt ab 1 (ohne Angabe: 1).
parameter-text-seed = Eine Zahl, die über alle Würfel, gezogenen Karten und Mitspieler entscheidet.
parameter-text-load = Eine gespeicherte Partie fortsetzen.
parameter-text-save = Datei für die Partie; sie wird am Spielende und beim Beenden geschrieben.
parameter-replay-file = Eine gespeicherte Partie.
parameter-replay-seat = Nur erzählen, was dieser Platz wissen konnte, gezählt ab 1; ohne Angabe auch alles Geheime.
parameter-replay-step = Nach jeder Antwort anhalten und den Tisch zeigen.
parameter-rules-number = Nummer einer Regel (X-13.4, W-12.2.1), eines Ortes (W-12.2) oder Abschnitts (X-13); ohne Angabe eine Liste aller Abschnitte.
parameter-pack-check-folder = Ordner des Pakets.
parameter-pack-check-game = Das Spiel des Pakets; ohne Angabe das, was im Paket steht.
parameter-pack-show-card = Kennung oder Name einer Karte.
parameter-simulate-games = Anzahl der Partien (ohne Angabe: 1000).
parameter-simulate-seed = Eine Zahl, die über alles entscheidet (ohne Angabe: 1).
parameter-simulate-jobs = Anzahl der Prozesse (ohne Angabe: 1).
parameter-balance-games = Anzahl der Partien für jede Zusammenstellung von Optionen (ohne Angabe: 20000).
parameter-balance-players = Nur Partien mit so vielen Spielern; ohne Angabe alle.
parameter-balance-seed = Eine Zahl, die über alles entscheidet (ohne Angabe: 1).
parameter-balance-jobs = Anzahl der Prozesse (ohne Angabe: 1).
parameter-balance-write = Den Bericht in diese Markdown-Datei schreiben; was außerhalb seiner Marken steht, bleibt stehen.
parameter-bench-seconds = Wie lange jede Messung dauert (ohne Angabe: 1).
parameter-bench-repetitions = Wie oft jede wiederholt wird; es zählt der Median (ohne Angabe: 5).
parameter-warm-up-game = Das Spiel; ohne Angabe alle.

examples =
    Beispiele:
      spieltisch play
      spieltisch text xibalba
      spieltisch rules xibalba X-13.4
      spieltisch simulate xibalba --games 10000 --players 3 --jobs 4
examples-play =
    Beispiele:
      spieltisch play
      spieltisch play --port 9000 --no-browser
      spieltisch play --db runde.db
examples-text =
    Beispiele:
      spieltisch text xibalba
      spieltisch text xibalba --players 3 --seat 2 --option apocalypse=true
      spieltisch text xibalba --save abend.partie
      spieltisch text xibalba --load abend.partie
examples-replay =
    Beispiele:
      spieltisch replay abend.partie
      spieltisch replay abend.partie --step --seat 1
examples-rules =
    Beispiele:
      spieltisch rules xibalba
      spieltisch rules xibalba X-13
      spieltisch rules xibalba X-13.4
      spieltisch rules wutaki W-12.2
examples-pack =
    Beispiele:
      spieltisch pack check meine-karten
      spieltisch pack show xibalba Bomber
examples-pack-check =
    Beispiel:
      spieltisch pack check meine-karten
examples-pack-show =
    Beispiele:
      spieltisch pack show xibalba
      spieltisch pack show xibalba Bomber
      spieltisch pack show xibalba --pack meine-karten
examples-simulate =
    Beispiele:
      spieltisch simulate xibalba --games 10000 --players 3 --jobs 4
      spieltisch simulate xibalba --option threshold=10 --option apocalypse=true --json
examples-balance =
    Beispiele:
      spieltisch balance wutaki --games 1000 --jobs 2
      spieltisch balance wutaki --players 3 --json
      spieltisch balance wutaki --jobs 4 --write docs/balance.md
examples-bench =
    Beispiele:
      spieltisch bench xibalba
      spieltisch bench xibalba --players 4 --seconds 3 --json
examples-warm-up =
    Beispiele:
      spieltisch warm-up
      spieltisch warm-up xibalba

## Fehleingaben

port-taken = Der Port { $port } ist belegt. Wähle mit --port einen anderen oder gar keinen, dann findet sich ein freier.
cannot-listen = Unter { $host }:{ $port } lässt sich der Tisch nicht öffnen: { $reason }.
no-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
unknown-game = Das Spiel „{ $name }“ gibt es nicht. Im Regal: { $shelf }.
unknown-command = Den Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.
unknown-option = Die Option „{ $name }“ gibt es hier nicht.
did-you-mean = Gemeint war vielleicht „{ $near }“?
too-much = Das ist mehr, als der Befehl braucht: { $text }
given-twice = { $name } ist doppelt angegeben.
missing-value = Bei { $name } fehlt der Wert.
missing-argument = Es fehlt: { $name }.
bad-choice = „{ $value }“ geht bei { $name } nicht. Möglich: { $choices }.
bad-value = „{ $value }“ geht bei { $name } nicht, erwartet wird { $kind }.
kind-number = eine Zahl
kind-other = etwas anderes
os-error = { $file }: { $reason }.
option-players = Zu { $value } lässt sich das Spiel nicht spielen, nur zu { $least } bis { $most }.
option-unknown-option = Die Option „{ $key }“ gibt es nicht. Es gibt: { $known }.
option-bad-value = „{ $value }“ geht bei der Option { $key } nicht. Möglich: { $allowed }.
no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind von 1 bis { $players } nummeriert.
not-positive = { $name } muss mindestens 1 sein.
load-and-new = Eine gespeicherte Partie bringt Spieler und Optionen mit: --load verträgt sich nicht mit --players und --option.
load-other-game = { $file } ist eine Partie { $game }.
no-folder = Den Ordner { $folder } gibt es nicht.
bad-seed = --seed muss eine Zahl von 0 bis { $most } sein.
bench-bad-seconds = --seconds muss größer als 0 und höchstens 600 sein.
no-cards = { $game } hat keine Karten, die sich zeigen ließen.
no-such-card = Die Karte „{ $name }“ gibt es nicht.
no-such-card-near = Die Karte „{ $name }“ gibt es nicht. Gemeint war vielleicht: { $near }?
no-rules = Zu „{ $game }“ gibt es keine Regelsammlung.
no-such-rule = Die Regel { $id } gibt es nicht.
no-such-rule-near = Die Regel { $id } gibt es nicht. Ganz in der Nähe: { $near }.

## Spielen im Terminal

play-welcome = { $game } zu { $players } Spielern. Du sitzt auf Platz { $seat }; die anderen wählen zufällig.
play-hint = Antworte mit einer Nummer. ? erklärt alles Weitere.
play-prompt = Deine Antwort:
play-saved = Gespeichert: { $file }
play-not-saved = Es wurde nichts gespeichert.
play-undone = { $answers ->
    [one] Zurückgenommen.
   *[other] { $answers } Antworten zurückgenommen.
}
play-again = +  noch einmal: { $answer }
play-batch-ended = { $given } von { $wanted } Antworten gegeben. Dann wurde etwas Neues bekannt, oder du warst nicht mehr gefragt.
play-repeated = { $given ->
    [one] Noch einmal gegeben; mehr ging nicht.
   *[other] Noch { $given }-mal gegeben; mehr ging nicht.
}
play-need-times = Wie oft? Schreibe: + und eine Zahl von 1 bis { $most }
play-no-number = Wähle eine Nummer von 1 bis { $most }.
play-need-file = Welche Datei? Schreibe: speichern DATEI
play-need-card = Welche Karte? Schreibe: karte NAME
play-help =
    Nummer            eine Antwort wählen
    1 1 3             mehrere Antworten nacheinander wählen, mit ihren Nummern auf dem Bildschirm
    Worte             eine Antwort in Worten, wie sie daneben steht; mehrere mit Semikolon dazwischen
    +                 die letzte Antwort noch einmal geben; +3 dreimal, ++ so oft es geht
    u                 die letzte Antwort zurücknehmen, wenn seither nichts Neues bekannt wurde
    t                 den Tisch zeigen
    karte NAME        eine Karte zeigen
    verlauf           was bisher geschah
    speichern DATEI   die Partie speichern
    q                 beenden
play-log-empty = Noch ist nichts geschehen.

standing-title = Endstand
standing-now = Stand
column-place = Rang
column-player = Spieler
column-points = Punkte
player = Spieler { $number }
player-you = Spieler { $number } (du)

## Nachspielen

replay-title = { $game }, { $players } Spieler, Spieltisch { $version }
replay-options = Optionen: { $options }
replay-pack = Kartenpaket: { $name } ({ $hash })
replay-unfinished = Die Partie wurde nicht zu Ende gespielt.
replay-enter = Eingabetaste: nächste Antwort, q: aufhören

## Übersetzen

warm-up-title = { $game } wird übersetzt
warm-up-done = { $game }: bereit nach { $seconds } s.

## Simulation

simulate-progress = Es wird gespielt
simulate-title = { $games } Partien { $game }, { $players } Spieler, Startzahl { $seed }
simulate-row-decisions = Entscheidungen der Spieler
simulate-row-mean-decisions = Entscheidungen je Partie
simulate-row-mean-answers = Antworten je Partie, Würfel und Ziehen mitgezählt
simulate-row-wins = Siege von Platz { $seat }
simulate-row-shared = Partien mit geteiltem ersten Platz
simulate-row-points = Mittlere Punktzahl von Platz { $seat }
simulate-row-unfinished = Unbeendete Partien
simulate-row-seconds = Sekunden
simulate-row-games-per-second = Partien je Sekunde
simulate-row-decisions-per-second = Entscheidungen je Sekunde
simulate-row-digest = Prüfwert über alle Partien
simulate-stopped = Abgebrochen.

## Balance

balance-written = Geschrieben: { $file }
balance-heading = # Balance
balance-conclusions =
    ## Schlüsse

    (Von Menschen geschrieben; der Befehl lässt diesen Teil stehen.)
balance-intro =
    Je Zeile { $games } Partien (ein Zehntel davon, wo zufällige Spieler dabei sind), Startzahl { $seed }. Eine Partie hängt nur von Startzahl und Nummer ab; derselbe Befehl liefert
    also dieselben Zahlen, gleich mit wie vielen Prozessen:
balance-title-thumb =
    ## Spieler mit Faustregeln

    Mittelwerte je Spieler, wenn nichts anderes dasteht. Plätze zählen ab dem Startspieler; hinter jedem Anteil steht sein
    Vertrauensbereich von 95 %.
balance-title-random =
    ## Zum Vergleich: zufällige Spieler
balance-title-match =
    ## Faustregeln gegen zufällige Spieler

    Ein Spieler mit Faustregeln, alle anderen wählen zufällig; die Plätze wechseln von Partie zu Partie.
balance-title-remarks =
    ## Was auffällt
balance-setting = Zusammenstellung
balance-all-settings = alle Zusammenstellungen
balance-players = { $players } Spieler
balance-decisions = Entscheidungen
balance-winner = Punkte des Siegers
balance-all = Punkte aller
balance-seat = Platz { $seat }, Siege in %
balance-thumb-wins = Siege der Faustregeln in %
balance-fair = Gerechter Anteil
balance-too-short = Im Mittel kürzer als die angestrebten { $target } Runden: { $settings }.
balance-too-long = Im Mittel länger als die angestrebten { $target } Runden: { $settings }.
balance-length-fits = Alle Zusammenstellungen dauern im Mittel { $target } Runden, wie angestrebt.
balance-end-never = So endete keine Partie: { $end }.
balance-end-rare = So endete kaum eine Partie: { $end } (höchstens { $most }).
balance-seats-fair = Kein Platz gewinnt öfter oder seltener, als der Zufall erklärt.
balance-seats-unfair =
    { $n } von { $of } Vertrauensbereichen enthalten den gerechten Anteil nicht; der Zufall allein erklärt jeden zwanzigsten.
    Größter Abstand: Platz { $seat } bei „{ $setting }“, { $gap } Prozentpunkte.
balance-wutaki-length = Runden
balance-wutaki-end-points = 100 Punkte
balance-wutaki-end-pyramid = Pyramide
balance-wutaki-end-rounds = Rundengrenze
balance-wutaki-tally-fulfilled = Erfüllte Pakte
balance-wutaki-tally-open = offen geblieben
balance-wutaki-tally-claims = genommen oder vergeben
balance-wutaki-tally-pillages = Plünderungen
balance-wutaki-tally-chases = Verscheuchte Gruppen
balance-wutaki-tally-recruits = Angeworbene am Ende
balance-wutaki-tally-levels = Stufe der Pyramide
balance-xibalba-length = Züge
balance-xibalba-end-paragon = Paragon
balance-xibalba-end-other = Zuggrenze
balance-xibalba-tally-paragon = Paragon
balance-xibalba-tally-levels = Basisstufe
balance-xibalba-tally-cards = Erworbene Karten
balance-xibalba-tally-attacks = Angriffe

## Messungen

bench-title = { $game }, { $players } Spieler, zufälliges Spiel
bench-step = Messung: { $what }
bench-row-decisions-per-second = Entscheidungen der Spieler je Sekunde
bench-row-answers-per-second = Antworten je Sekunde, Würfel und Ziehen mitgezählt
bench-row-games-per-second = Partien je Sekunde
bench-row-clones-per-second = Kopien eines Zustands je Sekunde
bench-row-state-bytes = Bytes eines Zustands
bench-row-interpreted-decisions-per-second = Entscheidungen je Sekunde, interpretiert
bench-row-compiled-over-interpreted = Übersetzt ist schneller um den Faktor
bench-row-cold-compile-seconds = Alles übersetzen, Sekunden
bench-row-cached-warm-up-seconds = Alles Übersetzte laden, Sekunden
bench-row-cached-load-seconds = Vom Programmstart bis zur ersten Antwort, Sekunden
bench-machine = Rechner: { $machine }

## Regeln

rules-sections = Abschnitte der Regeln von { $game }
rules-language = Die Regelsammlung ist auf Englisch verfasst.
rules-binding = Eine Kurzfassung; verbindlich ist die englische Fassung (--lang en).
rules-hint = Ein Abschnitt: spieltisch rules { $game } { $section } · eine Regel: spieltisch rules { $game } { $rule }

## Kartenpakete

pack-good = Das Paket „{ $title }“ ist in Ordnung: { $cards } Karten, Fingerabdruck { $hash }.
pack-faults = { $count ->
    [one] Ein Fehler. Das Paket wurde nicht geladen.
   *[other] { $count } Fehler. Das Paket wurde nicht geladen.
}
pack-provenance = im Regelheft genannt; alles andere haben wir rekonstruiert, denn die Bilder des Hefts sind verloren.
pack-title = { $title }: { $cards } Karten

card-kind = Art
card-faction = Fraktion
card-cost = Kosten
card-strength = Stärke
card-resistance = Widerstand
card-paragon = Paragonwert
card-copies = Anzahl
card-phase = Gilt in
card-effect = Wirkung
card-symbols = Symbole
card-source = Quelle
faction-level = Stufe
faction-cost = Preis
faction-productivity = Produktivität
card-id-short = Nr.
card-name-short = Name
card-faction-short = Frak.
card-cost-short = Preis
card-values-short = S/W/P
card-copies-short = Anz.

## Der Tisch von Xibalba

board-ark = Arche
board-ark-apocalypse = Arche (Apokalypse)
board-ark-empty = Die Arche ist leer.
board-the-ark = die Arche
board-neutral = neutral
board-life-points = ♥ { $now } von { $cap }
board-market = Im Angebot
board-price = Preis
board-values = S/W/P
board-effect = Wirkung
board-stacks = Stapel { $deck }, Ablage { $pile }
board-slot-empty = leer
board-actions = Aktionen:
board-faction = Fraktion
board-paragon = Paragon
board-resources = Ressourcen
board-level = Stufe
board-resistance = Widerstand
board-productivity = Produktivität
board-squad = Kampftrupp
board-field = Feld { $number }
board-locked = gesperrt
board-own = Deine aktiven Karten
board-you = Du:
board-tracks = { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressourcen
}, { $paragon } von { $threshold } Paragon
board-dice-pool = Gewürfelt:
board-action-pool = Aktionsvorrat:
board-rerolls = { $n ->
    [0] kein Wiederholungswurf übrig
    [one] noch { $n } Wiederholungswurf
   *[other] noch { $n } Wiederholungswürfe
}
board-attack = Angriff:
board-attack-on = { $soldier } auf { $target } mit { $dice }
board-attack-open = { $soldier } aus der Arche mit { $dice }
board-attack-strong = { $soldier } auf { $target }, Stärke { $strength }
