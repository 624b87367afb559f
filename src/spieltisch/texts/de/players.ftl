### Spieler von irgendwem: was sie am Spielen hindert, und was dabei schiefging.

bad-command = „{ $command }“ ist keine Befehlszeile. Schreibe zum Beispiel: pipe:./my_bot --flag
bad-seconds = Der Spieler „{ $name }“ darf für eine Antwort mehr als 0 und höchstens { $most } Sekunden brauchen.
no-module = Es gibt kein Modul „{ $place }“ für den Spieler „{ $name }“. Gesucht wird in diesem Ordner und unter den installierten Paketen; eine Datei schreibt man ./my_player.py:Class.
no-file = Es gibt keine Datei „{ $place }“ für den Spieler „{ $name }“.
import-failed = Der Spieler „{ $name }“ lässt sich nicht laden: { $reason }
no-class = In „{ $place }“ gibt es keine Klasse { $reason }.
no-answer-method = Die Klasse { $reason } hat keine Methode answer(question) und kann daher nicht spielen.
other-game = Der Spieler „{ $name }“ spielt dieses Spiel nicht, sondern nur: { $reason }.
not-begun = Der Spieler „{ $name }“ hat nicht angefangen: { $reason }
start-slow = Der Spieler „{ $name }“ war nach { $seconds } Sekunden noch nicht bereit.
ended = Der Spieler „{ $name }“ endete, bevor er bereit war: { $reason }
no-program = Es gibt kein Programm „{ $program }“, das sich starten ließe.
other-protocol = Der Spieler „{ $name }“ hat nicht gesagt, dass er Protokoll { $ours } spricht.
bad-name = „{ $name }“ kann nicht der Name eines Spielers sein: 1 bis 24 druckbare Zeichen, und keine unserer Stufen. Schreibe zum Beispiel: --player Fuchs=fox:Player
name-twice = Zwei Spieler heißen „{ $name }“. Gib einem einen anderen Namen: --player NAME=…
left-out = Der Spieler „{ $name }“ bleibt weg. { $reason }

# als Stufe am Webtisch
level-about = Ein Programm, das jemand anderes geschrieben hat.

# in Ergebnissen
faults = { $name }: { $illegal } Antworten waren nicht erlaubt, { $failed } scheiterten, { $slow } kamen zu spät. Statt ihrer wurde zufällig geantwortet.

### Netze

no-network = Zu „{ $game }“ gehört kein Netz: Der Spieler „network“ kann es nicht spielen. Eine Datei mit Gewichten lässt sich nennen: network:gewichte.npz
no-network-file = Es gibt keine Datei „{ $path }“.
network-broken = „{ $path }“ ist kein brauchbares Netz ({ $reason }).
network-number = Das Netz „{ $path }“ passt nicht zu „{ $game }“, wie es ist: Es erwartet „{ $name }“ als Zahl { $number } einer Beobachtung.
network-thing = Das Netz „{ $path }“ passt nicht zu „{ $game }“, wie es ist: Es erwartet „{ $there }“ als Antwort { $number }, wo „{ $here }“ steht.
network-seats = Das Netz „{ $path }“ ist nicht für so viele Spieler, wie „{ $game }“ haben kann.
network-overlooks = In „{ $game }“ kann niemand „{ $word }“ übersehen, nur: { $known }.
