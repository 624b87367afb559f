# Gesten am Tisch: alles auf einmal nehmen, und gewarnt werden, bevor etwas verloren geht.

table-gather = Alles einsammeln
table-once-more = Noch einmal
table-anyway = Trotzdem tun
settings-warn = Vor Verlusten warnen
settings-warn-text = Würfel, die verfallen, Orte und Karten ohne Wirkung, Antworten, die Punkte kosten: Es wird einmal nachgefragt.
