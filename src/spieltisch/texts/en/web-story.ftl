### The story of a game as it is told: beats, the cards since my last turn, the log. All keys begin with story-.

story-controls = The story
story-pause = Pause
story-resume = Go on
story-back = One step back
story-details = { $count ->
    [one] One more sentence
   *[other] { $count } more sentences
}
story-since = Since your last turn
story-replay = Play again what { $name } did
story-replay-all = Play again
story-close = Close
story-unfold = Unfold: { $headline }

story-why = Why?
story-why-about = Why? { $headline }
story-why-thinking = Thinking about it …
story-why-judged = From what you can know: { $judged }, chance of winning about { $percent }%.
story-why-unknown = Nothing can be said about that without knowing what is hidden from you.
