### Wutaki am Webtisch: was Spielplan, Karten und Sitze neben dem Katalog sagen.

wutaki-board = Der Spielplan von Wutaki
wutaki-status = Runde { $round } · Zug { $turn }
wutaki-status-setup = Aufbau
wutaki-status-over = Das Spiel ist aus
wutaki-permanent = Dauerhaft: bleibt vor seinem Besitzer liegen

## Alle Karten

wutaki-facet-element = Element
wutaki-facet-element-all = Alle Elemente
wutaki-facet-kind = Art
wutaki-facet-kind-all = Alle Arten
wutaki-facet-sort = Sorte
wutaki-facet-sort-all = Alle Sorten
wutaki-fact-place = Ort
wutaki-fact-chain = Kette
wutaki-fact-instant = Sofort
wutaki-fact-resource = Rohstoffturm
wutaki-fact-elemental = Elementarturm

## Arten von Dingen, für die der Katalog keinen Namen hat

wutaki-kind-stone = Stein
wutaki-kind-wood = Holz
wutaki-kind-sheep = Schaf
wutaki-kind-oil = Öl
wutaki-kind-gold = Gold
wutaki-kind-any = beliebige Ressource
wutaki-kind-cost = Kostenressource
wutaki-kind-omen = Omen
wutaki-kind-vp = SP
wutaki-kind-loyal = loyaler Arbeiter
wutaki-kind-additional = zusätzlicher Arbeiter
wutaki-kind-special = Spezialarbeiter
wutaki-kind-recruit = angeworbener Arbeiter
wutaki-kind-fire = Feuer
wutaki-kind-water = Wasser
wutaki-kind-earth = Erde
wutaki-kind-wind = Wind

## Der Spielplan

wutaki-track = Punkteleiste
wutaki-track-text = Wer 100 SP erreicht, leitet das Spielende ein; nach 100 beginnt die Leiste von vorn.
wutaki-vp-of = { $name }: { $n } SP
wutaki-place-free = { $name }, { $free } von { $spaces } frei
wutaki-aside = Beiseite
wutaki-level = Stufe { $n }
wutaki-price = { $n } Gold
wutaki-cost = Kostet
wutaki-owner-bonus = Für jeden Marker, bei jedem Besuch
wutaki-workers = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
}
wutaki-marker-of = Marker von { $name }, Stufe { $level } ({ $place })
wutaki-pyramid-level = Pyramide, Stufe { $n }
wutaki-pyramid-text = Platz für { $room } Marker.
wutaki-slot = Paktplatz { $n }
wutaki-slot-gold = Wer diesen Pakt annimmt, erhält { $n } Gold.
wutaki-slot-price = Wer diesen Pakt annimmt, bezahlt { $n } Gold.
wutaki-slot-nothing = Für diesen Pakt gibt es kein Gold.
wutaki-discards = Abgeworfen
wutaki-omen-discards = Abgeworfene Omen: { $n }
wutaki-pile-pact = Pakte: noch { $n }
wutaki-pile-pact-text = Von hier kommen neue Pakte und schieben die älteren nach rechts.
wutaki-pile-omen = Omen: noch { $n }
wutaki-pile-omen-text = Omen sind geheim, bis sie ausgespielt werden.
wutaki-pile-revenge = Rachekarten: noch { $n }
wutaki-pile-revenge-text = Jede setzt eine Grenze; wer sie bricht, verliert am Ende Punkte.
wutaki-pile-round = Rundenkarten: noch { $n }
wutaki-pile-round-text = Zu Beginn jeder Runde wird eine aufgedeckt.
wutaki-pile-secret = Geheimpakte: noch { $n }
wutaki-pile-secret-text = Sie bringen am Ende Punkte, wenn ihre Bedingung erfüllt ist.
wutaki-no-round-card = Keine Rundenkarte
wutaki-monster = Das Monster: { $n } Opfergaben
wutaki-monster-text = Was geopfert wird, liegt hier, bis jemand plündert.
wutaki-on-monster = Auf dem Monster: { $n } { $kind }
wutaki-tracker = Allgemeiner Paktzähler
wutaki-tracker-text = Jeder erfüllte Pakt rückt den Marker weiter, wem er auch gehört.
wutaki-tracker-space = Paktzähler, Feld { $label }
wutaki-tracker-none = Hier geschieht nichts.
wutaki-tracker-omen = Alle ziehen ein Omen.
wutaki-tracker-pay = Zahltag: Alle bezahlen 1 Kostenressource für jeden angeworbenen Arbeiter; unbezahlte gehen.

## Was vor den Spielern liegt

wutaki-before = Vor { $name }
wutaki-vp = { $n } SP
wutaki-start = Startspieler
wutaki-claims = Beansprucht den Startspielermarker für die nächste Runde
wutaki-markers = Aufwertungsmarker: { $n }
wutaki-tower-of = Turm von { $name }
wutaki-element-hidden = Elementkarte
wutaki-element-hidden-text = Geheim bis zur Endwertung.
wutaki-tower-free-elemental = Platz für eine Elementaraufwertung
wutaki-tower-free-resource = Platz für eine Ressourcenaufwertung
wutaki-cost-resource = Kostenressource: { $kind }
wutaki-is-cost = Das ist die Kostenressource: Mit ihr werden Arbeiter angeworben und bezahlt.
wutaki-available = Verfügbar
wutaki-placed = Eingesetzt
wutaki-on-slots = Auf dem Spielertableau
wutaki-crew = { $kind }: { $here } verfügbar, { $placed } eingesetzt, { $slots } auf dem Spielertableau
wutaki-free = gratis
wutaki-due = Noch zu bezahlen
wutaki-skill-used = { $name }, benutzt
wutaki-hand-omen = Omen: { $n }
wutaki-hand-revenge = Rache: { $n }
wutaki-hand-secret = Geheimpakte: { $n }
wutaki-active = In Kraft
wutaki-no-cards = Keine Karten auf der Hand.
wutaki-pacts = Offene Pakte: { $n }
wutaki-pacts-text = Jeder, der nicht erfüllt ist, kostet am Ende 8 SP. Was noch fehlt, ist markiert.
wutaki-fulfilled = Erfüllt: { $n }
wutaki-no-pacts = Keine offenen Pakte.

## Neben dem Spielplan

wutaki-masters = Meistertableaus
wutaki-supply = Vorrat
wutaki-in-supply = Vorrat: { $n } { $kind }
wutaki-towers = Turmaufwertungen
wutaki-omens-in-play = Omen im Spiel

## Der Spielplan Extrem, wo seine Orte anders sind

