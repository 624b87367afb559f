# Warum ein Bot eine Möglichkeit gut findet: ein Halbsatz je Merkmal.

reason-paragon = mehr Paragon
reason-near-the-goal = nah am Ziel
reason-finish = der nächste Zug kann fast schon reichen
reason-ark = Kontrolle über die Arche
reason-ark-income = eine Arche, die länger Paragon bringt
reason-ark-life = mehr Lebenspunkte in der Arche
reason-strength = ein stärkerer Soldat im Kampftrupp
reason-squad-dice = ein Soldat mit mehr Paragonwürfeln im Kampftrupp
reason-ark-in-reach = die Arche in Reichweite
reason-squad = mehr Soldaten im Kampftrupp
reason-blocker = ein Soldat, der abblocken kann
reason-resources = mehr Ressourcen
reason-first-resources = genug Ressourcen für den nächsten Zug
reason-next-level = die nächste Stufe der Basis ist nah
reason-productivity = mehr Produktivität
reason-level = eine höhere Stufe der Basis
reason-walls = eine Basis, die schwerer zu treffen ist
reason-cards-resources = Ausbaukarten, die Ressourcen bringen
reason-cards-paragon = Ausbaukarten, die Paragon bringen
reason-cards-dice = Ausbaukarten, die bei den Würfeln helfen
reason-cards-soldiers = Ausbaukarten, die Soldaten oder die Basis besser machen
reason-cards-fight = Ausbaukarten für Angriff und Abwehr
reason-cards-prices = Ausbaukarten, die Ressourcen sparen
reason-plunder = weniger zu erbeuten
reason-turn = bald wieder am Zug
