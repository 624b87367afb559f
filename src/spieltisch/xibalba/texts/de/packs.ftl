# Was an einem Paket dieses Spiels falsch sein kann.

deck-size = { $section ->
    [soldier] Der Soldatenstapel hat { $found } Karten; nötig sind { $wanted }.
    [civilian] Der Zivilistenstapel hat { $found } Karten; nötig sind { $wanted }.
    [building] Der Gebäudestapel hat { $found } Karten; nötig sind { $wanted }.
   *[event] Der Ereignisstapel hat { $found } Karten; nötig sind { $wanted }.
  }
deck-empty = { $section ->
    [soldier] Der Soldatenstapel ist leer; nötig ist mindestens eine Karte.
    [civilian] Der Zivilistenstapel ist leer; nötig ist mindestens eine Karte.
    [building] Der Gebäudestapel ist leer; nötig ist mindestens eine Karte.
   *[event] Der Ereignisstapel ist leer; nötig ist mindestens eine Karte.
  }
cards-too-many = Mit diesem Stapel hat das Paket { $found } Karten mehr, als in Stapel von 64 Soldaten, 48 Zivilisten, 32 Gebäuden und 32 Ereignissen passen; Platz ist für höchstens { $wanted } weitere.
faction-count = Das Paket hat { $found } Fraktionen; nötig sind { $wanted }.
boards-too-few = Die Fraktionen liegen auf { $found } verschiedenen Tableaus; nötig sind mindestens { $wanted }, für jede Person eines.
faction-unknown = Eine Fraktion „{ $found }“ gibt es nicht. Bekannt: { $options }.
side-twice = Seite { $side } von Tableau { $board } hat schon eine Fraktion.

## Effekte

effect-verb-form = Spalte { $column }: Falsche Zahl von Angaben; „{ $verb }“ schreibt man { $form }.
effect-verbs-too-many = Spalte { $column }: Ein Effekt hat höchstens { $most } Verben.
effect-word-unknown = Spalte { $column }: „{ $found }“ ist hier unbekannt. Möglich: { $options }.
effect-change-zero = Spalte { $column }: Eine Änderung um 0 ändert nichts.
effect-turn-die = Spalte { $column }: Ein Würfel lässt sich nur auf eine andere seiner eigenen Seiten drehen.
effect-trigger-unknown = Spalte { $column }: Einen Auslöser „@{ $found }“ gibt es nicht. Möglich: { $options }.
effect-trigger-place = Spalte { $column }: Eine Karte dieser Art und Phase kann den Auslöser { $trigger } nicht haben.
effect-trigger-missing = Spalte { $column }: Ein Soldat mit der Phase ACT braucht einen Auslöser wie @attack.
effect-condition-unknown = Spalte { $column }: Eine Bedingung „{ $found }?“ gibt es nicht. Möglich: { $options }.
effect-condition-trait = Spalte { $column }: Diese Bedingung braucht eine Karte mit Fraktion; eine Fraktionseigenschaft ist keine Karte.
effect-once-place = Spalte { $column }: „once:“ ist nur für Zivilisten und Gebäude mit der Phase ACT.
effect-pay-place = Spalte { $column }: Ein dauerhafter Effekt ohne Auslöser kann keinen Preis haben.
effect-phase-event = Ein Ereignis hat immer die Phase ACT.
effect-phase-trait = Eine Fraktionseigenschaft hat immer die Phase PERM.
effect-only-passive = Spalte { $column }: „{ $verb }“ in dieser Form braucht die Phase PERM und keinen Auslöser.
effect-not-passive = Spalte { $column }: „{ $verb }“ braucht einen Zeitpunkt; ein dauerhafter Effekt ohne Auslöser kann nur mod, shield, cost und rerolls(ark,n) haben.
effect-only-dice = Spalte { $column }: „{ $verb }“ in dieser Form ist nur für die Phase DICE.
effect-only-action = Spalte { $column }: „{ $verb }“ ist nur für die Phase ACT, nur dann gibt es einen Aktionsvorrat.
effect-only-strength = Spalte { $column }: „{ $verb }“ ist nur für die Auslöser @attack, @ark und @base.
effect-not-permanent = Spalte { $column }: „{ $verb }“ ist nicht für die Phase PERM.
effect-mod-trigger = Spalte { $column }: „{ $verb }“ ist für die Phase PERM ohne Auslöser oder für die Auslöser @attack, @ark, @base, @hit und @enter.
effect-mod-stat = Spalte { $column }: Mit einem Auslöser kann „{ $verb }“ nur str, res und pv ändern.
effect-target-place = Spalte { $column }: „target“ ist nur für die Auslöser @base und @hit.
effect-self = Spalte { $column }: Niemand kann sich selbst etwas nehmen.
effect-rerolls-who = Spalte { $column }: „{ $verb }“ gibt es nur für self oder ark.
effect-endless = Spalte { $column }: Ein Rabatt auf discard oder reorg braucht den Zusatz „first“, sonst ließe sich die Aktion endlos umsonst wiederholen.
