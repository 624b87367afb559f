# Warum ein Bot eine Möglichkeit gut findet: kurze Wendungen für Tipps, eine für jedes Merkmal eines Spiels.

## Wenn kein Merkmal den Ausschlag gibt

reason-alone = etwas anderes geht nicht
reason-better = insgesamt besser
reason-even = kaum ein Unterschied
reason-worse = insgesamt schwächer
