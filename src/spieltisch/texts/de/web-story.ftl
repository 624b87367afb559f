### Das Geschehen, wie es erzählt wird: Schritte, die Karten seit meinem letzten Zug, das Protokoll. Alle Schlüssel beginnen mit story-.

story-controls = Das Geschehen
story-pause = Anhalten
story-resume = Weiter
story-back = Einen Schritt zurück
story-details = { $count ->
    [one] Ein weiterer Satz
   *[other] { $count } weitere Sätze
}
story-since = Seit deinem letzten Zug
story-replay = Noch einmal zeigen, was { $name } getan hat
story-replay-all = Noch einmal zeigen
story-close = Schließen
story-unfold = Aufklappen: { $headline }
