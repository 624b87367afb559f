### Order in the chat of a table, kept by its host. All keys begin with chat-.

chat-order = Keep order
chat-delete = Delete
chat-delete-line = Delete what { $name } said
chat-hush = Mute
chat-hush-author = Let { $name } write nothing more here
chat-hushed = { $count ->
    [one] One person may not write here.
   *[other] { $count } people may not write here.
}
chat-let-speak = Let everybody write
