### Überschriften dessen, was erzählt wird.

beat-pay-day = Zahltag: Alle bezahlen ihre Arbeiter{ $leaving ->
    [0] {""}
    [one] , { $leaving } geht
   *[other] , { $leaving } gehen
}.
