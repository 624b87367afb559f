# Wie Bots spielen: für jede Stufe ein Name und in einer Zeile ihr Wesen. Ein Spiel kann sie anders nennen.

random = Würfelwerfer
random-is = Wählt auf gut Glück.
first-game = Neuling
first-game-is = Spielt wie in der ersten Partie: probiert aus und übersieht oft das Bessere.
careless = Träumer
careless-is = Weiß, wie es geht, aber jedes fünfte Mal sind die Gedanken woanders.
steady = Lehrling
steady-is = Geht ordentlich vor und verpasst ab und zu etwas.
thumb = Stammgast
thumb-is = Spielt solide und ohne Hast, schaut aber nicht weit voraus.
keen = Herausforderer
keen-is = Schaut kurz voraus und nutzt, was dabei auffällt.
strong = Kenner
strong-is = Denkt durch, was kommen kann, und lässt selten eine Gelegenheit aus.
master = Meister
master-is = Denkt jeden Zug eine ganze Sekunde lang durch. Verschenkt fast nie etwas.
