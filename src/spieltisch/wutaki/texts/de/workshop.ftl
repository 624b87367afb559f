# Teile von Effekten, die kein Beispiel zeigt.

piece-place = Als Ort, den man besuchen kann:
piece-this-round = In dieser Runde:
piece-per-round = Einmal in jeder Runde:
piece-end = Am Spielende:
piece-me = Ich:
piece-others = Alle anderen:
piece-all = Alle:
piece-discard-cards-omen = Omenkarten abwerfen (als Preis)
piece-return-1-addw = Einen zusätzlichen Arbeiter zurückgeben (als Preis)
piece-every-upgrade-has-price-discount-gold = Jede Aufwertung ist günstiger.
piece-amount-good = … und dazu von einer weiteren Ressource
