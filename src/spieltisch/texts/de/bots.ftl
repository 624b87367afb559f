# Warum ein Bot eine Möglichkeit gut findet: kurze Wendungen für Tipps, eine für jedes Merkmal eines Spiels.

## Wenn kein Merkmal den Ausschlag gibt

reason-alone = etwas anderes geht nicht
reason-better = insgesamt besser
reason-even = kaum ein Unterschied
reason-worse = insgesamt schwächer

## Xibalba

reason-xibalba-paragon = mehr Paragon
reason-xibalba-near-the-goal = nah am Ziel
reason-xibalba-finish = der nächste Zug kann fast schon reichen
reason-xibalba-ark = Kontrolle über die Arche
reason-xibalba-ark-income = eine Arche, die länger Paragon bringt
reason-xibalba-ark-life = mehr Lebenspunkte in der Arche
reason-xibalba-strength = ein stärkerer Soldat im Kampftrupp
reason-xibalba-squad-dice = ein Soldat mit mehr Paragonwürfeln im Kampftrupp
reason-xibalba-ark-in-reach = die Arche in Reichweite
reason-xibalba-squad = mehr Soldaten im Kampftrupp
reason-xibalba-blocker = ein Soldat, der abblocken kann
reason-xibalba-resources = mehr Ressourcen
reason-xibalba-first-resources = genug Ressourcen für den nächsten Zug
reason-xibalba-next-level = die nächste Stufe der Basis ist nah
reason-xibalba-productivity = mehr Produktivität
reason-xibalba-level = eine höhere Stufe der Basis
reason-xibalba-walls = eine Basis, die schwerer zu treffen ist
reason-xibalba-cards-resources = Ausbaukarten, die Ressourcen bringen
reason-xibalba-cards-paragon = Ausbaukarten, die Paragon bringen
reason-xibalba-cards-dice = Ausbaukarten, die bei den Würfeln helfen
reason-xibalba-cards-soldiers = Ausbaukarten, die Soldaten oder die Basis besser machen
reason-xibalba-cards-fight = Ausbaukarten für Angriff und Abwehr
reason-xibalba-cards-prices = Ausbaukarten, die Ressourcen sparen
reason-xibalba-plunder = weniger zu erbeuten
reason-xibalba-turn = bald wieder am Zug

## Wutaki

reason-wutaki-points = mehr Siegpunkte
reason-wutaki-sure-points = Punkte, die in der Schlusswertung sicher sind
reason-wutaki-secret-pacts = bessere Aussichten für die Geheimpakte
reason-wutaki-revenge-cards = weniger Verlust durch Rachekarten
reason-wutaki-open-pacts = weniger offene Pakte
reason-wutaki-near-pacts = Pakte, die der Erfüllung nah sind
reason-wutaki-ready-pacts = ein Pakt, der sich schon bezahlen lässt
reason-wutaki-fulfilled-pacts = mehr erfüllte Pakte
reason-wutaki-goods = mehr Ressourcen auf Vorrat
reason-wutaki-gold = mehr Gold auf Vorrat
reason-wutaki-cost-goods = mehr von der eigenen Kostenressource
reason-wutaki-sets = fünf gleiche Ressourcen für die Wertung
reason-wutaki-omens = mehr Omen auf der Hand
reason-wutaki-lasting-omen = ein dauerhaftes Omen
reason-wutaki-recruits = mehr angeworbene Arbeiter
reason-wutaki-special-worker = der Sonderarbeiter
reason-wutaki-workers-left = noch mehr Arbeiter in dieser Runde
reason-wutaki-upgrades = mehr Aufwertungen
reason-wutaki-tower = ein aufgewerteter Turm
reason-wutaki-pyramid = weiter oben auf der Pyramide
reason-wutaki-first-next = Startspieler der nächsten Runde
reason-wutaki-monster = als Nächster am vollen Monster
reason-wutaki-track = das nächste Symbol des Meistertableaus
reason-wutaki-multiplier = mehr Punkte für Pakte der anderen
reason-wutaki-skill = die einmalige Fähigkeit noch in Reserve
