# Pläne: was man mit einem Zug tun kann und was dann kommt. Spiele ergänzen, was für einen Schritt spricht.

reason-later = später wahrscheinlich: { $reason }
plan-step = { $what } – { $why }
plan-end-chance = Dann entscheidet der Zufall; frag wieder, wenn du weißt, was er bringt.
plan-end-others = Dann ist jemand anderes gefragt.
plan-end-news = Dann weißt du mehr; frag noch einmal.
plan-end-over = Damit endet das Spiel.
plan-end-later = Danach geht dein Zug weiter; frag noch einmal.
