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

story-why = Warum?
story-why-about = Warum? { $headline }
story-why-thinking = Wird überlegt …
story-why-judged = Nach allem, was du wissen kannst: { $judged }, Gewinnaussicht etwa { $percent } %.
story-why-unknown = Dazu lässt sich nichts sagen, ohne zu wissen, was dir verborgen ist.
