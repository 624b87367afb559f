### Geführte erste Partien, Tipps, das Ziel, die Spielanleitung. Alle Schlüssel beginnen mit teach-.

teach-learn = Spielend lernen
teach-guide = Begleitung
teach-show = Begleitung zeigen
teach-hide = Begleitung ausblenden
teach-before = Zurück
teach-next = Weiter
teach-end = Weiterspielen
teach-progress = Wie weit die geführte Partie ist
teach-key = dorthin, wohin die Begleitung zeigt
teach-goal = Ziel des Spiels:
