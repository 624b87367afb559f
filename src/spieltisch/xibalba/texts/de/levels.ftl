# Wie Bots spielen: je Stufe ein Name und in einer Zeile ihr Wesen.

random = Würfler
random-is = Wählt zufällig.
first-game = Rekrut
first-game-is = Spielt wie in der ersten Partie: probiert aus und übersieht oft das Bessere.
careless = Draufgänger
careless-is = Weiß, wie es geht, handelt aber jedes fünfte Mal, ohne nachzudenken.
steady = Gefreite
steady-is = Geht ordentlich zu Werke und übersieht nur hin und wieder etwas.
thumb = Veteran
thumb-is = Solide nach Faustregeln: baut erst eine Wirtschaft auf und kämpft dann um die Arche.
keen = Offizierin
keen-is = Denkt kurz voraus und sucht sich Kämpfe, die zu gewinnen sind.
strong = Strategin
strong-is = Plant mehrere Züge, zählt die Würfel aller mit und nimmt die Arche, wenn es am meisten schmerzt.
master = Marschallin
master-is = Denkt jeden Zug eine ganze Sekunde lang durch. Verschenkt so gut wie nichts.
