# Was in der Geschichte einer Partie gezählt wird.

doing-place = Arbeiter eingesetzt
doing-execution = Aktionen ausgeführt
doing-no-use = Aktionen nicht genutzt
doing-chase = Arbeiter verjagt
doing-recruit = Arbeiter angeworben
doing-claim = Pakte genommen
doing-give-pact = Pakte weggegeben
doing-fulfil = Pakte erfüllt
doing-upgrade = Aufwertungen ausgeführt
doing-climb = Stufen der Pyramide erklommen
doing-draw-omen = Omen gezogen
doing-play-omen = Omen ausgespielt
doing-draw-revenge = Rachekarten gezogen
doing-give-revenge = Rachekarten weitergegeben
doing-draw-secret = Geheimpakte gezogen
doing-sacrifice = Opfer gebracht
doing-rob = Raubzüge
doing-start-claim = Startspielermarker beansprucht
doing-turn-skipped = Züge ausgesetzt
