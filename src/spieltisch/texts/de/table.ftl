# Was der Tisch sagt: eigene Fragen, abgelehnte Antworten, Zurücknehmen, Partieaufzeichnungen.

# wie Zahlen geschrieben werden
number = 1.234,5
# wie diese Sprache zählt, wie in den Plural-Forms von gettext: ihre Formen mit Fluents Namen, und welche eine Zahl hat
plural-forms = one other
plural-formula = n != 1

game-over = Das Spiel ist aus.
chance = Zufall
nobody = niemand
seat = Spieler { $number }
player = Spieler { $number }
broken-game = Das Spiel „{ $game }“ ist hier nicht spielbar: { $reason }
broken-texts = Texte sind nicht lesbar: { $reason }
no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.

language = Die Sprache „{ $lang }“ gibt es nicht. Zur Wahl stehen: { $known }.

asks = { $who }: { $question }

## Antworten

answer-over = Das Spiel ist aus, es gibt nichts mehr zu entscheiden.
answer-turn = Spieler { $seat } ist nicht gefragt; die Frage geht an: { $asked }.
answer-illegal = „{ $answer }“ ist jetzt nicht möglich.
answer-unknown = „{ $text }“ ist keine Antwort auf diese Frage.
answer-near = „{ $text }“ ist keine Antwort auf diese Frage. Gemeint war vielleicht „{ $near }“?
answer-secret = { $who }: geheime Antwort auf „{ $question }“
batch-answer = Antwort { $number } von { $count }: { $reason } Es wurde nichts verändert.
repeat-nothing = Es gibt keine Antwort von dir, die sich hier noch einmal geben ließe.
repeat-count = Eine Antwort lässt sich ein- oder mehrmals wiederholen, nicht { $count }-mal.

## Zurücknehmen

undo-nothing = Es gibt keine Antwort von dir, die du zurücknehmen könntest.
undo-over = Die Partie ist zu Ende; zurücknehmen lässt sich nichts mehr.
undo-chance = Seit deiner letzten Antwort haben Würfel oder eine gezogene Karte entschieden.
undo-other = Seit deiner letzten Antwort hat jemand anders geantwortet.
undo-revealed = Deine letzte Antwort hat etwas gezeigt, was niemand wieder vergessen kann.

## Optionen und Namen

flag-form = „{ $text }“ ist keine Option. Schreibe sie als Name=Wert.
flag-unknown = Die Option „{ $key }“ gibt es nicht. Es gibt: { $known }.
flag-near = Die Option „{ $key }“ gibt es nicht. Gemeint war vielleicht „{ $near }“? Es gibt: { $known }.
flag-value = „{ $value }“ geht bei der Option { $key } nicht. Möglich: { $values }.
flag-twice = Die Option { $key } ist doppelt angegeben.
names-count = Für { $players } Spieler sind { $count } Namen angegeben.
name-bad = „{ $name }“ kann kein Name sein: 1 bis 60 druckbare Zeichen, außen keine Leerzeichen.

## Partieaufzeichnungen

record-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
record-too-big = Das ist keine Partieaufzeichnung: Die Datei hat mehr als { $most } Bytes.
record-foreign = Das ist keine Partieaufzeichnung von Spieltisch.
record-damaged = Die Partieaufzeichnung ist beschädigt: Die Prüfsumme stimmt nicht.
record-incomplete = Die Partieaufzeichnung ist unvollständig: Am Ende fehlt die Prüfsumme (Zeile { $line }).
record-line-ends = Die Partieaufzeichnung wurde von einem anderen Programm verändert: Sie hat fremde Zeilenenden (Zeile { $line }).
record-not-utf8 = Zeile { $line } der Partieaufzeichnung ist kein UTF-8.
record-newer-format = Die Partieaufzeichnung hat Format { $format }; dafür ist dieses Programm zu alt.
record-newer-program = Die Partieaufzeichnung stammt von Spieltisch { $version }; dies ist { $ours }, dessen Regeln abweichen können.
record-line = Zeile { $line } der Partieaufzeichnung gehört nicht dorthin: „{ $text }“.
record-unknown-game = Die Partieaufzeichnung gehört zum Spiel „{ $game }“, das hier nicht im Regal steht.
record-option = Zeile { $line } der Partieaufzeichnung enthält eine Option, die das Spiel nicht kennt: { $reason }
record-other-pack = Die Partie wurde mit dem Kartenpaket „{ $theirs }“ ({ $hash }…) gespielt, vorhanden ist aber ein anderes: „{ $ours }“.
record-answer = Zeile { $line } der Partieaufzeichnung ist in dieser Stellung nicht möglich: „{ $text }“.
record-after-end = Zeile { $line } der Partieaufzeichnung kommt nach dem Ende des Spiels: „{ $text }“.

## Kennzeichen von Regeln

tag-ruling = unsere Entscheidung
tag-ruling-is = Das Regelheft sagt hier nichts oder nichts Eindeutiges; so haben wir entschieden.
tag-derived = abgeleitet
tag-derived-is = Steht nicht als Regel da, folgt aber aus einem Beispiel oder aus mehreren Regeln zusammen.
tag-picture = aus einem Bild
tag-picture-is = Das zeigte das Regelheft in einem Bild, das verloren ist; die Zahl ist die des Pakets.
tag-edition = Ausgaben verschieden
tag-edition-is = Der deutsche und der englische Text unterscheiden sich; eine Option entscheidet.
