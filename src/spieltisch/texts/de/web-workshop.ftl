### Die Werkstatt: eigene Pakete. Alle Schlüssel beginnen mit workshop-.

workshop-title = Werkstatt
workshop-door = Eigene Karten
workshop-door-text = Gib die Karten deiner Schachtel ein, ändere sie, erfinde neue, drucke sie und spiele damit.
workshop-door-go = Zur Werkstatt
workshop-edit-these = Diese Karten ändern
workshop-lead = Gib die Karten deiner Schachtel ein, ändere Zahlen, erfinde Karten. Jedes Paket gehört dir allein, bis du es weitergibst, und du kannst sofort damit spielen.
workshop-import = Paket einlesen
workshop-import-folder = Aus einem Ordner
workshop-mine = Meine Pakete
workshop-bases = Für den Anfang
workshop-bases-text = Zu jedem Spiel gehört ein Paket. Mach es zu deinem und ändere, was du magst; das Original bleibt, wie es ist.
workshop-entries = { $count ->
    [one] { $count } Karte oder Tabelle
   *[other] { $count } Karten und Tabellen
}
workshop-make-mine = Zu meinem machen
workshop-look = Ansehen
workshop-sound = Spielbereit
workshop-faults = { $count ->
    [one] { $count } Sache stimmt noch nicht
   *[other] { $count } Sachen stimmen noch nicht
}
workshop-new-pack = Ein eigenes Paket
workshop-new-pack-text = Es beginnt mit allen Karten dieses Pakets. Niemand außer dir sieht es.
workshop-pack-title = Wie soll es heißen?
workshop-my-pack = Mein { $game }
workshop-make = Anlegen

workshop-room-cards = Karten
workshop-room-compare = Was anders ist
workshop-room-print = Drucken
workshop-rooms = Ansichten dieses Pakets
workshop-base-note = Dieses Paket gehört zum Spiel und lässt sich nicht ändern. Mach es zu deinem, um es zu ändern.
workshop-play = Damit spielen
workshop-undo = Rückgängig
workshop-undo-keys = Strg+Z
workshop-redo = Wiederholen
workshop-redo-keys = Strg+Umschalt+Z
workshop-rename = Umbenennen oder löschen
workshop-title-in = Titel ({ $lang })
workshop-save = Speichern
workshop-delete = Dieses Paket löschen
workshop-delete-text = „{ $title }“ wird endgültig gelöscht. Spiele, die damit begonnen wurden, behalten ihre Karten.
workshop-delete-yes = Löschen

workshop-exchange = Mitnehmen und einlesen
workshop-export = Mitnehmen
workshop-export-one = Mitnehmen: { $what }
workshop-export-zip = Ganzes Paket
workshop-export-zip-is = Eine Zip-Datei, für Freunde oder einen anderen Server.
workshop-export-csv = Tabellen
workshop-export-csv-is = Alle Karten als Tabellen für eine Tabellenkalkulation.
workshop-export-toml = Text
workshop-export-toml-is = Alles in einem Text, zum Lesen und Vergleichen.
workshop-tables = Tabellen übernehmen
workshop-tables-is = Tabellen, die du mitgenommen und geändert hast: eine .csv-Datei oder die Zip-Datei mit allen.
workshop-choose-file = Datei wählen
workshop-taken = Übernommen.

workshop-kinds = Arten von Karten und Tabellen
workshop-search = Im ganzen Paket suchen
workshop-only-changed = Nur was ich geändert habe
workshop-add = Neu
workshop-found = { $count ->
    [one] { $count } gefunden
   *[other] { $count } gefunden
}
workshop-none = Hier passt nichts.
workshop-has-faults = etwas stimmt noch nicht
workshop-has-changes = etwas ist geändert
workshop-is-new = neu
workshop-is-changed = geändert
workshop-is-gone = entfernt
workshop-nothing = –

workshop-back = Zurück zu allen Karten
workshop-lost = Diese Karte ist nicht mehr im Paket.
workshop-copy = Kopieren
workshop-remove = Entfernen
workshop-removed = { $name } ist entfernt.
workshop-not-saved = Noch nicht gespeichert
workshop-unsaved = noch nicht gespeichert
workshop-saved = Gespeichert
workshop-saved-draft = { $count ->
    [one] Gespeichert. Eine Sache stimmt noch nicht.
   *[other] Gespeichert. { $count } Sachen stimmen noch nicht.
}
workshop-not-drawn = So sah sie zuvor aus: siehe die Bemerkungen.
workshop-never-drawn = Sie wird gezeichnet, sobald sie stimmt: siehe die Bemerkungen.
workshop-source-is = In wenigen Worten, für Leute, die die Dateien lesen: „rulebook p.9“, „my box“, „reconstructed“.
workshop-filed = Für die Dateien: Kennung und Quelle

workshop-pieces = Was soll geschehen?
workshop-pieces-search = Suchen
workshop-add-piece = Hinzufügen
workshop-sort-verb = Was geschieht
workshop-sort-mark = Zwischen zwei Teilen
workshop-sort-when = Wann
workshop-sort-if = Nur wenn
workshop-sort-who = Wen es betrifft
workshop-sort-cost = Gegen einen Preis
workshop-as-text = Als Text
workshop-no-pieces = Dieser Text lässt sich nicht in Teilen zeigen. Verbessere ihn oder beginne neu mit „Hinzufügen“.
workshop-move = Verschieben: { $piece }
workshop-move-keys = Pfeiltasten verschieben, Entf nimmt weg.
workshop-moved = Jetzt an Stelle { $place } von { $of }
workshop-take-away = Wegnehmen: { $piece }
workshop-slot = Wert { $number }

workshop-origin = Woher es stammt
workshop-origin-of = { $state }: woher es stammt ({ $field })
workshop-origin-ours = von uns
workshop-origin-derived = abgeleitet
workshop-origin-rulebook = gedruckt
workshop-origin-none = Wie bei allen dieser Art
workshop-origin-page = Seite
workshop-origin-words = Dort gedruckte Worte
workshop-origin-say = Übernehmen

workshop-same = Nichts ist anders als im Paket des Spiels.
workshop-field = Feld
workshop-before = Vorher
workshop-after = Nachher

workshop-print-what = Was wird gedruckt?
workshop-print-all = Alle Karten
workshop-print-often = Jede so oft wie im Spiel
workshop-print-go = { $count ->
    [one] { $count } Bogen drucken
   *[other] { $count } Bögen drucken
}
workshop-print-note = Neun Karten von 63 × 88 mm auf einem Bogen A4, mit Marken zum Schneiden. Wähle im Druckdialog A4, 100 % und keine Ränder.
workshop-print-sheet = Bogen { $number } von { $of }

workshop-trial = Was bewirkt diese Änderung?
workshop-trial-is = Einige hundert Partien mit ihr und ohne sie werden hier neben den Tischen gespielt und laufend erzählt.
workshop-trial-nothing = Hier ist noch nichts geändert.
workshop-trial-go = Partien damit spielen
workshop-trial-again = Noch einmal
workshop-trial-stop = Anhalten
workshop-trial-first = Die ersten Partien werden gespielt …
workshop-trial-games = { $games ->
    [one] { $games } Partie zu { $players } ({ $who }).
   *[other] { $games } Partien zu { $players } ({ $who }).
}
workshop-trial-wins = Siege derer, die sie haben
workshop-trial-others = Siege der anderen
workshop-trial-had = Wer sie hat
workshop-trial-taken = Genommen, wenn möglich
workshop-trial-more = Weitere Zahlen
workshop-trial-to = wird zu
