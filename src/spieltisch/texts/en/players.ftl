### Players by anybody: what keeps them from playing, and what went wrong while they did.

bad-command = “{ $command }” is no command line. Write for instance: pipe:./my_bot --flag
bad-seconds = The player “{ $name }” may take more than 0 and at most { $most } seconds for an answer.
no-module = There is no module “{ $place }” for the player “{ $name }”. Modules are looked for in this folder and among the installed packages; a file is written as ./my_player.py:Class.
no-file = There is no file “{ $place }” for the player “{ $name }”.
import-failed = The player “{ $name }” cannot be loaded: { $reason }
no-class = There is no class { $reason } in “{ $place }”.
no-answer-method = The class { $reason } has no method answer(question), so it cannot play.
other-game = The player “{ $name }” does not play this game, only: { $reason }.
not-begun = The player “{ $name }” did not begin: { $reason }
start-slow = The player “{ $name }” was not ready after { $seconds } seconds.
ended = The player “{ $name }” ended before it was ready: { $reason }
no-program = There is no program “{ $program }” that could be started.
other-protocol = The player “{ $name }” did not say that it speaks protocol { $ours }.
bad-name = “{ $name }” cannot be the name of a player: 1 to 24 printable characters, and no level of ours. Write for instance: --player Fox=fox:Player
name-twice = Two players are called “{ $name }”. Give one of them another name: --player NAME=…
left-out = The player “{ $name }” is left out. { $reason }

# as a level at the web table
level-about = A program that somebody else has written.

# in results
faults = { $name }: { $illegal } answers were not allowed, { $failed } failed, { $slow } came too late. Answers at random were given instead.

### Networks

no-network = “{ $game }” comes without a network: the player “network” cannot play it. A file of weights can be named: network:weights.npz
no-network-file = There is no file “{ $path }”.
network-broken = “{ $path }” is no network that can be used ({ $reason }).
network-number = The network “{ $path }” is not for “{ $game }” as it is: it expects “{ $name }” as number { $number } of an observation.
network-thing = The network “{ $path }” is not for “{ $game }” as it is: it expects “{ $there }” as answer { $number }, where there is “{ $here }”.
network-seats = The network “{ $path }” is not for as many players as “{ $game }” can have.
network-overlooks = In “{ $game }” nobody can overlook “{ $word }”, only: { $known }.
