"""What a change of a pack does: pairs of games with and without it, played beside the tables.

| route                          | takes    | answers                                                             |
|--------------------------------|----------|---------------------------------------------------------------------|
| POST /api/packs/{pack}/trial   | NewTrial | 201 TrialOut: it begins, in place of an earlier one of this pack    |
| GET /api/packs/{pack}/trial    |          | TrialOut: how far it is. Ask until `state` is not waiting or playing |
| DELETE /api/packs/{pack}/trial |          | 204: it stops                                                       |

A pack with faults cannot be tried (409 `broken-pack`). A trial at which nobody looks any more stops by itself.
"""
