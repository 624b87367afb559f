### Xibalba auf Deutsch. Die Schlüssel enden auf die kleingeschriebenen Namen aus `spieltisch/xibalba/words.py`.
### Satzteile von Effekten beginnen klein; das Programm schreibt groß, wo der Satz anfängt.
### Namen von Karten stehen in Anführungszeichen, weil sie sich nicht beugen lassen („Roter Sappeur“).

## Kleine Teile

resources = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
paragon = { $n ->
    [0] kein Paragon
   *[other] { $n } Paragon
}
life-points = { $n ->
    [one] { $n } Lebenspunkt
   *[other] { $n } Lebenspunkte
}
dice-resource = { $n } Ressourcenwürfel
dice-attack = { $n } Angriffswürfel
dice-paragon = { $n } Paragonwürfel
dice-any = { $n } Würfel
list-and = { $first } und { $last }
list-then = { $first }; { $last }
seat = Spieler { $number }
seat-with-faction = { $player } ({ $faction })
seat-neutral = niemand
card-copy = { $card } { $copy }
priced = { $label } ({ $price })
with-owner = { $label } ({ $owner })
why-cause = { " " }({ $cause })
why-source = { " " }(„{ $source }“)
why-both = { " " }({ $cause }: „{ $source }“)
faces-entry = { $n ->
    [1] { $face }
   *[other] { $n } × { $face }
}
faces-none = kein Würfel

## Namen

kind-soldier = Soldat
kind-civilian = Zivilist
kind-building = Gebäude
kind-event = Ereignis

kinds-soldier = Soldaten
kinds-civilian = Zivilisten
kinds-building = Gebäude
kinds-event = Ereignisse

die-resource = Ressourcenwürfel
die-attack = Angriffswürfel
die-paragon = Paragonwürfel
die-any = Ressourcen- oder Angriffswürfel

face-resource-blank = Leerseite (Ressourcenwürfel)
face-resource-1 = 1 Ressource
face-resource-2 = 2 Ressourcen
face-resource-3 = 3 Ressourcen
face-attack-blank = Leerseite (Angriffswürfel)
face-attack = Angriffssymbol
face-critical = Kritischer Treffer
face-paragon-blank = Leerseite (Paragonwürfel)
face-paragon-1 = 1 Paragon
face-paragon-2 = 2 Paragon
face-blank = Leerseite

# was ein Würfel zeigt (Nominativ)
face-side-resource-blank = eine Leerseite
face-side-resource-1 = 1 Ressource
face-side-resource-2 = 2 Ressourcen
face-side-resource-3 = 3 Ressourcen
face-side-attack-blank = eine Leerseite
face-side-attack = ein Angriffssymbol
face-side-critical = ein Kritischer Treffer
face-side-paragon-blank = eine Leerseite
face-side-paragon-1 = 1 Paragon
face-side-paragon-2 = 2 Paragon
face-side-blank = eine Leerseite

# worauf ein Würfel gedreht wird (Akkusativ)
face-to-resource-blank = eine Leerseite
face-to-resource-1 = 1 Ressource
face-to-resource-2 = 2 Ressourcen
face-to-resource-3 = 3 Ressourcen
face-to-attack-blank = eine Leerseite
face-to-attack = ein Angriffssymbol
face-to-critical = einen Kritischen Treffer
face-to-paragon-blank = eine Leerseite
face-to-paragon-1 = 1 Paragon
face-to-paragon-2 = 2 Paragon
face-to-blank = eine Leerseite

# wovon ein Würfel gedreht wird (Dativ)
face-from-resource-blank = einer Leerseite
face-from-resource-1 = 1 Ressource
face-from-resource-2 = 2 Ressourcen
face-from-resource-3 = 3 Ressourcen
face-from-attack-blank = einer Leerseite
face-from-attack = einem Angriffssymbol
face-from-critical = einem Kritischen Treffer
face-from-paragon-blank = einer Leerseite
face-from-paragon-1 = 1 Paragon
face-from-paragon-2 = 2 Paragon
face-from-blank = einer Leerseite

# ein Würfel mit dieser Seite (Akkusativ)
face-a-resource-blank = einen leeren Ressourcenwürfel
face-a-resource-1 = einen Würfel mit 1 Ressource
face-a-resource-2 = einen Würfel mit 2 Ressourcen
face-a-resource-3 = einen Würfel mit 3 Ressourcen
face-a-attack-blank = einen leeren Angriffswürfel
face-a-attack = ein Angriffssymbol
face-a-critical = einen Kritischen Treffer
face-a-paragon-blank = einen leeren Paragonwürfel
face-a-paragon-1 = einen Würfel mit 1 Paragon
face-a-paragon-2 = einen Würfel mit 2 Paragon
face-a-blank = einen leeren Würfel

button-discard = Karte abwerfen
button-reorganise = Reorganisieren
button-medicine = Medizin
button-weapon = Waffentechnologie
button-tactical = Taktischer Angriff
button-harvest = Abernten
button-expand = Basis ausbauen

phase-effect = Effektphase
phase-dice = Würfelphase
phase-action = Aktionsphase
phase-permanent = dauerhaft

trigger-none = von selbst
trigger-attack = beim Angriff
trigger-ark = beim Angriff auf die Arche
trigger-base = beim Angriff auf eine Basis
trigger-hit = nach einem gelungenen Angriff auf eine Basis
trigger-kill = nach dem Vernichten eines Soldaten
trigger-enter = beim Betreten der Arche
trigger-block = beim Abblocken
trigger-lost = bei der eigenen Vernichtung

who-self = du
who-opp = ein Gegner deiner Wahl
who-all = jeder Gegner
who-target = der angegriffene Spieler
who-ark = ein Gegner, der die Arche kontrolliert,

who-from-self = dir selbst
who-from-opp = einem Gegner deiner Wahl
who-from-all = jedem Gegner
who-from-target = dem angegriffenen Spieler
who-from-ark = einem Gegner, der die Arche kontrolliert,

verb-end = Ende des Effekts
verb-gain = Ressourcengewinn
verb-lose = Ressourcenverlust
verb-steal = Ressourcenraub
verb-roll-p = Wurf um Paragon
verb-loot = Paragonraub
verb-add-die = zusätzlicher Würfel
verb-rerolls = Änderung der Wiederholungswürfe
verb-turn = Drehen von Würfeln
verb-roll = Wurf in den Aktionsvorrat
verb-mod = Änderung eines Werts
verb-power = stärkerer Angriff
verb-pierce = geringerer Basiswiderstand
verb-unblockable = unabblockbarer Angriff
verb-damage = Schaden in der Arche
verb-heal = Heilung in der Arche
verb-destroy-exp = Vernichten einer Ausbaukarte
verb-destroy-squad = Vernichten eines Soldaten im Kampftrupp
verb-destroy-ark = Vernichten des Soldaten in der Arche
verb-shield-r = Schutz der Ressourcen
verb-shield-p = Schutz des Paragons
verb-cost = Änderung eines Preises
verb-refresh = Austausch offener Karten
verb-free = Soldat vom Kartenstapel
verb-salvage = Soldat vom Ablagestapel
verb-reorg = kostenlose Reorganisierung
verb-level = günstigerer Basisausbau

cause-productivity = Produktivität
cause-first-roll = Erstwurf
cause-reroll = Wiederholungswurf
cause-die = Würfel
cause-price = Preis
cause-kill = Soldat in der Arche vernichtet
cause-block-kill = Abblockender vernichtet
cause-loot = geplünderte Basis
cause-income = Kontrolle der Arche
cause-harvest = Abernten
cause-medicine = Medizin
cause-tactical = Taktischer Angriff
cause-weapon = Waffentechnologie
cause-attack = Angriff
cause-enter = Betreten der Arche
cause-effect = Karteneffekt
cause-setup = Spielvorbereitung
cause-start = Startspieler

reason-condition = Bedingung nicht erfüllt
reason-no-target = kein gültiges Ziel
reason-nothing-to-change = nichts zu ändern
reason-die-limit = kein Platz für einen weiteren Würfel
reason-declined = abgelehnt

left-given-up = aufgegeben
left-lapsed = verfallen
left-spent-in-attack = im Angriff eingesetzt
left-spent-to-enter = zum Betreten der Arche eingesetzt

outcome-ark-damaged = Schaden in der Arche
outcome-ark-soldier-destroyed = Soldat in der Arche vernichtet
outcome-blocked-and-survived = abgeblockt und überlebt
outcome-blocked-and-destroyed = abgeblockt und dabei vernichtet
outcome-base-held = Basis hält stand
outcome-base-hit = Basis getroffen
outcome-lapsed = Angriff verfallen

turnend-chosen = freiwillig beendet
turnend-automatic = nichts mehr zu tun
turnend-max-actions = Höchstzahl an Aktionen erreicht

gameend-threshold = Siegbedingung erreicht
gameend-max-turns = Höchstzahl an Zügen erreicht

place-deck = im Kartenstapel ({ $kinds })
place-pile = auf dem Ablagestapel ({ $kinds })
place-slot = in der Auslage ({ $kind } { $n })
place-squad = im Kampftrupp
place-field = auf Ausbaufeld { $n }
place-ark = in der Arche
place-hand = auf der Hand
place-from-deck = vom Kartenstapel ({ $kinds })
place-from-pile = vom Ablagestapel ({ $kinds })
place-from-slot = aus der Auslage ({ $kind } { $n })
place-from-squad = aus dem Kampftrupp
place-from-field = von Ausbaufeld { $n }
place-from-ark = aus der Arche
place-from-hand = aus der Hand
place-to-deck = in den Kartenstapel ({ $kinds })
place-to-pile = auf den Ablagestapel ({ $kinds })
place-to-slot = in die Auslage ({ $kind } { $n })
place-to-squad = auf den Kampftrupp
place-to-field = auf Ausbaufeld { $n }
place-to-ark = in die Arche
place-to-hand = auf die Hand

## Effekte

head-once = einmal pro Zug
head-when = { $when }
head-once-when = einmal pro Zug, { $when }
head-pay = du darfst { resources } zahlen
head-once-pay = einmal pro Zug darfst du { resources } zahlen
head-when-pay = { $when }, darfst du { resources } zahlen
head-once-when-pay = einmal pro Zug, { $when }, darfst du { resources } zahlen
head-and-body = { $head }: { $body }

when-trigger = wenn { $trigger }
when-both = wenn { $trigger } und { $condition }
when-condition = wenn { $condition }
when-lasting = solange { $condition }

on-attack = { $trait ->
    [yes] dein Soldat
   *[no] dieser Soldat
} angreift
on-ark = { $trait ->
    [yes] dein Soldat
   *[no] dieser Soldat
} die Arche angreift
on-base = { $trait ->
    [yes] dein Soldat
   *[no] dieser Soldat
} eine Basis angreift
on-hit = der Angriff { $trait ->
    [yes] deines Soldaten
   *[no] dieses Soldaten
} auf eine Basis gelingt
on-kill = { $trait ->
    [yes] dein Soldat
   *[no] dieser Soldat
} bei einem Angriff einen Soldaten vernichtet
on-enter = { $trait ->
    [yes] dein Soldat
   *[no] dieser Soldat
} die Arche betritt
on-block = { $trait ->
    [yes] dein Soldat
   *[no] dieser Soldat
} einen Angriff abgeblockt hat
on-lost = { $trait ->
    [yes] dein Soldat
   *[no] diese Karte
} vernichtet wird

if-in-ark = du die Arche kontrollierst
if-no-ark = du die Arche nicht kontrollierst
if-behind = du auf der Paragonleiste Letzter bist
if-home = { $trait ->
    [yes] du diese Fraktion spielst
   *[no] du die Fraktion dieser Karte spielst
}
if-mates = du { $n ->
    [one] eine weitere aktive Karte
   *[other] mindestens { $n } weitere aktive Karten
} dieser Fraktion hast

do-end = nichts geschieht
do-gain = erhalte { resources }
do-lose-self = verliere { resources }
do-lose = { $who } verliert { resources }
do-steal = nimm { $who } { resources } ab
do-roll-p = wirf { dice-paragon } und erhalte so viel Paragon
do-loot = wirf { dice-paragon } und nimm { $who } so viel Paragon ab
do-add-die = nimm { $t ->
    [resource] 1 zusätzlichen Ressourcenwürfel
    [attack] 1 zusätzlichen Angriffswürfel
    [paragon] 1 zusätzlichen Paragonwürfel
   *[any] 1 zusätzlichen Ressourcen- oder Angriffswürfel deiner Wahl
} in deinen Würfelvorrat
do-rerolls-more-self = du hast in diesem Zug { $n ->
    [one] { $n } Wiederholungswurf
   *[other] { $n } Wiederholungswürfe
} mehr
do-rerolls-fewer-self = du hast in diesem Zug { $n ->
    [one] { $n } Wiederholungswurf
   *[other] { $n } Wiederholungswürfe
} weniger
do-rerolls-more = { $who } hat { $n ->
    [one] { $n } Wiederholungswurf
   *[other] { $n } Wiederholungswürfe
} mehr
do-rerolls-fewer = { $who } hat { $n ->
    [one] { $n } Wiederholungswurf
   *[other] { $n } Wiederholungswürfe
} weniger
do-turn = drehe { $dice } in deinem Aktionsvorrat von { $from } auf { $to }
do-roll = wirf { $dice } in deinen Aktionsvorrat
do-mod-strength = { $now ->
    [yes] deine Soldaten haben bei diesem Angriff Stärke { $change }
   *[no] deine Soldaten haben Stärke { $change }
}
do-mod-resistance = { $now ->
    [yes] deine Soldaten haben bei diesem Angriff Widerstand { $change }
   *[no] deine Soldaten haben Widerstand { $change }
}
do-mod-paragon = { $now ->
    [yes] deine Soldaten haben bei diesem Angriff Paragonwert { $change }
   *[no] deine Soldaten haben Paragonwert { $change }
}
do-mod-block = { $now ->
    [yes] deine Soldaten haben beim Abblocken dieses Angriffs Widerstand { $change }
   *[no] deine Soldaten haben beim Abblocken Widerstand { $change }
}
do-mod-base-resistance = { $now ->
    [yes] deine Basis hat bei diesem Angriff Widerstand { $change }
   *[no] deine Basis hat Widerstand { $change }
}
do-power = dieser Angriff hat Stärke { $change }
do-pierce = der Widerstand der angegriffenen Basis zählt bei diesem Angriff um { $n } weniger
do-unblockable = dieser Angriff kann nicht abgeblockt werden
do-damage = der gegnerische Soldat in der Arche verliert { life-points }
do-heal = dein Soldat in der Arche erhält { life-points }
do-destroy-exp = vernichte eine aktive Ausbaukarte eines Gegners
do-destroy-exp-hit = vernichte eine aktive Ausbaukarte der angegriffenen Basis
do-destroy-squad = vernichte den aktiven Soldaten im Kampftrupp eines Gegners
do-destroy-ark = vernichte den gegnerischen Soldaten in der Arche
do-shield-r = durch Gegner verlierst du keine Ressourcen
do-shield-p = Gegner können dein Paragon nicht unter { $n } senken
do-refresh = wirf die offenen Karten eines Kartentyps ab und ersetze sie
do-free = lege den obersten Soldaten des Kartenstapels auf deinen Kampftrupp
do-salvage = lege den obersten Soldaten des Ablagestapels auf deinen Kampftrupp
do-reorg = reorganisiere einmal kostenlos
do-level = du darfst deine Basis um { $n } günstiger ausbauen

change-less = { $n } weniger
change-more = { $n } mehr
cost-discard = { $first ->
    [yes] das erste Abwerfen in jedem Zug
   *[no] das Abwerfen einer Karte
} kostet { $change }
cost-reorg = { $first ->
    [yes] die erste Reorganisierung in jedem Zug
   *[no] jede Reorganisierung
} kostet { $change }
cost-medicine = { $first ->
    [yes] die erste Medizin in jedem Zug
   *[no] Medizin
} kostet { $change }
cost-weapon = { $first ->
    [yes] die erste Waffentechnologie in jedem Zug
   *[no] Waffentechnologie
} kostet { $change }
cost-tactical = { $first ->
    [yes] der erste Taktische Angriff in jedem Zug
   *[no] jeder Taktische Angriff
} kostet { $change }
cost-harvest = { $first ->
    [yes] das erste Abernten in jedem Zug
   *[no] jedes Abernten
} kostet { $change }
cost-level = { $first ->
    [yes] der erste Basisausbau in jedem Zug
   *[no] jeder Basisausbau
} kostet { $change }
cost-soldier = { $first ->
    [yes] der erste Soldat, den du in einem Zug erwirbst, kostet
   *[no] Soldaten kosten
} { $change }
cost-civilian = { $first ->
    [yes] der erste Zivilist, den du in einem Zug erwirbst, kostet
   *[no] Zivilisten kosten
} { $change }
cost-building = { $first ->
    [yes] das erste Gebäude, das du in einem Zug erwirbst, kostet
   *[no] Gebäude kosten
} { $change }
cost-event = { $first ->
    [yes] das erste Ereignis, das du in einem Zug erwirbst, kostet
   *[no] Ereignisse kosten
} { $change }

## Antworten

yes = Ja
no = Nein
done = Fertig
field = Ausbaufeld { $n }
field-covering = Ausbaufeld { $n } (verdeckt „{ $card }“)
rolls = Würfelt { $number }
rolls-face = Würfelt { $number }: { $face }
draws = „{ $card }“ wird gezogen
draws-faction = Die Fraktion „{ $faction }“ wird gezogen
starts = { $player } beginnt
pool = { $resource } und { $attack }
keep = { $face } behalten
collect-resources = { resources } sammeln
collect-paragon = { $n } Paragon sammeln
collect-only = { $label } (Platz ist für { $n })
idle-event = { $label }: hat gerade keine Wirkung. { $reason }
idle-held = { $label }: bewirkt nichts, Stärke { $strength } gegen { $against }
turn-lapses = Du lässt { $what } liegen.
lapse-resources = { resources }
lapse-paragon = { $n } Paragon
lapse-attack = { $n ->
    [one] { $n } Angriffswürfel
   *[other] { $n } Angriffswürfel
}
idle-hit = { $label }: gelingt, doch es gibt nichts zu vernichten und nichts zu holen
attack-with = mit { $face } angreifen
enter-with-attack = die Arche betreten
enter-with-critical = die Arche mit einem Kritischen Treffer betreten
buy = „{ $card }“ erwerben
use = „{ $card }“ nutzen
resolve = „{ $card }“ abhandeln
add-to-attack = { $face } hinzufügen
block-with = mit „{ $card }“ abblocken
destroy = „{ $card }“ vernichten
move = „{ $card }“ bewegen
discard = „{ $card }“ abwerfen
attack-base = die Basis von { $player } angreifen
extra-die-resource = einen Ressourcenwürfel hinzunehmen
extra-die-attack = einen Angriffswürfel hinzunehmen
replace-soldier = die Soldaten ersetzen
replace-civilian = die Zivilisten ersetzen
replace-building = die Gebäude ersetzen
replace-event = die Ereignisse ersetzen
give-up = { $face } aufgeben
may-yes-pay = Ja, { $price } zahlen
may-yes-level = Ja, für { $price } ausbauen
done-next-effect = Keine weiteren Effekte
done-next-dice-effect = Keine weiteren Effekte
done-keep = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
} neu würfeln (noch { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
})
done-action = Zug beenden
done-attack-dice = Zuschlagen
done-block = Nicht abblocken
done-destroy = Nichts vernichten
done-reorg-card = Reorganisierung beenden
done-give-up = Den neuen Würfel verfallen lassen

## Fragen

asked = { $player } – { $question }
asked-by-source = „{ $source }“: { $question }

ask-nothing = Das Spiel ist zu Ende.
ask-next-effect = Effektphase: Welche Karte handelst du als Nächstes ab?
ask-next-effect-may = Effektphase: Bezahlst du noch einen Effekt?
ask-next-dice-effect = Würfelphase: Welche Karte handelst du als Nächstes ab?
ask-next-dice-effect-may = Würfelphase: Bezahlst du noch einen Effekt?
ask-pool = Würfelphase: Welche sechs Würfel nimmst du?
ask-keep = Welche Würfel behältst du? Der Rest wird neu gewürfelt (noch { $n ->
    [one] { $n } Wiederholungswurf
   *[other] { $n } Wiederholungswürfe
}).
ask-action = Aktionsphase: Was tust du?
ask-attack-dice = Der Angriff hat bisher Stärke { $strength }. Setzt du noch einen Würfel ein?
ask-block = Ein Angriff der Stärke { $strength } trifft deine Basis (Widerstand { $against }). { $card ->
    [none] Blockst du ab?
   *[other] Mit „{ $card }“ abblocken?
}
ask-destroy = Dein Angriff auf die Basis von { $player } gelingt: Welche Ausbaukarte vernichtest du?
ask-place = Auf welches Ausbaufeld legst du „{ $card }“?
ask-reorg-card = Du reorganisierst: Welche Karte bewegst du als Nächstes?
ask-extra-die = Welchen Würfel nimmst du zusätzlich in deinen Würfelvorrat?
ask-attack-target = Welche Basis greift „{ $card }“ an?
ask-reorg-field = Du reorganisierst: Auf welches Ausbaufeld legst du „{ $card }“?
ask-effect-player-lose = Wer verliert { resources }?
ask-effect-player-steal = Wem nimmst du { resources } ab?
ask-effect-player-loot = Wem nimmst du Paragon ab ({ dice-paragon })?
ask-effect-card = Welche Karte vernichtest du?
ask-effect-type = Die offenen Karten welches Typs werden ersetzt?
ask-give-up = Für einen weiteren { $die } ist kein Platz: Welchen Würfel gibst du auf?
ask-give-up-may = Für einen weiteren { $die } ist kein Platz: Gibst du dafür einen anderen auf?
ask-effect-may-pay = Zahlst du { resources } für diesen Effekt?
ask-effect-may-level = Baust du deine Basis für { resources } aus?
ask-may-roll = { $n ->
        [one] Du darfst einen Paragonwürfel werfen
       *[other] Du darfst { $n } Paragonwürfel werfen
    }{ $why }. Möchtest du?
ask-discard-card = Welche Karte wirfst du ab?
ask-faction = Welche Fraktion spielst du?
ask-draw = Eine Karte wird vom Kartenstapel gezogen ({ $kinds }).
ask-draw-faction = Eine Fraktion wird gezogen.
ask-die = { $die ->
    [resource] Ein Ressourcenwürfel
    [attack] Ein Angriffswürfel
    [paragon] Ein Paragonwürfel
   *[any] Ein Würfel
} wird geworfen{ $why }.
ask-draw-start = Noch immer Gleichstand: Das Los entscheidet, wer beginnt.

## Ereignisse

lapsed = { $lapsed ->
    [0] {""}
    [one] { " " }An der Obergrenze verfällt { $lapsed }.
   *[other] { " " }An der Obergrenze verfallen { $lapsed }.
}
left = { $total ->
    [0] keine mehr
   *[other] noch { $total }
}
left-paragon = { $total ->
    [0] keins mehr
   *[other] noch { $total }
}
excess = { $lapsed ->
    [0] {""}
   *[other] { " " }Der Überschuss von { $lapsed } geht verloren.
}

event-game-started = Ein Spiel zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $count }
} beginnt{ $apocalypse ->
    [yes] { " " }im Apokalypse-Modus
   *[no] {""}
}: Wer { $threshold } Paragon erreicht, gewinnt.
event-neutral-placed = „{ $card }“ steht als neutraler Soldat in der Arche und hat { life-points }.
event-slot-filled = „{ $card }“ liegt jetzt in der Auslage ({ $kind } { $slot }).
event-slot-left-empty = Der Platz für { $kind } { $slot } bleibt leer: Kartenstapel und Ablagestapel sind aufgebraucht.
event-deck-renewed = Der Ablagestapel ({ $kinds }) wird gemischt und zum neuen Kartenstapel ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}).
event-faction-assigned = { $player } spielt die Fraktion „{ $faction }“.
event-start-rolled = { $player } würfelt { $sum } um den Start.
event-start-rolled-again = { $player } würfelt { $sum } um den Start (Gleichstand, Wurf { $round }).
event-start-decided = { $by_draw ->
    [yes] Das Los entscheidet: { $player } beginnt.
   *[no] { $player } hat den höchsten Wurf und beginnt.
}
event-turn-started = Zug { $number }: { $player } ist am Zug.
event-phase-started = { $phase ->
    [effect] Die Effektphase
    [dice] Die Würfelphase
    [action] Die Aktionsphase
   *[permanent] Eine Phase
} von { $player } beginnt.
event-resources-changed-gained = { $player } erhält { resources }{ $why } und hat jetzt { $total }.{ lapsed }
event-resources-changed-lost = { $player } verliert { resources }{ $why } und hat { left }.
event-resources-changed-paid = { $player } zahlt { resources }{ $why } und hat { left }.
bonus = { $bonus ->
    [0] {""}
   *[other] , davon { $bonus } als Apokalypse-Bonus,
}
event-paragon-changed-gained = { $player } erhält { paragon }{ $why }{ bonus } und hat jetzt { $total }.{ lapsed }
event-paragon-changed-taken = { $player } nimmt { $other } { paragon } ab{ $why }{ bonus } und hat jetzt { $total }.{ lapsed }
event-paragon-changed-lost = { $player } verliert { $n } Paragon{ $why } und hat { left-paragon }.
event-paragon-changed-lost-to = { $player } verliert { $n } Paragon an { $other }{ $why } und hat { left-paragon }.
event-effect-started = { $player } handelt „{ $source }“ ab.
event-effect-started-price = { $player } zahlt { resources } und handelt „{ $source }“ ab.
event-effect-started-triggered = „{ $source }“ von { $player } wirkt { $trigger }.
event-effect-started-triggered-price = { $player } zahlt { resources }: „{ $source }“ wirkt { $trigger }.
event-effect-part-skipped = „{ $source }“ von { $player }: { $verb } entfällt ({ $reason }).
event-pool-chosen = { $player } nimmt { $resource } und { $attack }.
event-pool-die-added = { $player } nimmt { $dice } in den Würfelvorrat hinzu{ $why }.
event-rerolls-fixed = { $player } hat in diesem Zug { $n ->
    [0] keinen Wiederholungswurf
    [one] { $n } Wiederholungswurf
   *[other] { $n } Wiederholungswürfe
}.
event-rerolls-fixed-changed = { $player } hat in diesem Zug { $n ->
    [0] keinen Wiederholungswurf
    [one] { $n } Wiederholungswurf
   *[other] { $n } Wiederholungswürfe
} ({ $changes }).
rerolls-own = eigene Effekte { $change }
rerolls-others = Effekte der Gegner { $change }
event-dice-rolled = { $player } würfelt{ $why }: { $faces }.
event-die-kept = { $player } behält { $face }.
event-die-kept-automatic = { $player } muss { $face } behalten.
event-die-exchanged-resource = { $player } tauscht einen Würfel gegen { resources } ein.
event-die-exchanged-paragon = { $player } tauscht einen Würfel gegen { $n } Paragon ein.
event-die-turned = { $player } dreht einen Würfel von { $from } auf { $to }{ $why }.
event-roll-declined = { $player } würfelt nicht um Paragon{ $why }.
event-die-removed-given-up = { $player } gibt { $face } auf.
event-die-removed-lapsed = Ein Würfel von { $player } verfällt ungenutzt: { $side }.
event-die-removed-spent-in-attack = { $player } setzt { $face } für den Angriff ein.
event-die-removed-spent-to-enter = { $player } setzt { $face } ein, um die Arche zu betreten.
event-card-bought = { $player } erwirbt „{ $card }“ für { resources }.
event-card-gained = { $player } erhält „{ $card }“ { $from_pile ->
    [yes] vom Ablagestapel
   *[no] vom Kartenstapel
}{ $why }.
event-card-placed = { $player } legt „{ $card }“ { $place }.
event-card-placed-covering = { $player } legt „{ $card }“ { $place } und verdeckt „{ $covers }“.
event-card-uncovered = „{ $card }“ von { $player } liegt { $place } wieder oben.
event-card-discarded = { $player } wirft „{ $card }“ { $place } ab.
event-card-discarded-used = Das Ereignis „{ $card }“ ist vorbei und kommt auf den Ablagestapel.
event-card-moved = { $player } bewegt „{ $card }“ { $from } { $place }.
event-card-moved-up = { $player } holt „{ $card }“ { $place } nach oben.
event-card-destroyed-by = { $player } vernichtet „{ $card }“ von { $owner }{ $why }.
event-card-destroyed-neutral-by = { $player } vernichtet den neutralen Soldaten „{ $card }“{ $why }.
event-card-destroyed = „{ $card }“ von { $owner } wird vernichtet{ $why }.
event-card-destroyed-neutral = Der neutrale Soldat „{ $card }“ wird vernichtet{ $why }.
event-level-raised = { $player } baut die Basis für { resources } auf Stufe { $level } aus und schaltet Ausbaufeld { $level } frei.
# beide nur nach „mit“ (Dativ)
attack-symbols = { $n ->
    [one] { $n } Angriffssymbol
   *[other] { $n } Angriffssymbolen
}
critical-hits = { $n ->
    [one] { $n } Kritischen Treffer
   *[other] { $n } Kritischen Treffern
}
event-attack-declared-ark = „{ $card }“ von { $player } greift mit { $dice } die Arche an.
event-attack-declared-base = „{ $card }“ von { $player } greift mit { $dice } die Basis von { $target } an.
event-attack-strength = { $bonus ->
    [0] Der Angriff hat Stärke { $strength } und trifft auf Abwehrwert { $against }.
   *[other] Der Angriff hat Stärke { $strength }, davon { $bonus } als Bonus, und trifft auf Abwehrwert { $against }.
}
event-block-decided-block = { $player } blockt mit „{ $card }“ ab.
event-block-decided-none = { $player } blockt nicht ab.
event-block-decided-skipped = Ein Abblocken durch { $player } kommt nicht infrage.
event-attack-resolved-ark-damaged = Der Angriff von { $player } verwundet den Soldaten in der Arche.
event-attack-resolved-ark-soldier-destroyed = Der Angriff von { $player } vernichtet den Soldaten in der Arche.
event-attack-resolved-blocked-and-survived = Der Angriff von { $player } wird abgeblockt, und der abblockende Soldat überlebt.
event-attack-resolved-blocked-and-destroyed = Der Angriff von { $player } wird abgeblockt, doch der abblockende Soldat wird vernichtet.
event-attack-resolved-base-held = Die Basis hält dem Angriff von { $player } stand.
event-attack-resolved-base-hit = Der Angriff von { $player } auf die Basis gelingt.
event-attack-resolved-lapsed = Der Angriff von { $player } verfällt.
event-life-points-changed-gained = Der Soldat in der Arche erhält { life-points }{ $why } und hat jetzt { $total }.{ lapsed }
event-life-points-changed-lost = Der Soldat in der Arche verliert { life-points }{ $why } und hat { left }.{ excess }
event-ark-entered = { $by_kill ->
    [yes] „{ $card }“ von { $player } erobert die Arche und hat { life-points }.
   *[no] „{ $card }“ von { $player } betritt die leere Arche und hat { life-points }.
}
event-ark-emptied = Die Arche ist leer: Der Soldat von { $owner } ist fort{ $why }.
event-ark-emptied-neutral = Die Arche ist leer: Der neutrale Soldat ist fort{ $why }.
event-ark-emptied-for-good = Die Arche bleibt leer: Niemand ist mehr da, der sie betritt.
event-turn-ended-chosen = { $player } beendet den Zug.
event-turn-ended-automatic = Der Zug von { $player } endet, denn es bleibt nichts mehr zu tun.
event-turn-ended-max-actions = Der Zug von { $player } endet: Die Höchstzahl an Aktionen ist erreicht.
event-game-ended-threshold = { $winners } erreicht die Siegbedingung und gewinnt! Paragon: { $paragon }.
event-game-ended-max-turns = Der letzte Zug ist gespielt. { $count ->
    [one] { $winners } gewinnt mit dem meisten Paragon!
   *[other] { $winners } teilen sich den Sieg!
} Paragon: { $paragon }.
paragon-of = { $player } { $n }

## Einstellungen eines Spiels

option-threshold = Siegbedingung
option-threshold-help = Wer zuerst so viel Paragon hat, gewinnt (1 bis 40; weniger spielt sich kürzer).
option-apocalypse = Apokalypse-Modus
option-apocalypse-help = Ein schnelleres Spiel: nur eine Karte jedes Typs in der Auslage und um 1 günstiger, mehr Paragon für den, der die Arche kontrolliert.
option-faction-choice = Wahl der Fraktionen
option-faction-choice-help = „random“: Die Fraktionen werden gezogen; „free“: Die Spieler wählen in Sitzreihenfolge.
option-max-turns = Höchstzahl an Zügen
option-max-turns-help = Nach so vielen Zügen aller Spieler gewinnt das meiste Paragon; 0 heißt: ohne Grenze.
option-max-actions = Höchstzahl an Aktionen
option-max-actions-help = Nach so vielen Entscheidungen endet eine Aktionsphase von selbst (mindestens 50).
option-reading = Lesart der Regeln
option-reading-help = „table“: wie wir zu spielen empfehlen; „literal“: die Anleitung auf den Buchstaben genau, ohne alles Unsrige, das man weglassen kann. Sie legt die Fraktionsfähigkeiten und die vier damit genannten Punkte fest.
option-faction-traits = Fraktionsfähigkeiten
option-faction-traits-help = Jede Fraktion hat eine besondere Fähigkeit. Ausgeschaltet unterscheiden sich nur die Basen.
option-block-kill-reward = Paragon für vernichtete Abblockende
option-block-kill-reward-help = Um Paragon wird auch dann gewürfelt, wenn der abblockende Soldat vernichtet wird: So sagt es die Anleitung von jedem vernichteten Soldaten; dass es für Abblockende gilt, ist unsere Lesart.
option-destroy-scope = Reichweite gelungener Angriffe
option-destroy-scope-help = „top“: Nur eine oben liegende Ausbaukarte kann vernichtet werden (unsere Lesart); „any“: auch eine verdeckte (die Anleitung sagt nur „eine Ausbaukarte der Basis“).
option-ark-income-at = Zeitpunkt des Archeneinkommens
option-ark-income-at-help = „turnEnd“: Die Arche bringt am Ende jedes Zuges Paragon (so zeigt es das Beispiel der Anleitung); „roundEnd“: ab der zweiten Runde zu Beginn jedes Zuges (ihr Wortlaut: am Ende der „Runde“).
option-apocalypse-bonus-scope = Reichweite des Apokalypse-Bonus
option-apocalypse-bonus-scope-help = „control“: Der Bonus gilt nur für das Einkommen der Arche (unsere Lesart); „incomeAndConquest“: auch für den Wurf beim Erobern der Arche (die Anleitung: jedes Mal, wenn in der Arche Paragon erbeutet wird); „allRollsInArk“: auch für vernichtete Abblockende und geplünderte Basen, solange du die Arche hältst.
option-paragon-rolls = Paragonwürfe
option-paragon-rolls-help = „auto“: Um Paragon wird von selbst gewürfelt (unsere Lesart: Wer würde ablehnen?); „ask“: Du wirst jedes Mal gefragt (die Anleitung: du darfst würfeln).
option-die-limit = Würfel im Vorrat
option-die-limit-help = „components“: nicht mehr Würfel, als in der Schachtel sind; ein voller Vorrat muss einen aufgeben (die Anleitung: niemals mehr als 4 eines Typs zur selben Zeit); „none“: ohne Grenze, sobald gewürfelt ist (eine andere Lesart davon).
option-auto-block-skip = Unnötiges Abblocken überspringen
option-auto-block-skip-help = Ein Angriff, der ohnehin scheitert, fragt nicht nach dem Abblocken, außer der Soldat hätte etwas davon.
option-auto-end = Züge automatisch beenden
option-auto-end-help = Ein Zug endet von selbst, wenn nichts mehr zu tun bleibt.

## Warum auf etwas nicht gezeigt werden kann

why-not-no-change = Das würde jetzt nichts ändern.
why-not-costs = Kostet { resources }, du hast { $has }.
why-not-condition = Nur wenn { $condition }.
why-not-mandatory = Führe zuerst die Effekte ohne Preis aus: Sie sind Pflicht.
why-not-resolved = Du hast diese Karte in diesem Zug schon ausgeführt.
why-not-used = Du hast diese Karte in diesem Zug schon genutzt.
why-not-triggered = Ihr Effekt kommt { $trigger }.
why-not-permanent = Ihr Effekt ist dauerhaft und wirkt von selbst.
why-not-phase-effect = Ihr Effekt zählt in der Effektphase.
why-not-phase-dice = Ihr Effekt zählt in der Würfelphase.
why-not-phase-action = Ihr Effekt kann in der Aktionsphase genutzt werden.
why-not-soldier = Einen Soldaten nutzt du, indem du einen Würfel mit einem Angriffssymbol einsetzt.
why-not-max-actions = Du hast { $n } Entscheidungen getroffen: Nur das Ende des Zuges bleibt.

# Würfel
why-not-blank = Eine Leerseite bewirkt nichts.
why-not-no-soldier = Du hast keinen Soldaten zum Angreifen, weder im Kampftrupp noch in der Arche.
why-not-resources-full = Du hast { $n } Ressourcen: Jede weitere würde verfallen.
why-not-kept = Dieser Würfel ist schon behalten und bleibt, wie er ist.
why-not-no-attack-symbol = Bei einem Angriff zählen nur Angriffssymbole und Kritische Treffer.
why-not-dice-full = In deinem Würfelvorrat ist kein Platz für einen weiteren Würfel.
why-not-die-full = In deinem Würfelvorrat sind schon { $dice }: Mehr sind nicht erlaubt.
why-not-other-die = Um Platz für den neuen Würfel zu machen, gib einen seiner Art auf ({ $die }).
why-not-no-die-to-turn = Kein Würfel in deinem Aktionsvorrat zeigt { $face }.
why-not-no-attack-die = Kein Würfel in deinem Aktionsvorrat zeigt ein Angriffssymbol.

# Basis und Arche
why-not-no-field = Keines deiner freigeschalteten Ausbaufelder nimmt { $kinds } auf.
why-not-field-locked = Gesperrt, bis deine Basis Stufe { $n } hat; sie hat Stufe { $level }.
why-not-field-kind = Auf diesem Feld liegen nur { $kinds }.
why-not-there-already = Die Karte liegt auf diesem Feld schon oben.
why-not-level-highest = Deine Basis hat Stufe { $n }, die höchste.
why-not-level-raised = Du hast deine Basis in diesem Zug schon ausgebaut.
why-not-not-in-ark = Du hast keinen Soldaten in der Arche.
why-not-life-points-full = Dein Soldat in der Arche hat { $n } Lebenspunkte, mehr sind nicht möglich.
why-not-ark-not-hostile = In der Arche ist kein feindlicher Soldat.
why-not-nothing-to-reorganise = Du hast nichts umzuordnen.
why-not-moved = Diese Karte hast du schon bewegt.
why-not-top-of-squad = Dieser Soldat liegt schon oben.
why-not-nowhere-to-go = Kein anderes Feld nimmt diese Karte auf.
why-not-move-first = Du hast dafür bezahlt: Bewege mindestens eine Karte.
why-not-in-ark = Ein Soldat in der Arche bleibt dort.

# Karten
why-not-nothing-to-discard = Es gibt keine Karte, die du abwerfen könntest.
why-not-nothing-on-offer = Es liegt keine Karte aus.
why-not-kind-not-offered = Es liegen keine { $kinds } aus.
why-not-no-soldier-left = Es ist kein Soldat übrig, weder im Stapel noch auf dem Ablagestapel.
why-not-no-soldier-discarded = Auf dem Ablagestapel liegt kein Soldat.
why-not-no-expansion = Kein Gegner hat eine Ausbaukarte.
why-not-no-squad = Kein Gegner hat einen Soldaten im Kampftrupp.
why-not-covered = Auf dieser Karte liegt eine andere: Nur die oberste zählt.
why-not-covered-soldier = Nur der oberste Soldat deines Kampftrupps kann abblocken.
why-not-own-card = Das ist deine eigene Karte.
why-not-other-base = Nur eine Karte der angegriffenen Basis kann gewählt werden ({ $player }).
why-not-apocalypse-market = Im Apokalypse-Modus können ausliegende Karten nicht abgeworfen werden.

# Spieler
why-not-own-base = Deine eigene Basis kannst du nicht angreifen.
why-not-yourself = Dich selbst kannst du nicht wählen.
why-not-not-meant = Der Effekt meint { $player } nicht.
why-not-no-resources = { $player } hat keine Ressourcen.
why-not-resources-safe = Die Ressourcen von { $player } sind geschützt.
why-not-no-paragon = { $player } hat kein Paragon.
why-not-paragon-safe = { $n } Paragon von { $player } sind geschützt.
why-not-nobody-to-rob = Kein Gegner hat ungeschützte Ressourcen.
why-not-nobody-to-loot = Kein Gegner hat ungeschütztes Paragon.
why-not-faction-taken = { $player } spielt diese Fraktion.
why-not-board-taken = { $player } spielt { $faction } auf der anderen Seite dieses Tableaus.

## Der Katalog

name = Xibalba
about = Unter dem Eis liegt eine Arche von den Sternen: Wirf deine Würfel, baue deine Basis aus und halte die Arche länger, als die anderen ertragen.
time = etwa 45–60 Minuten
catalogue-deck-soldier = Soldaten
catalogue-deck-civilian = Zivilisten
catalogue-deck-building = Gebäude
catalogue-deck-event = Ereignisse
catalogue-deck-faction = Fraktionen
catalogue-action-discard-is = Lege eine Karte auf ihren Ablagestapel: eine Karte der Auslage, die ersetzt wird, oder die oberste Karte eines deiner Stapel.
catalogue-action-reorganise-is = Ändere die Reihenfolge deiner Stapel und lege Karten auf leere Felder oder Felder desselben Typs, Karte für Karte.
catalogue-action-medicine-is = Dein Soldat in der Arche erhält { $n ->
    [one] { $n } Lebenspunkt
   *[other] { $n } Lebenspunkte
}.
catalogue-action-weapon-is = Einer deiner Würfel mit Angriffssymbol wird auf den Kritischen Treffer gedreht.
catalogue-action-tactical-is = Wirf einen Angriffswürfel einmal; er kommt mit seinem Ergebnis zu deinen behaltenen Würfeln.
catalogue-action-harvest-is = Wirf einen Paragonwürfel einmal; er kommt zu deinen behaltenen Würfeln und kann gegen Paragon eingetauscht werden.
catalogue-action-expand-is = Baue deine Basis um eine Stufe aus, höchstens einmal pro Zug. Das schaltet ein weiteres Feld frei.
catalogue-die-is = Seiten: { $faces }.
catalogue-area-ark = Die Arche
catalogue-area-ark-is = Wer hier einen Soldaten hat, kontrolliert die Arche, erhält am Ende jedes Zuges Paragon und greift die Basen der anderen an.
catalogue-area-squad = Kampftrupp
catalogue-area-squad-is = Deine Soldaten in einem Stapel; nur der oberste ist aktiv.
catalogue-area-field = Ausbaufeld
catalogue-area-field-is = Ein Stapel von Zivilisten oder von Gebäuden, nie beides; nur die oberste Karte ist aktiv.
catalogue-area-market = Auslage
catalogue-area-market-is = Die offenen Karten, die man kaufen kann; ein leerer Platz wird sofort aufgefüllt.
catalogue-area-pool = Würfelvorrat
catalogue-area-pool-is = Die sechs Würfel, die du bis zu dreimal wirfst; behalte nach jedem Wurf, was dir gefällt.
catalogue-area-kept = Aktionsvorrat
catalogue-area-kept-is = Die Würfel, die du behalten hast; du setzt sie in der Aktionsphase ein.

symbol-resource = Ressource
symbol-resource-is = Damit bezahlst du Karten und Aktionen; mehr als 25 kannst du nicht haben.
symbol-resources = Ressourcen
symbol-resources-is = Was ein Spieler ausgeben kann; Ressourcen bleiben, bis sie ausgegeben sind.
symbol-paragon = Paragon
symbol-paragon-is = Wer mit Paragon die Siegschwelle erreicht, gewinnt sofort.
symbol-strength = Stärke
symbol-strength-is = Was jedes Angriffssymbol dieses Soldaten wert ist.
symbol-resistance = Widerstand
symbol-resistance-is = Was ein Angriff erreichen muss, um einen abblockenden Soldaten zu vernichten; in der Arche wird er zu Lebenspunkten.
symbol-paragon-value = Paragonwert
symbol-paragon-value-is = Wie viele Paragonwürfel für diesen Soldaten geworfen werden.
symbol-cost = Kosten
symbol-cost-is = Die Ressourcen, die die Karte kostet.
symbol-life-points = Lebenspunkte
symbol-life-points-is = Was der Soldat in der Arche noch aushält; bei 0 ist er vernichtet.
symbol-productivity = Produktivität
symbol-productivity-is = Die Ressourcen, die deine Basis zu Beginn deines Zuges bringt.
symbol-level = Stufe der Basis
symbol-level-is = Von 1 bis 4; jede Stufe schaltet ein Ausbaufeld frei.
symbol-flag = Siegschwelle
symbol-flag-is = Das Paragon, mit dem man gewinnt.
symbol-base-resistance = Widerstand der Basis
symbol-base-resistance-is = Was ein Angriff auf die Basis erreichen muss, um zu gelingen.
symbol-soldier = Soldat
symbol-soldier-is = Kommt in deinen Kampftrupp, greift an, blockt ab und erobert die Arche.
symbol-civilian = Zivilist
symbol-civilian-is = Lebt auf einem Ausbaufeld deiner Basis.
symbol-building = Gebäude
symbol-building-is = Steht auf einem Ausbaufeld deiner Basis.
symbol-event = Ereignis
symbol-event-is = Wird beim Kauf ausgeführt und dann abgelegt.
symbol-faction = Fraktion
symbol-faction-is = Acht Fraktionen, jede mit eigener Basis und eigener Eigenschaft; jede Karte gehört zu einer.
symbol-trait = Fraktionseigenschaft
symbol-trait-is = Was nur deine Fraktion kann; sie gilt immer.
symbol-ark = Kontrolle der Arche
symbol-ark-is = Dein Soldat ist in der Arche.
symbol-noark = Keine Kontrolle der Arche
symbol-noark-is = Dein Soldat ist nicht in der Arche.
symbol-neutral = Neutraler Soldat
symbol-neutral-is = Bewacht am Anfang die Arche und gehört niemandem.
symbol-base = Basis
symbol-base-is = Das Tableau eines Spielers; Soldaten in der Arche greifen die Basen der anderen an.
symbol-squad = Kampftrupp
symbol-squad-is = Deine Soldaten in einem Stapel; nur der oberste ist aktiv.
symbol-field = Ausbaufeld
symbol-field-is = Ein Stapel von Zivilisten oder von Gebäuden; nur die oberste Karte ist aktiv.
symbol-locked = Gesperrt
symbol-locked-is = Ein Feld, das eine höhere Stufe der Basis freischaltet.
symbol-market = Auslage
symbol-market-is = Die offenen Karten, die man kaufen kann.
symbol-x-deck = Stapel
symbol-x-deck-is = Verdeckte Karten; jede kann gleich wahrscheinlich die nächste sein.
symbol-pile = Ablagestapel
symbol-pile-is = Vernichtete, abgeworfene und benutzte Karten; gemischt, wenn der Stapel leer ist.
symbol-buy = Kaufen
symbol-buy-is = Bezahle eine ausliegende Karte und nimm sie.
symbol-discard = Abwerfen
symbol-discard-is = Eine ausliegende oder eigene Karte kommt auf ihren Ablagestapel.
symbol-reorganise = Reorganisieren
symbol-reorganise-is = Ordne deine Stapel neu.
symbol-medicine = Medizin
symbol-medicine-is = Dein Soldat in der Arche erhält Lebenspunkte.
symbol-weapon = Waffentechnologie
symbol-weapon-is = Ein Angriffssymbol wird zum Kritischen Treffer gedreht.
symbol-tactical = Taktischer Angriff
symbol-tactical-is = Ein weiterer Angriffswürfel wird geworfen.
symbol-harvest = Abernten
symbol-harvest-is = Ein Paragonwürfel wird geworfen.
symbol-expand = Basisausbau
symbol-expand-is = Deine Basis steigt um eine Stufe.
symbol-phase-effect = Effektphase
symbol-phase-effect-is = Der Effekt kommt am Anfang deines Zuges.
symbol-phase-dice = Würfelphase
symbol-phase-dice-is = Der Effekt kommt, bevor du würfelst.
symbol-phase-action = Aktionsphase
symbol-phase-action-is = Der Effekt kommt, wenn die Karte benutzt wird.
symbol-phase-permanent = Dauerhaft
symbol-phase-permanent-is = Der Effekt gilt immer, auch in den Zügen der anderen.
symbol-die-resource = Ressourcenwürfel
symbol-die-resource-is = Zeigt 1, 2 oder 3 Ressourcen oder eine Leerseite.
symbol-die-attack = Angriffswürfel
symbol-die-attack-is = Zeigt ein Angriffssymbol, einen Kritischen Treffer oder eine Leerseite.
symbol-die-paragon = Paragonwürfel
symbol-die-paragon-is = Zeigt 1 oder 2 Paragon oder eine Leerseite.
symbol-die-any = Ressourcen- oder Angriffswürfel
symbol-die-any-is = Du wählst die Art des Würfels.
symbol-face-resource-blank = Leerseite
symbol-face-resource-blank-is = Ein Ressourcenwürfel, der nichts bringt.
symbol-face-resource-1 = 1 Ressource
symbol-face-resource-1-is = Setze diesen Würfel für 1 Ressource ein.
symbol-face-resource-2 = 2 Ressourcen
symbol-face-resource-2-is = Setze diesen Würfel für 2 Ressourcen ein.
symbol-face-resource-3 = 3 Ressourcen
symbol-face-resource-3-is = Setze diesen Würfel für 3 Ressourcen ein.
symbol-face-attack-blank = Leerseite
symbol-face-attack-blank-is = Ein Angriffswürfel, der nichts bringt.
symbol-face-attack = Angriffssymbol
symbol-face-attack-is = Setze diesen Würfel für einen Angriff ein, oder um die leere Arche zu betreten.
symbol-face-critical = Kritischer Treffer
symbol-face-critical-is = Wie ein Angriffssymbol, mit 1 Stärke mehr.
symbol-face-paragon-blank = Leerseite
symbol-face-paragon-blank-is = Ein Paragonwürfel, der nichts bringt.
symbol-face-paragon-1 = 1 Paragon
symbol-face-paragon-1-is = Setze diesen Würfel für 1 Paragon ein.
symbol-face-paragon-2 = 2 Paragon
symbol-face-paragon-2-is = Setze diesen Würfel für 2 Paragon ein.
symbol-blank = Leerseite
symbol-blank-is = Eine Seite eines Würfels ohne Symbol.
symbol-attack = Angriff
symbol-attack-is = Dein Soldat greift an: aus dem Kampftrupp die Arche, aus der Arche eine Basis.
symbol-critical = Kritischer Treffer
symbol-critical-is = Ein Angriffssymbol mit 1 Stärke mehr.
symbol-reroll = Wiederholungswurf
symbol-reroll-is = Die Würfel, die du nicht behalten hast, werden noch einmal geworfen; normalerweise zweimal.
symbol-hit = Gelungener Angriff
symbol-hit-is = Wenn ein Angriff auf eine Basis gelingt.
symbol-kill = Soldat vernichtet
symbol-kill-is = Wenn der Angriff einen Soldaten vernichtet.
symbol-enter = Die Arche betreten
symbol-enter-is = Wenn der Soldat die Arche betritt.
symbol-block = Abblocken
symbol-block-is = Der oberste Soldat des Kampftrupps hält einen Angriff auf die Basis auf.
symbol-lost = Vernichtet
symbol-lost-is = Wenn diese Karte vernichtet wird.
symbol-behind = Letzter
symbol-behind-is = Wenn niemand weniger Paragon hat als du und jemand mehr.
symbol-homeland = Eigene Fraktion
symbol-homeland-is = Wenn du die Fraktion dieser Karte spielst.
symbol-mates = Kameraden
symbol-mates-is = Wenn du so viele andere aktive Karten dieser Fraktion hast.
symbol-once = Einmal pro Zug
symbol-once-is = Kann in jedem deiner Züge einmal genutzt werden.
symbol-first-time = Das erste
symbol-first-time-is = Zählt in jedem deiner Züge für das erste Mal.
symbol-pay = Zahlen
symbol-pay-is = Ein Preis, den du für den Effekt zahlen darfst oder nicht.
symbol-power = Stärkerer Angriff
symbol-power-is = So viel mehr Stärke für diesen Angriff.
symbol-pierce = Durchbrechen
symbol-pierce-is = Der Widerstand der angegriffenen Basis zählt um so viel weniger.
symbol-unblockable = Nicht abzublocken
symbol-unblockable-is = Diesen Angriff kann niemand abblocken.
symbol-damage = Schaden
symbol-damage-is = Der feindliche Soldat in der Arche verliert Lebenspunkte.
symbol-heal = Heilen
symbol-heal-is = Dein Soldat in der Arche erhält Lebenspunkte.
symbol-destroy = Vernichten
symbol-destroy-is = Eine Karte kommt auf ihren Ablagestapel.
symbol-steal = Ressourcen nehmen
symbol-steal-is = Du nimmst einem anderen Spieler Ressourcen.
symbol-lose = Ressourcen verlieren
symbol-lose-is = Ressourcen gehen verloren.
symbol-loot = Erbeuten
symbol-loot-is = Du nimmst einem anderen Spieler Paragon, so viel die Würfel zeigen.
symbol-safe = Geschützt
symbol-safe-is = Gegner können es dir nicht nehmen.
symbol-refresh = Neue Auslage
symbol-refresh-is = Die offenen Karten einer Art werden ersetzt.
symbol-recruited = Soldat umsonst
symbol-recruited-is = Ein Soldat vom Stapel kommt in deinen Kampftrupp.
symbol-salvage = Bergen
symbol-salvage-is = Der oberste Soldat des Ablagestapels kommt in deinen Kampftrupp.
symbol-x-arrow = Dafür
symbol-x-arrow-is = Was davor steht, wird zu dem, was folgt, oder bezahlt es.
symbol-person = Ein Gegner
symbol-person-is = Ein anderer Spieler deiner Wahl.
symbol-people = Alle Gegner
symbol-people-is = Jeder andere Spieler.
symbol-target = Der Angegriffene
symbol-target-is = Wessen Basis du gerade angreifst.
symbol-x-mark = Rekonstruiert
symbol-x-mark-is = Die gedruckte Karte kennen wir nicht; diese ist unser eigener Vorschlag.

setting-faction-choice = Fraktionen werden ausgelost oder der Reihe nach gewählt.
setting-die-limit = Ob im Vorrat nicht mehr Würfel liegen, als in der Schachtel sind, sodass ein voller einen aufgeben muss (die Anleitung: niemals mehr als 4 eines Typs zur selben Zeit), oder beliebig viele, sobald gewürfelt ist (eine andere Lesart davon).
setting-paragon-rolls = Ob um Paragon von selbst gewürfelt wird (unsere Lesart: Wer würde ablehnen?) oder du jedes Mal gefragt wirst (die Anleitung: du darfst würfeln).
setting-reading = Wie wir zu spielen empfehlen oder die Anleitung auf den Buchstaben genau, ohne alles Unsrige, das man weglassen kann. Das entscheidet über Fraktionsfähigkeiten, die Reichweite von Angriffen und Apokalypse-Bonus und über Paragonwürfe, wo sie auf „automatisch“ stehen.
setting-destroy-scope = Ob ein gelungener Angriff nur die oberste Karte eines Feldes vernichten kann (unsere Lesart) oder auch eine darunter (die Anleitung sagt nur „eine Ausbaukarte der Basis“).
setting-ark-income-at = Ob die Arche am Ende jedes Zuges Paragon bringt, wie es das Beispiel der Anleitung zeigt, oder ab der zweiten Runde am Anfang jedes Zuges, wie man ihren Wortlaut lesen kann.
setting-apocalypse-bonus-scope = Ob der Bonus nur für die Einnahmen der Arche zählt (unsere Lesart), auch beim Erobern der Arche (die Anleitung: jedes Mal, wenn in der Arche Paragon erbeutet wird) oder dazu für vernichtete Abblockende und geplünderte Basen.
value-yes = An
value-no = Aus
value-faction-choice-random = Ausgelost
value-faction-choice-free = Freie Wahl
value-destroy-scope-top = Nur die oberste Karte
value-destroy-scope-any = Jede Karte
value-ark-income-at-turn-end = Ende eines Zuges
value-ark-income-at-round-end = Anfang eines Zuges
value-apocalypse-bonus-scope-control = Nur Einnahmen der Arche
value-apocalypse-bonus-scope-income-and-conquest = Einnahmen und Eroberung der Arche
value-apocalypse-bonus-scope-all-rolls-in-ark = Alle Würfe in der Arche
value-reading-table = Empfohlen
value-reading-literal = Anleitung wörtlich
value-paragon-rolls-auto = Von selbst
value-paragon-rolls-ask = Jedes Mal gefragt
value-die-limit-components = So viele wie in der Schachtel
value-die-limit-none = Ohne Grenze

## Woher Werte kommen

pack-kind-dice = Würfel
pack-kind-price = Preise
pack-kind-medicine = Medizin
pack-kind-faction = Fraktionen
pack-kind-soldier = Soldaten
pack-kind-civilian = Zivilisten
pack-kind-building = Gebäude
pack-kind-event = Ereignisse
pack-item-dice-resource = Ressourcenwürfel
pack-item-dice-attack = Angriffswürfel
pack-item-dice-paragon = Paragonwürfel
pack-item-price-discard = Karte abwerfen
pack-item-price-reorg = Reorganisieren
pack-item-price-medicine = Medizin
pack-item-price-weapon = Waffentechnologie
pack-item-price-tactical = Taktischer Angriff
pack-item-price-harvest = Abernten
pack-item-price-level = Basis ausbauen
pack-item-price-s = Soldaten kaufen
pack-item-price-c = Zivilisten kaufen
pack-item-price-b = Gebäude kaufen
pack-item-price-e = Ereignis kaufen
pack-field-name = Name
pack-field-faces = Seite
pack-field-cost = Kosten
pack-field-floor = Niedrigster Preis
pack-field-heals = Lebenspunkte
pack-field-board = Tableau
pack-field-side = Seite des Tableaus
pack-field-level-costs = Kosten der Stufen 2 bis 4
pack-field-resistance = Widerstand
pack-field-productivity = Produktivität
pack-field-trait = Eigenschaft
pack-field-trait-name = Name der Fähigkeit
pack-field-trait-effect = Fähigkeit
pack-field-faction = Fraktion
pack-field-strength = Stärke
pack-field-paragon = Paragonwert
pack-field-phase = Phase
pack-field-effect = Effekt
pack-field-copies = Exemplare
option-faction-traits-ours = Alle Fähigkeiten stammen von uns: Das Regelheft kennt keine.
option-threshold-ours = Das Regelheft empfiehlt 30–40, 20–30 oder 10–20; welche Zahl darin vorgegeben ist, stammt von uns.
option-max-turns-ours = Die Grenze stammt von uns: Das Regelheft kennt keine.
option-max-actions-ours = Die Grenze stammt von uns: Das Regelheft kennt keine.
