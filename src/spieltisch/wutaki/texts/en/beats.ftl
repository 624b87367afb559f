### Headlines of beats.

beat-pay-day = Pay day: all players pay their workers{ $leaving ->
    [0] {""}
    [one] , and { $leaving } leaves
   *[other] , and { $leaving } leave
}.
