# Teile von Effekten, die kein Beispiel zeigt.

piece-once = Einmal pro Zug:
piece-trigger = Immer wenn dies geschieht:
piece-inArk = Wenn du die Arche kontrollierst:
piece-noArk = Wenn du die Arche nicht kontrollierst:
piece-behind = Wenn du auf der Paragonleiste Letzter bist:
piece-home = Wenn du die Fraktion dieser Karte spielst:
piece-mates-mates = Wenn du so viele weitere aktive Karten dieser Fraktion hast:
piece-pay-pay = Du darfst Ressourcen zahlen:
