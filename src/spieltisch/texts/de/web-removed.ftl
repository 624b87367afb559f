### Wer von einem Tisch hinausgebeten wurde. Alle Schlüssel beginnen mit removed-.

removed-act = Hinausbitten
removed-author = { $name } von diesem Tisch hinausbitten
removed-title = { $name } hinausbitten?
removed-text = Für { $name } ist dieser Tisch dann nicht mehr da, weder zum Spielen noch zum Zuschauen. In einer laufenden Partie spielt ein Bot weiter, mit verdeckten Karten bis zum Ende.
removed-count = { $count ->
    [one] Eine Person wurde von diesem Tisch hinausgebeten.
   *[other] { $count } Personen wurden von diesem Tisch hinausgebeten.
}
removed-let-back = Wieder kommen lassen
