# Wie Bots spielen: zu jedem Spiel und jeder Stufe ein Name und in einer Zeile ihr Wesen.

random = Würfler
random-is = Wählt zufällig.
first-game = Gast
first-game-is = Spielt wie beim ersten Mal: probiert aus und übersieht oft das Bessere.
careless = Träumerin
careless-is = Weiß, wie es geht, ist aber bei jedem fünften Mal mit den Gedanken woanders.
steady = Lehrling
steady-is = Geht ordentlich vor und übersieht ab und zu etwas.
thumb = Stammgast
thumb-is = Verlässlich, nach Faustregeln.
keen = Aufgeweckt
keen-is = Denkt kurz voraus.
strong = Stark
strong-is = Plant mehrere Züge und bedenkt, was die anderen vorhaben.
master = Meisterin
master-is = Denkt jeden Zug eine ganze Sekunde lang durch.
