### Wutaki at the web table: what the board, the cards and the seats say besides the catalogue.

wutaki-board = The board of Wutaki
wutaki-status = Round { $round } · Turn { $turn }
wutaki-status-setup = Setup
wutaki-status-over = The game is over
wutaki-permanent = Permanent: stays in front of its owner

## The card browser

wutaki-facet-element = Element
wutaki-facet-element-all = All elements
wutaki-facet-kind = Kind
wutaki-facet-kind-all = All kinds
wutaki-facet-sort = Sort
wutaki-facet-sort-all = All sorts
wutaki-fact-place = Place
wutaki-fact-chain = Chain
wutaki-fact-instant = At once
wutaki-fact-resource = Resource tower
wutaki-fact-elemental = Elemental tower

## Kinds of things, where the catalogue has no name for them

wutaki-kind-stone = stone
wutaki-kind-wood = wood
wutaki-kind-sheep = sheep
wutaki-kind-oil = oil
wutaki-kind-gold = gold
wutaki-kind-any = any resource
wutaki-kind-cost = cost resource
wutaki-kind-omen = omen
wutaki-kind-vp = VP
wutaki-kind-loyal = loyal worker
wutaki-kind-additional = additional worker
wutaki-kind-special = special worker
wutaki-kind-recruit = recruited worker
wutaki-kind-fire = fire
wutaki-kind-water = water
wutaki-kind-earth = earth
wutaki-kind-wind = wind

## The board

wutaki-track = Score track
wutaki-track-text = Whoever reaches 100 VP brings about the end of the game; after 100 the track begins anew.
wutaki-vp-of = { $name }: { $n } VP
wutaki-place-free = { $name }, { $free } of { $spaces } free
wutaki-aside = Aside
wutaki-level = Level { $n }
wutaki-price = { $n } gold
wutaki-cost = Costs
wutaki-owner-bonus = For each marker, at every visit
wutaki-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
wutaki-marker-of = Marker of { $name }, level { $level } ({ $place })
wutaki-pyramid-level = Pyramid, level { $n }
wutaki-pyramid-text = { $room ->
    [one] Room for { $room } marker.
   *[other] Room for { $room } markers.
}
wutaki-slot = Pact slot { $n }
wutaki-slot-gold = Whoever claims this pact receives { $n } gold.
wutaki-slot-price = Whoever claims this pact pays { $n } gold.
wutaki-slot-nothing = No gold for claiming this pact.
wutaki-discards = Discarded
wutaki-omen-discards = Discarded omens: { $n }
wutaki-pile-pact = Pacts: { $n } left
wutaki-pile-pact-text = New pacts come from here and push the older ones to the right.
wutaki-pile-omen = Omens: { $n } left
wutaki-pile-omen-text = Omens are secret until they are played.
wutaki-pile-revenge = Revenge cards: { $n } left
wutaki-pile-revenge-text = Each sets a limit; whoever breaks it loses points at the end.
wutaki-pile-round = Round cards: { $n } left
wutaki-pile-round-text = One is revealed at the beginning of each round.
wutaki-pile-secret = Secret pacts: { $n } left
wutaki-pile-secret-text = They bring points at the end, if their condition holds.
wutaki-no-round-card = No round card
wutaki-monster = The monster: { $n } offerings
wutaki-monster-text = What is sacrificed lies here until somebody pillages.
wutaki-on-monster = On the monster: { $n } { $kind }
wutaki-tracker = General pact tracker
wutaki-tracker-text = Each fulfilled pact of any player moves the marker on.
wutaki-tracker-space = Tracker, space { $label }
wutaki-tracker-none = Nothing happens here.
wutaki-tracker-omen = Everybody draws an omen.
wutaki-tracker-pay = Pay day: everybody pays 1 cost resource for each recruited worker; those unpaid leave.

## What lies before the players

wutaki-before = Before { $name }
wutaki-vp = { $n } VP
wutaki-start = Starting player
wutaki-claims = Claims the starting player marker for the next round
wutaki-markers = Upgrade markers: { $n }
wutaki-tower-of = Tower of { $name }
wutaki-element-hidden = Element card
wutaki-element-hidden-text = Secret until the final scoring.
wutaki-tower-free-elemental = Room for an elemental upgrade
wutaki-tower-free-resource = Room for a resource upgrade
wutaki-cost-resource = Cost resource: { $kind }
wutaki-is-cost = This is the cost resource: workers are recruited and paid with it.
wutaki-available = Available
wutaki-placed = Placed
wutaki-on-slots = On the playerboard
wutaki-crew = { $kind }: { $here } available, { $placed } placed, { $slots } on the playerboard
wutaki-free = free
wutaki-due = Still to be paid
wutaki-skill-used = { $name }, used
wutaki-hand-omen = Omens: { $n }
wutaki-hand-revenge = Revenge: { $n }
wutaki-hand-secret = Secret pacts: { $n }
wutaki-active = In force
wutaki-no-cards = No cards in hand.
wutaki-pacts = Open pacts: { $n }
wutaki-pacts-text = Each one that is not fulfilled costs 8 VP at the end. What is still missing is marked.
wutaki-fulfilled = Fulfilled: { $n }
wutaki-no-pacts = No open pacts.

## Beside the board

wutaki-masters = Masterboards
wutaki-supply = Supply
wutaki-in-supply = Supply: { $n } { $kind }
wutaki-towers = Tower upgrades
wutaki-omens-in-play = Omens in play

## The Extreme board, where its places differ

