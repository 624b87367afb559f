### Wutaki auf Deutsch. Die Schlüssel enden auf die kleingeschriebenen Namen aus `spieltisch/wutaki/words.py`.
### Satzteile von Effekten beginnen klein; das Programm schreibt groß, wo der Satz anfängt.
### Namen von Karten und Orten stehen in Anführungszeichen, weil sie sich nicht beugen lassen („Verlassene Mine“).

## Kleine Teile

list-and = { $first } und { $last }
list-or = { $first } – oder { $last }
list-then = { $first }; { $last }
head-and-body = { $head }: { $body }
named = „{ $name }“
named-with-id = „{ $name }“ ({ $id })
why = { " " }({ $source })
seat = Spieler { $number }
seat-nobody = niemand
aside = beiseite
source-track = { $master }, Position { $n }
source-level = { $place }, Ebene { $n }
source-tracker = allgemeiner Paktzähler, Feld { $label }
vp = { $n } SP
vp-change = { $change } SP
omens = { $n } Omen

# Marker einer Art
goods-stone = { $n } Stein
goods-wood = { $n } Holz
goods-sheep = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
goods-oil = { $n } Öl
goods-gold = { $n } Gold
goods-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } beliebige Ressourcen
}
goods-cost = { $n ->
    [one] { $n } Kostenressource
   *[other] { $n } Kostenressourcen
}
goods-cost-known = { $goods } (Kostenressource)
goods-none = nichts

## Namen

good-stone = Stein
good-wood = Holz
good-sheep = Schaf
good-oil = Öl
good-gold = Gold
good-any = beliebige Ressource
good-cost = Kostenressource

element-fire = Feuer
element-water = Wasser
element-earth = Erde
element-wind = Wind

# nach „jeden“ (Akkusativ)
pact-fire = Feuerpakt
pact-water = Wasserpakt
pact-earth = Erdpakt
pact-wind = Windpakt

pacts-fire = Feuerpakte
pacts-water = Wasserpakte
pacts-earth = Erdpakte
pacts-wind = Windpakte

worker-loyal = loyaler Arbeiter
worker-additional = Zusatzarbeiter
worker-special = Sonderarbeiter

# Akkusativ
worker-a-loyal = einen loyalen Arbeiter
worker-a-additional = einen Zusatzarbeiter
worker-a-special = den Sonderarbeiter
worker-the-loyal = den loyalen Arbeiter
worker-the-additional = den Zusatzarbeiter
worker-the-special = den Sonderarbeiter

# Nominativ
worker-some-loyal = ein loyaler Arbeiter
worker-some-additional = ein Zusatzarbeiter
worker-some-special = der Sonderarbeiter

deck-pact = Pakt
deck-omen = Omen
deck-revenge = Rachekarte
deck-round = Rundenkarte
deck-secret = Geheimpakt
deck-element = Elementkarte
deck-tower = Turmaufwertung
deck-cost-marker = Kostenmarker
deck-skill = einmalige Fähigkeit

# mehrere Karten eines Stapels (nach „die abgelegten“)
cards-pact = Pakte
cards-omen = Omen
cards-revenge = Rachekarten
cards-round = Rundenkarten
cards-secret = Geheimpakte
cards-element = Elementkarten
cards-tower = Turmaufwertungen
cards-cost-marker = Kostenmarker
cards-skill = einmaligen Fähigkeiten

# eine Karte (Akkusativ)
card-a-pact = einen Pakt
card-a-omen = ein Omen
card-a-revenge = eine Rachekarte
card-a-round = eine Rundenkarte
card-a-secret = einen Geheimpakt
card-a-element = eine Elementkarte
card-a-tower = eine Turmaufwertung
card-a-cost-marker = einen Kostenmarker
card-a-skill = eine einmalige Fähigkeit

# eine bestimmte Karte (Akkusativ)
card-the-pact = den Pakt { $card }
card-the-omen = das Omen { $card }
card-the-revenge = die Rachekarte { $card }
card-the-round = die Rundenkarte { $card }
card-the-secret = den Geheimpakt { $card }
card-the-element = die Karte { $card }
card-the-tower = die Turmaufwertung { $card }
card-the-cost-marker = den Marker { $card }
card-the-skill = die einmalige Fähigkeit { $card }

score-track = Leiste
score-revenge = Rachekarten
score-unfulfilled = Unerfüllte Pakte
score-secrets = Geheimpakte
score-elements = Elemente
score-omen = Dauerhaftes Omen
score-others = Pakte anderer Spieler
score-resources = Ressourcen

rating-easy = einfach
rating-medium = mittel
rating-hard = schwer

omenkind-once = einmalig
omenkind-permanent = dauerhaft

roundkind-place = neuer Ort
roundkind-upgrade = Aufwertung
roundkind-instant = sofort
roundkind-chain = sofort, dann eine weitere Rundenkarte

phase-setup = Spielaufbau
phase-round-card = Rundenkarte
phase-step-one = Schritt 1: Arbeiter einsetzen
phase-step-two = Schritt 2: Pakte erfüllen
phase-end-of-round = Rundenende
phase-scoring = Endwertung
phase-over = Spiel beendet

## Was Karten zählen

# so viele (Akkusativ)
count-stone = { $n ->
    [0] keinen Stein
   *[other] { $n } Stein
}
count-wood = { $n ->
    [0] kein Holz
   *[other] { $n } Holz
}
count-sheep = { $n ->
    [0] kein Schaf
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
count-oil = { $n ->
    [0] kein Öl
   *[other] { $n } Öl
}
count-gold = { $n ->
    [0] kein Gold
   *[other] { $n } Gold
}
count-any = { $n ->
    [0] keine Ressourcen
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
count-omen = { $n ->
    [0] kein Omen (auch kein aktives)
   *[other] { $n } Omen (das aktive zählt mit)
}
count-hand-omen = { $n ->
    [0] kein Omen auf der Hand
   *[other] { $n } Omen auf der Hand
}
count-upgrade = { $n ->
    [0] keine Aufwertung
    [one] { $n } Aufwertung
   *[other] { $n } Aufwertungen
}
count-recruited = { $n ->
    [0] keinen angeworbenen Arbeiter
    [one] { $n } angeworbenen Arbeiter
   *[other] { $n } angeworbene Arbeiter
}
count-revenge = { $n ->
    [0] keine Rachekarte
    [one] { $n } Rachekarte
   *[other] { $n } Rachekarten
}
count-secret = { $n ->
    [0] keinen Geheimpakt
    [one] { $n } Geheimpakt
   *[other] { $n } Geheimpakte
}
count-vp = { $n } SP auf der Leiste
count-start-marker = { $n ->
    [0] keinen Startspielermarker
    [one] den Startspielermarker
   *[other] { $n } Startspielermarker
}
count-fulfilled = { $n ->
    [0] keinen erfüllten Pakt
    [one] { $n } erfüllten Pakt
   *[other] { $n } erfüllte Pakte
}
count-fulfilled-element = { $n ->
    [0] keinen erfüllten { $pact }
    [one] { $n } erfüllten { $pact }
   *[other] { $n } erfüllte { $pacts }
}
count-unfulfilled = { $n ->
    [0] keinen unerfüllten Pakt
    [one] { $n } unerfüllten Pakt
   *[other] { $n } unerfüllte Pakte
}
count-upgrade-at = { $n ->
    [0] keine Aufwertung beim Ort { $place }
    [one] eine Aufwertung beim Ort { $place }
   *[other] { $n } Aufwertungen beim Ort { $place }
}

# für jeden, oder für je so viele
per-stone = { $n ->
    [1] für jeden Stein im eigenen Vorrat
   *[other] für je { $n } Stein im eigenen Vorrat
}
per-wood = { $n ->
    [1] für jedes Holz im eigenen Vorrat
   *[other] für je { $n } Holz im eigenen Vorrat
}
per-sheep = { $n ->
    [1] für jedes Schaf im eigenen Vorrat
   *[other] für je { $n } Schafe im eigenen Vorrat
}
per-oil = { $n ->
    [1] für jedes Öl im eigenen Vorrat
   *[other] für je { $n } Öl im eigenen Vorrat
}
per-gold = { $n ->
    [1] für jedes Gold im eigenen Vorrat
   *[other] für je { $n } Gold im eigenen Vorrat
}
per-any = { $n ->
    [1] für jede eigene Ressource
   *[other] für je { $n } eigene Ressourcen
}
per-omen = { $n ->
    [1] für jedes eigene Omen, das aktive eingeschlossen
   *[other] für je { $n } eigene Omen, das aktive eingeschlossen
}
per-hand-omen = { $n ->
    [1] für jedes Omen auf der Hand
   *[other] für je { $n } Omen auf der Hand
}
per-upgrade = { $n ->
    [1] für jede eigene Aufwertung
   *[other] für je { $n } eigene Aufwertungen
}
per-recruited = { $n ->
    [1] für jeden angeworbenen Arbeiter
   *[other] für je { $n } angeworbene Arbeiter
}
per-revenge = { $n ->
    [1] für jede eigene Rachekarte
   *[other] für je { $n } eigene Rachekarten
}
per-secret = { $n ->
    [1] für jeden eigenen Geheimpakt
   *[other] für je { $n } eigene Geheimpakte
}
per-vp = { $n ->
    [1] für jeden SP auf der Leiste
   *[other] für je { $n } SP auf der Leiste
}
per-start-marker = { $n ->
    [1] für den eigenen Startspielermarker
   *[other] für je { $n } eigene Startspielermarker
}
per-fulfilled = { $n ->
    [1] für jeden eigenen erfüllten Pakt
   *[other] für je { $n } eigene erfüllte Pakte
}
per-fulfilled-element = { $n ->
    [1] für jeden eigenen erfüllten { $pact }
   *[other] für je { $n } eigene erfüllte { $pacts }
}
per-unfulfilled = { $n ->
    [1] für jeden eigenen unerfüllten Pakt
   *[other] für je { $n } eigene unerfüllte Pakte
}
per-upgrade-at = { $n ->
    [1] für jede eigene Aufwertung beim Ort { $place }
   *[other] für je { $n } eigene Aufwertungen beim Ort { $place }
}

# mehr als jeder andere Spieler
most-stone = am meisten Stein
most-wood = am meisten Holz
most-sheep = die meisten Schafe
most-oil = am meisten Öl
most-gold = am meisten Gold
most-any = die meisten Ressourcen
most-omen = die meisten Omen (das aktive zählt mit)
most-hand-omen = die meisten Omen auf der Hand
most-upgrade = die meisten Aufwertungen
most-recruited = die meisten angeworbenen Arbeiter
most-revenge = die meisten Rachekarten
most-secret = die meisten Geheimpakte
most-vp = die meisten SP auf der Leiste
most-start-marker = den Startspielermarker
most-fulfilled = die meisten erfüllten Pakte
most-fulfilled-element = die meisten erfüllten { $pacts }
most-unfulfilled = die meisten unerfüllten Pakte
most-upgrade-at = die meisten Aufwertungen beim Ort { $place }

# Überschrift einer Zahl
tally = { $things }: { $n }
tally-stone = Stein
tally-wood = Holz
tally-sheep = Schafe
tally-oil = Öl
tally-gold = Gold
tally-any = Ressourcen
tally-omen = Omen
tally-hand-omen = Omen auf der Hand
tally-upgrade = Aufwertungen
tally-recruited = angeworbene Arbeiter
tally-revenge = Rachekarten
tally-secret = Geheimpakte
tally-vp = SP auf der Leiste
tally-start-marker = Startspielermarker
tally-fulfilled = erfüllte Pakte
tally-fulfilled-element = erfüllte { $pacts }
tally-claimed-element = angenommene { $pacts }
tally-others-element = erfüllte { $pacts } anderer Spieler
tally-unfulfilled = unerfüllte Pakte
tally-upgrade-at = Aufwertungen beim Ort { $place }

# nach „hast du“ und „habe“
have = { $things }
have-none = { $things }
have-at-most = höchstens { $things }
have-at-least = mindestens { $things }
have-most = allein { $things }

## Effekte

timing-place = neuer Ort für diese Runde
timing-this-round = in dieser Runde
timing-per-round = einmal pro Runde
timing-end = am Spielende

who-others = jeder Gegner
who-all = jeder Spieler

as-far-as-possible = { $phrase }, soweit möglich
at-most-vp = { " " }(höchstens { $n } SP)

do-nothing = nichts geschieht
do-receive = erhalte { $goods }
do-receive-vp = erhalte { $n } SP
do-receive-vp-per = erhalte { $n } SP { $per }{ $limit }
do-pay = bezahle { $goods }
do-sacrifice = opfere { $goods }
do-lose-vp = verliere { $n } SP
do-pillage = nimm alle Ressourcen vom Monster
do-rob = du darfst alles nehmen, was vor diesem Pakt auf dem Monster lag
do-receive-from-monster = nimm bis zu { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } beliebige Ressourcen
} vom Monster
do-empty-monster = alle Ressourcen auf dem Monster kommen zurück in den Vorrat
do-tithe = jeder Gegner bezahlt 1 beliebige Ressource, und du erhältst für jeden, der bezahlt hat, 1 beliebige Ressource
do-steal = stiehl einem Gegner { $n ->
    [one] { $n } beliebige Ressource
   *[other] bis zu { $n } beliebige Ressourcen
}
do-draw-omen = ziehe { $n } Omen
do-draw-revenge = ziehe { $n ->
    [one] { $n } Rachekarte
   *[other] { $n } Rachekarten
}
do-draw-secret = ziehe { $n ->
    [one] { $n } Geheimpakt
   *[other] { $n } Geheimpakte
}
do-choose-secret = ziehe { $n } Geheimpakte und behalte einen davon
do-discard-omen = wirf { $n } Omen von deiner Hand ab
do-exchange-omens = wirf { $n ->
    [one] { $n } Omen
   *[other] 1 bis { $n } Omen
} von deiner Hand ab und ziehe ebenso viele und { $more } mehr
do-burn-omens = wirf { $n ->
    [one] { $n } Omen
   *[other] 1 bis { $n } Omen
} von deiner Hand ab und erhalte für jedes { $more } SP
do-play-omen = spiele ein Omen von deiner Hand aus
do-give-revenge = verschenke eine deiner Rachekarten an einen Gegner
do-return-revenge = mische eine deiner Rachekarten in ihren Stapel zurück
do-recruit-paid = wirb { $n ->
    [one] { $n } Zusatzarbeiter
   *[other] bis zu { $n } Zusatzarbeiter
} zum üblichen Preis an
do-recruit-free = wirb { $n ->
    [one] { $n } Zusatzarbeiter
   *[other] bis zu { $n } Zusatzarbeiter
} kostenlos an
do-return-worker = stelle einen deiner angeworbenen Arbeiter auf dein Spielertableau zurück
do-pay-day = bezahle 1 Kostenressource für jeden deiner angeworbenen Arbeiter; wen du nicht bezahlen kannst, der geht
do-chase = verjage eine Gruppe von Zusatzarbeitern eines Gegners
do-move-in = du darfst deinen Arbeiter dorthin setzen und die Aktion durchführen
do-borrow = nutze deinen Arbeiter für die Aktion eines voll besetzten Ortes, ohne ihn zu bewegen
do-upgrade-paid = führe eine Aufwertung aus
do-upgrade-paid-cheaper = führe eine Aufwertung um { $n } Gold günstiger aus
do-upgrade-paid-points = führe eine Aufwertung aus, mit { $points } SP statt { $usual }
do-upgrade-paid-cheaper-points = führe eine Aufwertung um { $n } Gold günstiger aus, mit { $points } SP statt { $usual }
do-upgrade-free = führe eine Aufwertung kostenlos aus
do-take-over = ersetze den Aufwertungsmarker eines Gegners an einem Ort durch einen eigenen, ohne SP
do-return-upgrade = gib einem Gegner einen Aufwertungsmarker zurück, der an einem Ort liegt
do-claim = nimm einen ausliegenden Pakt ohne das Gold seines Platzes an
do-claim-with-gold = nimm einen ausliegenden Pakt mit dem Gold seines Platzes an
do-clear-display = alle ausliegenden Pakte werden abgeworfen
do-deal = { $n ->
    [one] { $n } neuer Pakt wird ausgelegt
   *[other] { $n } neue Pakte werden ausgelegt
}
do-give-pact = verschenke einen ausliegenden Pakt an einen Gegner
do-return-pact = wirf einen deiner unerfüllten Pakte ab
do-fulfil-free = erfülle einen deiner Pakte ohne seine Ressourcen
do-fulfil-free-small = erfülle einen deiner Pakte mit höchstens { $n } SP aufgedruckter Belohnung ohne seine Ressourcen
do-fulfil-reduced = erfülle einen deiner Pakte mit { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
} deiner Wahl weniger
do-claim-start = beanspruche den Startspielermarker
do-new-round = eine weitere Rundenkarte wird aufgedeckt
do-climb = steige eine Ebene der Pyramide auf; bezahle, was sie kostet, und erhalte, was sie bringt
do-advance = erhöhe deinen Multiplikator um eins
do-exchange = tausche beliebig viele Ressourcen eins zu eins mit dem Vorrat
do-purchase = gib beliebig viele SP für ebenso viele Ressourcen ab
do-act-twice = führe die Aktion eines loyalen Arbeiters oder Zusatzarbeiters ein zweites Mal durch
do-crowd-in = setze deinen Arbeiter auf ein besetztes Besuchsfeld
do-no-pay = deine Zusatzarbeiter müssen nicht bezahlt werden
do-bodyguard = deine Gruppen von Arbeitern können nicht verjagt werden
do-collect-more = erhalte { $n } mehr von seiner Art, wenn du an einem Ressourcenort sammelst

may-play-omen = du darfst ein Omen von deiner Hand ausspielen
may-return-revenge = du darfst eine deiner Rachekarten in ihren Stapel zurückmischen
may-upgrade-paid = du darfst eine Aufwertung ausführen
may-upgrade-paid-cheaper = du darfst eine Aufwertung um { $n } Gold günstiger ausführen
may-upgrade-paid-points = du darfst eine Aufwertung ausführen, mit { $points } SP statt { $usual }
may-upgrade-paid-cheaper-points = du darfst eine Aufwertung um { $n } Gold günstiger ausführen, mit { $points } SP statt { $usual }
may-upgrade-free = du darfst eine Aufwertung kostenlos ausführen
may-give-revenge = du darfst eine deiner Rachekarten an einen Gegner verschenken

each-receive = { $who } erhält { $goods }
each-receive-vp = { $who } erhält { $n } SP
each-receive-vp-per = { $who } erhält { $n } SP { $per }{ $limit }
each-pay = { $who } bezahlt { $goods }, soweit möglich
each-sacrifice = { $who } opfert { $goods }, soweit möglich
each-lose-vp = { $who } verliert { $n } SP
each-draw-omen = { $who } zieht { $n } Omen
each-draw-revenge = { $who } zieht { $n ->
    [one] { $n } Rachekarte
   *[other] { $n } Rachekarten
}
each-draw-secret = { $who } zieht { $n ->
    [one] { $n } Geheimpakt
   *[other] { $n } Geheimpakte
}
each-pay-day = { $who } bezahlt 1 Kostenressource für jeden angeworbenen Arbeiter; wer nicht bezahlt wird, geht
each-upgrade-discount = { $who } führt jede Aufwertung um { $n } Gold günstiger aus

## Karten, Orte und Tableaus

once-per-game = einmal im Spiel
on-climb = wenn du willst, bei jedem Schritt die Pyramide hinauf
own-place = eigener Ort
track-position = Pakt { $n }
for-three-or-more = empfohlen ab drei Spielern
multiplier-up-to = Punkte für Pakte anderer Spieler werden vervielfacht, höchstens mit { $n }
standard-place = { $now } (Level 1: { $first }, Level 2: { $second }); Aufwertungen kosten { $costs }, und für jede erhält ihr Besitzer bei jedem Besuch { $bonus }
up-to = { $n ->
    [one] { $n }
   *[other] bis zu { $n }
}
card-revenge = Habe am Spielende { $condition }, sonst verlierst du { $n } SP.
card-secret = Hast du am Spielende { $condition }, erhältst du { $n } SP.
card-element = Am Spielende: Erhalte { $bonus } SP für jeden { $pact }, den du erfüllt hast, und verliere { $malus } SP für jeden { $opposite }, den du angenommen hast.
card-tower-elemental = Am Spielende: Erhalte { $bonus } SP für jeden { $pact }, den du erfüllt hast, und verliere { $malus } SP für jeden { $opposite }, den du angenommen hast.
card-tower-resource = Immer wenn du am Ort { $place } sammelst, erhältst du { $goods } mehr.
card-cost-marker = Deine Kostenressource ist { $good }.

## Endwertung

score-line = { $step } – { $text }: { $points }
item-track = Punkte auf der Leiste
item-limit-kept = { $card }, Grenze eingehalten ({ $things })
item-limit-broken = { $card }, Grenze überschritten ({ $things })
item-condition-met = { $card }, Bedingung erfüllt ({ $things })
item-condition-missed = { $card }, Bedingung nicht erfüllt ({ $things })
item-by-card = { $card } ({ $things })
item-times = { $text }, mal { $n }
item-sets-limit = mehr als { $n } SP sind nicht möglich
total-of = { $player } { $n } SP

## Antworten auf eine Frage

yes = Ja
yes-what = Ja: { $what }
yes-rob = Ja: { $goods } nehmen
none = Nein
none-action = Den Ort nicht nutzen
none-again = Nein, einmal genügt
none-move = Nein, stehen bleiben
none-rob = Nein, nichts nehmen
none-display = Keinen nehmen
none-upgrade = Keine Aufwertung
none-omen = Kein Omen ausspielen
none-revenge = Alle behalten
none-giveup = Niemanden hergeben
done = Fertig
done-step2 = Zug beenden
done-recruit = Niemanden mehr anwerben
done-recruit-nobody = Niemanden anwerben
done-discard = Nichts mehr abwerfen
done-take = Nichts mehr nehmen
done-swap-in = Handel beenden
done-buy = Handel beenden
choice = Möglichkeit { $n }

good-swap-in = { $goods } abgeben (du hast { $n })
good-take = { $goods } nehmen ({ $n } im Vorrat)
good-take-monster = { $goods } nehmen ({ $n } auf dem Monster)
good-buy = { $goods } für 1 SP kaufen ({ $n } im Vorrat)
good-pay = { $goods } bezahlen (du hast { $n })
good-sacrifice = { $goods } opfern (du hast { $n })
good-steal = { $goods } nehmen ({ $player } hat { $n })
good-waive = { $goods } weglassen ({ $n } in den Kosten)

place-worker = { $worker } einsetzen ({ $n } verfügbar)
recruit-for = { $worker } für { $goods } anwerben
recruit-free = { $worker } kostenlos anwerben
give-up-loyal = Einen loyalen Arbeiter hergeben
give-up-additional = Einen verfügbaren Zusatzarbeiter hergeben
give-up-special = Den Sonderarbeiter hergeben
give-up-at = Den Zusatzarbeiter am Ort { $place } hergeben
leave-from = Der Arbeiter am Ort { $place } geht
place-here = { $place }: { $what } ({ $free } von { $spaces } frei)
supply-short = Du erhältst nur { $goods }: Mehr ist nicht im Vorrat.
only-stand = nur dastehen. { $reason }
only-stand-there = dort nur dastehen. { $reason }
against-element = Er ist gegen dein Element und kostet dich am Ende { vp }.
pacts-left = Du könntest jetzt noch { $n ->
    [one] einen Pakt
   *[other] { $n } Pakte
} erfüllen.
and-bonus = { $what }; { $bonus }
owner-bonus-there = für deine Aufwertungen erhältst du { $goods }
place-crowded = { $place }: { $what } (voll, nutzt { $skill })
place-of = { $place }: { $what }
lay-aside = den Arbeiter beiseitelegen, da kein Besuchsfeld frei ist
climb-to = auf Ebene { $n } steigen
group = { $n } Arbeiter von { $player }
upgrade-place = { $place } auf Level { $level } { $price } ({ $points }): { $what }
upgrade-tower = { $card } { $price } ({ $points })
for-gold = für { $goods }
for-free = kostenlos
seat-draw-start = { $player } beginnt
seat-worthy = { $player } ist würdiger
seat-steal = { $player } ({ $goods })
master-label = { $master }, { $rating }: { $what }
marker = Marker von { $player } am Ort { $place }, Level { $n }

card-plain = { $card }
card-drawn = { $card } wird gezogen
card-take = { $card } nehmen
card-claim = { $card } annehmen
card-give = { $card } verschenken
card-fulfil = { $card } erfüllen
card-discard = { $card } abwerfen
card-use = { $card } nutzen
card-play = { $card } ausspielen
card-keep = { $card } behalten
card-shuffle-back = { $card } zurückmischen
pact-brief = { $element }; { $cost }: { $reward }
resources-fewer = { $cost }, { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
} weniger
pact-label = { $label } ({ $about }{ $slot })
slot-gives = ; dazu { $goods }
slot-costs = ; abzüglich { $goods }

## Fragen

asked = { $player } – { $question }
asked-by-source = { $source }: { $question }

ask-nothing = Das Spiel ist zu Ende.
ask-secret = Welchen Geheimpakt behältst du?
ask-master = Welches Meistertableau nimmst du?
ask-draft = Welchen der ausliegenden Pakte nimmst du?
ask-worker = Schritt 1: Welchen Arbeiter setzt du ein?
ask-place = Schritt 1: Wo setzt du { $worker } ein?
ask-use = Nutzt du den Ort { $place }?
ask-again = Führst du die Aktion am Ort { $place } ein zweites Mal durch?
ask-again-skill = Nutzt du { $skill }, um die Aktion am Ort { $place } ein zweites Mal durchzuführen?
ask-step2 = Schritt 2: Erfüllst du einen Pakt?
ask-group = An welchem Ort verjagst du Arbeiter?
ask-opponent-chase = Wessen Arbeiter am Ort { $place } verjagst du?
ask-opponent-give-pact = Wer bekommt den Pakt { $card }?
ask-opponent-give-revenge = Wer bekommt die Rachekarte?
ask-opponent-steal = Wen bestiehlst du?
ask-move = Setzt du deinen Arbeiter auf den Ort { $place } und führst dort die Aktion durch?
ask-display-claim = Welchen Pakt nimmst du an?
ask-display-give = Welchen Pakt verschenkst du?
ask-upgrade = Welche Aufwertung führst du aus?
ask-upgrade-free = Welche Aufwertung führst du kostenlos aus?
ask-upgrade-cheaper = Welche Aufwertung führst du um { $n } Gold günstiger aus?
ask-recruit = Wirbst du einen Arbeiter an ({ $n ->
    [one] noch einer ist möglich
   *[other] bis zu { $n } sind möglich
})?
ask-eleven = Welches von beiden wählst du?
ask-trade = Welches von beiden wählst du?
ask-swap-in = Welche Ressource gibst du ab?
ask-swap-out = Was nimmst du für { $goods }?
ask-buy = Welche Ressource kaufst du für 1 SP?
ask-omen = Welches Omen spielst du aus?
ask-discard = Welches Omen wirfst du als Bezahlung ab (noch { $n })?
ask-discard-exchange = Welches Omen tauschst du um (bis zu { $n })?
ask-discard-burn = Welches Omen wirfst du für SP ab (bis zu { $n })?
ask-pay = Welche Ressource bezahlst du (noch { $n })?
ask-pay-monster = Welche Ressource opferst du (noch { $n })?
ask-take = Welche Ressource nimmst du (noch { $n })?
ask-take-monster = Welche Ressource nimmst du vom Monster (bis zu { $n })?
ask-steal = Welche Ressource nimmst du von { $player } (noch { $n })?
ask-revenge-give = Welche deiner Rachekarten verschenkst du?
ask-revenge-back = Welche deiner Rachekarten mischst du zurück?
ask-giveup = Welchen angeworbenen Arbeiter gibst du her?
ask-rob = Nimmst du, was vor diesem Pakt auf dem Monster lag?
ask-marker-home = Welchen Aufwertungsmarker gibst du seinem Besitzer zurück?
ask-marker-replace = Welchen Aufwertungsmarker ersetzt du durch einen eigenen?
ask-ownpact-discard = Welchen deiner Pakte wirfst du ab?
ask-ownpact-free = Welchen Pakt erfüllst du ohne seine Ressourcen?
ask-ownpact-reduced = Welchen Pakt erfüllst du mit { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
} weniger?
ask-waive = Welche Ressource lässt du weg (noch { $n })?
ask-borrow = Die Aktion welches Ortes führst du durch?
ask-leave = Du kannst nicht alle Arbeiter bezahlen: Welcher der eingesetzten geht (noch { $n })?
ask-worthy = Noch immer Gleichstand: Wer hat sich als würdiger erwiesen?
ask-draw = { $player } zieht { $card }.
ask-draw-display = Ein Pakt wird ausgelegt.
ask-draw-reveal = Eine Rundenkarte wird aufgedeckt.
ask-draw-start = Der Startspieler wird ausgelost.

## Ereignisse

event-setup = { $player } zieht { $card }.
event-setup-open = { $player } zieht { $card }.
event-masterboard = { $player } spielt mit dem Meistertableau { $master }.
event-draft = { $player } nimmt { $card } von Platz { $slot } der Auslage.
event-round-begins = Runde { $round } beginnt; Startspieler: { $player }.
event-round-card = Die Rundenkarte { $card } wird aufgedeckt. { $text }
event-round-card-chained = Eine weitere Rundenkarte wird aufgedeckt, { $card }. { $text }
event-turn-begins = { $player } ist am Zug.
event-turn-begins-last = { $player } hat einen letzten Zug.
event-turn-skipped = { $player } wird übersprungen: Kein Arbeiter ist verfügbar.
event-turn-skipped-limit = { $player } wird übersprungen: Die Höchstzahl an Zügen in einer Runde ist erreicht.
event-place = { $player } setzt { $worker } am Ort { $place } ein.
event-place-crowded = { $player } setzt { $worker } am Ort { $place } ein, wo jedes Besuchsfeld besetzt ist.
event-place-aside = { $player } legt { $worker } beiseite, da kein Besuchsfeld frei ist.
event-no-use = { $player } nutzt den Ort { $place } nicht.
event-execution = { $player } führt die Aktion am Ort { $place } durch.
event-execution-second = { $player } führt die Aktion am Ort { $place } ein zweites Mal durch.
event-execution-borrowed = { $player } führt die Aktion am Ort { $place } durch, ohne dort zu stehen.
event-receive = { $player } erhält { $goods }{ $why }.
event-receive-less = { $player } erhält nur { $goods } statt { $wanted }{ $why }: Der Vorrat ist leer.
event-receive-nothing = { $player } soll { $missed } erhalten{ $why }, doch der Vorrat ist leer.
event-receive-monster = { $player } nimmt { $goods } vom Monster{ $why }.
event-receive-opponent = { $player } nimmt { $goods } von { $opponent }{ $why }.
event-pay = { $player } bezahlt { $goods }{ $why }.
event-sacrifice = { $player } opfert { $goods }{ $why }.
event-vp-gained = { $player } erhält { $vp }{ $why } und hat jetzt { $total }.
event-vp-lost = { $player } verliert { $vp }{ $why } und hat jetzt { $total }.
event-vp-same = { $player } erhält { $vp }{ $why } und bleibt bei { $total }.
event-chase = { $player } verjagt { $n } Arbeiter von { $victim } vom Ort { $place }.
event-chase-special = { $player } verjagt { $n ->
    [one] den Sonderarbeiter
   *[other] { $n } Arbeiter, darunter den Sonderarbeiter,
} von { $victim } vom Ort { $place }.
event-move = { $player } setzt den Arbeiter von { $from } auf { $place }.
event-recruit = { $player } wirbt { $worker } für { $goods } an.
event-recruit-free = { $player } wirbt { $worker } kostenlos an.
event-worker-home-place = { $worker } von { $player } kehrt vom Ort { $place } auf das Spielertableau zurück ({ $reason }).
event-worker-home-supply = { $worker } von { $player } kehrt aus dem privaten Vorrat auf das Spielertableau zurück ({ $reason }).
home-chased = verjagt
home-unpaid = nicht bezahlt
home-sacrificed = hergegeben
event-claim = { $player } nimmt { $card } von Platz { $slot } an{ $why }.
event-claim-gold = { $player } nimmt { $card } von Platz { $slot } an, der { $goods } bringt{ $why }.
event-claim-paid = { $player } nimmt { $card } von Platz { $slot } an, der { $goods } kostet{ $why }.
event-give-pact = { $player } schenkt { $receiver } { $card }{ $why }.
event-discard-pact = { $player } wirft { $card } ab{ $why }.
event-discard-pact-display = { $card } wird aus der Auslage abgeworfen{ $why }.
event-display = In der Auslage liegen, von neu nach alt: { $cards }.
event-display-empty = Die Auslage ist leer.
event-upgrade-place = { $player } wertet den Ort { $place } { $price } auf Level { $level } auf ({ $points }).
event-upgrade-tower = { $player } fügt dem Turm { $price } { $card } hinzu ({ $points }).
event-marker-home = { $player } schickt den Aufwertungsmarker von { $owner } auf Level { $level } am Ort { $place } zurück{ $why }.
event-marker-replaced = { $player } ersetzt den Aufwertungsmarker von { $owner } auf Level { $level } am Ort { $place }{ $why }.
event-climb-first = { $player } betritt Ebene { $level } am Ort { $place }.
event-climb = { $player } steigt auf Ebene { $level } am Ort { $place }.
event-owner-bonus = { $player } erhält { $goods } für Aufwertungen am Ort { $place }.
event-owner-bonus-nothing = { $player } erhält nichts für Aufwertungen am Ort { $place }: Der Vorrat ist leer.
event-draw-omen = { $player } zieht { $card }{ $why }.
event-play-omen = { $player } spielt { $card } aus. { $text }
event-omen-off-paid = { $player } wirft { $card } als Bezahlung ab{ $why }.
event-omen-off-replaced = { $player } wirft { $card } ab, das durch ein anderes ersetzt wird.
event-omen-off-burned = { $player } wirft { $card } für SP ab{ $why }.
event-omen-off-exchanged = { $player } wirft { $card } zum Tausch ab{ $why }.
event-draw-revenge = { $player } zieht { $card }{ $why }.
event-return-revenge = { $player } mischt { $card } in den Stapel zurück{ $why }.
event-give-revenge = { $player } schenkt { $receiver } { $card }{ $why }.
event-draw-secret = { $player } zieht { $card }{ $why }.
event-return-secret = { $player } mischt { $card } in den Stapel zurück{ $why }.
event-fulfil-full = { $player } erfüllt { $card }.
event-fulfil-reduced = { $player } erfüllt { $card } mit weniger Ressourcen.
event-fulfil-free = { $player } erfüllt { $card } ohne Ressourcen.
event-private-track = Der Marker von { $player } auf { $master } rückt auf { $position } vor: { $text }.
event-private-track-empty = Der Marker von { $player } auf { $master } rückt auf { $position } vor.
event-general-track = Der allgemeine Paktmarker rückt auf { $label } vor: { $text }.
event-general-track-empty = Der allgemeine Paktmarker rückt auf { $label } vor.
event-pay-day = Lohn: { $player } bezahlt { $paid ->
    [one] den { $paid } angeworbenen Arbeiter
   *[other] alle { $paid } angeworbenen Arbeiter
}.
event-pay-day-leaving = Lohn: { $player } bezahlt { $paid } von { $due ->
    [one] { $due } angeworbenen Arbeiter
   *[other] { $due } angeworbenen Arbeitern
}; { $leaving ->
    [one] { $leaving } geht
   *[other] { $leaving } gehen
}.
event-pay-day-none = Lohn: { $player } muss niemanden bezahlen.
event-multiplier = Der Multiplikator von { $player } ist jetzt { $factor }.
event-rob = { $player } raubt { $goods } vom Monster.
event-start-claim = { $player } beansprucht den Startspielermarker{ $why }.
event-start-moves = { $player } wird Startspieler.
event-skill = { $player } nutzt { $card }. { $text }
event-reshuffle = Die abgelegten { $cards } werden gemischt und zum neuen Stapel ({ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}).
event-end-triggered-points = { $player } hat { $n } SP erreicht: Das Spielende ist eingeleitet.
event-end-triggered-pyramid = { $player } hat die oberste Ebene der Pyramide erreicht: Das Spielende ist eingeleitet.
event-end-triggered-rounds = Die letzte Runde ist vorbei: Das Spielende ist erreicht.
event-reveal = { $player } deckt { $card } auf.
event-reveal-pact = { $player } hat { $card } erfüllt.
event-reveal-omen = { $player } hat { $card } als aktives Omen.
event-score = { $player }: { $line }.
event-tie = Gleichstand zwischen { $players } (Aufwertungen: { $upgrades }, Ressourcen: { $resources }).
event-worthy = { $player } hat sich als würdiger erwiesen.
event-game-over = { $player } gewinnt! Endstand: { $totals }.
event-game-over-nobody = Das Spiel ist zu Ende. Endstand: { $totals }.

## Einstellungen eines Spiels

option-board = Spielbrett
option-board-help = „normal“ oder „extreme“: die Rückseite für erfahrene Spieler.
option-masters = Meistertableaus
option-masters-help = „a“: Alle haben das gleiche Meistertableau; „b“: Jeder wählt eines von vier verschiedenen. Beide Anleitungen empfehlen zwei davon, Intelligenz (B3) und Schicksal (B4), erst ab drei Spielern.
option-skills = Einmalige Fähigkeiten
option-skills-help = Ob jeder Spieler eine Fähigkeit zieht, die er einmal nutzen kann; ohne Angabe nur mit verschiedenen Meistertableaus.
option-start-player = Startspieler
option-start-player-help = Ausgelost, oder die Nummer eines Platzes.
option-edition = Ausgabe
option-edition-help = Wo sich die Anleitungen unterscheiden, spielen „de“ und „en“ den deutschen und den englischen Text beim Wort, und „table“ spielt, was wir empfehlen. Das entscheidet über alle folgenden Einstellungen ohne Angabe.
option-omen-deck = Anzahl der Omen
option-omen-deck-help = Wie viele Omen im Spiel sind: Der deutsche Text zählt 50, der englische 45.
option-tiebreak = Gleichstand
option-tiebreak-help = Was bei Gleichstand zuerst entscheidet: die Zahl der Aufwertungen (deutscher Text) oder die der Ressourcen (englischer Text).
option-tie-upgrades = Aufwertungen bei Gleichstand
option-tie-upgrades-help = Was bei Gleichstand als Aufwertung zählt: was am Ende daliegt („the most upgrades“, englischer Text) oder alle „durchgeführten Aufwertungen“, auch von anderen entfernte (deutscher Text).
option-worker-sacrifice = Arbeiter zum Hergeben
option-worker-sacrifice-help = Welche Arbeiter für die Meistertableaus Intelligenz und Schicksal hergegeben werden dürfen: jeder andere angeworbene (deutscher Text) oder nur einer aus dem Vorrat (englischer Text).
option-end-trigger = Spielende
option-end-trigger-help = Wer das Ende auslöst, beendet noch seinen Zug (englischer Text) oder nur die Wirkung: Das Spiel endet „sofort“ (deutscher Text).
option-free-pact-omens = Omen bei kostenlosen Pakten
option-free-pact-omens-help = Ob ein Pakt, der ohne Ressourcen erfüllt wird, trotzdem seine Omen kostet: Der deutsche Text sagt es, der englische zählt Omen zu den Ressourcen.
option-extreme-give = Pakte verschenken auf dem Spielbrett Extreme
option-extreme-give-help = Ob es statt der 2 SP eine Rachekarte kostet (englischer Text) oder beides (deutscher Text, der die SP nicht erlässt).
option-special-worker = Sonderarbeiter
option-special-worker-help = Zwei vollständige Aktionen, wie beide Texte sagen. Dass eine Ressourcenaufwertung des Turms nur für die erste zählt, verlangt keine Anleitung; ältere Partien wurden so gespielt.
option-resource-cap = Grenze der Punkte für Ressourcen
option-resource-cap-help = Beide Texte sagen „maximal 15 SP“ und lassen offen, wofür: für alle Ressourcen zusammen (unsere Lesart) oder für jede Art.
option-tower-element = Element des Turms
option-tower-element-help = Ob eine Elementar-Aufwertung des Turms nur ihre gedruckten Punkte bringt (unsere Lesart beider Texte) oder ihr Element auch kontrolliert wird und in Schritt 6 der Endwertung zählt („Macht über ein weiteres Element“).
option-chase-masters = Verjagen von Meistertableaus
option-chase-masters-help = Ob Arbeiter am eigenen Ort eines Meistertableaus verjagt werden können. Beide Texte lassen es offen; nach unserer Lesart nicht. Jemand anderes darf dort nie stehen.
option-crowding-in = Dazudrängen
option-crowding-in-help = Ob die Fähigkeit, einen Arbeiter auf ein besetztes Feld zu setzen, nur auf dem Spielbrett gilt (unsere Lesart) oder auch auf dem eigenen Meistertableau. Beide Texte lassen es offen.
option-max-rounds = Höchstzahl an Runden
option-max-rounds-help = Nach so vielen Runden folgt die Endwertung; 0 heißt: ohne Grenze.
option-max-turns-per-round = Höchstzahl an Zügen in einer Runde
option-max-turns-per-round-help = Nach so vielen Zügen in einer Runde wird ein Spieler übersprungen; 0 heißt: ohne Grenze.

## Der Tisch im Terminal

board-round = Runde { $n }
board-start = Startspieler: { $player }
board-claimant = beansprucht von { $player }
board-round-card = Rundenkarte
board-price = ({ $n } Gold)
board-letter-loyal = L
board-letter-additional = Z
board-letter-special = S
board-free = frei
board-upgraded = Aufwertungsmarker
board-pyramid = Pyramide der Verdammnis
board-display = Ausliegende Pakte
board-tracker = Allgemeiner Paktzähler
board-piles = Stapel
board-pile = { $cards } { $n }
board-supply = Vorrat
board-monster = Monster
board-vp = SP
board-available = Arbeiter
board-slots = Auf Feldern
board-level = Pyramide
board-markers = Marker
board-master = Meister
board-position = auf { $n }
board-skill = Fähigkeit
board-towers = Turm
board-active = Aktives Omen
board-open = Offene Pakte
board-fulfilled = Erfüllt
board-omens = Omen
board-revenge = Rachekarten
board-secrets = Geheimpakte
board-unfulfilled = Unerfüllte Pakte
board-own = Deine Karten
board-scoring = Endwertung
board-total = Summe
board-you = Du
board-place = Ort
board-masterboard = Meistertableau
board-rating = Komplexität
board-element = Element
board-kind = Verwendung

## Warum auf etwas nicht gezeigt werden kann

why-not-needs = Braucht { $needs }, du hast { $has }.
why-not-needs-besides = Braucht außerdem { $needs }, du hast noch { $has } übrig.
why-not-no-change = Das würde jetzt nichts ändern.
why-not-nobody-concerned = Das würde jetzt für niemanden etwas ändern.

# Arbeiter und Orte
why-not-loyal-placed = Alle deine loyalen Arbeiter sind eingesetzt.
why-not-additional-placed = { $n ->
    [one] Dein Zusatzarbeiter ist eingesetzt.
   *[other] Alle { $n } Zusatzarbeiter, die du angeworben hast, sind eingesetzt.
}
why-not-additional-home = Du hast keinen Zusatzarbeiter angeworben.
why-not-special-placed = Dein Sonderarbeiter ist eingesetzt.
why-not-special-home = Du hast den Sonderarbeiter nicht angeworben.
why-not-full = { $n ->
    [one] Das einzige Besuchsfeld ist besetzt ({ $players }).
    [2] Beide Besuchsfelder sind besetzt ({ $players }).
   *[other] Alle { $n } Besuchsfelder sind besetzt ({ $players }).
}
why-not-no-spaces = Dieser Ort wird mit { $n } Spielern nicht benutzt.
why-not-others-place = Nur { $player } kann diesen Ort besuchen.
why-not-pacts-later = Setze zuerst einen Arbeiter ein: Pakte erfüllst du in Schritt 2.
why-not-omen-just-so = Um es auszuspielen, setze einen Arbeiter auf den Ort { $place } oder nutze eine Karte, die es erlaubt.
why-not-used-this-round = Du hast es in dieser Runde schon genutzt.
why-not-by-itself = Es wirkt von selbst.
why-not-scored-later = Es wird am Spielende gewertet.
why-not-skill-used = Du hast diese Fähigkeit schon genutzt.
why-not-skill-after-action = Du kannst sie nutzen, wenn ein Arbeiter eine Aktion durchgeführt hat.
why-not-skill-placing = Du kannst sie nutzen, wenn du einen Arbeiter einsetzt: Zeige auf einen vollen Ort.
why-not-skill-step-two = Du kannst sie in Schritt 2 nutzen, wenn Pakte erfüllt werden.
why-not-chase-here = Von diesem Ort selbst wird niemand verjagt.
why-not-chase-masterboard = Von einem Meistertableau kann niemand verjagt werden.
why-not-nobody-here = Hier steht niemand.
why-not-protected = Ein aktives Omen schützt die Arbeiter von { $player }.
why-not-loyal-stay = Hier stehen nur loyale Arbeiter von Gegnern, und die kann niemand verjagen.
why-not-own-workers = Hier stehen nur deine eigenen Arbeiter.
why-not-no-group = { $player } hat dort keine Zusatzarbeiter.
why-not-nobody-to-chase = Es gibt keine gegnerischen Arbeiter, die verjagt werden können.
why-not-all-recruited = Du hast alle deine Arbeiter angeworben.
why-not-recruited-additional = Du hast alle deine Zusatzarbeiter angeworben.
why-not-recruited-special = Du hast den Sonderarbeiter schon angeworben.
why-not-special-last = Der Sonderarbeiter kommt zuletzt: { $n ->
    [one] Vorher ist noch { $n } Zusatzarbeiter
   *[other] Vorher sind noch { $n } Zusatzarbeiter
} anzuwerben.
why-not-nobody-to-give-up = Du hast keinen angeworbenen Arbeiter, den du hergeben könntest.
why-not-loyal-given-up = Loyale Arbeiter können nicht hergegeben werden.
why-not-none-available = Du hast keinen verfügbaren Zusatzarbeiter.
why-not-only-available = Nur ein verfügbarer Arbeiter kann hergegeben werden, und dieser ist eingesetzt.
why-not-visiting = Der Arbeiter, der diesen Ort besucht, kann nicht hergegeben werden.
why-not-loyal-unpaid = Hier stehen nur deine loyalen Arbeiter, und die brauchen keinen Lohn.
why-not-not-full = { $n } von { $spaces } Besuchsfeldern { $n ->
    [one] ist
   *[other] sind
} frei: Nur ein voller Ort leiht seine Aktion.
why-not-never-lent = Dieser Ort leiht seine Aktion nie.
why-not-stands-here = Dein Arbeiter steht schon hier.
why-not-no-current-worker = Du hast in diesem Zug noch keinen Arbeiter eingesetzt.
why-not-borrowing = Es wird schon eine Aktion geliehen.
why-not-nothing-to-borrow = Kein voller Ort hat eine Aktion, die du durchführen könntest.

# Spieler
why-not-has-nothing = { $player } hat keine Ressourcen.
why-not-has-none = { $player } hat { $none }.
why-not-not-tied = { $player } gehört nicht zu denen im Gleichstand.
why-not-master-taken = { $player } hat dieses Meistertableau genommen.

# Ressourcen
why-not-have-none = Du hast { $none }.
why-not-no-resources = Du hast keine Ressourcen.
why-not-no-vp = Du hast keine SP mehr, die du abgeben könntest.
why-not-supply-empty = Der Vorrat ist leer.
why-not-supply-out = Im Vorrat ist kein { $good } mehr.
why-not-not-on-monster = Auf dem Monster liegt kein { $good }.
why-not-monster-empty = Auf dem Monster liegt nichts.
why-not-nothing-to-steal = Kein Gegner hat eine Ressource.
why-not-just-received = Diese Art hast du in diesem Handel erhalten: Sie kann nicht wieder abgegeben werden.
why-not-handed-in = Diese Art hast du in diesem Handel abgegeben.
why-not-nothing-to-exchange = Der Vorrat hat dafür nichts anderes zu bieten.
why-not-not-due = Das verlangt der Pakt nicht mehr.
why-not-rest-not-payable = Dann könntest du den Rest nicht bezahlen.
why-not-nothing-counted = Das würde nichts bringen ({ $tally }).

# Aufwertungen und Pyramide
why-not-no-marker = Du hast keinen Aufwertungsmarker mehr.
why-not-highest-level = Level { $n } ist das höchste.
why-not-own-tower = Du hast diese Aufwertung schon.
why-not-others-tower = { $player } hat diese Aufwertung genommen.
why-not-tower-slot = Der Platz dafür an deinem Turm ist belegt.
why-not-no-upgrade = Für dich ist keine Aufwertung mehr übrig.
why-not-cheapest-upgrade = Die günstigste Aufwertung kostet { $goods }, du hast { $has }.
why-not-own-marker = Das ist dein eigener Marker.
why-not-no-opposing-marker = Kein Gegner hat einen Aufwertungsmarker an einem Ort.
why-not-top = Du hast die Spitze der Pyramide erreicht.
why-not-level-full = Ebene { $n } ist voll ({ $room ->
    [one] sie hat Platz für { $room } Marker
   *[other] sie hat Platz für { $room } Marker
}).
why-not-multiplier-highest = Dein Multiplikator kann nicht mehr steigen.

# Karten
why-not-display-empty = Es liegt kein Pakt aus.
why-not-slot-costs = Sein Platz kostet { $goods }, du hast { $has }.
why-not-no-pact-left = Es ist kein Pakt mehr übrig, der ausgelegt werden könnte.
why-not-no-pact = Du hast keinen unerfüllten Pakt.
why-not-no-fitting-pact = Keiner deiner Pakte passt.
why-not-reward-too-large = Seine Belohnung von { $points } SP ist zu groß: höchstens { $n }.
why-not-even-reduced = Dir fehlen { $short } Ressourcen, und nur { $n } können wegfallen.
why-not-no-omens = Du hast kein Omen auf der Hand.
why-not-no-other-omen = Du hast kein anderes Omen auf der Hand.
why-not-no-playable-omen = Keines deiner Omen kann jetzt ausgespielt werden.
why-not-no-omen-left = Es ist kein Omen mehr übrig, das gezogen werden könnte.
why-not-no-secret-left = Es ist kein Geheimpakt mehr übrig, der gezogen werden könnte.
why-not-no-revenge = Du hast keine Rachekarte.
why-not-active-no-payment = Mit deinem aktiven Omen kannst du nicht bezahlen, nur mit Omen von der Hand.
why-not-claimed-already = Du hast den Startspielermarker schon beansprucht.

## Der Katalog

name = Wutaki
about = Ein Gott ist zornig, ein Monster hat Hunger: Schick deine Arbeiter los, füttere das Biest und halte deine Pakte, bevor der Vulkan es tut.
time = etwa 60–90 Minuten
catalogue-deck-pact = Pakte
catalogue-deck-omen = Omenkarten
catalogue-deck-revenge = Rachekarten
catalogue-deck-round = Rundenkarten
catalogue-deck-secret = Geheimpakte
catalogue-deck-element = Elementkarten
catalogue-deck-tower = Turmaufwertungen
catalogue-deck-cost-marker = Kostenmarker
catalogue-deck-skill = einmalige Fähigkeiten
catalogue-deck-master = Meistertableaus
catalogue-area-recruiting = Anwerben
catalogue-area-recruiting-is = Arbeiter werden von den Plätzen deines Spielertableaus angeworben, von links nach rechts; der Sonderarbeiter kommt zuletzt.
catalogue-area-omen-piles = Omenstapel
catalogue-area-omen-piles-is = Hier werden Omen gezogen; ausgespielte und bezahlte liegen offen daneben und werden gemischt, wenn der Stapel leer ist.
catalogue-area-revenge-pile = Rachestapel
catalogue-area-revenge-pile-is = Hier werden Rachekarten gezogen; wer eine los wird, mischt sie wieder ein.
catalogue-area-display = Paktauslage
catalogue-area-display-is = Vier Paktkarten liegen offen aus. Wer eine annimmt, erhält das Gold über ihrem Platz; auf dem Extreme-Brett zahlt man es auch.
catalogue-area-supply = Vorrat
catalogue-area-supply-is = Ressourcenmarker, die niemand hat. Was aufgebraucht ist, kann niemand erhalten.
catalogue-area-monster = Monster
catalogue-area-monster-is = Alles Geopferte liegt hier, bis es jemand nimmt.
catalogue-area-tracker = Allgemeiner Paktzähler
catalogue-area-tracker-is = Jeder erfüllte Pakt, gleich von wem, rückt den Marker im Ring um ein Feld weiter.
catalogue-area-level = { $place }, Ebene { $n }
catalogue-area-aside-is = Ist nirgends ein Feld frei, wird ein Arbeiter beiseitegelegt: Er tut in dieser Runde nichts.

symbol-stone = Stein
symbol-stone-is = Eine Ressource, gesammelt im Steinbruch.
symbol-wood = Holz
symbol-wood-is = Eine Ressource, gesammelt im Wald.
symbol-sheep = Schaf
symbol-sheep-is = Eine Ressource, gesammelt auf der Weide.
symbol-oil = Öl
symbol-oil-is = Eine Ressource, gesammelt an der Ölquelle.
symbol-gold = Gold
symbol-gold-is = Eine Ressource, gesammelt auf dem Goldmarkt; mit ihr bezahlst du Aufwertungen.
symbol-any = Beliebige Ressource
symbol-any-is = Eine Ressource beliebiger Art, auch Gold: Wer sie bezahlt oder erhält, wählt.
symbol-cost = Kostenressource
symbol-cost-is = Die Art auf deinem eigenen Kostenmarker; bei jedem Spieler ist es eine andere.
symbol-vp = Siegpunkte
symbol-vp-is = Punkte auf der Leiste um das Spielbrett; wer am Ende die meisten hat, gewinnt.
symbol-lose-vp = Verlorene Punkte
symbol-lose-vp-is = So viele Siegpunkte gehen verloren, nie unter 0.
symbol-supply = Vorrat
symbol-supply-is = Was bezahlt wird, kommt hierher, was du erhältst, von hier; ein leerer Vorrat gibt nichts.
symbol-monster = Monster
symbol-monster-is = Geopfertes liegt auf ihm, bis es jemand nimmt.
symbol-fire = Feuer
symbol-fire-is = Eines der vier Elemente; sein Gegenteil ist Wasser.
symbol-water = Wasser
symbol-water-is = Eines der vier Elemente; sein Gegenteil ist Feuer.
symbol-earth = Erde
symbol-earth-is = Eines der vier Elemente; sein Gegenteil ist Wind.
symbol-wind = Wind
symbol-wind-is = Eines der vier Elemente; sein Gegenteil ist Erde.
symbol-element = Elementkarte
symbol-element-is = Dein geheimes Element: Seine erfüllten Pakte bringen Punkte, Pakte seines Gegenteils kosten welche.
symbol-player = Spieler
symbol-player-is = Ein Spieler.
symbol-me = Du
symbol-me-is = Der Spieler, der am Zug ist.
symbol-opponent = Gegner
symbol-opponent-is = Ein anderer Spieler; jeder von ihnen oder einer deiner Wahl, wie es der Satz sagt.
symbol-everybody = Alle Spieler
symbol-everybody-is = Betrifft alle, vom Startspieler an im Uhrzeigersinn.
symbol-worker = Arbeiter
symbol-worker-is = Eine Figur, die in deinem Zug einen Ort besucht.
symbol-this-worker = Dein Arbeiter dieses Zuges
symbol-this-worker-is = Der Arbeiter, den du in diesem Zug eingesetzt hast.
symbol-opposing-worker = Gegnerischer Arbeiter
symbol-opposing-worker-is = Ein Arbeiter eines anderen Spielers.
symbol-group = Gruppe
symbol-group-is = Alle Zusatzarbeiter eines Gegners an einem Ort.
symbol-loyal = Loyaler Arbeiter
symbol-loyal-is = Du hast von Anfang an vier; niemand kann sie verjagen, und sie brauchen keinen Lohn.
symbol-additional = Zusatzarbeiter
symbol-additional-is = Muss erst angeworben werden, will am Zahltag Lohn und kann verjagt werden.
symbol-special = Sonderarbeiter
symbol-special-is = Wird als Letzter angeworben; er kann seine Aktion zweimal durchführen.
symbol-recruited = Angeworbene Arbeiter
symbol-recruited-is = Zusatzarbeiter, die ihren Platz verlassen haben, samt dem Sonderarbeiter, eingesetzt oder nicht.
symbol-start = Startspieler
symbol-start-is = Wer diesen Marker hat, beginnt die Runde; ein beanspruchter wandert an ihrem Ende.
symbol-pact = Pakt
symbol-pact-is = Opfere, was er verlangt, und er bringt, was er verspricht; unerfüllt kostet er am Ende Punkte.
symbol-pacts = Unerfüllte Pakte
symbol-pacts-is = Pakte, die du angenommen und noch nicht erfüllt hast.
symbol-secret = Geheimpakt
symbol-secret-is = Bringt am Ende Punkte, wenn seine Bedingung gilt; nur sein Besitzer kennt ihn.
symbol-secrets = Geheimpakte
symbol-secrets-is = Wie viele Geheimpakte ein Spieler hat.
symbol-omen = Omen
symbol-omen-is = Eine Karte für deine geheime Hand: Spiele sie aus oder bezahle mit ihr.
symbol-omens = Omen auf der Hand
symbol-omens-is = Wie viele Omen ein Spieler hat.
symbol-revenge = Rachekarte
symbol-revenge-is = Halte am Ende ihre Grenze ein, sonst verlierst du Punkte; nur ihr Besitzer kennt sie.
symbol-round = Rundenkarte
symbol-round-is = Bringt etwas Neues für diese Runde: einen Ort, einen Bonus oder eine Last.
symbol-tower = Turmaufwertung
symbol-tower-is = Eine von jeder Sorte passt an deinen Turm, und niemand kann sie dir nehmen.
symbol-skill = Einmalige Fähigkeit
symbol-skill-is = Eine Fähigkeit, die du einmal im Spiel nutzen kannst.
symbol-master = Meistertableau
symbol-master-is = Dein Meister: eine Leiste, auf der deine Pakte dich voranbringen, ein eigener Ort oder eine andere Gabe.
symbol-cost-marker = Kostenmarker
symbol-cost-marker-is = Zeigt die Art, die für dich „Kostenressource“ heißt.
symbol-deck = Stapel
symbol-deck-is = Verdeckte Karten; niemand kennt ihre Reihenfolge.
symbol-hand = Hand
symbol-hand-is = Karten, die nur ihr Besitzer sieht.
symbol-display = Paktauslage
symbol-display-is = Vier offene Pakte; die älteren liegen weiter rechts.
symbol-tracker = Allgemeiner Paktzähler
symbol-tracker-is = Jeder erfüllte Pakt rückt seinen Marker vor: zu Omen für alle und zum Zahltag.
symbol-multiplier = Multiplikator
symbol-multiplier-is = Mit ihm werden deine Punkte für Pakte der anderen malgenommen.
symbol-space = Ort
symbol-space-is = Ein Ort mit Besuchsfeldern; auf jedes passt ein Arbeiter.
symbol-pyramid = Pyramide der Verdammnis
symbol-pyramid-is = Steige Ebene für Ebene auf: Jede kostet Ressourcen und bringt Punkte, und die Spitze beendet das Spiel.
symbol-level = Ebene der Pyramide
symbol-level-is = Wie hoch ein Spieler gestiegen ist.
symbol-chase = Verjagen
symbol-chase-is = Eine Gruppe von Zusatzarbeitern eines Gegners geht nach Hause.
symbol-claim = Pakt annehmen
symbol-claim-is = Nimm einen offenen Pakt; er liegt vor dir, bis du ihn erfüllst.
symbol-give = Pakt verschenken
symbol-give-is = Ein Gegner muss einen offenen Pakt nehmen.
symbol-renew = Pakte erneuern
symbol-renew-is = Die offenen Pakte werden abgeworfen und neue ausgelegt.
symbol-upgrade = Aufwertung
symbol-upgrade-is = Lege einen deiner Marker an einen Ort oder deinen Turm: mehr Ertrag für alle, Punkte und Boni für dich.
symbol-marker = Aufwertungsmarker
symbol-marker-is = Du hast sechs; jede Aufwertung und die Pyramide brauchen einen.
symbol-markers = Übrige Aufwertungsmarker
symbol-markers-is = Wie viele Aufwertungsmarker ein Spieler noch legen kann.
symbol-owner = Besitzerbonus
symbol-owner-is = Wer hier einen Marker hat, erhält ihn bei jedem Besuch, gleich wessen.
symbol-recruit = Anwerben
symbol-recruit-is = Der nächste Arbeiter verlässt seinen Platz und ist sofort verfügbar.
symbol-present = Geschenk
symbol-present-is = Eine Rachekarte geht an einen Gegner.
symbol-pillage = Plündern
symbol-pillage-is = Nimm alles, was auf dem Monster liegt.
symbol-play-omen = Omen ausspielen
symbol-play-omen-is = Spiele ein Omen von deiner Hand aus.
symbol-draw-omen = Omen ziehen
symbol-draw-omen-is = Nimm Omen vom Stapel auf die Hand.
symbol-trade = Handeln
symbol-trade-is = Tausche Ressourcen eins zu eins mit dem Vorrat oder kaufe welche für Punkte.
symbol-swap = Tausch
symbol-swap-is = Eines wird für das andere gegeben.
symbol-pay-day = Zahltag
symbol-pay-day-is = Eine Kostenressource für jeden angeworbenen Arbeiter; wer nicht bezahlt wird, geht nach Hause.
symbol-receive = Erhalten
symbol-receive-is = Nimm es aus dem Vorrat oder vom Stapel.
symbol-pay = Bezahlen
symbol-pay-is = Lege es in den Vorrat.
symbol-sacrifice = Opfern
symbol-sacrifice-is = Lege es auf das Monster.
symbol-return = Zurück
symbol-return-is = Es geht dahin zurück, woher es kam: Vorrat, Spielertableau oder Stapel.
symbol-rob = Das Monster berauben
symbol-rob-is = Du darfst nehmen, was vor diesem Pakt auf dem Monster lag, ohne eine Rachekarte.
symbol-send-home = Arbeiter hergeben
symbol-send-home-is = Einer deiner angeworbenen Arbeiter geht auf seinen Platz zurück.
symbol-burn = Omen abwerfen
symbol-burn-is = Omen werden für Punkte von der Hand abgeworfen.
symbol-twice = Zweimal
symbol-twice-is = Die Aktion eines Arbeiters wird ein zweites Mal durchgeführt.
symbol-crowd = Dazudrängen
symbol-crowd-is = Dein Arbeiter darf auf einem besetzten Feld stehen.
symbol-guard = Leibwache
symbol-guard-is = Deine Gruppen von Arbeitern können nicht verjagt werden.
symbol-new-round = Weitere Rundenkarte
symbol-new-round-is = Noch eine Rundenkarte wird aufgedeckt.
symbol-arrow = Dafür
symbol-arrow-is = Was davor steht, ist der Preis für das, was folgt; bezahlt wird alles oder nichts.
symbol-or = Oder
symbol-or-is = Eines von beiden.
symbol-per = Für jedes
symbol-per-is = Einmal gezählt für jedes, was folgt.
symbol-own = Eigenes
symbol-own-is = Nur was dir gehört, zählt.
symbol-most = Das meiste
symbol-most-is = Mehr als jeder andere Spieler; Gleichstand zählt nicht.
symbol-limit = Höchstens
symbol-limit-is = Nicht mehr als diese Zahl.
symbol-at-least = Mindestens
symbol-at-least-is = Nicht weniger als diese Zahl.
symbol-once = Einmalig
symbol-once-is = Wird einmal ausgeführt und dann abgeworfen.
symbol-permanent = Dauerhaft
symbol-permanent-is = Bleibt offen vor dir liegen; du kannst nur eines haben.
symbol-per-round = Einmal pro Runde
symbol-per-round-is = Kann von einer Rundenkarte bis zur nächsten einmal genutzt werden.
symbol-end = Am Ende
symbol-end-is = Wird am Spielende gewertet.
symbol-use-worker = Nutze deinen Arbeiter
symbol-use-worker-is = Der Arbeiter dieses Zuges führt die Aktion durch.
symbol-paid = Zum Preis
symbol-paid-is = Die üblichen Ressourcen sind zu bezahlen.
symbol-free = Kostenlos
symbol-free-is = Ressourcen sind nicht zu bezahlen; andere Kosten wie Omen bleiben.
symbol-discount = Günstiger
symbol-discount-is = So viel Gold weniger, nie unter 0.
symbol-unfulfilled = Unerfüllt
symbol-unfulfilled-is = Angenommen, aber noch nicht erfüllt.
symbol-fulfilled = Erfüllt
symbol-fulfilled-is = Bezahlt und umgedreht; zählt am Ende.
symbol-reconstructed = Rekonstruiert
symbol-reconstructed-is = Die gedruckte Karte kennen wir nicht; diese ist unser eigener Vorschlag.

setting-board = Die normale Seite oder die Rückseite für alle mit Erfahrung.
setting-edition = Wo sich die Anleitungen unterscheiden: was wir empfehlen, oder den deutschen oder den englischen Text beim Wort. Das entscheidet über alle folgenden Einstellungen, die auf „automatisch“ stehen.
setting-masters = Für alle das gleiche Tableau oder für alle eines von vier verschiedenen. Beide Anleitungen empfehlen zwei davon, Intelligenz und Schicksal, erst ab drei Personen.
setting-skills = Ob alle eine Fähigkeit ziehen, die sich einmal nutzen lässt; offengelassen nur mit verschiedenen Meistertableaus.
value-board-normal = Normal
value-board-extreme = Extreme
value-masters-a = Alle gleich
value-masters-b = Alle verschieden
value-skills-on = Mit Fähigkeiten
value-skills-off = Ohne Fähigkeiten
value-start-player-random = Ausgelost
value-start-player-n = Platz { $n }
value-edition-table = Unsere Empfehlung
value-edition-de = Deutscher Text beim Wort
value-edition-en = Englischer Text beim Wort
value-omen-deck-50 = 50 Omen (deutscher Text, unsere Lesart)
value-omen-deck-45 = 45 Omen (englischer Text)
value-tiebreak-upgrades-first = Zuerst Aufwertungen (deutscher Text, unsere Lesart)
value-tiebreak-resources-first = Zuerst Ressourcen (englischer Text)
value-tie-upgrades-lying = Was am Ende daliegt (englischer Text, unsere Lesart)
value-tie-upgrades-performed = Alle durchgeführten (deutscher Text)
value-worker-sacrifice-any-other = Jeder andere angeworbene Arbeiter (deutscher Text, unsere Lesart)
value-worker-sacrifice-available = Nur ein verfügbarer Arbeiter (englischer Text)
value-end-trigger-finish-turn = Nach dem Zug (englischer Text, unsere Lesart)
value-end-trigger-immediate = Sofort (deutscher Text)
value-free-pact-omens-must-pay = Omen werden trotzdem bezahlt (deutscher Text, unsere Lesart)
value-free-pact-omens-free = Auch keine Omen (englischer Text)
value-extreme-give-revenge-only = Nur eine Rachekarte (englischer Text, unsere Lesart)
value-extreme-give-revenge-and-vp = Eine Rachekarte und SP (deutscher Text)
value-special-worker-two-actions = Zwei vollständige Aktionen (beide Texte)
value-special-worker-doubled = Turmaufwertung zählt einmal (keine Anleitung)
value-resource-cap-total = Alle zusammen (unsere Lesart)
value-resource-cap-per-kind = Jede Art für sich (andere Lesart)
value-tower-element-bonus-only = Nur gedruckte Punkte (unsere Lesart)
value-tower-element-controlled = Zählt auch in Schritt 6 (andere Lesart)
value-chase-masters-off = Nein (unsere Lesart)
value-chase-masters-on = Ja (andere Lesart)
value-crowding-in-board = Nur auf dem Spielbrett (unsere Lesart)
value-crowding-in-own-master = Auch auf dem eigenen Meistertableau (andere Lesart)
value-max-turns-per-round-0 = Ohne Grenze
value-max-turns-per-round-n = { $n } Züge

## Woher Werte kommen

pack-kind-checksum = Summen
pack-kind-supply = Ressourcenmarker
pack-kind-figures = Einzelne Zahlen
pack-kind-location = Orte
pack-kind-extreme = Extreme-Brett
pack-kind-level = Pyramide der Verdammnis
pack-kind-display = Paktauslage
pack-kind-tracker = Paktzähler
pack-kind-master = Meistertableaus
pack-kind-skill = Einmalige Fähigkeiten
pack-kind-cost-marker = Kostenmarker
pack-kind-element = Elementkarten
pack-kind-tower = Turmaufwertungen
pack-kind-pact = Paktkarten
pack-kind-omen = Omenkarten
pack-kind-revenge = Rachekarten
pack-kind-round = Rundenkarten
pack-kind-secret = Geheimpakte
pack-field-name = Name
pack-field-pacts = Paktkarten je Element
pack-field-rounds = Rundenkarten je Art
pack-field-spaces-normal = Besuchsfelder, normales Brett
pack-field-spaces-extreme = Besuchsfelder, Extreme-Brett
pack-field-stone = Stein
pack-field-wood = Holz
pack-field-sheep = Schaf
pack-field-oil = Öl
pack-field-gold = Gold
pack-field-start-vp = Punkte zu Beginn
pack-field-start-resources = Ressourcen jeder Art zu Beginn
pack-field-start-omens = Omenkarten zu Beginn
pack-field-end-vp = Punkte, die das Spiel beenden
pack-field-unfulfilled = Abzug je unerfüllter Paktkarte
pack-field-others-pact = Punkte für Pakte der anderen
pack-field-set-size = Gleiche Ressourcen in einem Satz
pack-field-set-vp = Punkte für einen Satz
pack-field-sets-most = Höchstens für Sätze
pack-field-upgrade-vp = Punkte für eine Aufwertung
pack-field-recruit = Kosten der Arbeiter 1 bis 4
pack-field-special-cost = Kosten des Sonderarbeiters
pack-field-special-gold = Gold für den Sonderarbeiter
pack-field-extreme-additional = Zusätzliche Arbeiter, Extreme-Brett
pack-field-spaces = Besuchsfelder zu zweit, dritt, viert
pack-field-amounts = Ertrag der Stufen 0, 1, 2
pack-field-upgrade-costs = Kosten der Aufwertungen
pack-field-owner-bonus = Bonus der Besitzer
pack-field-action = Aktion
pack-field-room = Platz für Marker
pack-field-cost = Kosten
pack-field-normal = Normales Brett
pack-field-extreme = Extreme-Brett
pack-field-label = Lage im Ring
pack-field-players = In Gebrauch ab so vielen Spielern
pack-field-effect = Effekt
pack-field-rating = Schwierigkeit
pack-field-track = Leiste
pack-field-multiplier = Faktor auf 0 bis 4
pack-field-place = Eigener Ort
pack-field-climb = Auf der Pyramide
pack-field-resource = Ressource
pack-field-element = Element
pack-field-bonus = Bonus
pack-field-malus = Malus
pack-field-sort = Art der Aufwertung
pack-field-reward = Belohnung
pack-field-kind = Art
pack-field-edition = Ausgabe
pack-field-limit = Grenze
pack-field-loss = Verlust
pack-field-condition = Bedingung
pack-field-vp = Punkte
option-max-rounds-ours = Die Grenze stammt von uns: Das Regelheft kennt keine.
option-max-turns-per-round-ours = Die Grenze stammt von uns: Das Regelheft kennt keine.
