### Das Regelheft, seine Symbole, Regeln neben dem Tisch, Tipps. Alle Schlüssel beginnen mit book- oder tips-.

book-pages = Regelheft
book-icons = Symbole
book-all = Alle Regeln mit Nummer
book-parts = Teile des Buchs
book-beside = Regeln
book-new-page = Auf eigener Seite
book-icons-search = Symbole suchen
book-icons-found = { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbole
}
book-icons-none = Kein Symbol heißt „{ $search }“ oder tut das.
book-digest-is = Jede Regel im Ganzen, mit eigener Nummer. Zum Spielen brauchst du nur das Regelheft; hier sieht nach, wer sich nicht einig ist.
book-marks = Was die Marken hinter Regeln bedeuten
book-technical = Für alle, die das Programm prüfen: Fragen, Ereignisse, Verzeichnisse

tips-read = Gelesen
tips-setting = Hinweise zum Kennenlernen
tips-setting-text = Wenn etwas zum ersten Mal wichtig wird, ein Satz dazu, und nie wieder. Wer das neu einschaltet, beginnt von vorn.
