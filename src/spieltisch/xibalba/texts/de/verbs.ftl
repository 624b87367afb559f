# Die übrigen Wörter, aus denen Wirkungen bestehen. Ein Paket darf auch mit ihnen geschrieben sein: „erhalte(R,2)“ ist
# „gain(R,2)“. Was zwei Bedeutungen hätte, hat keine; darum ist jedes anders als die in words.ftl.

addDie = neuerWürfel
behind = hinten
cost = Kosten
damage = Schaden
destroy = vernichte
exp = Expedition
first = zuerst
free = gratis
gain = erhalte
heal = heile
home = daheim
inArk = inArche
loot = plündere
lose = verliere
mates = Gefährten
mod = ändere
noArk = ohneArche
once = einmal
pay = zahle
pierce = durchbrich
power = Kraft
refresh = tausche
rerolls = Wiederholungen
roll = würfle
rollP = würfleParagon
salvage = berge
shield = schütze
squad = Kampftrupp
steal = stiehl
turn = drehe
unblockable = unblockbar
