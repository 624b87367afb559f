# Das Ziel am Tisch und die geführte erste Partie, lessons/first.toml. Leerzeilen trennen Seiten.

goal = Wer zuerst { $threshold } Paragon hat, gewinnt

pool =
    Willkommen im Eis. Tief darunter liegt die Arche, ein Schiff von den Sternen, und wer sie hält, zapft Paragon aus ihr.

    Paragon entscheidet: Wer zuerst { $threshold } erreicht, gewinnt. Dein erstes Ziel ist kleiner. Erobere die Arche und erbeute dein erstes Paragon. Zwei Züge genügen.

    Ein Zug beginnt mit sechs Würfeln. Ressourcenwürfel bringen Geld, Angriffswürfel bringen Angriffe. Du hast noch keinen Soldaten, also nimm Geld: 4 Ressourcenwürfel und 2 Angriffswürfel.
pool-other = Auch eine gute Mischung. Mehr Ressourcenwürfel heißt nur mehr Geld; wir machen mit deinem Wurf weiter.

keep = Würfel mit Kisten sind so viele Ressourcen wert. Behalte sie: Was du behältst, bleibt liegen, der Rest wird neu gewürfelt, höchstens zweimal.
keep-rolled = Du hast alles neu gewürfelt. Das darfst du; sicher sind nur behaltene Würfel.
keep-blank = Eine Leerseite bewirkt nichts, und ein behaltener Würfel wird nicht mehr geworfen. Hier schadet es nicht.
keep-attack = Angriffssymbole brauchen einen Soldaten, und du hast noch keinen. Dieser Würfel wartet diesmal vergebens.

roll = Die Leerseiten sind nichts wert. Würfle sie neu. Das geht zweimal im Zug, dann bleibt alles, wie es liegt.
roll-kept = Behalten. Den Rest kannst du noch einmal würfeln.

collect = Jetzt handelst du, in beliebiger Reihenfolge. Zeige auf einen Würfel, und er wird zu Ressourcen. Was du nicht nutzt, ist am Ende des Zuges weg.
collect-ended = Du hast den Zug mit ungenutzten Würfeln beendet, sie sind weg. Sammle nächstes Mal zuerst ein.
collect-bought = Es hat schon gereicht. Die Würfel kannst du danach immer noch einsammeln.

buy = Du brauchst jemanden, der kämpft. Soldaten sind die roten Karten; die drei Zahlen sind Stärke, Widerstand und Paragonwert. Kauf den markierten: Für ihn reicht es.
buy-lacking = Für einen Soldaten reicht es noch nicht. Sammle ein, was die Würfel geben, oder beende den Zug: Ressourcen behältst du.
buy-collected = Gut, diese Ressourcen gehören dir.
buy-ended = Dein Zug ist vorbei, und du hast noch keinen Soldaten. Macht nichts: Ressourcen bleiben, du holst ihn dir nächstes Mal.
buy-card = Auch nützlich. Ein Soldat fehlt dir noch.

free = Dein Soldat steht im Kampftrupp bereit. Gib den Rest aus, wie du magst: Zivilisten und Gebäude helfen dir in jedem Zug, Ereignisse wirken sofort, und mit genug Ressourcen baust du deine Basis aus. Oder beende den Zug; was du hast, bleibt dir.
free-die = Eingesammelt. Möchtest du dir dafür etwas kaufen?

end = Wenn du nichts mehr willst, beende deinen Zug.
end-more = Erledigt. Du darfst weitermachen, solange du zahlen kannst.

pool-attack =
    Dein zweiter Zug, und jetzt wird es ernst. Der Soldat in der Arche gehört niemandem. Der Ring um ihn zeigt seine Lebenspunkte.

    Diesmal willst du angreifen: Nimm 2 Ressourcenwürfel und 4 Angriffswürfel.
pool-attack-wait = Dein Gegner spielt nach denselben Regeln: sechs Würfel, bis zu zwei Wiederholungswürfe, dann Aktionen. Schau auf die Würfel; gleich bist du wieder dran.
pool-attack-other = Mit weniger Angriffswürfeln geht es auch. Es kann nur etwas länger dauern.

keep-attack-dice = Jedes Angriffssymbol schlägt mit der Stärke deines Soldaten zu. Das mit dem Stern ist ein kritischer Treffer: eins mehr. Behalte sie.
keep-attack-rolled = Alles neu gewürfelt. Mal sehen, was kommt.

roll-attack = Würfle den Rest neu. Je mehr Angriffssymbole, desto härter der Schlag.

keep-more = Noch eins. Behalte es auch.

roll-last = Ein letzter Wurf. Danach bleibt alles, wie es liegt.

strike = Angriff! Solange kein Soldat von dir in der Arche ist, geht es gegen die Arche. Zeige auf einen Angriffswürfel, um zu beginnen.
strike-attack-dice = Mehrere Würfel werden zu einem Schlag: Ihre Stärke zählt zusammen. Schaden bleibt, aber erst ein Soldat ohne Lebenspunkte macht Platz. Nimm alle deine Angriffswürfel, dann schlag zu.
strike-lacking = Diesmal kein Angriffssymbol. Nutze die übrigen Würfel, beende den Zug und nimm im nächsten mehr Angriffswürfel. Schaden an der Arche bleibt.
strike-ended = Der Zug ist vorbei, und die Arche hält noch. Der Schaden bleibt aber: Nächstes Mal machst du dort weiter.

finish =
    Die Arche ist dein! Dein Soldat ist eingezogen, und du hast so viele Würfel um Paragon geworfen, wie sein Paragonwert sagt.

    Von nun an würfelst du am Ende jedes Zuges um Paragon, nach deinem und nach jedem anderen, solange du die Arche hältst. Von hier aus greifst du Basen an, um Karten zu vernichten und Paragon zu erbeuten.

    Das reicht für diesen Zug. Beende ihn und sieh, was die Arche dir gibt.
finish-more = Mach weiter, solange du magst, und beende dann den Zug.

finished =
    Du hast die Arche erobert und weißt, wie ein Zug geht: Effekte, Würfel, Aktionen.

    Den Rest lernst du, wenn du ihn brauchst. Deine Basis kann wachsen, dein Gegner wird die Arche wollen, und Soldaten in deinem Kampftrupp können Angriffe auf deine Basis abblocken. Wer { $threshold } Paragon erreicht, gewinnt.

    Dies ist eine richtige Partie, und sie geht weiter. Ab jetzt gehört sie dir.

aside-effect = Vor den Würfeln wirken manche Karten. Handle sie nacheinander ab.
aside-pool = Ein neuer Zug: Wähle sechs Würfel. Ressourcenwürfel bringen Geld, Angriffswürfel bringen Angriffe.
aside-keep = Behalte, was du brauchst, und würfle den Rest neu.
aside-action = Einsammeln, kaufen, angreifen, in beliebiger Reihenfolge. Beende den Zug, wenn du fertig bist.
aside-block = Deine Basis wird angegriffen. Der oberste Soldat deines Kampftrupps darf sich davorstellen: Ist der Angriff mindestens so stark wie sein Widerstand, wird er vernichtet, aber deine Karten und dein Paragon sind sicher.
aside-place = Zivilisten und Gebäude kommen auf ein Feld deiner Basis. Nur die oberste Karte eines Feldes wirkt.

# Tipps, lessons/tips.toml: ein Satz, wenn etwas zum ersten Mal wichtig wird.

tip-faction = Eine Fraktion ist ihre Basis und ihre Fähigkeit: was ihre Stufen kosten, wie viel sie aushält und was nur sie kann.
tip-block = Wer abblockt, rettet deine Karten und dein Paragon; er geht verloren, wenn der Angriff mindestens so stark ist wie sein Widerstand.
tip-destroy = Treffen kannst du nur die oberste Karte eines Feldes; was darunter liegt, wirkt von nun an wieder.
tip-target = Greif an, wo es wehtut: Wer vorn liegt, hat das meiste Paragon zu verlieren.
tip-strike = Zusammen werden Würfel zu einem stärkeren Schlag; einzeln sind es mehrere schwächere, und eine Basis widersteht jedem davon.
tip-keep = Was du behältst, wird nicht neu gewürfelt, alles andere schon; nach dem letzten Wurf bleibt alles liegen.
tip-pool = Ressourcenwürfel sind Geld, Angriffswürfel sind Schläge: Nimm mehr von dem, was du in diesem Zug brauchst.
tip-field = Auf einem Feld liegen Zivilisten oder Gebäude, nie beides, und nur die oberste Karte wirkt: Verdecke, worauf du verzichten kannst.
tip-effects = Effekte handelst du einzeln ab, in beliebiger Reihenfolge; manche helfen dem nächsten.
tip-reorganise = Eine Zahlung erlaubt dir, so viele Karten umzulegen, wie du magst, jede einmal.
tip-ark = Wer die Arche hält, würfelt am Ende jedes Zuges um Paragon, nicht nur nach dem eigenen.
tip-expand = Eine höhere Stufe öffnet ein Feld und hebt meist Widerstand oder Produktivität: Sie lohnt sich, je länger die Partie dauert.
tip-harvest = Abernten ist ein Weg zu Paragon ohne die Arche: ein Würfel, und die Hälfte seiner Seiten ist leer.
tip-medicine = Medizin hält deinen Soldaten in der Arche am Leben: Solange er steht, bringt er etwas ein.
tip-collect = Würfel, die du nicht nutzt, sind am Ende des Zuges weg, Ressourcen aber bleiben.
