### Überschriften dessen, was erzählt wird, und was kein Ereignis sagt. $player und $target sind Namen.

beat-rolling = { $player } würfelt { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.
beat-collecting = { $player } sammelt { $amount ->
    [one] { $amount } Ressource
   *[other] { $amount } Ressourcen
} ein.
beat-hit = { $player } trifft die Basis von { $target }.
beat-repelled = Die Basis von { $target } hält dem Angriff von { $player } stand.
no-paragon-none = Kein Paragon erbeutet: { $player } hat keines.
no-paragon-safe = Kein Paragon erbeutet: Alle { $n } von { $player } sind geschützt.
no-paragon-value = Kein Paragon gewonnen: { $card } würfelt keine Paragonwürfel.
no-paragon-blank = Kein Paragon gewonnen: Die Würfel zeigen nur Leerseiten.
