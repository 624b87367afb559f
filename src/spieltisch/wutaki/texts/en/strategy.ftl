# What the page about strong play says of this game in its own words.

chapter-pyramid = Climbing the pyramid
chapter-pyramid-about = Each level brings points at once, and the top ends the game.
column-level = Level on the pyramid
chapter-chasing = Chasing away
chapter-chasing-about = Whoever is chased away has to be recruited anew. Nobody can chase loyal workers away.
column-recruited = Recruited workers
chapter-building = Workers and upgrades
chapter-building-about = More workers mean more turns, upgraded places pay their owner whenever anybody visits them.
chapter-pacts = Pacts and the monster
chapter-pacts-about = What is fed to the monster lies there for whoever pillages it.
column-pacts-fulfilled = Fulfilled pacts
column-pacts-open = Pacts left unfulfilled
column-revenge-cards = Revenge cards
column-goods-left = Resources left
extra-vp = a point on the track
extra-stone = a stone
extra-wood = a wood
extra-sheep = a sheep
extra-oil = an oil
extra-gold = a gold
