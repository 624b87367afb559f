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
files-too-many = Das Paket hat zu viele Dateien; erlaubt sind höchstens { $most }.
files-too-big = Alle Dateien zusammen sind zu groß; erlaubt sind höchstens { $most } Bytes.
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
   *[en] Der englische Text fehlt.
  }
choice-unknown = { $near ->
    [none] „{ $found }“ ist hier unbekannt. Möglich: { $options }.
   *[other] „{ $found }“ ist hier unbekannt. Ist „{ $near }“ gemeint? Möglich: { $options }.
  }
id-bad = „{ $found }“ ist keine Kennung: ein Buchstabe, dann bis zu 31 Buchstaben, Ziffern, „-“ oder „_“.
id-twice = Die Kennung „{ $found }“ ist schon vergeben in { $file }, Zeile { $line }.
name-twice = Der Name „{ $found }“ ist schon vergeben in { $file }, Zeile { $line }.
source-bad = Die Herkunft muss mit „rulebook“ oder „reconstructed“ beginnen.

## Xibalba

deck-size = { $section ->
    [soldier] Der Soldatenstapel hat { $found } Karten; nötig sind { $wanted }.
    [civilian] Der Zivilistenstapel hat { $found } Karten; nötig sind { $wanted }.
    [building] Der Gebäudestapel hat { $found } Karten; nötig sind { $wanted }.
   *[event] Der Ereignisstapel hat { $found } Karten; nötig sind { $wanted }.
  }
faction-count = Das Paket hat { $found } Fraktionen; nötig sind { $wanted }.
faction-unknown = Eine Fraktion „{ $found }“ gibt es nicht. Bekannt: { $options }.
side-twice = Seite { $side } von Tableau { $board } hat schon eine Fraktion.

## Effekte von Xibalba

effect-letter = Spalte { $column }: „{ $found }“ hat in einem Effekt keine Bedeutung.
effect-empty = Spalte { $column }: Der Effekt ist leer.
effect-end = Spalte { $column }: Der Effekt endet zu früh; es fehlt { $wanted }.
effect-expected = Spalte { $column }: „{ $found }“ kann hier nicht stehen; erwartet wird { $wanted }.
effect-verb-unknown = { $near ->
    [none] Spalte { $column }: Ein Verb „{ $found }“ gibt es nicht.
   *[other] Spalte { $column }: Ein Verb „{ $found }“ gibt es nicht. Ist „{ $near }“ gemeint?
  }
effect-verb-form = Spalte { $column }: Falsche Zahl von Angaben; „{ $verb }“ schreibt man { $form }.
effect-verbs-too-many = Spalte { $column }: Ein Effekt hat höchstens { $most } Verben.
effect-word-unknown = Spalte { $column }: „{ $found }“ ist hier unbekannt. Möglich: { $options }.
effect-number = Spalte { $column }: „{ $found }“ ist keine Zahl von { $low } bis { $high }.
effect-number-range = Spalte { $column }: { $found } liegt außerhalb des Bereichs: erlaubt ist { $low } bis { $high }.
effect-change-zero = Spalte { $column }: Eine Änderung um 0 ändert nichts.
effect-turn-die = Spalte { $column }: Ein Würfel lässt sich nur auf eine andere seiner eigenen Seiten drehen.
effect-trigger-unknown = Spalte { $column }: Einen Auslöser „@{ $found }“ gibt es nicht. Möglich: { $options }.
effect-trigger-place = Spalte { $column }: Eine Karte dieser Art und Phase kann den Auslöser { $trigger } nicht haben.
effect-trigger-missing = Spalte { $column }: Ein Soldat mit der Phase ACT braucht einen Auslöser wie @attack.
effect-condition-unknown = Spalte { $column }: Eine Bedingung „{ $found }?“ gibt es nicht. Möglich: { $options }.
effect-condition-trait = Spalte { $column }: Diese Bedingung braucht eine Karte mit Fraktion; eine Fraktionseigenschaft ist keine Karte.
effect-once-place = Spalte { $column }: „once:“ ist nur für Zivilisten und Gebäude mit der Phase ACT.
effect-pay-place = Spalte { $column }: Ein dauerhafter Effekt ohne Auslöser kann keinen Preis haben.
effect-phase-event = Ein Ereignis hat immer die Phase ACT.
effect-phase-trait = Eine Fraktionseigenschaft hat immer die Phase PERM.
effect-only-passive = Spalte { $column }: „{ $verb }“ in dieser Form braucht die Phase PERM und keinen Auslöser.
effect-not-passive = Spalte { $column }: „{ $verb }“ braucht einen Zeitpunkt; ein dauerhafter Effekt ohne Auslöser kann nur mod, shield, cost und rerolls(ark,n) haben.
effect-only-dice = Spalte { $column }: „{ $verb }“ in dieser Form ist nur für die Phase DICE.
effect-only-action = Spalte { $column }: „{ $verb }“ ist nur für die Phase ACT, nur dann gibt es einen Aktionsvorrat.
effect-only-strength = Spalte { $column }: „{ $verb }“ ist nur für die Auslöser @attack, @ark und @base.
effect-not-permanent = Spalte { $column }: „{ $verb }“ ist nicht für die Phase PERM.
effect-mod-trigger = Spalte { $column }: „{ $verb }“ ist für die Phase PERM ohne Auslöser oder für die Auslöser @attack, @ark, @base, @hit und @enter.
effect-mod-stat = Spalte { $column }: Mit einem Auslöser kann „{ $verb }“ nur str, res und pv ändern.
effect-target-place = Spalte { $column }: „target“ ist nur für die Auslöser @base und @hit.
effect-self = Spalte { $column }: Niemand kann sich selbst etwas nehmen.
effect-rerolls-who = Spalte { $column }: „{ $verb }“ gibt es nur für self oder ark.
effect-endless = Spalte { $column }: Ein Rabatt auf discard oder reorg braucht den Zusatz „first“, sonst ließe sich die Aktion endlos umsonst wiederholen.

## Wutaki

wutaki-count = { $section ->
    [pact] Der Paktstapel hat { $found } Karten; nötig sind { $wanted }.
    [omen] Der Omenstapel hat { $found } Karten; nötig sind { $wanted }.
    [revenge] Der Rachestapel hat { $found } Karten; nötig sind { $wanted }.
    [round] Der Rundenstapel hat { $found } Karten; nötig sind { $wanted }.
    [secret] Der Geheimpaktstapel hat { $found } Karten; nötig sind { $wanted }.
    [element] Das Paket hat { $found } Elementkarten; nötig sind { $wanted }.
    [tower] Das Paket hat { $found } Turmaufwertungen; nötig sind { $wanted }.
    [cost_marker] Das Paket hat { $found } Kostenmarker; nötig sind { $wanted }.
    [skill] Das Paket hat { $found } einmalige Fähigkeiten; nötig sind { $wanted }.
    [level] Die Pyramide hat { $found } Ebenen; nötig sind { $wanted }.
   *[tracker] Der Paktzähler hat { $found } Felder; nötig sind { $wanted }.
  }
wutaki-checksum = Alle Dateien zusammen ergeben { $found }, die Summe hier ist aber { $wanted }. Fehlt ein Eintrag, oder ist einer falsch?
wutaki-markers = Es gibt { $found } Ressourcenmarker; nötig sind { $wanted }.
wutaki-english = Die englische Ausgabe hat { $found } Omen; nötig sind { $wanted }. Alle anderen müssen mit „DE“ gekennzeichnet sein.
wutaki-twice = „{ $found }“ steht schon in { $file }, Zeile { $line }.
wutaki-missing = Hier fehlt: { $names }.
wutaki-ring = Zu { $players } Spielern hat der Paktzähler { $found } Felder; nötig sind { $wanted }.
wutaki-start = Der Marker beginnt auf dem ersten Feld des Paktzählers; es muss auch zu zweit benutzt werden.
wutaki-spaces = Bei mehr Spielern dürfen es nicht weniger Besuchsfelder werden.

## Effekte von Wutaki

symbol-rows-too-many = Spalte { $column }: Ein Effekt hat höchstens { $most } Teile.
symbol-timing = { $wanted ->
    [none] Spalte { $column }: Hier beginnt ein Effekt ohne ein solches Wort davor.
   *[other] Spalte { $column }: Hier beginnt ein Effekt mit { $wanted }
  }
symbol-site = { $site ->
    [pact] Spalte { $column }: „{ $verb }“ in dieser Form kann keine Belohnung eines Pakts sein.
    [omen] Spalte { $column }: „{ $verb }“ in dieser Form kann nicht auf einem einmaligen Omen stehen.
    [permanent] Spalte { $column }: „{ $verb }“ in dieser Form kann nicht auf einem dauerhaften Omen mit diesem Anfang stehen.
    [round-place] Spalte { $column }: „{ $verb }“ in dieser Form kann kein Ort einer Rundenkarte sein.
    [round-upgrade] Spalte { $column }: „{ $verb }“ in dieser Form kann nicht auf einer Rundenkarte der Art upgrade stehen.
    [instant] Spalte { $column }: „{ $verb }“ in dieser Form kann nicht auf einer Rundenkarte der Art instant stehen.
    [chain] Spalte { $column }: „{ $verb }“ in dieser Form kann nicht auf einer Rundenkarte der Art instant+ stehen.
    [level] Spalte { $column }: „{ $verb }“ in dieser Form kann nicht auf einer Ebene der Pyramide stehen.
    [tracker] Spalte { $column }: „{ $verb }“ in dieser Form kann nicht auf dem Paktzähler stehen.
    [track] Spalte { $column }: „{ $verb }“ in dieser Form kann nicht auf der Leiste eines Meistertableaus stehen.
   *[skill] Spalte { $column }: „{ $verb }“ in dieser Form ist keine einmalige Fähigkeit.
  }
symbol-alone = Spalte { $column }: Hier kann nichts mehr folgen, der erste Teil muss allein stehen.
symbol-plus = Spalte { $column }: „+“ verbindet Ressourcen desselben Verbs; ein weiterer Teil folgt nach „;“.
symbol-cost-site = { $site ->
    [pact] Spalte { $column }: Der Preis eines Pakts steht im Feld „cost“; die Belohnung hat keinen.
    [level] Spalte { $column }: Der Preis einer Ebene steht im Feld „cost“; die Belohnung hat keinen.
   *[other] Spalte { $column }: Was von selbst geschieht, kann keine Kosten vor „->“ haben.
  }
symbol-cost-verb = Spalte { $column }: „{ $verb }“ in dieser Form kann nicht als Kosten vor „->“ stehen.
symbol-only-cost = Spalte { $column }: „{ $verb }“ in dieser Form kann nur als Kosten vor „->“ stehen.
symbol-or-site = Spalte { $column }: Nur Orte des Spielbretts bieten mit „|“ eine Wahl.
symbol-who-verb = Spalte { $column }: „{ $verb }“ in dieser Form betrifft nur den Spieler selbst; others: und all: können nicht davor stehen.
symbol-who-site = Spalte { $column }: Vor „{ $verb }“ kann hier nur { $options } stehen.
symbol-chain-end = Spalte { $column }: Eine Rundenkarte der Art instant+ endet mit „new_round“, und zwar einmal.
symbol-twice = Spalte { $column }: „{ $found }“ wurde schon verlangt; bitte eine Zahl für alles zusammen schreiben.
symbol-most-site = Spalte { $column }: Eine Grenze ist eine Zahl; „most“ ist für Geheimpakte.
symbol-shape = Spalte { $column }: Dieser Ort hält sich an seine Regel, nur Zahlen können sich ändern. Man schreibt { $pattern }.
