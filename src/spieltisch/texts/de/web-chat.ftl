### Ordnung im Chat eines Tisches; darauf achtet, wer ihn eröffnet hat. Alle Schlüssel beginnen mit chat-.

chat-order = Ordnung halten
chat-delete = Löschen
chat-delete-line = Löschen, was { $name } gesagt hat
chat-hush = Stummschalten
chat-hush-author = { $name } hier nicht mehr schreiben lassen
chat-hushed = { $count ->
    [one] Eine Person darf hier nicht schreiben.
   *[other] { $count } Personen dürfen hier nicht schreiben.
}
chat-let-speak = Alle wieder schreiben lassen
