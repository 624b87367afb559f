name = Magpies
about = Shiny things and a sharp eye: show the right card at the right roll, and let nobody see what you hide.
time = about 5 minutes

## Questions

question-roll = Which number comes up?
question-draw = Which card is drawn?
question-act = Show, swap or wait?
question-discard = Discard which?

## Things

card = { $suit ->
    [0] sun
   *[1] moon
} { $value }
card-text = Scores { $value } when the roll is { $value } or less.
deck-card = Cards
thing-wait = Wait
thing-swap = Draw a card and discard one
thing-card = The card “{ $card }”
thing-card-act = Show the card “{ $card }”
thing-card-discard = Discard the card “{ $card }”
thing-roll = Roll a { $n }
say-wait = wait
say-swap = swap
say-roll = roll { $n }

## What happens

event-opened = The { $card } opens the pile.
event-drew = { $player } draws the { $card }.
event-drew-hidden = { $player } draws a card.
event-rolled = { $player } rolls a { $face }.
event-showed = { $player } shows the { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-discarded = { $player } discards the { $card } face down.
event-discarded-hidden = { $player } discards a card face down.
event-waited = { $player } waits{ $points ->
    [0] {""}
    [one] : 1 point
   *[other] : { $points } points
}.
event-ended = The game is over.

## The table

label-turn = Turn
label-last-turn = Last turn
label-die = Die
label-deck = Deck
label-pile = Pile
label-points = Points
label-hand = Hand
label-discards = Discarded

## Options

option-rounds = Rounds
option-rounds-help = How many turns everybody has.
option-patience = Patience
option-patience-help = Waiting scores 1 point.
