### Xibalba am Spieltisch im Browser, auf Deutsch. Schlüssel auf -is sagen in ein, zwei Sätzen, was etwas ist.

xibalba-table = Der Tisch von Xibalba
xibalba-status = Zug { $turn } · { $phase }
xibalba-status-setup = Aufbau
xibalba-status-over = Vorbei nach { $turn } Zügen

## Karten

xibalba-cost = Kosten
xibalba-covered = überdeckt
xibalba-trait = Eigenschaft
xibalba-strength = Stärke
xibalba-resistance = Widerstand
xibalba-paragon-value = Paragonwert
xibalba-kind-soldier = Soldat
xibalba-kind-civilian = Zivilist
xibalba-kind-building = Gebäude
xibalba-kind-event = Ereignis
xibalba-kind-faction = Fraktion

## Auslage

xibalba-market = Auslage
xibalba-kinds-soldier = Soldaten
xibalba-kinds-soldier-is = Sie kommen oben auf deinen Kampftrupp, greifen an, blocken ab und betreten die Arche.
xibalba-kinds-civilian = Zivilisten
xibalba-kinds-civilian-is = Sie kommen auf eines deiner freigeschalteten Felder. Nur die oberste Karte eines Feldes wirkt.
xibalba-kinds-building = Gebäude
xibalba-kinds-building-is = Sie kommen auf eines deiner freigeschalteten Felder, nie zusammen mit Zivilisten.
xibalba-kinds-event = Ereignisse
xibalba-kinds-event-is = Sie geschehen sofort und kommen dann auf den Ablagestapel.
xibalba-deck = Kartenstapel
xibalba-deck-is = Verdeckte Karten. Ein freier Platz der Auslage wird sofort von hier aufgefüllt.
xibalba-deck-n = Kartenstapel: { $n }
xibalba-pile = Ablagestapel
xibalba-pile-is = Offen, die letzte Karte oben. Ist der Kartenstapel leer, wird er gemischt und zum neuen Kartenstapel.
xibalba-pile-n = Ablagestapel: { $n }
xibalba-offer = { $card }, Preis { $price }
xibalba-price-now = Preis für dich jetzt
xibalba-price-printed = Aufgedruckter Preis
xibalba-slot-empty = Leerer Platz
xibalba-slot-empty-is = Karten- und Ablagestapel dieses Typs sind aufgebraucht.
xibalba-stack-open = { $place }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, auffächern

## Basen

xibalba-base-of = Basis von { $name }
xibalba-resources = Ressourcen
xibalba-resources-is = Damit bezahlst du Karten und Aktionen. Niemand hat je mehr als 25.
xibalba-base-resistance = Widerstand der Basis
xibalba-base-resistance-is = Ein Angriff aus der Arche gelingt, wenn seine Stärke diese Zahl erreicht.
xibalba-productivity = Produktivität
xibalba-productivity-is = So viele Ressourcen kommen zu Beginn jedes Zuges dieses Spielers herein.
xibalba-paragon = Paragon
xibalba-paragon-is = Wer zuerst { $threshold } davon hat, gewinnt. Man erwürfelt es mit Paragonwürfeln und kann es erbeuten.
xibalba-paragon-of = { $name }: { $n } von { $threshold } Paragon
xibalba-threshold = Siegbedingung
xibalba-threshold-is = Wer zuerst { $threshold } Paragon hat, gewinnt sofort.
xibalba-threshold-n = Siegbedingung: { $n }
xibalba-level = Ausbaustufe der Basis
xibalba-level-is = Jede Stufe schaltet ein Feld frei; die meisten machen die Basis stärker oder ergiebiger.
xibalba-level-is-n = Stufe { $n } von 4
xibalba-level-n = Stufe { $n }
xibalba-level-gives = { $cost ->
    [0] Widerstand { $resistance }, Produktivität { $productivity }
   *[other] Preis { $cost }, Widerstand { $resistance }, Produktivität { $productivity }
}
xibalba-squad = Kampftrupp
xibalba-squad-is = Alle Soldaten auf einem Stapel. Nur der oberste ist aktiv: Er greift die Arche an und kann abblocken.
xibalba-field = Ausbaufeld
xibalba-field-is = Nimmt Zivilisten oder Gebäude auf, nie beides. Nur die oberste Karte wirkt, was darunter liegt, wartet.
xibalba-field-n = Ausbaufeld { $n }
xibalba-field-locked = Gefrorenes Feld { $n }
xibalba-field-locked-is = Es taut auf, wenn die Basis auf Stufe { $n } ausgebaut wird.
xibalba-factions = Fraktionen
xibalba-winner = hat gewonnen
xibalba-keeper = kontrolliert die Arche

## Die Arche

xibalba-ark-neutral = Die Arche gehört niemandem
xibalba-ark-neutral-is = Ein neutraler Soldat bewacht sie. Alle dürfen ihn angreifen.
xibalba-ark-empty = Die Arche ist leer
xibalba-ark-empty-is = Setze ein Angriffssymbol ein, und der oberste Soldat deines Kampftrupps betritt sie.
xibalba-ark-of = { $name } kontrolliert die Arche
xibalba-ark-of-is = Am Ende jedes Zuges bringt der Soldat in der Arche so viele Paragonwürfel, wie sein Paragonwert beträgt. Er greift Basen an; nur die Soldaten der Kampftrupps kommen an ihn heran.
xibalba-ark-own-is = Am Ende jedes Zuges würfelst du mit so vielen Paragonwürfeln, wie der Paragonwert deines Soldaten beträgt. Aus der Arche greifst du die Basen der anderen an.
xibalba-ark-soldier = { $card } in der Arche. { $who }
xibalba-life = Lebenspunkte
xibalba-life-is = Angriffe auf die Arche nehmen sie weg; bei 0 ist der Soldat vernichtet. Mehr als { $cap } werden es nie.
xibalba-ark-entering = Dein Soldat betritt die Arche mit Lebenspunkten: { $n }
xibalba-life-n = Lebenspunkte: { $n } von { $cap }

## Würfel

xibalba-tray = Würfel
xibalba-none = keine
xibalba-pool = Welche sechs Würfel?
xibalba-pool-is = Du nimmst sechs Würfel: von jeder Art mindestens zwei und höchstens vier.
xibalba-pool-n = { $resource } Ressourcenwürfel und { $attack } Angriffswürfel
xibalba-dice-pool = Gewürfelt
xibalba-dice-pool-is = Diese Würfel können noch einmal geworfen werden. Behalte, was dir gefällt; der Rest wird neu gewürfelt.
xibalba-action-pool = Behalten
xibalba-action-pool-is = Diese Würfel liegen fest und warten auf die Aktionsphase. Was an deren Ende übrig ist, verfällt.
xibalba-rerolls = Wiederholungswürfe übrig
xibalba-rerolls-is = So oft werden die nicht behaltenen Würfel noch einmal geworfen.
xibalba-rerolls-n = Wiederholungswürfe übrig: { $n }
xibalba-die-resource = Ressourcenwürfel
xibalba-die-attack = Angriffswürfel
xibalba-face-resource_blank = Ressourcenwürfel, Leerseite
xibalba-face-resource_blank-is = Bringt nichts, außer eine Karte dreht den Würfel.
xibalba-face-resource_1 = 1 Ressource
xibalba-face-resource_1-is = In der Aktionsphase kannst du ihn gegen 1 Ressource eintauschen.
xibalba-face-resource_2 = 2 Ressourcen
xibalba-face-resource_2-is = In der Aktionsphase kannst du ihn gegen 2 Ressourcen eintauschen.
xibalba-face-resource_3 = 3 Ressourcen
xibalba-face-resource_3-is = In der Aktionsphase kannst du ihn gegen 3 Ressourcen eintauschen.
xibalba-face-attack_blank = Angriffswürfel, Leerseite
xibalba-face-attack_blank-is = Bringt nichts, außer eine Karte dreht den Würfel.
xibalba-face-attack = Angriffssymbol
xibalba-face-attack-is = Fügt einem Angriff die Stärke des Soldaten hinzu oder lässt einen Soldaten die leere Arche betreten.
xibalba-face-critical = Kritischer Treffer
xibalba-face-critical-is = Ein Angriffssymbol, das die Stärke des Soldaten um 1 erhöht.
xibalba-face-paragon_blank = Paragonwürfel, Leerseite
xibalba-face-paragon_blank-is = Bringt nichts ein.
xibalba-face-paragon_1 = 1 Paragon
xibalba-face-paragon_1-is = Einen abgeernteten Würfel kannst du in der Aktionsphase gegen 1 Paragon eintauschen.
xibalba-face-paragon_2 = 2 Paragon
xibalba-face-paragon_2-is = Einen abgeernteten Würfel kannst du in der Aktionsphase gegen 2 Paragon eintauschen.
xibalba-attack = Angriff
xibalba-attack-is = Jedes Angriffssymbol bringt die Stärke des Soldaten, jeder Kritische Treffer 1 mehr. Die Würfel sind in jedem Fall verbraucht.
xibalba-attack-by = „{ $card }“ greift an
xibalba-attack-strength = Stärke des Angriffs
xibalba-attack-strength-is = Was die bisher eingesetzten Würfel aus der Stärke des Soldaten machen.
xibalba-attack-reached = Erreichte Stärke: { $n }
xibalba-attack-needed = Sie trifft auf { $n }

## Phasen

xibalba-phase-effect = Effektphase
xibalba-phase-effect-short = Effekte
xibalba-phase-effect-is = Die Basis bringt Ressourcen, dann wirken deine aktiven Karten in der Reihenfolge, die du willst.
xibalba-phase-dice = Würfelphase
xibalba-phase-dice-short = Würfel
xibalba-phase-dice-is = Wähle sechs Würfel und wirf sie; was du nicht behältst, wird neu gewürfelt, meistens zweimal.
xibalba-phase-action = Aktionsphase
xibalba-phase-action-short = Aktionen
xibalba-phase-action-is = Nutze deine Würfel, erwirb Karten, greife an und führe allgemeine Aktionen aus, in beliebiger Reihenfolge und so oft du kannst.
xibalba-phase-permanent = Dauerhaft

## Allgemeine Aktionen

xibalba-actions = Aktionen
xibalba-action-priced = { $action }, Preis { $price }
xibalba-action-discard = Abwerfen
xibalba-action-discard-does = Karte der Auslage oder von dir
xibalba-action-reorganise = Reorganisieren
xibalba-action-reorganise-does = Deine Stapel umordnen
xibalba-action-medicine = Medizin
xibalba-action-medicine-does = Lebenspunkte in der Arche
xibalba-action-weapon = Waffentechnologie
xibalba-action-weapon-does = Angriffssymbol wird kritisch
xibalba-action-tactical = Taktischer Angriff
xibalba-action-tactical-does = Ein weiterer Angriffswürfel
xibalba-action-harvest = Abernten
xibalba-action-harvest-does = Ein Paragonwürfel
xibalba-action-expand = Basis ausbauen
xibalba-action-expand-does = Nächste Stufe, ein Feld mehr

## Alle Karten

xibalba-facet-faction = Fraktion
xibalba-facet-faction-all = Alle Fraktionen

## Das ganze Spiel

xibalba-chart = Das Rennen um Paragon

## Tisch auf dem Telefon, Würfel als Gesten, Angriffe

xibalba-tab-table = Tisch
xibalba-tab-actions = Aktionen
xibalba-tap-to-keep = Antippen und behalten
xibalba-let-go = Behalten: { $face }. Loslassen
xibalba-attack-target = Was angegriffen wird
xibalba-addend-attack = aus Symbolen
xibalba-addend-critical = Kritische Treffer
xibalba-addend-power = dieser Angriff
xibalba-addend-life_points = Lebenspunkte
xibalba-addend-base-resistance = Stufe der Basis
xibalba-addend-cards = Karten und Eigenschaft
xibalba-addend-block = blockender Soldat
xibalba-addend-pierce = durchschlagen
xibalba-verdict-hit = Schlägt durch
xibalba-verdict-held = { $n } zu wenig: Die Basis hält stand
xibalba-verdict-kill = Vernichtet den Soldaten in der Arche
xibalba-verdict-wound = Nimmt { $n } von { $of } Lebenspunkten; der Schaden bleibt
xibalba-block-none = Niemand kann abblocken
xibalba-block-holds = { $name } kann mit „{ $card }“ ({ $n }) abblocken und hielte stand
xibalba-block-falls = { $name } kann mit „{ $card }“ ({ $n }) abblocken, der dabei vernichtet würde
xibalba-gain-ark = Dein Soldat nimmt die Arche mit { $n } Lebenspunkten ein
xibalba-gain-roll = Dann wirfst du { $n ->
    [one] { $n } Paragonwürfel
   *[other] { $n } Paragonwürfel
}
xibalba-gain-no-dice = Kein Paragon: Dein Soldat hat den Paragonwert 0
xibalba-gain-wound = Noch kein Paragon: Der Soldat in der Arche überlebt
xibalba-gain-loot = Wirf { $dice ->
    [one] { $dice } Paragonwürfel
   *[other] { $dice } Paragonwürfel
} und nimm so viel von { $name }, höchstens { $most }
xibalba-gain-poor = Kein Paragon: { $name } hat keines
xibalba-gain-shield = Kein Paragon: „{ $card }“ schützt das von { $name }
xibalba-gain-destroy = Du darfst { $n ->
    [one] die Ausbaukarte vernichten
   *[other] eine von { $n } Ausbaukarten vernichten
}
xibalba-gain-no-card = { $name } hat keine Ausbaukarte zu vernichten
xibalba-strike = Zuschlagen
xibalba-strike-anyway = Trotzdem zuschlagen
