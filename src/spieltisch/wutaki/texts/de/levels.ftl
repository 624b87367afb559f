# Wie Bots spielen: je Stufe ein Name und in einer Zeile ihr Wesen.

random = Würfler
random-is = Wählt zufällig.
first-game = Gast
first-game-is = Spielt wie in der ersten Partie: nach Laune, mit Vorlieben und ohne Blick für die anderen.
careless = Träumer
careless-is = Weiß, was gut ist, lässt sich aber leicht verlocken und vergisst, auf die anderen zu achten.
steady = Gehilfe
steady-is = Arbeitet ordentlich auf die eigenen Pakte hin und achtet nicht auf die anderen.
thumb = Dörfler
thumb-is = Solide nach Faustregeln: sammelt, was die Pakte brauchen, und vergeudet selten einen Arbeiter.
keen = Händlerin
keen-is = Hat viele Partien gesehen und antwortet auf einen Blick; ab und zu vorschnell.
strong = Älteste
strong-is = Plant mehrere Züge, behält die anderen im Blick und bestraft Trödelei.
master = Hohepriesterin
master-is = Denkt jeden Zug eine ganze Sekunde lang durch. Verschenkt so gut wie nichts.
