# What the page about strong play says of this game in its own words.

chapter-attacking = Attacking
chapter-attacking-about = The ark pays whoever holds it; from the ark, bases can be raided.
column-attacks = Attacks
column-entered-ark = Times in the ark
chapter-growing = Levels, cards and resources
chapter-growing-about = A higher level produces more and holds more; soldiers are what attacks and blocks are made of.
column-level = Level of the base
column-cards-bought = Cards bought
column-resources-left = Resources left
extra-resource = a resource
extra-paragon = a paragon
extra-level = a level of the base
