### What the arena refuses.

process-lost = A process that was playing has ended unexpectedly; perhaps there was too little memory. What is done is kept if a folder was given.
cluster-away = There is no Ray cluster at { $address } that can be reached: { $reason }
other-version = The machine { $machine } of the cluster has another version of Spieltisch or of the game: its games would be other ones. Install the same on every machine.
player-at-fault = A player gave an answer that is not allowed, in game { $game }. That is a fault of the program.
folder-other = The folder { $folder } holds something else. Choose a new or empty one.
folder-unreadable = The folder { $folder } holds no games that this version can read.
setting-changed = The folder { $folder } holds games of another setting ({ $differences }). Choose another folder, or the setting of before.
pack-changed = The cards of the pack { $pack } are not those with which the games in the folder { $folder } were played. Play them again, or take the pack as it was.
pack-edited = The pack { $pack } was edited while games were being played with it. Nothing played with the new cards was kept; give the command again.
rules-changed = The games in the folder { $folder } were played by other rules than those of this version: they cannot be told again. Play them again.
log-not-legal = Answer { $answer } of game { $game } is not allowed there: the log is damaged, or of another game.
folder-unfinished = No game is done yet in the folder { $folder }.
too-few-players = A tournament needs at least two different players (--who A,B).
player-twice = { $name } is named twice.
folder-without-logs = The folder { $folder } holds games without their logs: they cannot be told again. Play them with logs.
trial-same = Both packs are the same: there is no change to try.
trial-no-card = There is no card { $card } in either pack.
no-such-thing = Nobody can point at { $thing } in this game. Did you mean: { $near }?
