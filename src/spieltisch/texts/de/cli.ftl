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
help-text = Im Terminal spielen, gegen Bots jeder Stufe oder Mitspieler, die du nennst.
help-replay = Eine aufgezeichnete Partie Satz für Satz erzählen, jeweils mit der Regel dazu.
help-rules = Eine Regel eines Spiels unter ihrer Nummer nachschlagen.
help-pack-new = Ein eigenes Paket mit den Karten des Grundpakets beginnen.
help-pack-diff = Karte für Karte sagen, worin sich zwei Pakete unterscheiden.
help-pack-export = Ein Paket in eine Zip-Datei packen, oder seine Karten in Tabellen für eine Tabellenkalkulation.
help-pack-import = Aus einer Zip-Datei ein Paket machen, oder Karten aus Tabellen übernehmen.
help-pack = Kartenpakete beginnen, prüfen, zeigen und vergleichen.
help-pack-check = Ein Kartenpaket prüfen und sagen, was daran falsch ist, mit Datei, Zeile und Feld.
help-pack-try = Paare von Partien ohne eine Änderung und mit ihr spielen und sagen, was sie bewirkt.
help-pack-show = Die Karten eines Pakets auflisten oder eine davon zeigen.
help-admin = Für alle, die einen Server betreiben: Tische, Besucher, Kopien der Datenbank.
help-admin-tables = Tische auflisten, die zuletzt geänderten zuerst.
help-admin-show = Einen Tisch zeigen: wer dort sitzt, und keine Karten.
help-admin-close = Einen Tisch schließen: Man kann ihn ansehen, sonst nichts. Alle dort erfahren es.
help-admin-delete = Einen Tisch mit allem löschen, was dazugehört.
help-admin-visitors = Besucher auflisten, die neuesten zuerst. Ein Besucher ist ein Browser.
help-admin-mute = Einen Besucher nichts mehr schreiben lassen, an keinem Tisch.
help-admin-unmute = Einen Besucher wieder schreiben lassen.
help-admin-export = Alles ausgeben, was über einen Besucher aufbewahrt wird, als JSON.
help-admin-forget = Einen Besucher endgültig vergessen: Namen und Gesagtes verschwinden, laufende Partien spielen Bots weiter.
help-admin-expire = Löschen, was älter ist, als du angibst.
help-admin-backup = Alles in eine Datei kopieren, aus beiden Arten von Datenbanken, während Server laufen.
help-admin-restore = Eine leere Datenbank beider Arten aus einer Kopie füllen.
help-admin-migrate = Eine Datenbank in die Form dieser Version bringen. Ein Server tut das beim Start.
help-dataset = Partien als Daten für Lernende schreiben: was jeder Platz sah, tun konnte und tat, und was es wert war; Parquet-Dateien, die sich ohne Spieltisch lesen lassen.
help-train = Ein Netz ein Spiel von selbst lernen lassen, von null an und gegen sich selbst; seine Datei ist ein Mitspieler (network:DATEI). Braucht torch, und um weit zu kommen eine GPU.
help-simulate = Viele Partien spielen, zufällig oder mit benannten Spielern. Das Ergebnis hängt nur von der Startzahl ab, gleich mit wie vielen Prozessen, außer jemand spielt nach der Uhr.
help-tournament = Je zwei der genannten Spieler treffen aufeinander, auf allen Plätzen und mit demselben Glück: Ergebnisse mit Intervallen, Wertungen, Zeiten.
help-report = Viele Partien spielen und auf einer Seite erzählen, was sie verraten: Plätze, Dauer, Enden, Punkte, Orte, jede Karte und was nicht zu stimmen scheint.
help-strategy = Was der stärkste Spieler weiß: Aus vielen Partien von ihm gegen sich selbst und neben schwächeren wird eine Seite für Spieler, in jeder Sprache.
help-advice-check = Prüfen, ob Rückblicke die Wahrheit sagen: Partien werden gespielt und durchgegangen, und was erzählt wird, wird noch einmal hunderte Male ausgespielt.
help-bench = Messen, wie schnell die Regeln auf diesem Rechner sind, übersetzt und interpretiert.
help-warm-up = Die Regeln eines Spiels oder aller Spiele übersetzen, damit alles andere sofort startet.

parameter-game = Das Spiel, zum Beispiel „{ $game }“.
parameter-players = Anzahl der Spieler; ohne Angabe die kleinste, die das Spiel zulässt.
parameter-option = Eine Option des Spiels als Name=Wert; mehrfach möglich.
parameter-pack = Ordner eines Kartenpakets; ohne Angabe das Grundpaket.
parameter-lang = Sprache, „de“ oder „en“; ohne Angabe die deines Systems.
parameter-engine = Wer spielt: „processes“ auf diesem Rechner oder „ray“, auf diesem Rechner oder auf vielen. Das Ergebnis ist dasselbe.
parameter-address = Wo ein Ray-Cluster läuft, etwa auto oder 192.168.1.5:6379; ohne Angabe wird Ray hier gestartet.
parameter-as-json = Das Ergebnis als JSON ausgeben.
parameter-db = Datei oder Adresse (postgresql://…) der Datenbank; sonst die Datei in deinem Datenordner.
parameter-page = Welche Seite der Liste; auf jeder stehen 50.
parameter-table = Der Name eines Tisches: das Ende seiner Adresse.
parameter-visitor = Die Nummer eines Besuchers, wie „visitors“ und „show“ sie nennen.
parameter-dry-run = Nur sagen, was geschehen würde.
parameter-admin-tables-which = Nur solche, die laufen (running), warten (waiting), beendet (over) oder geschlossen (closed) sind.
parameter-admin-close-again = Wieder öffnen.
parameter-admin-export-out = Datei, in die geschrieben wird; sonst wird es ausgegeben.
parameter-admin-expire-finished = Tage ohne Änderung, nach denen beendete Partien verschwinden.
parameter-admin-expire-abandoned = Tage ohne Änderung, nach denen Partien verschwinden, die niemand beendet hat.
parameter-admin-expire-visitors = Tage, nach denen Besucher verschwinden, die nicht mehr gekommen sind.
parameter-admin-backup-file = Die Datei, die entsteht.
parameter-admin-restore-file = Eine Kopie, die „backup“ gemacht hat.
parameter-play-host = Adresse, unter der der Tisch erreichbar ist (ohne Angabe: 127.0.0.1, nur von diesem Rechner aus).
parameter-play-port = Port; ohne Angabe 8765 oder der nächste freie.
parameter-play-db = Datei oder Adresse (postgresql://…) der Datenbank; ohne Angabe eine Datei in deinem Datenordner.
parameter-play-packs = Ordner mit eigenen Kartenpaketen; ohne Angabe der Ordner packs in deinem Datenordner.
parameter-play-no-browser = Den Browser nicht öffnen.
parameter-play-helpers = Prozesse, die helfen kommen, wenn an vielen Tischen zugleich gezogen wird: 0 bis 16. Ohne Angabe einer je Kern bis auf einen, höchstens drei.
parameter-play-log = Wie das Protokoll geschrieben wird: text für Menschen oder json, ein Objekt je Zeile, für Programme.
parameter-play-metrics = Wo Prometheus nach Messwerten fragen darf: ein Port dieses Rechners oder HOST:PORT. Ohne Angabe nirgends; niemand sonst sollte dorthin kommen. Braucht das Extra metrics.
parameter-play-keep-finished = Beendete Partien von selbst löschen, so viele Tage nach der letzten Änderung. Ohne Angabe nie.
parameter-play-keep-abandoned = Partien, die niemand beendet hat, von selbst löschen, so viele Tage nach der letzten Änderung. Ohne Angabe nie.
parameter-play-keep-visitors = Besucher von selbst vergessen, die so viele Tage nicht gekommen sind. Ohne Angabe nie.
parameter-play-proxy = Vor dem Tisch steht ein eigener Proxy: seinen Angaben (X-Forwarded-…) glauben.
parameter-play-public-url = Die Adresse, unter der man den Tisch erreicht, etwa https://spiele.example.org. Mehrmals möglich; Anfragen an andere Namen werden abgewiesen.
parameter-play-player = Ein eigener Spieler, der als Gegner gewählt werden kann: module:Class, ./file.py:Class oder pipe:BEFEHL, mit NAME= davor, wenn er anders heißen soll. Darf mehrmals angegeben werden.
parameter-text-seat = Dein Platz, gezählt ab 1 (ohne Angabe: 1).
parameter-text-seed = Eine Zahl, die über alle Würfel, gezogenen Karten und Mitspieler entscheidet.
parameter-text-who = Wer auf den anderen Plätzen sitzt: ein Name für alle oder einer für jeden, durch Kommas getrennt: first-game, careless, steady, thumb, keen, strong, master, network, random oder ein Spieler von jemand anderem (ohne Angabe: thumb).
parameter-text-load = Eine gespeicherte Partie fortsetzen.
parameter-text-save = Datei für die Partie, mit der Endung .game; sie wird am Spielende und beim Beenden geschrieben.
parameter-replay-file = Eine gespeicherte Partie.
parameter-replay-seat = Nur erzählen, was dieser Platz wissen konnte, gezählt ab 1; ohne Angabe auch alles Geheime.
parameter-replay-step = Nach jeder Antwort anhalten und den Tisch zeigen.
parameter-rules-number = Nummer einer Regel (X-13.4, W-12.2.1), eines Ortes (W-12.2), eines Abschnitts (X-13) oder Teils der Daten (D-5); ohne Angabe eine Liste aller Abschnitte.
parameter-pack-new-folder = Ordner für das neue Paket; sein Name wird der Name des Pakets.
parameter-pack-new-pack = Ein Paket, mit dem es beginnt: ein Ordner oder eine Zip-Datei; sonst das Grundpaket.
parameter-pack-check-pack = Ordner oder Zip-Datei des Pakets, oder der Name eines Spiels für dessen Grundpaket.
parameter-pack-diff-before = Ein Paket: Ordner, Zip-Datei, oder der Name eines Spiels für dessen Grundpaket.
parameter-pack-diff-after = Das Paket, mit dem es verglichen wird.
parameter-pack-export-pack = Ordner oder Zip-Datei des Pakets, oder der Name eines Spiels für dessen Grundpaket.
parameter-pack-export-out = Die Zip-Datei, die geschrieben wird, oder mit --csv ein Ordner.
parameter-pack-export-csv = Für jede Art von Karten eine Tabelle schreiben.
parameter-pack-try-pack = Das geänderte Paket: ein Ordner oder eine Zip-Datei.
parameter-pack-try-against = Das Paket ohne die Änderung: ein Ordner oder eine Zip-Datei; ohne Angabe das Grundpaket.
parameter-pack-try-card = Kennung einer Karte, die beurteilt wird; mehrfach möglich (ohne Angabe: alle, die anders sind).
parameter-pack-try-who = Wer spielt: thumb, random, eine Stufe, search@500 (ohne Angabe: erst schnelle Spieler, dann die stärksten, für die die Zeit reicht).
parameter-pack-try-seconds = Wie lange es dauern darf (ohne Angabe: 60, oder so lange die Partien brauchen).
parameter-pack-try-games = Genau so viele Partien spielen, die Hälfte davon mit der Änderung: jedes Mal dieselben.
parameter-pack-try-seed = Eine Zahl, die alles bestimmt (ohne Angabe: 1).
parameter-pack-try-jobs = Anzahl der Prozesse (ohne Angabe: 1).
parameter-pack-import-source = Eine Zip-Datei, eine Tabelle oder ein Ordner mit Tabellen.
parameter-pack-import-folder = Ordner des Pakets: ein neuer für eine Zip-Datei, ein vorhandener für Tabellen.
parameter-pack-check-game = Das Spiel des Pakets; ohne Angabe das, was im Paket steht.
parameter-pack-show-card = Kennung oder Name einer Karte oder von anderem mit Zahlen: einem Würfel, einem Preis, einem Ort.
parameter-pack-show-sources = Zeigen, was gedruckt ist und was von uns stammt, mit Zahlen.
parameter-dataset-games = Zahl der Partien (ohne Angabe: 1000).
parameter-dataset-seed = Eine Zahl, die alles entscheidet (ohne Angabe: 1).
parameter-dataset-jobs = Zahl der Prozesse (ohne Angabe: 1); auf Ray die der Arbeiter (ohne Angabe: alle, die es gibt).
parameter-dataset-players = Zahl der Mitspielenden; ohne Angabe so viele, wie --who nennt, oder die kleinste Zahl, die das Spiel erlaubt.
parameter-dataset-who = Namen von Mitspielenden, mit Kommas; ein Name steht für alle (ohne Angabe: thumb). Sie wechseln von Partie zu Partie die Plätze.
parameter-dataset-out = Ordner für die Daten; was angehalten wurde, geht dort weiter.
parameter-simulate-games = Anzahl der Partien (ohne Angabe: 1000).
parameter-simulate-seed = Eine Zahl, die über alles entscheidet (ohne Angabe: 1).
parameter-simulate-jobs = Anzahl der Prozesse (ohne Angabe: 1); auf Ray die der Arbeiter (ohne Angabe: alle, die es gibt).
parameter-simulate-players = Anzahl der Spieler; ohne Angabe so viele, wie --who nennt, sonst die kleinste, die das Spiel zulässt.
parameter-simulate-who = Spieler mit Namen, durch Kommas getrennt; ein Name steht für alle (ohne Angabe: random). Sie wechseln von Partie zu Partie die Plätze.
parameter-out = Ordner für die Partien als Parquet-Dateien; nach einer Unterbrechung geht es mit demselben Befehl dort weiter.
parameter-logs = Dort auch jede Antwort jeder Partie aufheben.
parameter-train-out = Ordner für das Netz, seine Kurve und was zum Weiterlernen nötig ist; ein Training, das dort liegt, geht weiter.
parameter-train-seconds = Wie lange es lernt, alle Sitzungen zusammen (ohne Angabe: 1200 auf einer GPU, 600 auf einer CPU).
parameter-train-sitting = Nach so vielen Sekunden aufhören; derselbe Befehl macht ein andermal weiter.
parameter-train-device = Wo es lernt: cuda, cpu, oder auto, das eine GPU nimmt, wenn es eine gibt (ohne Angabe: auto).
parameter-train-side = Partien nebeneinander (ohne Angabe: 32768 auf einer GPU, 512 auf einer CPU).
parameter-train-rounds = Wie oft es die eben gespielten Partien durchgeht, bevor es neue spielt (ohne Angabe: 2).
parameter-train-seed = Eine Zahl für alles, was gezogen wird (ohne Angabe: 1). Auf einer GPU werden Summen jedes Mal anders gerundet.
parameter-train-prepare = Tun, was Minuten dauert und keine GPU braucht, für GPUs dieser „compute capability“, etwa 9.0: Partien ansehen und übersetzen. Gelernt wird nichts.
parameter-tournament-who = Spieler mit Namen, durch Kommas getrennt: random, thumb, eine Spielstärke, search@0.2s, search@500, oder von anderen: module:Class, ./file.py:Class, pipe:BEFEHL.
parameter-tournament-games = Mindestens so viele Partien für je zwei Spieler und jede Tischgröße (ohne Angabe: 400).
parameter-tournament-players = Spieler an einem Tisch: 2, 3, 4, mehrere durch Kommas getrennt oder all (ohne Angabe: 2).
parameter-tournament-seed = Eine Zahl, die über alles außer Bedenkzeiten entscheidet (ohne Angabe: 1).
parameter-tournament-jobs = Anzahl der Prozesse (ohne Angabe: 1); auf Ray die der Arbeiter (ohne Angabe: alle, die es gibt).
parameter-tournament-neighbours = Nur wer in der Aufzählung nebeneinandersteht, trifft aufeinander.
parameter-report-games = Anzahl der Partien je Einstellung (ohne Angabe: 1000).
parameter-report-who = Wer auf allen Plätzen spielt: thumb, random, eine Stufe, search@500 (ohne Angabe: thumb).
parameter-report-players = Spieler am Tisch: 2, 3, 4, mehrere durch Kommas getrennt oder all (ohne Angabe: all).
parameter-report-seed = Eine Zahl, die alles außer Zeitvorgaben festlegt (ohne Angabe: 1).
parameter-report-jobs = Anzahl der Prozesse (ohne Angabe: 1); auf Ray die der Arbeiter (ohne Angabe: alle, die es gibt).
parameter-report-option = Eine Option, die alle Partien haben sollen, als Schlüssel=Wert; mehrfach möglich.
parameter-report-compare = Ordner eines geänderten Kartenpakets: beide mit gleichem Zufall spielen und berichten, was anders ist.
parameter-report-more = Auch eigene Partien zu Glück und Können spielen und mit Spielern, die vorausdenken, prüfen, was schnelle Spieler nicht wollen.
parameter-report-without = Was, wenn niemand dies wählte? Der Name eines Dings, wie die Liste der Beobachtungen ihn nennt (location:forest); mehrfach möglich.
parameter-report-played = Nichts spielen; über die Partien mit Mitschrift oder die Tatsachen in diesem Ordner berichten.
parameter-report-data = Die Tatsachen aller Partien hier aufheben, als Parquet-Tabellen.
parameter-report-out = Die Seite, die geschrieben wird (ohne Angabe: report.html).
parameter-strategy-games = Anzahl der Partien gegen sich selbst je Einstellung (ohne Angabe: 400).
parameter-strategy-who = Wer angesehen wird (ohne Angabe: das Netz des Spiels oder wer sonst am stärksten ist und sofort antwortet).
parameter-strategy-against = Schwächere Spieler mit Namen, durch Kommas getrennt: Der erste sitzt neben ihm, die Fehler aller werden angesehen (ohne Angabe: thumb,careless).
parameter-strategy-beside = Anzahl der Partien je Einstellung, in denen er neben schwächeren Spielern sitzt (ohne Angabe: 200).
parameter-strategy-looked-at = So viele Partien von jedem werden Stellung für Stellung angesehen (ohne Angabe: 100).
parameter-strategy-players = Spieler am Tisch: 2, 3, 4, mehrere durch Kommas getrennt oder all (ohne Angabe: all).
parameter-strategy-seed = Eine Zahl, die alles außer Zeitvorgaben festlegt (ohne Angabe: 1).
parameter-strategy-jobs = Anzahl der Prozesse (ohne Angabe: 1); auf Ray die der Arbeiter (ohne Angabe: alle, die es gibt).
parameter-strategy-option = Eine Option, die alle Partien haben sollen, als Schlüssel=Wert; mehrfach möglich.
parameter-strategy-out = Ordner für die Seiten en.md und de.md (ohne Angabe: strategy).
parameter-advice-check-games = Höchstens so viele Partien, verteilt auf --who (ohne Angabe: 40).
parameter-advice-check-points = Nach so vielen Wendepunkten aufhören (ohne Angabe: 80).
parameter-advice-check-who = Wer die Partien spielt, mit Namen, durch Kommas getrennt: jede Partie wird von einer Art Spieler gespielt (ohne Angabe: thumb,careless).
parameter-advice-check-rollouts = Wie oft jede Antwort eines Wendepunkts ausgespielt wird (ohne Angabe: 800).
parameter-advice-check-by = Wer ausspielt: thumb, random, eine Spielstärke, search@50 (ohne Angabe: wer am stärksten ist und sofort antwortet).
parameter-advice-check-chances = Aussichten der Kurve, die in jeder Partie angesehen werden (ohne Angabe: 24).
parameter-advice-check-effort = Wie gründlich die Rückblicke sind, verglichen mit denen des Webtischs (ohne Angabe: 1).
parameter-advice-check-seed = Eine Zahl, die über alles außer Bedenkzeiten entscheidet (ohne Angabe: 1).
parameter-advice-check-jobs = Anzahl der Prozesse (ohne Angabe: 1); das Ergebnis ist dasselbe.
parameter-bench-seconds = Wie lange jede Messung dauert (ohne Angabe: 1).
parameter-bench-repetitions = Wie oft jede wiederholt wird; es zählt der Median (ohne Angabe: 5).
parameter-bench-search = Stattdessen messen, wie schnell Bots denken.
parameter-warm-up-game = Das Spiel; ohne Angabe alle.

examples =
    Beispiele:
      spieltisch play
      spieltisch text { $game }
      spieltisch rules { $game } 3.1
      spieltisch simulate { $game } --games 10000 --players 3 --jobs 4
examples-play =
    Beispiele:
      spieltisch play
      spieltisch play --port 9000 --no-browser
      spieltisch play --db runde.db
examples-text =
    Beispiele:
      spieltisch text { $game }
      spieltisch text { $game } --players 3 --seat 2
      spieltisch text { $game } --who master,first-game --players 3
      spieltisch text { $game } --save abend.game
      spieltisch text { $game } --load abend.game
examples-replay =
    Beispiele:
      spieltisch replay abend.game
      spieltisch replay abend.game --step --seat 1
examples-rules =
    Beispiele:
      spieltisch rules { $game }
      spieltisch rules { $game } 3
      spieltisch rules { $game } 3.1
examples-admin =
    Beispiele:
      spieltisch admin tables --which running
      spieltisch admin backup /backup/games.db --db postgresql://spieltisch@localhost/spieltisch
examples-admin-tables =
    Beispiel:
      spieltisch admin tables --which over --page 2
examples-admin-show =
    Beispiel:
      spieltisch admin show Zr3kq0WmX1aBcDeF
examples-admin-close =
    Beispiele:
      spieltisch admin close Zr3kq0WmX1aBcDeF
      spieltisch admin close Zr3kq0WmX1aBcDeF --again
examples-admin-delete =
    Beispiel:
      spieltisch admin delete Zr3kq0WmX1aBcDeF
examples-admin-visitors =
    Beispiel:
      spieltisch admin visitors --json
examples-admin-mute =
    Beispiel:
      spieltisch admin mute 17
examples-admin-unmute =
    Beispiel:
      spieltisch admin unmute 17
examples-admin-export =
    Beispiel:
      spieltisch admin export 17 --out visitor-17.json
examples-admin-forget =
    Beispiel:
      spieltisch admin forget 17
examples-admin-expire =
    Beispiel:
      spieltisch admin expire --finished 365 --abandoned 90 --visitors 400 --dry-run
examples-admin-backup =
    Beispiel:
      spieltisch admin backup /backup/games.db
examples-admin-restore =
    Beispiel:
      spieltisch admin restore /backup/games.db --db postgresql://spieltisch@localhost/spieltisch
examples-admin-migrate =
    Beispiel:
      spieltisch admin migrate --dry-run
examples-pack =
    Beispiele:
      spieltisch pack new { $game } meine-karten
      spieltisch pack check meine-karten
      spieltisch pack show { $game } NAME
examples-pack-new =
    Beispiel:
      spieltisch pack new { $game } meine-karten
examples-pack-check =
    Beispiele:
      spieltisch pack check meine-karten
      spieltisch pack check { $game }
examples-pack-diff =
    Beispiel:
      spieltisch pack diff { $game } meine-karten
examples-pack-export =
    Beispiele:
      spieltisch pack export meine-karten meine-karten.zip
      spieltisch pack export meine-karten tabellen --csv
examples-pack-import =
    Beispiele:
      spieltisch pack import von-anna.zip packs/anna
      spieltisch pack import tabellen meine-karten
examples-pack-try =
    Beispiele:
      spieltisch pack try meine-karten
      spieltisch pack try meine-karten --card ID --players 3 --seconds 300 --jobs 2
      spieltisch pack try neue-karten --against alte-karten --games 4000
examples-pack-show =
    Beispiele:
      spieltisch pack show { $game }
      spieltisch pack show { $game } NAME
      spieltisch pack show { $game } --sources
      spieltisch pack show { $game } --pack meine-karten
examples-dataset =
    Beispiel:
      spieltisch dataset { $game } --who thumb --games 10000 --jobs 2 --out entscheidungen
examples-train =
    Beispiele:
      spieltisch train { $game } --out gelernt
      spieltisch train { $game } --out gelernt --device cpu --seconds 600
      spieltisch tournament { $game } --who network:gelernt/network.npz,thumb
examples-simulate =
    Beispiele:
      spieltisch simulate { $game } --games 10000 --players 3 --jobs 4
      spieltisch simulate { $game } --json
      spieltisch simulate { $game } --who thumb,thumb,random --games 100000 --jobs 2 --out partien
examples-tournament =
    Beispiele:
      spieltisch tournament { $game } --who thumb,random --games 1000 --jobs 2
      spieltisch tournament { $game } --who thumb,search@500 --players all --jobs 2 --out abend
examples-report =
    Beispiele:
      spieltisch report { $game } --jobs 2
      spieltisch report { $game } --compare mein-satz --games 2000 --out aenderung.html
      spieltisch report { $game } --players 3 --data tatsachen --lang de
examples-strategy =
    Beispiele:
      spieltisch strategy { $game } --jobs 2
      spieltisch strategy { $game } --who network:learned/network.npz --out was-es-weiss
examples-advice-check =
    Beispiele:
      spieltisch advice-check { $game }
      spieltisch advice-check { $game } --games 100 --points 200 --rollouts 1000 --jobs 2 --json
      spieltisch advice-check { $game } --who strong,first-game --by search@30 --rollouts 100
examples-bench =
    Beispiele:
      spieltisch bench { $game }
      spieltisch bench { $game } --players 4 --seconds 3 --json
examples-warm-up =
    Beispiele:
      spieltisch warm-up
      spieltisch warm-up { $game }

## Fehleingaben

port-taken = Der Port { $port } ist belegt. Wähle mit --port einen anderen oder gar keinen, dann findet sich ein freier.
cannot-listen = Unter { $host }:{ $port } lässt sich der Tisch nicht öffnen: { $reason }.
no-packs-folder = Den Ordner { $folder } gibt es nicht: Dort sollten deine Kartenpakete liegen.
no-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
bad-metrics = Wo Messwerte zu finden sind, ist ein Port oder HOST:PORT und nicht „{ $address }“.
database-too-new = Diese Datenbank hat eine neuere Version von Spieltisch geschrieben. Starte jene Version oder nimm mit --db eine andere Datenbank.
database-held = Ein anderer Prozess hat { $file } geöffnet: Partien in einer Datei gehören einem Server. Beende jenen, nimm mit --db eine andere Datei oder bewahre die Partien in PostgreSQL auf, das sich beliebig viele Server teilen (--db postgresql://…).
needs-extra = Das braucht { $package }, das mit einem Zusatz kommt: pip install 'spieltisch[{ $extra }]'.
unknown-game = Das Spiel „{ $name }“ gibt es nicht. Im Regal: { $shelf }.
unknown-player = Den Spieler „{ $name }“ gibt es nicht. Spieler: random, thumb, eine Spielstärke wie master, search@0.2s (Sekunden je Antwort), search@500 (Denkschritte) und solche von anderen: module:Class, ./file.py:Class, pipe:BEFEHL oder ein installierter.
who-and-players = --who nennt { $who } Spieler für { $players } Plätze. Nenne einen für alle oder für jeden Platz einen.
text-who = --who nennt { $who } Spieler für { $others } andere Plätze. Nenne einen für alle oder einen für jeden.
logs-need-out = --logs braucht einen Ordner: --out ORDNER.
address-needs-ray = --address braucht --engine ray.
bad-sizes = „{ $value }“ geht bei --players nicht. Möglich sind Zahlen von { $least } bis { $most }, mehrere durch Kommas getrennt, oder all.
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
option-no-packs = { $game } hat keine Kartenpakete.
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
pack-folder-taken = Den Ordner { $folder } gibt es schon, und er ist nicht leer.
pack-no-tables = In { $folder } liegen keine Tabellen (.csv).
no-such-card = Die Karte „{ $name }“ gibt es nicht.
no-such-card-near = Die Karte „{ $name }“ gibt es nicht. Gemeint war vielleicht: { $near }?
no-rules = Zu „{ $game }“ gibt es keine Regelsammlung.
no-such-rule = Die Regel { $id } gibt es nicht.
no-such-rule-near = Die Regel { $id } gibt es nicht. Ganz in der Nähe: { $near }.

## Spielen im Terminal

play-welcome = { $game } zu { $players } Spielern. Du sitzt auf Platz { $seat }; die anderen wählen zufällig.
play-welcome-named = { $game } zu { $players } Spielern. Du sitzt auf Platz { $seat }; die anderen: { $others }.
play-fault = { $name } gab keine Antwort ({ $reason }); eine wurde zufällig gewählt.
play-hint = Antworte mit einer Nummer. ? erklärt alles Weitere.
play-word-board = t
play-word-card = karte
play-word-log = verlauf
play-word-save = speichern
play-word-goal = ziel
play-word-hint = tipp
play-word-who = wer
play-prompt-percent = Deine Antwort (Maschinencode { $percent } %):
play-percent = Maschinencode: { $percent } %
play-no-code = Währenddessen werden die Regeln übersetzt, nur dieses eine Mal. Bis dahin müssen Tipps und Spieler, die vorausdenken, warten.
play-code = Der Maschinencode ist fertig.
play-waits = { $name } denkt voraus und wartet auf den Maschinencode.
play-hint-waits = Noch nicht: Ein Tipp braucht den Maschinencode, der zu { $percent } % da ist.
play-hint-title = Was ein starker Spieler täte:
play-hint-is = Die Prozente sind Gewinnchancen, soweit man sie von deinem Platz aus sieht.
play-chance = { $percent } %
play-sits = Spieler { $number }: { $name }
play-you = du
play-no-opponent = Auf Platz { $seat } sitzt niemand anderes.
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
    karte NAME        eine Karte zeigen, in Worten
    ziel              was das Spiel beendet und wer gewinnt
    tipp              was ein starker Spieler täte
    wer               wer mitspielt, und alle Stufen; wer master für alle, wer 2 master für Spieler 2
    verlauf           was bisher geschah
    speichern DATEI   die Partie speichern; Dateien mit Partien enden auf .game
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
warm-up-step = { $game }: { $percent } % übersetzt, jetzt { $label }
warm-up-runs = { $game }: läuft jetzt als Maschinencode.
warm-up-meanwhile = Es kann losgehen. Währenddessen werden die Regeln übersetzt, nur dieses eine Mal: Bis dahin müssen Vorschau, Tipps und Spieler, die vorausdenken, warten.

## Simulation

train-looks = { $game }: Es werden Partien angesehen, um herauszufinden, was es zu sehen gibt …
train-begins = { $slots } Zahlen werden gelesen, { $features } Werte davon durch { $columns } Spalten unterschieden; { $games } Partien nebeneinander, auf { $device }
train-goes-on = Weiter nach { $seconds } s und { $millions } Millionen Entscheidungen.
train-row = { $seconds } s, { $millions } Millionen Entscheidungen, { $speed } in der Sekunde
train-score = { $score } % zu { $players }
train-measured = Punktzahl nach { $millions } Millionen Entscheidungen: { $scores }
train-against = Punktzahlen: gegen { $kind }, der Anteil der Paare von Plätzen, in denen das Netz besser abschneidet.
train-done = Das Netz ist { $file } ({ $size } kB): spieltisch tournament { $game } --who network:{ $file },thumb
train-no-gpu = Hier gibt es keine GPU, die torch benutzen könnte; --device cpu lernt langsam.
train-bad-gpu = --prepare { $value }: Die „compute capability“ einer GPU ist etwas wie 9.0.
train-other-game = In { $folder } liegt ein Training für { $game }.
dataset-done = { $games } Partien liegen in { $folder }; was sie enthalten, steht in { $about }.
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
simulate-row-wins-of = Siege von { $name }
simulate-stopped = Abgebrochen.
simulate-stopped-kept = Abgebrochen. Fertiges liegt in { $folder }; mit demselben Befehl geht es dort weiter.

## Turnier

tournament-title = Turnier: { $games } Partien { $game }, Startzahl { $seed }
tournament-pairings = Direkter Vergleich: Platzpaare in %, in denen der Erste besser steht (Intervall von 95 %)
tournament-times = Bedenkzeiten (Prozessorzeit)
tournament-known = Alle Partien lagen schon vor.
tournament-column-player = Spieler
tournament-column-points = Punkte
tournament-column-rating = Wertung
tournament-column-score = Ergebnis im Mittel
tournament-column-answers = Antworten je Partie
tournament-column-moves = Züge je Partie
tournament-column-seconds = Zeit je Antwort
tournament-column-longest = längste Antwort
tournament-column-move-seconds = Zeit je Zug
tournament-column-longest-move = längster Zug
tournament-column-pairing = Paarung
tournament-column-size = zu { $players }, je { $games } Partien
tournament-speed = { $resumed ->
    [0] { $speed } Partien je Sekunde, { $seconds } s insgesamt
   *[other] { $speed } Partien je Sekunde, { $seconds } s; { $resumed } Partien lagen schon vor
}
tournament-timed = Bedenkzeit hat: { $names }. Solche Partien verlaufen bei jedem Lauf ein wenig anders.
tournament-unfinished = { $games ->
    [one] Eine Partie blieb unbeendet; sie zählt als Gleichstand.
   *[other] { $games } Partien blieben unbeendet; sie zählen als Gleichstand.
}

## Balance

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
bench-search-title = { $game }, { $players } Spieler, Suche
bench-search-step = Messung der Suche
bench-row-iterations-per-second-1 = Durchläufe je Sekunde, ein Thread
bench-row-playout-decisions-per-second-1 = Entscheidungen in Probespielen je Sekunde, ein Thread
bench-row-iterations-per-second-2 = Durchläufe je Sekunde, zwei Threads
bench-row-playout-decisions-per-second-2 = Entscheidungen in Probespielen je Sekunde, zwei Threads
bench-row-two-threads-over-one = Zwei Threads sind schneller um den Faktor
bench-machine = Rechner: { $machine }

## Regeln

rules-sections = Abschnitte der Regeln von { $game }
rules-language = Die Regelsammlung ist auf Englisch verfasst.
rules-binding = Eine Kurzfassung; verbindlich ist die englische Fassung (--lang en).
rules-data-is = Tabellen mit Karten und Zahlen zeigen das Grundpaket, mit --pack ORDNER ein anderes; Anmerkungen dazu gelten dem Grundpaket.
rules-hint = Ein Abschnitt: spieltisch rules { $game } { $section } · eine Regel: spieltisch rules { $game } { $rule }

## Kartenpakete

pack-good = Das Paket „{ $title }“ ist in Ordnung: { $cards } Karten, Fingerabdruck { $hash }.
pack-faults = { $count ->
    [one] Ein Fehler. Das Paket wurde nicht geladen.
   *[other] { $count } Fehler. Das Paket wurde nicht geladen.
}
pack-made = Im Ordner { $folder } liegt jetzt ein eigenes Paket. Ändere die Karten, dann: spieltisch pack check { $folder }
pack-exported = Geschrieben: { $out }
pack-new = Neu: { $section } { $id }
pack-gone = Weg: { $section } { $id }
pack-changed = Geändert: { $section } { $id }
pack-same = Es gibt keinen Unterschied.
pack-provenance = enthält etwas von uns, denn die Bilder des Regelhefts sind verloren; welches Feld was ist: spieltisch pack show SPIEL NAME
pack-title = { $title }: { $cards } Karten

card-kind = Art
card-cost = Kosten
card-effect = Wirkung
card-symbols = Symbole
card-source = Quelle
card-id-short = Nr.
card-name-short = Name

## Bericht

report-written = Geschrieben: { $file }
report-stopped = Angehalten. Derselbe Befehl macht hier weiter.
report-one-player = Ein Bericht handelt von einer Art von Spielern: eine nennen (--who thumb).
report-no-setting = Keine Einstellung des Berichts hat diese Optionen und Spielerzahlen.
report-other-game = Der Ordner { $folder } enthält Partien von { $game }.
report-from-alone = { $name } passt nicht zu --from: Was gespielt ist, bleibt, wie es gespielt wurde.
strategy-out-file = { $file } ist eine Datei; --out nennt den Ordner für die Seiten.
strategy-one-player = Einen Spieler nennen, der angesehen wird (--who), und andere, die schwächer sind (--against).
report-out-folder = { $folder } ist ein Ordner; --out nennt die Seite, die geschrieben wird.

## spieltisch admin

admin-listed = { $total } insgesamt; Seite { $page } von { $pages }.
admin-unknown = „{ $name }“ gibt es in dieser Datenbank nicht.
admin-page = Seiten werden ab 1 gezählt.
helpers-number = Gemeint ist eine Zahl von Prozessen, von 0 bis { $most }.
admin-days = Gemeint ist eine Anzahl von Tagen, von 1 bis 36500.
admin-closed = Der Tisch { $table } ist geschlossen.
admin-opened = Der Tisch { $table } ist wieder offen.
admin-deleted = Den Tisch { $table } gibt es nicht mehr.
admin-muted = Besucher { $visitor } kann nichts mehr schreiben.
admin-unmuted = Besucher { $visitor } kann wieder schreiben.
admin-written = In { $file } geschrieben.
admin-forgotten = Besucher { $visitor } ist vergessen. Tische, die sich dadurch geändert haben oder verschwunden sind: { $tables }.
admin-expired = Gelöscht: { $tables } Tische, { $visitors } Besucher.
admin-would-expire = Gelöscht würden: { $tables } Tische, { $visitors } Besucher.
admin-backed-up = Nach { $file } kopiert: { $tables } Tische, { $visitors } Besucher.
admin-restored = Aus { $file } zurückgeholt: { $tables } Tische, { $visitors } Besucher.
admin-not-empty = Diese Datenbank ist nicht leer. Eine Kopie wird in eine leere zurückgeholt, damit nichts durcheinandergerät.
admin-no-copy = { $file } ist keine Kopie einer Datenbank.
admin-newest = Die Datenbank hat die neueste Form ({ $version }).
admin-would-migrate = Die Datenbank hat die Form { $found } und bekäme { $version }.
admin-migrated = Die Datenbank hatte die Form { $found } und hat jetzt { $version }.

## Rat prüfen

advice-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $who }, Startwert { $seed }
advice-none = Es wurde kein Wendepunkt erzählt.
advice-claimed = { $points ->
    [one] 1 Wendepunkt wurde erzählt: { $claimed } Prozentpunkte Gewinnaussicht sollen verloren sein, { $true } sind es, wenn jede Antwort { $rollouts }-mal von { $by } ausgespielt wird.
   *[other] { $points } Wendepunkte wurden erzählt: Im Mittel sollen { $claimed } Prozentpunkte Gewinnaussicht verloren sein, { $true } sind es, wenn jede Antwort { $rollouts }-mal von { $by } ausgespielt wird.
}
advice-ratio = Behauptet zu wahr: { $ratio } (95 %: { $low } bis { $high }).
advice-confirmed = { $confirmed } sind mit 95 % Sicherheit bestätigt, { $worse } haben überhaupt etwas gekostet.
advice-together = Behauptung und Wahrheit gehen zusammen: r = { $r }.
advice-share = { $value } % ({ $low } bis { $high })
advice-played-on = Gezeigte Aussichten, und was daraus wurde, wenn { $by } von da an weiterspielte
advice-ended = Gezeigte Aussichten, und wie die Partien ausgingen
advice-chances = { $count } Aussichten, im Mittel um { $off } Punkte daneben; ein Zehntel mit genug davon höchstens um { $furthest }. Brier { $brier }, Log-Loss { $loss }.
advice-column-player = gespielt von
advice-column-points = Wendepunkte
advice-column-claimed = behauptet
advice-column-true = wahr
advice-column-ratio = behauptet/wahr
advice-column-confirmed = bestätigt %
advice-column-r = r
advice-column-played-on = daneben, weitergespielt
advice-column-ended = daneben, wie beendet
advice-column-tenth = gezeigt
advice-column-count = Aussichten
advice-column-shown = gezeigt, Mittel
advice-column-came = eingetroffen
advice-one-player = --by nennt einen Spieler.
advice-too-many = --rollouts ist höchstens { $most }.
advice-effort = --effort muss mehr als 0 und höchstens { $most } sein.
