# Was in der Geschichte einer Partie gezählt wird.

doing-turn-started = Züge
doing-dice-rolled = Würfe
doing-die-turned = Würfel gedreht
doing-die-exchanged = Würfel gegen Ressourcen getauscht
doing-card-bought = Karten gekauft
doing-card-gained = Karten erhalten
doing-level-raised = Basis ausgebaut
doing-attack-declared = Angriffe
doing-card-destroyed = Karten zerstört
doing-ark-entered = Arche erobert
doing-effect-started = Effekte ausgeführt
