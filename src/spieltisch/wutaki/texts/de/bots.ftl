# Warum ein Bot eine Möglichkeit gut findet: ein Halbsatz je Merkmal.

reason-points = mehr Siegpunkte
reason-sure-points = Punkte, die in der Schlusswertung sicher sind
reason-secret-pacts = bessere Aussichten für die Geheimpakte
reason-revenge-cards = weniger Verlust durch Rachekarten
reason-open-pacts = weniger übrige Pakte, die am Ende Punkte kosten
reason-near-pacts = Pakte, die der Erfüllung nah sind
reason-ready-pacts = ein Pakt, der sich schon bezahlen lässt
reason-fulfilled-pacts = mehr erfüllte Pakte
reason-goods = mehr Ressourcen auf Vorrat
reason-gold = mehr Gold auf Vorrat
reason-cost-goods = mehr von der Ressource, mit der du Arbeiter bezahlst
reason-sets = fünf gleiche Ressourcen für die Wertung
reason-omens = mehr Omen auf der Hand
reason-lasting-omen = ein dauerhaftes Omen
reason-recruits = mehr angeworbene Arbeiter
reason-special-worker = der Sonderarbeiter
reason-workers-left = noch mehr Arbeiter in dieser Runde
reason-upgrades = mehr Aufwertungen
reason-tower = ein aufgewerteter Turm
reason-pyramid = weiter oben auf der Pyramide
reason-first-next = Startspieler der nächsten Runde
reason-monster = als Nächster am vollen Monster
reason-track = das nächste Symbol des Meistertableaus
reason-multiplier = mehr Punkte für Pakte der anderen
reason-skill = die einmalige Fähigkeit noch in Reserve
