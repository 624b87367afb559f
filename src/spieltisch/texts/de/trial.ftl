### Was ein Versuch sagt: Paare von Partien ohne eine Änderung am Kartenpaket und mit ihr.

stronger = „{ $name }“ ist stärker geworden: Wer die Karte hat, gewinnt { $change } Prozentpunkte häufiger als vorher ({ $interval }).
weaker = „{ $name }“ ist schwächer geworden: Wer die Karte hat, gewinnt { $change } Prozentpunkte seltener als vorher ({ $interval }).
alike = Bei „{ $name }“ ist kein Unterschied zu spüren: Die Siege derer, die die Karte haben, unterscheiden sich von vorher um { $signed } Prozentpunkte ({ $interval }), und weniger als { $gap } fallen am Tisch kaum auf.
open = Noch ist nicht sicher, was die Änderung bei „{ $name }“ bewirkt: Die Siege derer, die die Karte haben, unterscheiden sich bisher um { $signed } Prozentpunkte von vorher ({ $interval }).
new-stronger = „{ $name }“ ist neu und stark: Wer die Karte hat, gewinnt { $change } Prozentpunkte häufiger als gerecht wäre ({ $interval }).
new-weaker = „{ $name }“ ist neu und schwach: Wer die Karte hat, gewinnt { $change } Prozentpunkte seltener als gerecht wäre ({ $interval }).
new-alike = „{ $name }“ ist neu und ausgewogen: Die Siege derer, die die Karte haben, weichen um { $signed } Prozentpunkte vom gerechten Anteil ab ({ $interval }), und weniger als { $gap } fallen am Tisch kaum auf.
new-open = Noch ist nicht sicher, wie stark die neue Karte „{ $name }“ ist: Die Siege derer, die sie haben, weichen bisher um { $signed } Prozentpunkte vom gerechten Anteil ab ({ $interval }).
gone = „{ $name }“ gibt es nicht mehr.
gone-won = „{ $name }“ gibt es nicht mehr. Wer die Karte hatte, gewann { $share } der Partien.
rare = Kaum jemand hatte „{ $name }“: vorher { $before } Spieler, jetzt { $now }.
early = Die ersten Partien laufen; über „{ $name }“ lässt sich noch nichts sagen.
more = { $games ->
    [one] Etwa eine weitere Partie würde es sicher machen.
   *[other] Etwa { $count } weitere Partien würden es sicher machen.
  }
more-unknown = Wie viele weitere Partien es sicher machen würden, lässt sich noch nicht sagen.
taken = Genommen wird sie in { $after } der Fälle, in denen das geht, vorher in { $before }.
taken-new = Genommen wird sie in { $after } der Fälle, in denen das geht.
several = Von { $count } Karten, die anders sind, wurden { $stronger } stärker und { $weaker } schwächer, bei { $alike } ist kein Unterschied zu spüren, { $open } sind noch nicht entschieden.
games-early = Die ersten Partien laufen; über sie lässt sich noch nichts sagen.
games-changed = Die Partien sind jetzt anders: { $changes }.
games-alike = Die Partien im Ganzen bleiben, wie sie waren, soweit jemand es merken würde: Länge, Punkte, Vorsprung und Plätze.
games-open = Noch ist nicht sicher, ob die Partien im Ganzen anders werden.
games-one = { $label } { $before } → { $after } ({ $interval })
shift = { $before } → { $after }, { $change } ({ $interval })
shift-one = { $value } ({ $interval })
none = –
wins = Siege derer, die sie haben
others = Siege derer, die sie nicht haben
had = Spieler, die sie haben
takes = Genommen, wenn möglich
who-ahead = Spieler, die vorausdenken ({ $name })
opinion-few = { $who }: erst { $games } Partien, zu wenige für ein Urteil.
opinion = { $who }, { $games } Partien: Die Siege derer, die „{ $name }“ haben, unterscheiden sich von vorher um { $signed } Prozentpunkte ({ $interval }).
opinion-new = { $who }, { $games } Partien: Die Siege derer, die „{ $name }“ haben, weichen um { $signed } Prozentpunkte vom gerechten Anteil ab ({ $interval }).
opinion-taken = Sie nehmen die Karte in { $after } der Fälle, in denen sie können (vorher: { $before }).
opinion-otherwise = Sie sehen es anders als die schnellen Spieler: Trau ihnen mehr und lass sie länger spielen.
opinion-games = { $who }, { $games } Partien: { $label } { $before } → { $after } ({ $interval }).

# ---- im Terminal ----
title = Was die Änderung bewirkt: { $game }, { $players } Spieler
playing = Paare von Partien
played = { $games } Partien ({ $who }) in { $seconds } Sekunden; { $alike } der Paare verliefen gleich.
column-what = Was
column-shift = Vorher → jetzt, Änderung (Intervall von 95 %, das bei jedem Blick gilt)
again = Dieselben Partien noch einmal: { $command }
