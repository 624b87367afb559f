### Solange der Server Maschinencode herstellt. Alle Schlüssel beginnen mit code-.

code-label = Maschinencode
code-share = Maschinencode: { $percent } %
code-meanwhile = Spiel nur zu; Vorschau, Tipps und denkende Mitspieler kommen damit.
code-meanwhile-short = Tipps und Vorschau folgen.
