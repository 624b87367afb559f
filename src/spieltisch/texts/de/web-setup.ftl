### Aufbauen, einladen, beitreten, sichern. Alle Schlüssel beginnen mit setup-.

setup-less = { $label }: weniger
setup-more = { $label }: mehr
setup-rules-is = Für die erste Partie brauchst du nichts davon: Alles steht so, wie wir es empfehlen.
setup-hotseat-open = Mehrere teilen sich diesen Bildschirm. In diesem Spiel ist nichts geheim, also dreht er sich einfach zu dem, der dran ist.
setup-local = Diese Adresse kann sonst niemand öffnen
setup-local-closed = Dieser Server hört nur auf diesen Rechner. Beende ihn, starte ihn so und komm hierher zurück:
setup-local-then = Im selben Netz finden ihn deine Freunde dann hier, und auch diese Seite:
setup-local-open = Du hast diese Seite als { $host } geöffnet, und das heißt für jeden der eigene Rechner. Link und Bild nennen stattdessen die Adresse dieses Rechners in deinem Netz:
setup-join-game = { $host ->
    [none] Du bist zu { $game } eingeladen
   *[other] { $host } lädt dich zu { $game } ein
}
setup-join-own = Dein Weg zurück zu { $game }
setup-join-people = { $count ->
    [0] Für { $players } Personen. Noch sitzt niemand da.
   *[other] Für { $players } Personen. Schon da: { $names }.
}
setup-join-running = Die Partie läuft schon: Die am Tisch werden gefragt, ob du diesen Platz übernehmen darfst.
setup-save = Diese Partie sichern
setup-saved-told = Gesichert ist, was du bisher gesehen hast, in Worten. Dieses Spiel hat Geheimnisse: Die ganze Partie lässt sich sichern, sobald sie zu Ende ist.
