# Wie Bots spielen: zu jedem Spiel und jeder Stufe ein Name und in einer Zeile ihr Wesen.
