name = Elstern
about = Glitzernde Dinge und ein scharfes Auge: Zeig die richtige Karte beim richtigen Wurf, und lass niemanden sehen, was du versteckst.
time = etwa 5 Minuten

## Fragen

question-roll = Was zeigt der Würfel?
question-draw = Welche Karte kommt?
question-act = Zeigen, tauschen oder warten?
question-discard = Welche ablegen?

## Dinge

card = { $suit ->
    [0] Sonne
   *[1] Mond
} { $value }
card-text = Bringt { $value }, wenn der Wurf höchstens { $value } zeigt.
deck-card = Karten
thing-wait = Abwarten
thing-swap = Karte ziehen und eine ablegen
thing-card = Karte „{ $card }“
thing-card-act = Karte „{ $card }“ zeigen
thing-card-discard = Karte „{ $card }“ ablegen
thing-roll = Eine { $n } würfeln
say-wait = warten
say-swap = tauschen
say-roll = Wurf { $n }

## Was geschieht

event-opened = { $card } eröffnet den Stapel.
event-drew = { $player } zieht { $card }.
event-drew-hidden = { $player } zieht eine Karte.
event-rolled = { $player } würfelt eine { $face }.
event-showed = { $player } zeigt { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-discarded = { $player } legt { $card } verdeckt ab.
event-discarded-hidden = { $player } legt eine Karte verdeckt ab.
event-waited = { $player } wartet{ $points ->
    [0] {""}
    [one] : 1 Punkt
   *[other] : { $points } Punkte
}.
event-ended = Das Spiel ist aus.

## Der Tisch

label-turn = Zug
label-last-turn = Letzter Zug
label-die = Würfel
label-deck = Nachziehstapel
label-pile = Stapel
label-points = Punkte
label-hand = Hand
label-discards = Abgelegt

## Optionen

option-rounds = Runden
option-rounds-help = Wie viele Züge alle haben.
option-patience = Geduld
option-patience-help = Warten bringt 1 Punkt.
