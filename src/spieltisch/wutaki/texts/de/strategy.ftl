# Was die Seite über starkes Spiel bei diesem Spiel mit eigenen Worten sagt.

chapter-pyramid = Auf die Pyramide
chapter-pyramid-about = Jede Ebene bringt sofort Punkte, und die Spitze beendet die Partie.
column-level = Ebene der Pyramide
chapter-chasing = Verjagen
chapter-chasing-about = Wer verjagt wird, muss neu angeworben werden. Loyale Arbeiter kann niemand verjagen.
column-recruited = Angeworbene Arbeiter
chapter-building = Arbeiter und Aufwertungen
chapter-building-about = Mehr Arbeiter bedeuten mehr Züge, und aufgewertete Orte zahlen dem, der sie aufgewertet hat, sooft jemand sie besucht.
chapter-pacts = Pakte und das Monster
chapter-pacts-about = Was man dem Monster gibt, liegt dort für den bereit, der es plündert.
column-pacts-fulfilled = Erfüllte Pakte
column-pacts-open = Unerfüllte Pakte
column-revenge-cards = Rachekarten
column-goods-left = Übrige Ressourcen
extra-vp = ein Punkt auf der Leiste
extra-stone = ein Stein
extra-wood = ein Holz
extra-sheep = ein Schaf
extra-oil = ein Öl
extra-gold = ein Gold
