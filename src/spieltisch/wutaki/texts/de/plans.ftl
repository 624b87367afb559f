# Was in Worten des Spiels für eine Antwort spricht

why-wins = das gewinnt das Spiel
why-last-round = damit beginnt die letzte Runde
why-fulfils = „{ $pact }“ ist erfüllt und bringt { $vp } SP
why-fulfils-plain = „{ $pact }“ ist erfüllt
why-pays = { $vp ->
    [0] für „{ $pact }“ fehlten noch { $n }; der Pakt ist dann bezahlbar
   *[other] für „{ $pact }“ fehlten noch { $n }; der Pakt ist dann bezahlbar und bringt { $vp } SP
}
why-nearer = { $vp ->
    [0] für „{ $pact }“ fehlen dann nur noch { $n }
   *[other] für „{ $pact }“ fehlen dann nur noch { $n }; der Pakt bringt { $vp } SP
}
why-claims-ready = { $vp ->
    [0] „{ $pact }“ ist sofort bezahlbar
   *[other] „{ $pact }“ ist sofort bezahlbar und bringt { $vp } SP
}
why-claims = { $vp ->
    [0] für „{ $pact }“ fehlen { $n }
   *[other] für „{ $pact }“ fehlen { $n }; der Pakt bringt { $vp } SP
}
why-less-short = für „{ $pact }“ fehlen dann { $n } statt { $was }
why-points = { $n } SP
why-vp = { $n } SP; mit { $left } weiteren beginnt die letzte Runde
why-worker = { $n ->
    [one] in jeder Runde ein Arbeiter mehr, solange du ihn am Zahltag bezahlst
   *[other] in jeder Runde { $n } Arbeiter mehr, solange du sie am Zahltag bezahlst
}
why-recruit-in-reach = mit { $goods } ist im Dorf ein weiterer Arbeiter bezahlbar
why-upgrade-in-reach = „{ $place }“ aufzuwerten ({ $price } Gold) ist dann bezahlbar
why-level = Ebene { $n } von { $top } der Pyramide
why-level-below = Ebene { $n } von { $top } der Pyramide: die nächste beendet die Partie
why-pyramid-in-reach = Ebene { $n } der Pyramide ist dann bezahlbar
why-pyramid-nearer = für Ebene { $n } der Pyramide fehlt dann nur noch eine Ressource
why-chases = { $n ->
    [one] ein Arbeiter weniger für die anderen, den sie neu anwerben müssen
   *[other] { $n } Arbeiter weniger für die anderen, die sie neu anwerben müssen
}
why-monster = { $n ->
    [one] eine Ressource, die auf dem Monster lag
   *[other] { $n } Ressourcen, die auf dem Monster lagen
}
why-first = die erste Wahl in der nächsten Runde
why-upgrade = { $n ->
    [0] der Ort bringt mehr, und jeder Besuch dort dir einen Bonus; kein Aufwertungsmarker ist übrig
    [one] der Ort bringt mehr, und jeder Besuch dort dir einen Bonus; ein Aufwertungsmarker ist übrig
   *[other] der Ort bringt mehr, und jeder Besuch dort dir einen Bonus; { $n } Aufwertungsmarker sind übrig
}
why-tower = { $n ->
    [0] eine Aufwertung deines Turms; kein Aufwertungsmarker ist übrig
    [one] eine Aufwertung deines Turms; ein Aufwertungsmarker ist übrig
   *[other] eine Aufwertung deines Turms; { $n } Aufwertungsmarker sind übrig
}
why-omens = { $n ->
    [one] ein Omen auf der Hand, das zur Wahl steht
   *[other] { $n } Omen auf der Hand, die zur Wahl stehen
}
