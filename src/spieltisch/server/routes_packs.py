"""The workshop: packs that visitors make here. They belong to whoever made them, and nobody else learns of them.

| route                                   | takes        | answers                                        |
|-----------------------------------------|--------------|------------------------------------------------|
| GET /api/packs                          |              | list[WorkPack]: the base packs, then my own     |
| POST /api/packs                         | NewPack      | 201 PackWhole                                   |
| GET /api/packs/{pack}                   |              | PackWhole (`base-GAME`: the base pack of a game) |
| PATCH /api/packs/{pack}                 | ChangePack   | PackChanged; 409 `pack-stale`                   |
| DELETE /api/packs/{pack}                |              | 204                                             |
| POST /api/packs/{pack}/undo, …/redo     | Step         | PackChanged; 409 `nothing-to-undo`, `pack-stale` |
| POST /api/packs/{pack}/preview          | ChangePack   | Seen: the entries that would change; kept nowhere |
| GET /api/packs/{pack}/diff              |              | list[DifferenceOut] against the base pack       |
| GET /api/packs/{pack}/export?as=        |              | a file: `zip`, `csv` (tables in a zip), `toml` (one text) |
| POST /api/packs/import                  | ImportPack   | 201 PackWhole                                   |

Everything takes `?lang=`. A pack with faults is a draft: it is kept, and cannot be played with (409 `broken-pack` of
POST /api/tables, whose `pack` may be the name of a pack of one's own).
"""
