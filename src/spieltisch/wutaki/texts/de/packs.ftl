# Was an einem Paket dieses Spiels falsch sein kann.

count = { $section ->
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
few = { $section ->
    [pact] Der Paktstapel hat { $found } Karten; nötig sind mindestens { $least }.
    [omen] Der Omenstapel hat { $found } Karten; nötig sind mindestens { $least }.
    [revenge] Der Rachestapel hat { $found } Karten; nötig sind mindestens { $least }.
    [round] Der Rundenstapel hat { $found } Karten; nötig sind mindestens { $least }.
    [secret] Der Geheimpaktstapel hat { $found } Karten; nötig sind mindestens { $least }.
   *[skill] Das Paket hat { $found } einmalige Fähigkeiten; nötig sind mindestens { $least }.
  }
room = { $section ->
    [pact] Der Paktstapel hat { $found } Karten; Platz ist für { $most }.
    [omen] Der Omenstapel hat { $found } Karten; Platz ist für { $most }.
    [revenge] Der Rachestapel hat { $found } Karten; Platz ist für { $most }.
    [round] Der Rundenstapel hat { $found } Karten; Platz ist für { $most }.
    [secret] Der Geheimpaktstapel hat { $found } Karten; Platz ist für { $most }.
   *[skill] Das Paket hat { $found } einmalige Fähigkeiten; Platz ist für { $most }.
  }
checksum = Alle Dateien zusammen ergeben { $found }, die Summe hier ist aber { $wanted }. Fehlt ein Eintrag, oder ist einer falsch?
markers = Es gibt { $found } Ressourcenmarker; nötig sind { $wanted }.
english = Die englische Ausgabe hat { $found } Omen; nötig sind { $wanted }. Alle anderen müssen mit „DE“ gekennzeichnet sein.
twice = „{ $found }“ steht schon in { $file }, Zeile { $line }.
missing = Hier fehlt: { $names }.
ring = Zu { $players } Spielern hat der Paktzähler { $found } Felder; nötig sind { $wanted }.
start = Der Marker beginnt auf dem ersten Feld des Paktzählers; es muss auch zu zweit benutzt werden.
spaces = Bei mehr Spielern dürfen es nicht weniger Besuchsfelder werden.

## Effekte

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
