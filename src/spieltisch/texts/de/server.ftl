# Was der Webserver sagt: Ablehnungen, vorläufige Namen, die Geschichte einer Partie.

## Ablehnungen (jeder Code hat eine)

refused-forbidden = Das darfst du hier nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
refused-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
refused-no-such-game = Das Spiel „{ $game }“ steht nicht im Regal.
refused-broken-game = Das Spiel „{ $game }“ ist hier nicht spielbar: { $reason }
refused-no-such-route = Unter dieser Adresse gibt es nichts.
refused-no-such-code = Dieser Code gilt nicht. Vielleicht wurde er schon benutzt, durch einen neuen ersetzt, oder er ist zu alt: Einladungen gelten eine Woche.
refused-no-such-moment = Den Moment { $number } gibt es in dieser Partie nicht; der letzte ist { $last }.
refused-no-such-level = Den Gegner „{ $level }“ gibt es nicht. Es gibt: { $known }.
refused-no-rules = Die Regeln dieses Spiels sind hier nicht aufgeschrieben.
refused-no-visitor = Diesen Browser kennen wir noch nicht. Lade die Seite neu und versuche es noch einmal.
refused-origin = Diese Anfrage kam von einer fremden Seite.
refused-host = So heißt dieser Server nicht. Falls doch, nennt ihm seine Adresse, wer ihn betreibt: spieltisch play --public-url ADRESSE
refused-method = Das geht unter dieser Adresse nicht.
refused-no-length = Die Anfrage sagt nicht, wie lang sie ist.
refused-too-big = Das ist mehr, als wir auf einmal annehmen.
refused-bad-request = Diese Anfrage verstehen wir nicht.
refused-bad-message = Diese Nachricht verstehen wir nicht.
refused-bad-name = Das kann kein Name sein: 1 bis 24 druckbare Zeichen.
refused-bad-title = Das kann kein Titel sein: höchstens 60 druckbare Zeichen.
refused-bad-text = Dieser Text lässt sich hier nicht schreiben.
refused-players = Das Spiel ist für { $least } bis { $most } Spieler, nicht für { $count }.
refused-stale = Inzwischen ist etwas geschehen. Sieh dir den Tisch noch einmal an und entscheide dann.
refused-busy = An diesem Tisch ist gerade zu viel los. Versuche es noch einmal.
refused-crowded = { $seconds ->
    [one] Gerade gibt es zu viel auf einmal zu tun. Versuche es in einer Sekunde noch einmal.
   *[other] Gerade gibt es zu viel auf einmal zu tun. Versuche es in { $seconds } Sekunden noch einmal.
}
refused-too-fast = { $seconds ->
    [one] Nicht so schnell, bitte. Versuche es in einer Sekunde noch einmal.
   *[other] Nicht so schnell, bitte. Versuche es in { $seconds } Sekunden noch einmal.
}
refused-too-many-tries = { $seconds ->
    [one] Von hier wurden zu viele Codes ausprobiert. Versuche es in einer Sekunde noch einmal.
   *[other] Von hier wurden zu viele Codes ausprobiert. Versuche es in { $seconds } Sekunden noch einmal.
}
refused-no-code = Noch nicht: Dieses Spiel wird gerade übersetzt ({ $percent } %). Das dauert eine Minute, und nur dieses eine Mal.
refused-seat-taken = Dort sitzt schon jemand. Solange die Partie nicht begonnen hat, kann den Platz frei machen, wer den Tisch aufgestellt hat.
refused-sits-here = In diesem Browser sitzt du schon an diesem Tisch. Ein Rückkehr-Code gilt für einen Browser ohne Platz dort; um einen weiteren Platz zu spielen, lass dich einladen.
refused-seat-guarded = Wer hier saß, wurde hinausgebeten, und die verdeckten Karten gehören niemand anderem: Diesen Platz spielt ein Bot bis zum Ende.
refused-seat-asked = Um diesen Platz hat schon jemand gebeten, und am Tisch ist noch nicht entschieden.
refused-waiting = Die Partie hat noch nicht begonnen: Sie beginnt, wenn alle Plätze besetzt sind.
refused-begun = Die Partie hat schon begonnen.
refused-no-request = Um diesen Platz bittet niemand mehr.
refused-is-bot = Diesen Platz spielt ohnehin ein Bot.
refused-hints-off = An diesem Tisch gibt es keine Tipps. Erlauben kann sie, wer den Tisch aufgestellt hat.
refused-no-why = Hier gibt es nichts zu erklären: Kein Bot hat etwas entschieden.
refused-hint-under-way = Dein Tipp wird noch überlegt. Frag nach dem nächsten, wenn er da ist.
refused-no-lesson = Zu diesem Spiel gibt es keine geführte erste Partie.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-review-failed = Diese Partie ließ sich nicht durchgehen: Bei uns ist etwas schiefgegangen.
refused-export-running = Dieses Spiel hat Geheimnisse: Als Datei lässt es sich sichern, sobald es zu Ende ist.
refused-other-pack = Diese Partie wurde mit dem Kartenpaket „{ $pack }“ gespielt, wie es damals war, und diese Karten hat hier niemand mehr.
refused-no-such-pack = Das Kartenpaket „{ $pack }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.
refused-broken-pack = Mit dem Kartenpaket „{ $pack }“ lässt sich so, wie es jetzt ist, nicht spielen: { $reason }
refused-pack-of-record = Diese Partie wurde mit dem Kartenpaket „{ $pack }“ ({ $hash }…) gespielt, das hier nicht zu finden ist. Lege es in den Ordner der Kartenpakete und versuche es noch einmal.
refused-no-such-draft = So ein Kartenpaket hast du nicht, oder nicht mehr.
refused-no-such-entry = In diesem Kartenpaket gibt es nichts mit dem Namen „{ $entry }“.
refused-pack-stale = Dieses Kartenpaket wurde in einem anderen Fenster geändert. Hier ist es, wie es jetzt ist; bitte versuche es noch einmal.
refused-pack-is-base = Das Grundspiel lässt sich nicht ändern. Lege eine Kopie an und ändere diese.
refused-pack-too-big = Ein Kartenpaket darf höchstens { $most } Byte haben.
refused-pack-refused = Dieses Kartenpaket ist nicht lesbar.
refused-too-many-packs = Du kannst hier höchstens { $most } Kartenpakete haben. Lösche eines, das du nicht mehr brauchst.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-bad-pieces = Diese Teile passen nicht in dieses Feld.
refused-option-players = Das Spiel ist für { $least } bis { $most } Spieler, nicht für { $value }.
refused-option-no-packs = { $game } hat keine Kartenpakete.
refused-option-unknown-option = Die Option „{ $key }“ gibt es nicht. Es gibt: { $known }.
refused-option-bad-value = „{ $value }“ geht bei der Option { $key } nicht. Möglich: { $allowed }.
refused-option = Eine der Optionen lässt sich so nicht einstellen.
refused-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Man kann ihn ansehen, sonst nichts.
refused-muted = Wer diesen Server betreibt, lässt dich hier nichts schreiben.
refused-storage-away = Die Partien sind gerade nicht erreichbar. Es wurde nichts geändert; versuch es gleich noch einmal.
refused-storage-full = Wo die Partien liegen, ist kein Platz mehr. Es wurde nichts geändert; wer diesen Server betreibt, muss Platz schaffen.
refused-storage-read-only = Wo die Partien liegen, lässt sich nichts schreiben. Es wurde nichts geändert; wer diesen Server betreibt, muss nachsehen.
refused-too-many = { $seconds ->
    [one] Von hier sind schon zu viele Verbindungen offen. Schließe welche, oder versuche es in einer Sekunde noch einmal.
   *[other] Von hier sind schon zu viele Verbindungen offen. Schließe welche, oder versuche es in { $seconds } Sekunden noch einmal.
}
refused-too-long = Das hier durchzuarbeiten würde zu lange dauern.
refused-too-many-answers = Diese Partie ist zu lang, um sie hier zu öffnen: Sie hat mehr als { $most } Antworten.
refused-closing = { $seconds ->
    [one] Dieser Server wird gerade beendet. Versuche es in einer Sekunde noch einmal.
   *[other] Dieser Server wird gerade beendet. Versuche es in { $seconds } Sekunden noch einmal.
}
refused-hushed = Wer diesen Tisch eröffnet hat, lässt dich hier nicht schreiben.
refused-removed = Wer diesen Tisch eröffnet hat, hat dich hinausgebeten.
refused-nobody-sits = Dort sitzt niemand.
refused-no-such-line = Diese Zeile ist schon weg.
refused-author-unknown = Wer das gesagt hat, weiß niemand mehr.
refused-hush-host = Das ist, wer diesen Tisch eröffnet hat.
refused-fault = Bei uns ist etwas schiefgegangen. Es wurde nichts verändert.

## Namen der Plätze, bis jemand einen besseren weiß

name-human = Spieler { $number }
name-hotseat = Spieler { $number }
name-open = Platz { $number }
name-somebody = Jemand
spectator = Zuschauer

## Ohne Webseiten

not-built-title = Spieltisch läuft
not-built = Die Webseiten sind noch nicht gebaut. Installiere das Paket neu (das macht make play), oder baue sie im Ordner web mit npm run build.

## Der Befehl

serving = Spieltisch ist bereit: { $address }  (Ende mit Strg-C)
serving-stopped = Bis bald.
pack-left-out = Das Kartenpaket in { $folder } bleibt außen vor:
pack-same-name = „{ $name }“ heißt schon ein anderes Paket dieses Spiels. Gib ihm in pack.toml einen eigenen Namen.

## Tipps und Rückblicke

note-hint = { $name } hat einen Tipp genommen.

## Plätze, die in andere Hände kommen, wie es im Verlauf steht

note-took = { $name } hat den Platz von { $other } übernommen und sieht dessen verdeckte Karten.
note-left = { $name } hat den Tisch verlassen. Ein Bot spielt weiter.
note-removed = { $name } wurde hinausgebeten. Ein Bot spielt weiter.
note-stood-in = Für { $name } spielt ein Bot.
note-came-back = { $name } spielt wieder selbst.
note-moved = { $name } ist in einem anderen Browser zurückgekommen.
note-refused = Der Wunsch, an der Stelle von { $other } zu spielen, wurde abgelehnt.
note-brought = Diese Partie wurde aus einer Datei geöffnet. Wer sie geöffnet hat, konnte darin alle Karten lesen.

## Die Geschichte einer Partie

story-turn = Zug { $turn }

# Wie oft welcher Platz etwas getan hat: ein Satz je Art von Ereignis, die sich zu vergleichen lohnt.
refused-no-trial = Dieses Paket wurde noch nicht ausprobiert.
refused-trial-same = Nichts ist anders: Es gibt keine Änderung, die man ausprobieren könnte.
refused-trial-no-card = Eine Karte { $card } gibt es in keinem der beiden Pakete.
