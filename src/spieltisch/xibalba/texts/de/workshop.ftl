# Teile von Effekten, deren Beispiel in die Irre führte oder die kein Beispiel zeigt. Wo eine Zahl gewählt wird, steht
# eine 1; Wörter, die gewählt werden und nicht zu sehen sind, stehen dahinter.

piece-once = Einmal pro Zug:
piece-trigger = Bei dieser Gelegenheit:
piece-inArk = Wenn du die Arche kontrollierst:
piece-noArk = Wenn du die Arche nicht kontrollierst:
piece-behind = Wenn du auf der Paragonleiste Letzter bist:
piece-home = Wenn du die Fraktion dieser Karte spielst:
piece-mates-mates = Wenn du 1 oder mehr weitere aktive Karten dieser Fraktion hast:
piece-pay-pay = Du darfst dafür 1 Ressource zahlen:
piece-lose-who-R-amount = 1 Ressource verliert
piece-steal-who-R-amount = Nimm 1 Ressource ab von:
piece-loot-who-amount = Wirf 1 Paragonwürfel und nimm so viel Paragon ab von:
piece-rerolls-who-change = Wiederholungswürfe, mehr oder weniger:
piece-turn-face-face-amount = Drehe 1 deiner Würfel, von dieser Seite auf jene:
piece-mod-stat-change = Dauerhafte Änderung:
piece-cost-price-change = Dies kostet mehr oder weniger:
piece-cost-price-change-first = Das erste Mal in jedem Zug kostet dies mehr oder weniger:
