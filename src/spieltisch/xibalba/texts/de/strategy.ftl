# Was die Seite über starkes Spiel bei diesem Spiel mit eigenen Worten sagt.

chapter-attacking = Angreifen
chapter-attacking-about = Die Arche zahlt dem, der sie hält; aus der Arche kann man Basen überfallen.
column-attacks = Angriffe
column-entered-ark = Mal in der Arche
chapter-growing = Stufen, Karten und Ressourcen
chapter-growing-about = Eine höhere Stufe produziert mehr und hält mehr aus; Soldaten braucht man zum Angreifen und Blocken.
column-level = Stufe der Basis
column-cards-bought = Gekaufte Karten
column-resources-left = Übrige Ressourcen
extra-resource = eine Ressource
extra-paragon = ein Paragon
extra-level = eine Stufe der Basis
