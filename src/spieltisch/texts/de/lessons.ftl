# Geführte erste Partien: was das Haus in jeder von ihnen sagt. Ein Spiel fügt die Sätze seiner Schritte hinzu.

other = Auch das ist erlaubt. Verloren ist nichts.
aside = Eine Frage zwischendurch. Antworte, wie du magst.
wait = Jetzt sind die anderen am Zug. Schau ihnen zu; gleich bist du wieder dran.
enough =
    Du hast viel gesehen, der Rest kommt beim Spielen.

    Dies ist eine richtige Partie, und sie geht weiter. Spielanleitung und Tipps sind da, wann immer du sie brauchst.
finished =
    Das war der geführte Teil. Die Partie geht weiter, und ab jetzt gehört sie dir.
