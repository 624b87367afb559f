### Was die Arena ablehnt.

process-lost = Ein spielender Prozess ist unerwartet beendet worden; vielleicht fehlte Arbeitsspeicher. Fertiges bleibt erhalten, wenn ein Ordner angegeben war.
cluster-away = Unter { $address } ist kein Ray-Cluster zu erreichen: { $reason }
other-version = Der Rechner { $machine } des Clusters hat eine andere Version von Spieltisch oder vom Spiel: Seine Partien wären andere. Installiere überall dieselbe.
player-at-fault = In Partie { $game } gab jemand eine unerlaubte Antwort. Das ist ein Fehler des Programms.
folder-other = Im Ordner { $folder } liegt etwas anderes. Wähle einen neuen oder leeren.
folder-unreadable = Im Ordner { $folder } liegen keine Partien, die diese Version lesen kann.
setting-changed = Im Ordner { $folder } liegen Partien einer anderen Einstellung ({ $differences }). Wähle einen anderen Ordner oder die frühere Einstellung.
pack-changed = Die Karten des Pakets { $pack } sind nicht mehr die, mit denen die Partien im Ordner { $folder } gespielt wurden. Spiele sie neu oder nimm das Paket von damals.
pack-edited = Das Paket { $pack } wurde geändert, während damit gespielt wurde. Nichts, was mit den neuen Karten gespielt wurde, ist aufgehoben; gib den Befehl noch einmal.
rules-changed = Die Partien im Ordner { $folder } wurden nach anderen Regeln gespielt als denen dieser Version; sie lassen sich nicht nachspielen. Spiele sie neu.
log-not-legal = Antwort { $answer } von Partie { $game } ist dort nicht erlaubt: Die Mitschrift ist beschädigt oder von einem anderen Spiel.
folder-unfinished = Im Ordner { $folder } ist noch keine Partie fertig.
too-few-players = Ein Turnier braucht mindestens zwei verschiedene Spieler (--who A,B).
player-twice = { $name } ist doppelt genannt.
folder-without-logs = Der Ordner { $folder } enthält Partien ohne ihre Antworten; sie lassen sich nicht nachspielen. Mit Mitschrift spielen.
trial-same = Beide Kartenpakete sind gleich: Es gibt keine Änderung, die man ausprobieren könnte.
trial-no-card = Eine Karte { $card } gibt es in keinem der beiden Pakete.
no-such-thing = Auf { $thing } kann in diesem Spiel niemand zeigen. Gemeint vielleicht: { $near }?
