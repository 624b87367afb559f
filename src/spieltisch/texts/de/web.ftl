# Was die Seiten rund um den Tisch sagen: Start, neuer Tisch, meine Partien, Beitreten, Karten, Regeln, Einstellungen. Nur im Browser.

## Allgemein

skip-to-content = Zum Inhalt springen
loading = Einen Augenblick …
close = Schließen
cancel = Abbrechen
back = Zurück
try-again = Noch einmal versuchen
to-home = Zur Startseite
copied = Kopiert.
copy-failed = Der Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.
just-now = gerade eben
rule-link = Regel { $rule } nachlesen
search-clear = Suche und Filter leeren
footer = Ein digitaler Tisch für Brettspiele. Die Bilder sind unsere eigenen; rekonstruierte Karten sind gekennzeichnet.

## Was schiefgeht

error-title = Das hat nicht geklappt
error-unknown = Etwas Unerwartetes ist passiert. Versuche es noch einmal; hilft das nicht, lade die Seite neu.
error-server = Der Server ist darüber gestolpert. Verloren ist nichts; versuche es gleich noch einmal.
error-offline = Der Server antwortet nicht. Sieh nach, ob er noch läuft und ob du verbunden bist, und versuche es dann noch einmal.
error-page = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.
notfound-title = Hier ist nichts
notfound-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unterwegs abgeschnitten worden.

## Wege

nav-label = Hauptmenü
nav-home = Start
nav-games = Meine Partien
nav-join = Beitreten
nav-rules = Regeln
nav-cards = Karten
nav-settings = Einstellungen
switch-lang = Show this page in English
theme-to-light = Helle Farben
theme-to-dark = Dunkle Farben

## Start

home-title = Setz dich dazu.
home-lead = Brettspiele, gleich hier im Browser, gegen Bots oder mit Freunden. Ohne Anmeldung, ohne Installation.
home-players = { $least } bis { $most } Personen
home-play = Jetzt spielen
home-play-note = Du gegen { $bots ->
    [one] einen Bot
    [2] zwei Bots
    [3] drei Bots
   *[other] { $bots } Bots
}.
home-broken = Dieses Spiel lässt sich gerade nicht öffnen.
home-set-up = Tisch einrichten
home-running = Weiterspielen
home-all-games = Alle { $count } Partien
home-join = Eingeladen?
home-join-text = Gib den Code ein, den du bekommen hast.

## Ein neuer Tisch

new-title = Neuer Tisch
new-who = Wer spielt mit?
new-count = Wie viele
new-seat = Wer auf Platz { $number } sitzt
new-level = Wie gut der Bot auf Platz { $number } spielt
level-choice = { $rank } · { $name }
level-strength = Stärke { $rank } von { $of }
level-rating = Elo { NUMBER($rating, useGrouping: 0) }
new-name = Name auf Platz { $number }
new-friend = Bekommt einen Link, einen Code oder einen QR-Code.
new-friend-note = Nach dem nächsten Schritt bekommst du für jeden Freund eine Einladung. Ausgeteilt wird, sobald alle Plätze besetzt sind.
new-hotseat-note = Mehrere teilen sich diesen Bildschirm. Zwischen den Zügen verdeckt er, was die nächste Person nicht sehen darf.
new-watch-note = An diesem Bildschirm sitzt niemand: Du schaust zu.
new-hints = Tipps erlaubt
new-hints-bots = Wenn du dran bist, darfst du fragen, was jemand mit viel Erfahrung tun würde. Im Verlauf steht dann, dass du gefragt hast.
new-hints-people = Wer dran ist, darf fragen, was jemand mit viel Erfahrung tun würde. Alle sehen, dass ein Tipp genommen wurde, aber nicht, was er sagt.
new-rules = Welche Regeln?
new-more = Weitere Regeln
pack = Kartenpaket
pack-text = Mit diesen Karten wird an diesem Tisch gespielt.
pack-own = { $title } ({ $name })
pack-cards = Diese Karten ansehen
new-as-recommended = wie wir empfehlen
new-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
new-auto = automatisch
new-table-title = Name des Tisches
new-table-title-text = Damit du ihn unter deinen Partien wiederfindest. Darf leer bleiben.
new-go = Partie beginnen
new-go-invite = Einrichten und einladen
me-name = Gast
seat-me = ich
seat-bot = Bot
seat-friend = ein Freund (Einladung)
seat-hotseat = jemand an diesem Bildschirm
seat-open = freier Platz
seat-name = Spieler { $number }

pace = Tempo der Bots
pace-text = Wie lange ein Bot für eine Entscheidung mindestens braucht. Lässt sich während der Partie ändern.
pace-0 = sofort
pace-400 = zügig
pace-900 = normal
pace-1800 = gemütlich
pace-3000 = langsam zum Mitlesen

## Einladungen

lobby-title = Hol deine Freunde dazu
lobby-text = Schick allen eine eigene Einladung. Jede gilt für einen Platz und nur ein Mal.
lobby-wait = Gleich geht es los
lobby-deal = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind. Vorher wird nichts ausgeteilt: So kann niemand fremde Karten sehen.
lobby-seat = Einladung für Platz { $number }
lobby-waiting = noch nicht da
lobby-here = ist da
lobby-screen = an diesem Bildschirm
lobby-leave = Aufstehen
lobby-free = Platz frei machen
lobby-start = Jetzt beginnen
lobby-start-text = { $count ->
    [one] Den freien Platz bekommt ein Bot.
   *[other] Die { $count } freien Plätze bekommen Bots.
}
invite-link = Link
invite-code = oder Code
invite-qr = QR-Code mit dem Link dieser Einladung
invite-copy-link = Link kopieren
invite-copy-code = Code kopieren
invite-send = Teilen
invite-share = Komm, spiel mit!
invite-renew = Neuer Code
invite-until = Gilt bis { $day }, für eine Person.
invite-make = Einladung machen
invite-none = Codes werden nur ein Mal gezeigt. Mach einen neuen; der alte wird ungültig.

recovery = Rückkehr-Code
recovery-text = Dein Platz gehört zu diesem Browser. Löschst du seine Daten oder wechselst du das Gerät, kommst du mit einem Rückkehr-Code unter „Beitreten“ an deinen Platz zurück. Schreib ihn auf und zeig ihn niemandem. Er gilt ein Mal; ein neuer macht den alten ungültig.
recovery-make = Rückkehr-Code zeigen

join-title = An einen Tisch setzen
join-text = Am Tisch deines Freundes steht ein Code. Gib ihn hier ein. Auch ein Rückkehr-Code für deinen eigenen Platz geht.
join-invited = Du bist eingeladen!
join-invited-text = Wie sollen die anderen dich nennen?
join-name = Dein Name
join-code = Code
join-go = Platz nehmen
join-short = Gib den ganzen Code ein oder füge den Link ein.
join-wrong = Zu diesem Code gibt es keinen Platz. Jeder Code gilt nur ein Mal, eine Einladung eine Woche: Lass dir einen neuen geben.
join-asking = Die Partie läuft: Am Tisch wird gefragt, ob du diesen Platz übernehmen darfst.

## Meine Partien

games-new = Neue Partie
games-running = Laufend
games-finished = Beendet
games-continue = Weiterspielen
games-rematch = Noch einmal
games-replay = Ansehen
games-scoring = Endwertung
games-export = Als Datei sichern
games-import = Datei öffnen
games-import-text = Zieh eine gesicherte Partie hierher, um sie zu öffnen.
games-import-big = Diese Datei ist zu groß für eine gesicherte Partie. Nimm die Textdatei, die mit „Als Datei sichern“ entstanden ist.
games-import-hint = Nimm die Textdatei, die mit „Als Datei sichern“ entstanden ist.
games-delete = Löschen
games-delete-title = Diese Partie löschen?
games-delete-text = „{ $name }“ verschwindet für alle an diesem Tisch. Das lässt sich nicht zurücknehmen.
games-deleted = Die Partie ist gelöscht.
games-empty = Noch keine Partien
games-empty-text = Sobald du eine begonnen hast, findest du sie hier – auch nachdem du den Browser geschlossen hast.
games-my-turn = Du bist dran
games-turn-of = { $name } ist dran
games-waiting = Wartet auf Freunde
games-won = Du hast gewonnen
games-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
games-over = Beendet

## Karten

cards-title = Karten von { $game }
cards-search = In Namen und Texten suchen
cards-deck = Stapel
cards-all-decks = Alle Stapel
cards-facet-all = alle
cards-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cards-copies = Im Stapel
cards-rule = Regel
cards-none = Keine Karte passt zu alledem.
cards-empty = In diesem Spiel ist nichts gedruckt: Es hat keine Karten zum Nachschlagen.
cards-previous = Vorige Karte
cards-next = Nächste Karte
sources-card = Woher sie kommt

## Was gedruckt ist, was von uns stammt

sources-title = Was gedruckt ist, was von uns stammt
sources-intro = Die Bilder des Regelhefts sind verloren und mit ihnen die meisten Karten und viele Zahlen der Tableaus. Was der Text sagt, gilt, wie es dasteht; der Rest stammt von uns. Hier ist jeder Wert des Pakets gezählt; jede Zeile lässt sich öffnen und zeigt, woher die Werte kommen.
sources-rulebook = Regelheft
sources-rulebook-is = Gedruckt, mit der Seite und dem Wortlaut.
sources-derived = Abgeleitet
sources-derived-is = Nicht gedruckt, folgt aber aus Gedrucktem; der Grund steht dabei.
sources-ours = Von uns
sources-ours-is = Unsere Rekonstruktion. Ein Bleistift steht an allem, was einen Wert von uns hat.
sources-sum = { $all } Werte auf { $things } Dingen; { $marked } davon haben außer dem Namen etwas von uns.
sources-none = Dieses Paket sagt nicht, woher seine Werte kommen.
ours-mark = Enthält etwas von uns
ours-wholly = Von uns
ours-partly = Zum Teil von uns

## Regeln

rules-title = Regeln von { $game }
rules-binding = Eine Kurzfassung; im Zweifel gilt die ausführliche englische Fassung.
rules-search = In den Regeln suchen
rules-data = Zahlen, Karten, Beispiele (englisch)
rules-data-is = Tabellen mit Karten und Zahlen zeigen das gespielte Paket; Anmerkungen dazu gelten dem Grundpaket.
rules-contents = Inhalt
rules-found = { $count ->
    [0] keine Regel gefunden
    [one] eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = „{ $search }“ kommt in diesen Regeln nicht vor. Versuche es mit einem einzigen (englischen) Wort oder der Nummer einer Regel.

## Einstellungen

settings-look = Aussehen
settings-lang = Sprache
settings-theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
settings-text = Schriftgröße
settings-play = Spielen
settings-name = Dein Name
settings-name-text = An Tischen, die du von jetzt an einrichtest oder an die du dich setzt.
settings-confirm = Vor Endgültigem nachfragen
settings-confirm-text = Nur dort, wo sich nichts zurücknehmen lässt.
settings-batch = Antworten sammeln
settings-batch-text = Bezahle oder wähle mehreres durch Antippen und bestätige ein einziges Mal.
settings-pace-text = Für Tische, die du von jetzt an einrichtest.
settings-motion = Bewegung und Ton
settings-animations = Animationen
settings-animations-text = Zeigen, was Schritt für Schritt geschah. Immer aus, wenn dein System weniger Bewegung wünscht.
settings-speed = Geschwindigkeit
speed-0-5 = ruhig
speed-1 = normal
speed-3 = schnell
speed-0 = keine
settings-sound = Töne
settings-sound-text = Die Augenblicke einer Partie sind zu hören, ab dem ersten Klick.
settings-notify = Benachrichtigung
settings-notify-text = Wenn du dran bist und diese Seite im Hintergrund liegt.
notify-none = Dein Browser bietet hier keine Benachrichtigungen an.
notify-refused = Dein Browser sperrt Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und schalte sie dann wieder ein.
settings-data = Deine Daten
settings-data-text = Der Server kennt diesen Browser an einer zufälligen Kennung, den Namen deiner Plätze, deinen Antworten und dem, was du an Tischen gesagt hast.
settings-data-save = Sichern, was er weiß
settings-data-forget = Alles löschen
settings-data-forget-title = Alles über dich löschen?
settings-data-forget-text = Dein Name und was du gesagt hast, verschwinden endgültig. In laufenden Partien spielt ein Bot für dich weiter, in beendeten saß „Jemand“ dort, und Tische, an denen sonst niemand sitzt, werden gelöscht. Zu deinen Plätzen führt kein Weg zurück.
settings-forgotten = Hier kennt dich niemand mehr.
settings-reset = Auf Anfang zurücksetzen
settings-reset-done = Alles ist wie am Anfang; Sprache und Name sind geblieben.
settings-where = Die Einstellungen bleiben in diesem Browser.

## Titel der Seite, Benachrichtigungen

title-game = { $game } · Spieltisch
title-mine = ● Du bist dran · { $game }
title-other = { $name } ist dran · { $game }
title-over = Aus · { $game }
notify-turn = { $game }: Du bist dran
