# Teile von Effekten, deren Beispiel in die Irre führte oder die kein Beispiel zeigt. Wo eine Zahl gewählt wird, steht
# eine 1, oder die 2, wo sie die kleinste ist; Wörter, die gewählt werden, stehen dahinter.

piece-place = Neuer Ort für diese Runde:
piece-this-round = In dieser Runde:
piece-per-round = Einmal pro Runde:
piece-end = Am Spielende:
piece-me = Ich:
piece-others = Jeder Gegner:
piece-all = Jeder Spieler:
piece-per-own-receive-points-vp = Erhalte 1 SP für jedes Stück:
piece-per-own-receive-points-vp-max-points = Erhalte 1 SP (höchstens 1 SP) für jedes Stück:
piece-per-few-own-receive-points-vp = Erhalte 1 SP für je 2 Stück:
piece-per-few-own-receive-points-vp-max-points = Erhalte 1 SP (höchstens 1 SP) für je 2 Stück:
piece-discard-cards-omen = Wirf 1 Omen ab, als Preis
piece-return-1-addw = Gib einen Zusatzarbeiter zurück, als Preis
piece-every-upgrade-has-price-discount-gold = Jede Aufwertung kostet 1 Gold weniger
piece-amount-good = … und 1
piece-own-noun = Habe
piece-pay-amount-good = Bezahle 1
piece-sacrifice-amount-good = Opfere 1
piece-lose-points-vp = Verliere 1 SP
