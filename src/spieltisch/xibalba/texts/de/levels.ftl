# Wie Bots spielen: je Stufe ein Name und in einer Zeile ihr Wesen.

random = Würfler
random-is = Wählt zufällig.
first-game = Rekrut
first-game-is = Spielt wie in der ersten Partie: nach Laune, mit Vorlieben und ohne Blick für die anderen.
careless = Draufgänger
careless-is = Weiß, was gut ist, lässt sich aber leicht verlocken und vergisst, auf die anderen zu achten.
steady = Gefreite
steady-is = Kümmert sich ordentlich um die eigene Basis und achtet nicht auf die anderen.
thumb = Veteran
thumb-is = Solide nach Faustregeln: baut erst eine Wirtschaft auf und kämpft dann um die Arche.
keen = Offizierin
keen-is = Hat viele Partien gesehen und antwortet auf einen Blick; ab und zu vorschnell.
strong = Strategin
strong-is = Plant mehrere Züge, zählt die Würfel aller mit und nimmt die Arche, wenn es am meisten schmerzt.
master = Marschallin
master-is = Denkt jeden Zug eine ganze Sekunde lang durch. Verschenkt so gut wie nichts.
