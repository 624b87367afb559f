# Das Ziel am Tisch und die geführte erste Partie, lessons/first.toml. Leerzeilen trennen Seiten.

goal = Ende: { $end_vp } Punkte oder Pyramidenspitze; die meisten Punkte gewinnen

oil =
    Willkommen im Dorf unter dem Vulkan. In ihm haust ein Monster, und du gehörst zu denen, die Pakte mit ihm schließen.

    Punkte entscheiden. Das Spiel endet, wenn jemand { $end_vp } davon hat oder auf der Spitze der Pyramide steht. Dein erstes Ziel ist kleiner: Erfülle deinen ersten Pakt. Zwei Züge genügen.

    Vor dir liegen deine zwei Pakte. Die Fackelträger verlangen 2 Holz und 3 Öl. Von jeder Ressource hast du eine, also brauchst du mehr Öl. In deinem Zug setzt du einen Arbeiter auf einen freien Platz: Schick diesen zur Ölquelle.
oil-lacking = Die Ölquelle ist voll. Setz deinen Arbeiter, wohin du magst: Wenn niemand mehr Arbeiter hat, kommen alle nach Hause.
oil-wood = Erst das Holz, das ist genauso gut. Jetzt das Öl.
oil-goods = Das gehört jetzt dir und wird noch nützlich. Dein Pakt will weiterhin Öl.
oil-other = Auch ein guter Ort, und sein Platz ist jetzt besetzt. Dein Pakt will weiterhin Öl.

wood = Drei Öl, das reicht. Jetzt das Holz: Schick einen Arbeiter in den Wald. An diesen Orten bekommen alle dasselbe, und auf einen Platz passt nur ein Arbeiter.
wood-wait = Jetzt setzen die anderen je einen Arbeiter. Ein Platz, den sie nehmen, ist für diese Runde weg.
wood-lacking = Der Wald ist voll. Nimm anderswo, was du kriegen kannst; am Ende der Runde kommen alle Arbeiter nach Hause.
wood-other = Gut. Deinem Pakt fehlt noch Holz.

fulfil = Du hast alles. Nach dem Setzen darfst du Pakte erfüllen: Was der Pakt verlangt, wandert ins Maul des Monsters, und du bekommst die Belohnung. Zeige auf den Pakt.
fulfil-lacking = Diesen kannst du noch nicht erfüllen. Beende den Zug und besorge, was fehlt.
fulfil-ended = Du hast behalten, was du hast. Der Pakt bleibt bei dir, und du kannst ihn nach jedem späteren Arbeiter erfüllen.

recruit = Deine Belohnung: Punkte, und jemand, der von nun an für dich arbeitet. Mehr Arbeiter heißt mehr Züge in jeder Runde. Nimm ihn auf.
recruit-nobody = Also niemand. Anwerben kannst du auch später, im Dorf.

claim =
    Dein erster Pakt ist erfüllt! Seine Ressourcen liegen beim Monster, und die Leiste auf deinem Meistertableau ist weitergerückt und hat dir etwas gebracht.

    Jetzt willst du den nächsten Pakt. Vier davon liegen offen auf dem Plan. Schick einen Arbeiter, um einen anzunehmen.
claim-lacking = Dein erster Pakt ist erfüllt! Als Nächstes willst du einen neuen, aber dort, wo man Pakte annimmt, steht schon jemand. Sammle, was dein anderer Pakt verlangt; in der nächsten Runde ist der Platz wieder frei.
claim-other = Gut. Wenn du einen neuen Pakt willst, ist das der Ort.

choose = Nimm einen. Du spielst insgeheim Feuer: Am Ende bringt dir jeder erfüllte Feuerpakt Extrapunkte, und jeder Wasserpakt kostet dich welche, denn Wasser ist der Gegensatz. Auch ein Pakt, den du bis zum Ende nicht erfüllst, kostet Punkte, also nimm, was du bezahlen kannst.
choose-none = Erst einmal kein Pakt. Deinen anderen hast du ja noch.

free = Setz den nächsten Arbeiter, wohin du magst. Jeder Ort sagt vorher, was er gibt und was er kostet. Wenn niemand mehr Arbeiter hat, kommen alle nach Hause, eine neue Rundenkarte wird aufgedeckt, und es geht von vorn los.

finished =
    Du hast deinen ersten Pakt erfüllt und weißt, wie ein Zug geht: Arbeiter setzen, dann erfüllen, was geht.

    Den Rest lernst du, wenn du ihn brauchst: Aufwertungen machen Orte ergiebiger, Omen sind Überraschungen auf deiner Hand, und die Pyramide ist ein eigener Weg. { $end_vp } Punkte beenden das Spiel.

    Dies ist eine richtige Partie, und sie geht weiter. Ab jetzt gehört sie dir.

aside-worker = Such zuerst aus, wer geht. Ob loyaler Arbeiter oder Zusatzarbeiter: Sie tun dieselbe Arbeit.
aside-place = Ein Arbeiter, ein freier Platz. Setz ihn, wohin du magst; dein Pakt sagt dir, was du brauchst.
aside-step2 = Dein Arbeiter ist gesetzt. Erfülle einen Pakt, wenn du magst, oder beende den Zug.
aside-recruit = Du darfst noch jemanden anwerben, der den Rest der Partie für dich arbeitet.
aside-display = Nimm einen der offenen Pakte, oder lass es.
aside-use = Du bist da. Tu es oder lass es: Ein Arbeiter darf auch nur herumstehen.

# Tipps, lessons/tips.toml: ein Satz, wenn etwas zum ersten Mal wichtig wird.

tip-end = Das Ende ist da: Alle anderen haben noch einen letzten Zug, wenn sie einen Arbeiter haben, dann wird gezählt.
tip-secret = Ein Geheimpakt bringt am Ende seine Punkte, wenn die Bedingung gilt: Behalte den, auf den du hinarbeiten kannst.
tip-draft = Nimm Pakte, die du bezahlen kannst, und keine des Gegensatzes deines Elements: Unerfüllte kosten am Ende je { $unfulfilled } Punkte.
tip-master = Ein Meister gehört dir die ganze Partie: eine Leiste, die deine Pakte weiterrücken, ein eigener Ort oder eine andere Gabe.
tip-fulfil = Du kannst jetzt einen Pakt bezahlen; Warten bringt nichts, außer du brauchst die Ressourcen anderswo.
tip-recruit = Jeder Angeworbene ist ein Zug mehr in jeder Runde und will am Zahltag eine Kostenressource.
tip-upgrade = Eine Aufwertung bringt sofort { $upgrade_vp } Punkte; der Ort gibt dann allen mehr und dir einen Bonus, wann immer ihn jemand besucht.
tip-display = Je weiter rechts ein Pakt liegt, desto länger wollte ihn niemand: Die Zahl über seinem Platz ist Gold für dich.
tip-omen = Einmalige Omen werden ausgeführt und sind weg; ein dauerhaftes bleibt vor dir liegen und ersetzt das, das du hast.
tip-chase = Verjagen lassen sich nur Zusatzarbeiter, alle eines Spielers an einem Ort; dich kostet es eine Rachekarte.
tip-trade = Tausche eins zu eins, oder kaufe für je einen Punkt: bei einem Besuch nur eines von beiden.
tip-eleven = Punkte sind sicher; auf dem anderen Weg wirst du eine Rachekarte los, und jemand anders hat sie.
tip-pay-day = Es war Zahltag: Wer nicht bezahlt werden konnte, ist zurück auf dem Tableau und muss neu angeworben werden.
tip-revenge = Eine Rachekarte verbietet jetzt nichts: Am Ende verlierst du Punkte, wenn du über ihrer Grenze liegst.
tip-owner = Der Besitzer eines aufgewerteten Ortes bekommt den Bonus bei jedem Besuch, gleich wessen Arbeiter kommt.
tip-round = Den Ort auf der Rundenkarte gibt es nur in dieser Runde.
tip-place = Auf alles, was leuchtet, kannst du zeigen; es sagt vorher, was es kostet und was es gibt, und auch, wenn du einen Ort nicht nutzen kannst.
