### Setting up, inviting, joining, saving. All keys begin with setup-.

setup-less = { $label }: less
setup-more = { $label }: more
setup-rules-is = You need none of this for a first game: everything is set as we recommend it.
setup-hotseat-open = Several people share this screen. Nothing in this game is secret, so the screen simply turns to whoever is next.
setup-local = Nobody else can open this address
setup-local-closed = This server listens to this computer only. Stop it, start it again like this, and come back here:
setup-local-then = In the same network your friends then find it here, and so does this page:
setup-local-open = You opened this page as { $host }, which means this computer to everybody. Link and picture use its address in your network instead:
setup-join-game = { $host ->
    [none] You are invited to { $game }
   *[other] { $host } invites you to { $game }
}
setup-join-own = Your way back to { $game }
setup-join-people = { $count ->
    [0] For { $players } players. Nobody sits there yet.
   *[other] For { $players } players. There already: { $names }.
}
setup-join-running = The game is already running: the people at the table will be asked whether you may take over this seat.
setup-save = Save this game
setup-saved-told = Saved what you have seen so far, in words. This game has secrets: its whole record can be saved when it is over.
