# The goal on the table, and the guided first game, lessons/first.toml. Blank lines part pages.

goal = { $end_vp } points or the top of the pyramid end the game; most points win

oil =
    Welcome to the village under the volcano. A monster lives in it, and you are one of those who strike pacts with it.

    Points win. The game ends when somebody has { $end_vp } of them or stands on top of the pyramid. Your first goal is smaller: fulfil your first pact. It takes two turns.

    Your two pacts lie in front of you. Torchbearers asks for 2 wood and 3 oil. You begin with one resource of each kind, so you need more oil. In your turn you place one worker on a free space: send this one to the oil spring.
oil-lacking = The oil spring is full. Place your worker wherever you like: when everybody has run out of workers, all of them come home.
oil-wood = Wood first is just as good. Now the oil.
oil-goods = That is yours now and will be good for something. Your pact still wants oil.
oil-other = A fine place, too, and its space is taken now. Your pact still wants oil.

wood = Three oil, that will do. Now the wood: send a worker to the forest. At these places everybody takes the same, and a space holds one worker only.
wood-wait = Now the others place a worker each. A space they take is gone for this round.
wood-lacking = The forest is full. Take what you can get elsewhere; at the end of the round all workers come home.
wood-other = Noted. Your pact still lacks wood.

fulfil = You have everything. After placing a worker you may fulfil pacts: what the pact asks for goes into the monster's mouth, and you get its reward. Point at the pact.
fulfil-lacking = You cannot fulfil this one yet. End the turn and gather what is missing.
fulfil-ended = You kept what you have. The pact stays with you, and you can fulfil it after any later worker.

recruit = Your reward: points, and somebody who will work for you from now on. More workers mean more turns in every round. Take them in.
recruit-nobody = Nobody, then. You can recruit later, in the village.

claim =
    Your first pact is fulfilled! Its resources lie with the monster, and the track on your master's board has moved on and brought you something.

    Now you want the next pact. Four of them lie open on the board. Send a worker to claim one.
claim-other = Good. When you want a new pact, that is the place.

choose = Take one. You play fire, secretly: at the end, every fulfilled fire pact brings you extra points, and every water pact costs you some, fire's opposite. A pact you have not fulfilled by the end costs points, too, so take what you can pay for.
choose-none = No pact for now. Your other one is still there.

free = Place the next worker wherever you like. Every place says what it gives and what it costs before you point at it. When nobody has a worker left, all come home, a new round card is turned up, and it begins again.

finished =
    You have fulfilled your first pact and know how a turn goes: place a worker, then fulfil what you can.

    The rest you learn when you need it: upgrades make places richer, omens are surprises in your hand, and the pyramid is a way of its own. { $end_vp } points end the game.

    This is a real game, and it goes on. Now it is all yours.

aside-worker = First choose which worker goes. Loyal or additional, they do the same work.
aside-place = One worker, one free space. Place it wherever you like; your pact tells you what you need.
aside-step2 = Your worker has been placed. Fulfil a pact if you like, or end the turn.
aside-recruit = You may take in another worker, who is yours for the rest of the game.
aside-display = Take one of the open pacts, or leave it.
aside-use = You are there. Do it, or leave it: a worker may also just stand around.

# Tips, lessons/tips.toml: one sentence the first time that it matters.

tip-end = The end has come: everybody else has one last turn if a worker is left, then everything is counted.
tip-secret = A secret pact brings its points in the end if its condition holds: keep the one you can steer towards.
tip-draft = Take pacts that you can pay for, and none of your element's opposite: unfulfilled ones cost { $unfulfilled } points each in the end.
tip-master = A master is yours for the whole game: a track that your pacts move on, a place of your own, or another gift.
tip-fulfil = You can pay for a pact now; waiting brings nothing unless you need the resources elsewhere.
tip-recruit = Everyone you recruit is one more turn in every round, and wants one cost resource on pay day.
tip-upgrade = An upgrade brings { $upgrade_vp } points at once; the place gives more to everybody then, and a bonus to you whenever anybody visits it.
tip-display = The further right a pact lies, the longer nobody wanted it: the number above its slot is gold for you.
tip-omen = One-time omens are carried out and gone; a permanent one stays in front of you, and replaces the one you have.
tip-chase = Only additional workers can be chased away, all of one player at one place; it costs you a revenge card.
tip-trade = Exchange one for one, or buy for a point each: only one of the two in one visit.
tip-eleven = Points are safe; the other way you get rid of a revenge card, and somebody else has it.
tip-pay-day = It was pay day: whoever could not be paid has gone back to the board and has to be recruited anew.
tip-revenge = A revenge card forbids nothing now: in the end you lose points if you are above its limit.
tip-owner = The owner of an upgraded place receives its bonus at every visit, no matter whose worker comes.
tip-round = The place on the round card is there for this round only.
tip-place = Whatever glows can be pointed at, and says before what it costs and what it gives; a place that you cannot use says so, too.
