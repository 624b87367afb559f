# Wie Bots spielen: je Stufe ein Name und in einer Zeile ihr Wesen.

random = Würfler
random-is = Wählt zufällig.
first-game = Gast
first-game-is = Spielt wie in der ersten Partie: probiert aus und übersieht oft das Bessere.
careless = Träumer
careless-is = Weiß, wie es geht, ist aber jedes fünfte Mal mit den Gedanken woanders.
steady = Gehilfe
steady-is = Geht ordentlich zu Werke und übersieht nur hin und wieder etwas.
thumb = Dörfler
thumb-is = Solide nach Faustregeln: sammelt, was die Pakte brauchen, und vergeudet selten einen Arbeiter.
keen = Händlerin
keen-is = Denkt kurz voraus und weiß, wann sich ein Umweg lohnt.
strong = Älteste
strong-is = Plant mehrere Züge, behält die anderen im Blick und bestraft Trödelei.
master = Hohepriesterin
master-is = Denkt jeden Zug eine ganze Sekunde lang durch. Verschenkt so gut wie nichts.
