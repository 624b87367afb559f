# Woher die Werte eines Pakets kommen.

origin-rulebook = { $page ->
    [none] Regelheft
   *[other] { $reason ->
        [none] Regelheft, S. { $page }
       *[other] Regelheft, S. { $page }: „{ $reason }“
      }
  }
origin-derived = Abgeleitet: { $reason }
origin-ours = { $reason ->
    [none] Von uns
   *[other] Von uns: { $reason }
  }
field-part = { $field }, Nr. { $n }
total = Alles zusammen
names = Namen
board-legend = enthält etwas von uns; welches Feld woher kommt: spieltisch pack show { $game } NAME
title = { $title }: Was gedruckt ist, was von uns stammt
things = Dinge
marked = davon mit etwas von uns
rulebook = Regelheft
derived = Abgeleitet
ours = Von uns
legend = Die letzten drei Spalten zählen Werte: jede Zahl, jedes Wort und jeden Effekt. Regelheft: gedruckt, mit Seite und Wortlaut. Abgeleitet: folgt aus Gedrucktem. Von uns: unsere Rekonstruktion, denn die Bilder des Regelhefts sind verloren.
what = Was
value = Wert
source = Quelle
