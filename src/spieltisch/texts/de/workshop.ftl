# Die Werkstatt der Kartenpakete: Felder, die jedes Spiel hat, und was zwischen zwei Teilen eines Effekts steht.

field-id = Kennung
field-place = Ort
field-source = Quelle in einem Wort

mark-for = dafür
mark-then = dann
mark-and = und
mark-or = oder
