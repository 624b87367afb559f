# Was die Prüfung zu Kartenpaketen sagt. Schlüssel sind die Gründe aus packs/errors.py und aus den Spielen.

## Wo der Fehler ist

fault-in-field = { $file }, Zeile { $line }, { $field }: { $reason }
fault-in-line = { $file }, Zeile { $line }: { $reason }
fault-in-file = { $file }: { $reason }

## Dateien

folder-missing = Diesen Ordner gibt es nicht, oder er ist nicht lesbar.
file-missing = Die Datei „{ $name }“ fehlt.
file-unlisted = Diese Datei liegt im Ordner, aber pack.toml nennt sie nicht unter „files“.
file-twice = Die Datei „{ $name }“ ist zweimal genannt.
file-name = „{ $name }“ ist kein Name für eine Datei eines Pakets: Buchstaben, Ziffern, „_“, „-“ und „.“ vor „.toml“.
file-escapes = „{ $name }“ zeigt aus dem Ordner des Pakets hinaus; alle Dateien müssen neben pack.toml liegen.
file-not-plain = Das ist eine Verknüpfung, ein Ordner oder ein Gerät; ein Paket besteht nur aus einfachen Dateien.
file-unreadable = Die Datei ist nicht lesbar.
file-too-big = Die Datei hat { $size } Bytes; erlaubt sind höchstens { $most }.
file-too-long = Diese Datei hat höchstens { $most } Zeilen.
files-too-many = Das Paket hat zu viele Dateien; erlaubt sind höchstens { $most }.
files-too-big = Alle Dateien zusammen sind zu groß; erlaubt sind höchstens { $most } Bytes.
lines-too-many = Alle Dateien eines Pakets zusammen haben höchstens { $most } Zeilen.
entries-too-many = Ein Paket hat höchstens { $most } Einträge.
rows-too-many = Eine Tabelle hat höchstens { $most } Zeilen.
column-unknown = { $near ->
    [none] Die erste Zeile der Tabelle muss die Felder nennen; „{ $found }“ ist keines.
   *[other] Die erste Zeile der Tabelle muss die Felder nennen; „{ $found }“ ist keines. Ist „{ $near }“ gemeint?
  }
line-too-long = Die Zeile ist zu lang; erlaubt sind höchstens { $most } Zeichen.
not-utf8 = Die Datei ist nicht in UTF-8 geschrieben; bitte neu als UTF-8 speichern.

## TOML

toml = Das ist kein gültiges TOML (Spalte { $column }).
toml-twice = Dieses Feld oder diese Tabelle gab es schon (Spalte { $column }).
toml-equals = Hinter dem Namen eines Feldes fehlt ein „=“ (Spalte { $column }).
toml-value = Das ist weder ein Text in Anführungszeichen noch eine Zahl noch ein anderer Wert (Spalte { $column }).
toml-text = Ein Text in Anführungszeichen ist nicht geschlossen, oder ein Zeichen ist hier nicht erlaubt (Spalte { $column }).
toml-unclosed = Eine schließende Klammer oder ein Komma fehlt (Spalte { $column }).
toml-line-end = Hier erwartet TOML „Feld = Wert“ oder eine Tabelle in eckigen Klammern, eine pro Zeile (Spalte { $column }).
toml-deep = Listen und Tabellen sind zu tief verschachtelt.

## Felder

wrong-game = Das ist ein Paket für „{ $found }“, nicht für „{ $wanted }“.
no-packs = Das Spiel „{ $game }“ hat keine Kartenpakete.
wrong-format = Das Paket ist im Format { $found } geschrieben; dieses Programm kennt Formate bis { $newest }.
section-twice = Diese Tabelle steht schon in { $file }, Zeile { $line }.
field-missing = Das Feld fehlt.
field-unknown = { $near ->
    [none] Ein solches Feld gibt es nicht.
   *[other] Ein solches Feld gibt es nicht. Ist „{ $near }“ gemeint?
  }
not-text = Hier muss ein Text in Anführungszeichen stehen, nicht { $found }.
not-number = Hier muss eine ganze Zahl stehen, nicht { $found }.
not-list = Hier muss eine Liste in eckigen Klammern stehen, nicht { $found }.
not-table = Hier muss eine Tabelle stehen.
not-tables = Diese Einträge müssen als [[{ $section }]] geschrieben sein.
not-translated = Der Text wird englisch und deutsch gebraucht: „en“ und „de“.
number-range = { $found } liegt außerhalb des Bereichs: erlaubt ist { $low } bis { $high }.
list-length = Die Liste hat { $found } Werte; nötig sind { $wanted }.
text-empty = Der Text ist leer.
text-long = Der Text hat { $found } Zeichen; erlaubt sind höchstens { $most }.
text-unprintable = Der Text enthält ein Zeilenende oder ein unsichtbares Zeichen.
translation-missing = { $language ->
    [de] Der deutsche Text fehlt.
    [en] Der englische Text fehlt.
   *[other] Der Text in der Sprache „{ $language }“ fehlt.
  }
choice-unknown = { $near ->
    [none] „{ $found }“ ist hier unbekannt. Möglich: { $options }.
   *[other] „{ $found }“ ist hier unbekannt. Ist „{ $near }“ gemeint? Möglich: { $options }.
  }
id-bad = „{ $found }“ ist keine Kennung: ein Buchstabe, dann bis zu 31 Buchstaben, Ziffern, „-“ oder „_“.
id-twice = Die Kennung „{ $found }“ ist schon vergeben in { $file }, Zeile { $line }.
name-twice = Der Name „{ $found }“ ist schon vergeben in { $file }, Zeile { $line }.
source-bad = Die Herkunft muss mit „rulebook“ oder „reconstructed“ beginnen.
origin-bad = „{ $found }“ nennt keine Herkunft. Möglich: „rulebook p.9: Wortlaut“, „derived: Grund“, „ours“ oder „ours: Grund“.
former-bad = Hier muss eine Liste von Fingerabdrücken stehen, jeder aus 64 hexadezimalen Ziffern.
origin-missing = Nirgends steht, woher { $field } kommt.
origin-reason = { $near ->
    [none] Unter [reason] gibt es keinen Grund „{ $found }“.
   *[other] Unter [reason] gibt es keinen Grund „{ $found }“. Ist „{ $near }“ gemeint?
  }
origin-unused = { $near ->
    [none] Ein solches Ding oder Feld hat der Satz nicht.
   *[other] Ein solches Ding oder Feld hat der Satz nicht. Ist „{ $near }“ gemeint?
  }

## Effekte, in den Symbolsprachen der Spiele

effect-letter = Spalte { $column }: „{ $found }“ hat in einem Effekt keine Bedeutung.
effect-empty = Spalte { $column }: Der Effekt ist leer.
effect-end = Spalte { $column }: Der Effekt endet zu früh; es fehlt { $wanted }.
effect-expected = Spalte { $column }: „{ $found }“ kann hier nicht stehen; erwartet wird { $wanted }.
effect-verb-unknown = { $near ->
    [none] Spalte { $column }: Ein Verb „{ $found }“ gibt es nicht. Möglich ist hier: { $verbs }.
   *[other] Spalte { $column }: Ein Verb „{ $found }“ gibt es nicht. Ist „{ $near }“ gemeint? Möglich ist hier: { $verbs }.
  }
effect-number = Spalte { $column }: „{ $found }“ ist keine Zahl von { $low } bis { $high }.
effect-number-range = Spalte { $column }: { $found } liegt außerhalb des Bereichs: erlaubt ist { $low } bis { $high }.
