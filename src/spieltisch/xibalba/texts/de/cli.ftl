# Der Tisch von Xibalba und seine Karten im Terminal.

card-faction = Fraktion
card-strength = Stärke
card-resistance = Widerstand
card-paragon = Paragonwert
card-copies = Anzahl
card-phase = Gilt in
faction-level = Stufe
faction-cost = Preis
faction-productivity = Produktivität
card-faction-short = Frak.
card-cost-short = Preis
card-values-short = S/W/P
card-copies-short = Anz.
board-ark = Arche
board-ark-apocalypse = Arche (Apokalypse)
board-ark-empty = Die Arche ist leer.
board-the-ark = die Arche
board-neutral = neutral
board-life-points = ♥ { $now } von { $cap }
board-market = Im Angebot
board-price = Preis
board-values = S/W/P
board-effect = Wirkung
board-stacks = Stapel { $deck }, Ablage { $pile }
board-slot-empty = leer
board-actions = Aktionen:
board-faction = Fraktion
board-paragon = Paragon
board-resources = Ressourcen
board-level = Stufe
board-resistance = Widerstand
board-productivity = Produktivität
board-squad = Kampftrupp
board-field = Feld { $number }
board-locked = gesperrt
board-own = Deine aktiven Karten
board-you = Du:
board-tracks = { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressourcen
}, { $paragon } von { $threshold } Paragon
board-dice-pool = Gewürfelt:
board-action-pool = Aktionsvorrat:
board-rerolls = { $n ->
    [0] kein Wiederholungswurf übrig
    [one] noch { $n } Wiederholungswurf
   *[other] noch { $n } Wiederholungswürfe
}
board-attack = Angriff:
board-attack-on = { $soldier } auf { $target } mit { $dice }
board-attack-open = { $soldier } aus der Arche mit { $dice }
board-attack-strong = { $soldier } auf { $target }, Stärke { $strength }
