### The table screen, replay and final scoring. All keys begin with table-.

## The table

table-loading = The table is being laid …
table-home = Home
table-menu = Menu
table-cards = All cards
table-pack = Card pack: { $pack }
table-rules = Rules
table-settings = Settings
table-seats = Seats and invitations
table-keys = Keyboard
table-sound-on = Sounds on
table-sound-off = Sounds off
table-board = Board
table-others = The others
table-me = What lies before me
table-side = Cards and piles
table-talk = Log or chat
table-parts = Parts of the table
table-tab-me = Me
table-tab-others = Others
table-tab-log = Log
table-tab-side = Cards
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-whole = Show the whole board
table-spectator = Spectator
table-spectating = You are watching and see what everybody may see.

table-line-connecting = Connecting …
table-line-open = Connected
table-line-lost = Connection lost, trying again …
table-line-offline = No network
table-line-gone = This table is closed

## Whose move

table-your-move = Your move
table-thinking = { $name } is thinking
table-waiting = Waiting for { $name }
table-waiting-away = Waiting for { $name }, who is away
table-waiting-friend = Waiting for a friend to take the seat of { $name }
table-chance = Chance decides
table-moment = One moment
table-sending = One moment
table-over = The game is over.
table-over-short = Game over
table-over-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}

## Asking and answering

table-prompt = What is asked
table-options = All options
table-list = { $count ->
    [one] List (1)
   *[other] List ({ $count })
}
table-which = Which do you mean?
table-final = Cannot be taken back:
table-confirm = { $count ->
    [one] Confirm
   *[other] Confirm all { $count }
}
table-cancel = Cancel
table-collected = Collected
table-put-back = Put back:
table-skip = Skip
table-undo = Undo
table-undo-key = Take back your last answer (key u).
table-undo-none = There is nothing of yours to take back.
table-hint = Hint
table-hint-key = What would a good player do? (key h) Everybody sees that you have asked.
table-hint-off = There are no hints at this table.
table-hint-wait = There is a hint when it is your turn.
table-hint-collected = Confirm what you have collected first, or put it back.
table-hint-thinking = Thinking about it …
table-hint-head = What to do with this turn
table-hint-numbers = In numbers
table-plan-further = Thinking about the rest of the turn …
table-hint-note = Estimated chance of winning, from what you can know.
table-hint-chance = { $percent ->
    [0] < 1%
   *[other] { $percent }%
}
table-hint-rank = Hint: number { $rank }
table-hint-said = Hint: { $plan } ({ $percent }%)
table-hints-allowed = Hints are allowed at this table.
table-hints-off = There are no hints at this table.
table-hints-now = Hints are allowed at this table from now on.
table-hints-no-more = From now on there are no hints at this table.
table-percent = %
table-to-scoring = Final scoring
table-to-replay = Replay
table-rematch = Play again
table-to-rematch = To the next game
table-export = Save as file

## Log and chat

table-log = Log
table-log-filter = Show only what concerns
table-log-all = All
table-log-turn = Turn { $turn }
table-log-more = Show earlier turns
table-log-newest = Newest
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-hint = Say something
table-chat-send = Send

## Seats

table-note-thinking = is thinking …
table-note-stand-in = A bot stands in
table-note-open = Seat is free
table-note-away = Away
table-seat-bot = Bot ({ $level })
table-level = How well the bot on the seat of { $name } plays
table-seat-me = That’s you
table-seat-hotseat = Plays on this device
table-seat-online = Is here
table-invite = Invite
table-invite-instead = Invite somebody here
table-invite-why = Whoever takes over a seat of a running game sees its hidden cards. So everybody at the table is asked first, and the log tells of it.
table-give = Give the seat away
table-leave = Leave the table
table-leave-title = Leave this seat?
table-leave-text = A bot plays on in your place. To come back you need an invitation and the consent of the others. If you only want a break, let a bot play for you instead.
table-asked = { $name } and the others are asked. After ten minutes nobody waits for those who are away.
asking-person = { $name } would like to take over the seat of { $whose } and would see its hidden cards. Is that all right?
asking-bot = A bot is to play for { $whose } until they come back. Is that all right?
asking-mine = You have asked for the seat of { $whose }. It still needs the consent of { $names }. From { $day } on nobody waits for those who are away.
asking-others = Somebody else is to play in place of { $whose }. It still needs the consent of { $names }.
asking-yes = I agree
asking-no = No
asking-withdraw = Never mind
table-stand-in = Let a bot play
table-take-back = Take the seat back
table-copy-link = Copy link
table-pace = { $seconds ->
    [0] Bots answer at once
    [one] Bots take 1 second for a decision
   *[other] Bots take { $seconds } seconds for a decision
}
table-watch = Anybody with this link can watch and sees only what everybody may see:

## One device, several players

table-handover = Pass the device to { $name }
table-handover-why = Everything is hidden until you go on.
table-handover-take = I am { $name }

## Keys

table-key-digits = pick an option by its number (two digits when there are more than ten)
table-key-arrows = go from one glowing thing to the next
table-key-read = go to any thing and read about it
table-key-enter = take it; confirm what is collected
table-key-escape = cancel
table-key-undo = undo
table-key-again = the same thing again
table-key-hint = a hint
table-key-log = go to the log
table-key-space = skip what is being shown
table-key-help = this help
table-key-named-shift = Shift
table-key-named-space = Space
table-key-named-left = left
table-key-named-right = right
table-key-named-up = up
table-key-named-down = down

## Replay

table-replay-title = Replay – { $game }
table-replay-head = { $game } · Replay
table-replay-back = To the table
table-replay-view = Seen by
table-replay-public = Everybody
table-replay-secret = The view of { $name } is still secret. Here is what everybody may see.
table-replay-start = Before the first answer
table-replay-told = What has happened
table-replay-first = To the beginning
table-replay-last = To the end
table-replay-prev = One answer back
table-replay-next = One answer on
table-replay-turn = Turn
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-scrub = Answer
table-replay-at = { $number } of { $last }
table-replay-events = Events
table-replay-seats = Players
table-replay-side = Cards
table-replay-review = Review
table-replay-beside = Events or review

## Review

table-review = Review
table-review-lead = How did the chances shift, and where did the game turn? A strong bot goes through every decision with what could be known then, and plays what matters out hundreds of times. That takes up to a minute.
table-review-go = Review the game
table-review-working = Going through the game: { $percent }%
table-review-began = Going through the game.
table-review-ready = { $count ->
    [0] The review is ready: no turning point.
    [one] The review is ready: 1 turning point.
   *[other] The review is ready: { $count } turning points.
}
table-review-chart = Chance of winning over time
table-review-turns = Turning points
table-review-none = No single decision surely gave much away.
table-review-mark = Turning point { $index }: { $name }
table-review-cost = −{ $percent } percentage points
table-review-chosen = Chosen: { $move }
table-review-better = Better: { $move }
table-review-jump = Show
table-review-jump-to = Show turning point { $index } in the replay
table-review-luck = Luck
table-review-luck-of = +{ $percent } percentage points by what chance drew
table-review-luck-jump-to = Show in the replay what luck { $name } had
table-review-note = Chances if everybody went on well from there, measured by playing on many times. A turning point is told only if it is sure that something was lost, and how much is measured afresh: it is the drop of the curve at its number. Below the chart: how many answers had been given.

## Final scoring

table-scoring = Final scoring
table-scoring-title = Final scoring – { $game }
table-scoring-back = To the table
table-scoring-start = The points of the game so far
table-scoring-next = Next step
table-scoring-all = Show all
table-scoring-again = Once more, step by step
table-scoring-none = nothing
table-scoring-sheet = The score sheet
table-scoring-step = Step
table-scoring-before = During the game
table-scoring-total = Total
table-standing = Standing
table-chart = Points over time
table-chart-goal = { $points } to win
table-chart-numbers = Numbers as a table
table-chart-when = When
table-doings = Who did what how often
table-doings-what = What

## A table of a game without drawings of its own

table-zone-empty = empty
table-tray = Also possible
table-tray-choice = { $text } … ({ $count })
table-seat-points = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
table-before = In front of { $name }
table-status-round = Round { $round }
table-status-turn = Turn { $turn }
label-bag = Bag
label-board = Board
label-cards = Cards
label-coins = Coins
label-deck = Deck
label-dice = Dice
label-die = Die
label-discard = Discard pile
label-discarded = Discarded
label-discards = Discarded cards
label-gold = Gold
label-hand = Hand
label-market = Market
label-pile = Pile
label-points = Points
label-score = Points
label-stack = Stack
label-supply = Supply
label-tokens = Tokens
label-trick = Trick
label-value = Value
