# Schritte von Plänen, und was in Worten des Spiels für sie spricht

plan-gather = { $resources } Ressourcen einsammeln
why-wins = das gewinnt das Spiel
why-paragon = { $left ->
    [0] { $n } Paragon, und das Ziel ist erreicht
   *[other] { $n } Paragon: noch { $left } bis zum Ziel
}
why-ark = { $dice ->
    [0] die Arche ist erobert, mit { $n } Lebenspunkten
    [one] die Arche ist erobert, mit { $n } Lebenspunkten, und zahlt mit einem Paragonwürfel
   *[other] die Arche ist erobert, mit { $n } Lebenspunkten, und zahlt mit { $dice } Paragonwürfeln
}
why-ark-grows = die eigene Arche hat dann { $n } Lebenspunkte
why-beats = Stärke { $strength } gegen { $against }: Der Angriff gelingt
why-beats-block = Stärke { $strength } gegen { $against }: Nur wer abblockt, kann ihn aufhalten
why-within-reach = „{ $card }“ ({ $price }) ist dann bezahlbar
why-level-in-reach = die Basis auszubauen ({ $price }) ist dann bezahlbar
why-card = „{ $card }“: { $text }
why-productivity = ab jetzt Produktivität { $n }
why-resistance = die Basis hält mehr aus: Widerstand { $n }
why-squad = { $card } führt dann den Kampftrupp: Stärke { $strength }, Widerstand { $resistance }, Paragonwert { $paragon }
