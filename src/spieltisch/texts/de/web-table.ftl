### Der Tisch, die Wiederholung und die Schlusswertung. Alle Schlüssel beginnen mit table-.

## Der Tisch

table-loading = Der Tisch wird gedeckt …
table-home = Startseite
table-menu = Menü
table-cards = Alle Karten
table-pack = Kartenpaket: { $pack }
table-rules = Regeln
table-settings = Einstellungen
table-seats = Plätze und Einladungen
table-keys = Tastatur
table-sound-on = Töne an
table-sound-off = Töne aus
table-board = Spielplan
table-others = Die anderen
table-me = Was vor mir liegt
table-side = Karten und Stapel
table-talk = Verlauf oder Gespräch
table-parts = Teile des Tisches
table-tab-me = Ich
table-tab-others = Andere
table-tab-log = Verlauf
table-tab-side = Karten
table-zoom-in = Größer
table-zoom-out = Kleiner
table-zoom-whole = Den ganzen Plan zeigen
table-spectator = Zuschauer
table-spectating = Du schaust zu und siehst, was alle sehen dürfen.

table-line-connecting = Verbinde …
table-line-open = Verbunden
table-line-lost = Verbindung verloren, neuer Versuch …
table-line-offline = Kein Netz
table-line-gone = Dieser Tisch ist geschlossen

## Wer am Zug ist

table-your-move = Du bist dran
table-thinking = { $name } überlegt
table-waiting = Warten auf { $name }
table-waiting-away = Warten auf { $name } (gerade nicht da)
table-waiting-friend = Warten auf jemanden, der den Platz von { $name } einnimmt
table-chance = Der Zufall entscheidet
table-moment = Einen Moment
table-sending = Einen Moment
table-over = Das Spiel ist zu Ende.
table-over-short = Spiel zu Ende
table-over-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}

## Fragen und antworten

table-prompt = Was gefragt ist
table-options = Alle Möglichkeiten
table-list = Liste ({ $count })
table-which = Was meinst du?
table-final = Nicht mehr rückgängig zu machen:
table-confirm = { $count ->
    [one] Bestätigen
   *[other] Alle { $count } bestätigen
}
table-cancel = Abbrechen
table-collected = Gesammelt
table-put-back = Zurücklegen:
table-skip = Überspringen
table-undo = Zurücknehmen
table-undo-key = Deine letzte Antwort zurücknehmen (Taste u).
table-undo-none = Es gibt nichts von dir zurückzunehmen.
table-hint = Tipp
table-hint-key = Was würde jemand mit viel Erfahrung tun? (Taste h) Alle sehen, dass du gefragt hast.
table-hint-off = An diesem Tisch gibt es keine Tipps.
table-hint-wait = Einen Tipp gibt es, wenn du dran bist.
table-hint-collected = Bestätige erst, was du gesammelt hast, oder lege es zurück.
table-hint-thinking = Wird überlegt …
table-hint-head = Was du mit diesem Zug tun kannst
table-hint-numbers = In Zahlen
table-plan-further = Der Rest des Zugs wird noch überlegt …
table-hint-note = Geschätzte Gewinnaussicht nach allem, was du wissen kannst.
table-hint-chance = { $percent ->
    [0] < 1 %
   *[other] { $percent } %
}
table-hint-rank = Tipp: Nummer { $rank }
table-hint-said = Tipp: { $plan } ({ $percent } %)
table-hints-allowed = An diesem Tisch sind Tipps erlaubt.
table-hints-off = An diesem Tisch gibt es keine Tipps.
table-hints-now = Ab jetzt sind an diesem Tisch Tipps erlaubt.
table-hints-no-more = Ab jetzt gibt es an diesem Tisch keine Tipps mehr.
table-percent = { " " }%
table-to-scoring = Schlusswertung
table-to-replay = Wiederholung
table-rematch = Noch einmal spielen
table-to-rematch = Zur nächsten Partie
table-export = Als Datei sichern

## Verlauf und Gespräch

table-log = Verlauf
table-log-filter = Nur zeigen, was jemanden betrifft
table-log-all = Alle
table-log-turn = Zug { $turn }
table-log-more = Frühere Züge zeigen
table-log-newest = Neuestes
table-log-empty = Noch ist nichts geschehen.
table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-hint = Etwas sagen
table-chat-send = Senden

## Plätze

table-note-thinking = überlegt …
table-note-stand-in = Ein Bot springt ein
table-note-open = Platz ist frei
table-note-away = Nicht da
table-seat-bot = Bot ({ $level })
table-level = Wie gut der Bot auf dem Platz von { $name } spielt
table-seat-me = Das bist du
table-seat-hotseat = Spielt an diesem Gerät
table-seat-online = Ist da
table-invite = Einladen
table-invite-instead = Jemanden hierher einladen
table-invite-why = Wer in einer laufenden Partie einen Platz übernimmt, sieht dessen verdeckte Karten. Deshalb werden erst alle am Tisch gefragt, und es steht im Verlauf.
table-give = Platz abgeben
table-leave = Tisch verlassen
table-leave-title = Diesen Platz verlassen?
table-leave-text = Ein Bot spielt an deiner Stelle weiter. Zurück kommst du nur mit einer Einladung und der Zustimmung der anderen. Für eine Pause lass lieber einen Bot für dich spielen.
table-asked = { $name } und die anderen werden gefragt. Nach zehn Minuten wird auf niemanden mehr gewartet, der nicht da ist.
asking-person = { $name } möchte den Platz von { $whose } übernehmen und würde dessen verdeckte Karten sehen. Ist das in Ordnung?
asking-bot = Für { $whose } soll bis zur Rückkehr ein Bot spielen. Ist das in Ordnung?
asking-mine = Du hast um den Platz von { $whose } gebeten. Noch nicht zugestimmt: { $names }. Ab { $day } wird auf niemanden mehr gewartet, der nicht da ist.
asking-others = An der Stelle von { $whose } soll jemand anders spielen. Noch nicht zugestimmt: { $names }.
asking-yes = Einverstanden
asking-no = Nein
asking-withdraw = Doch nicht
table-stand-in = Bot spielen lassen
table-take-back = Platz wieder übernehmen
table-copy-link = Link kopieren
table-pace = { $seconds ->
    [0] Bots antworten sofort
    [one] Bots brauchen 1 Sekunde für eine Entscheidung
   *[other] Bots brauchen { $seconds } Sekunden für eine Entscheidung
}
table-watch = Wer diesen Link hat, kann zuschauen und sieht nur, was alle sehen dürfen:

## Ein Gerät, mehrere Spieler

table-handover = Gib das Gerät an { $name }
table-handover-why = Alles ist verdeckt, bis du weitermachst.
table-handover-take = Ich bin { $name }

## Tasten

table-key-digits = eine Möglichkeit nach ihrer Nummer wählen (zwei Ziffern, wenn es mehr als zehn sind)
table-key-arrows = von einem leuchtenden Ding zum nächsten
table-key-read = zu irgendeinem Ding gehen und darüber lesen
table-key-enter = nehmen; Gesammeltes bestätigen
table-key-escape = abbrechen
table-key-undo = zurücknehmen
table-key-again = dasselbe noch einmal
table-key-hint = ein Tipp
table-key-log = zum Verlauf
table-key-space = überspringen, was gerade gezeigt wird
table-key-help = diese Hilfe
table-key-named-shift = Umschalt
table-key-named-space = Leertaste
table-key-named-left = links
table-key-named-right = rechts
table-key-named-up = hoch
table-key-named-down = runter

## Wiederholung

table-replay-title = Wiederholung – { $game }
table-replay-head = { $game } · Wiederholung
table-replay-back = Zum Tisch
table-replay-view = Gesehen von
table-replay-public = Alle
table-replay-secret = Die Sicht von { $name } ist noch geheim. Hier ist, was alle sehen dürfen.
table-replay-start = Vor der ersten Antwort
table-replay-told = Was geschehen ist
table-replay-first = Zum Anfang
table-replay-last = Zum Ende
table-replay-prev = Eine Antwort zurück
table-replay-next = Eine Antwort weiter
table-replay-turn = Zug
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-speed = Tempo
table-replay-scrub = Antwort
table-replay-at = { $number } von { $last }
table-replay-events = Ereignisse
table-replay-seats = Spieler
table-replay-side = Karten
table-replay-review = Rückblick
table-replay-beside = Ereignisse oder Rückblick

## Rückblick

table-review = Rückblick
table-review-lead = Wie haben sich die Aussichten verschoben, und wo ist die Partie gekippt? Ein starker Bot geht jede Entscheidung mit dem durch, was man da wissen konnte, und spielt hunderte Male aus, worauf es ankam. Das dauert bis zu einer Minute.
table-review-go = Auf die Partie zurückblicken
table-review-working = Geht die Partie durch: { $percent } %
table-review-began = Die Partie wird durchgegangen.
table-review-ready = { $count ->
    [0] Der Rückblick ist fertig: kein Wendepunkt.
    [one] Der Rückblick ist fertig: 1 Wendepunkt.
   *[other] Der Rückblick ist fertig: { $count } Wendepunkte.
}
table-review-chart = Gewinnaussicht im Lauf der Partie
table-review-turns = Wendepunkte
table-review-none = Mit keiner einzelnen Entscheidung ist sicher viel verschenkt worden.
table-review-mark = Wendepunkt { $index }: { $name }
table-review-cost = −{ $percent } Prozentpunkte
table-review-chosen = Gewählt: { $move }
table-review-better = Besser: { $move }
table-review-jump = Ansehen
table-review-jump-to = Wendepunkt { $index } in der Wiederholung ansehen
table-review-luck = Glück
table-review-luck-of = +{ $percent } Prozentpunkte durch das, was der Zufall brachte
table-review-luck-jump-to = In der Wiederholung ansehen, welches Glück { $name } hatte
table-review-note = Aussichten, wenn von da an alle gut weiterspielen, gemessen an vielen ausgespielten Partien. Ein Wendepunkt steht hier nur, wenn sicher ist, dass etwas verloren ging, und wie viel, ist neu gemessen: So viel fällt die Kurve bei seiner Nummer. Unter dem Diagramm: wie viele Antworten schon gegeben waren.

## Schlusswertung

table-scoring = Schlusswertung
table-scoring-title = Schlusswertung – { $game }
table-scoring-back = Zum Tisch
table-scoring-start = Der Punktestand bisher
table-scoring-next = Nächster Schritt
table-scoring-all = Alles zeigen
table-scoring-again = Noch einmal Schritt für Schritt
table-scoring-none = nichts
table-scoring-sheet = Der Wertungsbogen
table-scoring-step = Schritt
table-scoring-before = Während des Spiels
table-scoring-total = Summe
table-standing = Stand
table-chart = Punkte im Lauf der Partie
table-chart-goal = { $points } zum Sieg
table-chart-numbers = Zahlen als Tabelle
table-chart-when = Wann
table-doings = Wer was wie oft getan hat
table-doings-what = Was

## Der Tisch eines Spiels ohne eigene Bilder

table-zone-empty = leer
table-tray = Auch möglich
table-tray-choice = { $text } … ({ $count })
table-seat-points = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
table-before = Vor { $name }
table-status-round = Runde { $round }
table-status-turn = Zug { $turn }
label-bag = Beutel
label-board = Spielplan
label-cards = Karten
label-coins = Münzen
label-deck = Stapel
label-dice = Würfel
label-die = Würfel
label-discard = Ablagestapel
label-discarded = Abgelegt
label-discards = Abgelegte Karten
label-gold = Gold
label-hand = Hand
label-market = Markt
label-pile = Auslage
label-points = Punkte
label-score = Punkte
label-stack = Stapel
label-supply = Vorrat
label-tokens = Marker
label-trick = Stich
label-value = Wert
