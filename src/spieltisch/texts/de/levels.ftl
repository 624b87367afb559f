# Wie Bots spielen: zu jedem Spiel und jeder Stufe ein Name und in einer Zeile ihr Wesen.

## Wutaki

wutaki-random = Würfler
wutaki-random-is = Wählt zufällig.
wutaki-first-game = Gast
wutaki-first-game-is = Spielt wie in der ersten Partie: probiert aus und übersieht oft das Bessere.
wutaki-careless = Träumer
wutaki-careless-is = Weiß, wie es geht, ist aber jedes fünfte Mal mit den Gedanken woanders.
wutaki-steady = Gehilfe
wutaki-steady-is = Geht ordentlich zu Werke und übersieht nur hin und wieder etwas.
wutaki-thumb = Dörfler
wutaki-thumb-is = Solide nach Faustregeln: sammelt, was die Pakte brauchen, und vergeudet selten einen Arbeiter.
wutaki-keen = Händlerin
wutaki-keen-is = Denkt kurz voraus und weiß, wann sich ein Umweg lohnt.
wutaki-strong = Älteste
wutaki-strong-is = Plant mehrere Züge, behält die anderen im Blick und bestraft Trödelei.
wutaki-master = Hohepriesterin
wutaki-master-is = Denkt jeden Zug eine ganze Sekunde lang durch. Verschenkt so gut wie nichts.

## Xibalba

xibalba-random = Würfler
xibalba-random-is = Wählt zufällig.
xibalba-first-game = Rekrut
xibalba-first-game-is = Spielt wie in der ersten Partie: probiert aus und übersieht oft das Bessere.
xibalba-careless = Draufgänger
xibalba-careless-is = Weiß, wie es geht, handelt aber jedes fünfte Mal, ohne nachzudenken.
xibalba-steady = Gefreite
xibalba-steady-is = Geht ordentlich zu Werke und übersieht nur hin und wieder etwas.
xibalba-thumb = Veteran
xibalba-thumb-is = Solide nach Faustregeln: baut erst eine Wirtschaft auf und kämpft dann um die Arche.
xibalba-keen = Offizierin
xibalba-keen-is = Denkt kurz voraus und sucht sich Kämpfe, die zu gewinnen sind.
xibalba-strong = Strategin
xibalba-strong-is = Plant mehrere Züge, zählt die Würfel aller mit und nimmt die Arche, wenn es am meisten schmerzt.
xibalba-master = Marschallin
xibalba-master-is = Denkt jeden Zug eine ganze Sekunde lang durch. Verschenkt so gut wie nichts.
