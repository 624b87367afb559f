# What is counted in the story of a game.

doing-place = Workers placed
doing-execution = Actions carried out
doing-no-use = Actions left unused
doing-chase = Chased workers away
doing-recruit = Workers recruited
doing-claim = Pacts claimed
doing-give-pact = Pacts given away
doing-fulfil = Pacts fulfilled
doing-upgrade = Upgrades built
doing-climb = Steps up the pyramid
doing-draw-omen = Omens drawn
doing-play-omen = Omens played
doing-draw-revenge = Revenge cards drawn
doing-give-revenge = Revenge cards passed on
doing-draw-secret = Secret pacts drawn
doing-sacrifice = Sacrifices made
doing-rob = Robberies
doing-start-claim = Claimed the starting player marker
doing-turn-skipped = Turns skipped
