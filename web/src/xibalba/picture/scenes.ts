// What is on the cards of the base game, by id: body, face, head, right hand, left hand, land and light of people; the
// building or the deed of others.

export const scenes: Readonly<Record<string, string>> = {
  S01: 'coat man spike rifle trench smoke', S02: 'officer old peak baton trench sun', S03: 'coat woman medic medkit trench snow', S04: 'walker trench beam',
  S05: 'jacket woman brim revolver revolver mesa sun', S06: 'jacket scar bandana rifle scope mesa dark', S07: 'jacket gas flight bomb mesa flare', S08: 'officer beard brim banner mesa sun',
  S09: 'apron woman kerchief flamer works dark', S10: 'coat man cap wallshield sandbags works smoke', S11: 'coat gas helm drill works beam', S12: 'officer woman beret revolver banner works flare',
  S13: 'cloak veil hood katana gate dark', S14: 'robe man topknot staff gate snow', S15: 'plates oni kabuto kanabo gate flare', S16: 'robe beard straw katana gate sun',
  S17: 'jacket veil turban scimitar dunes sun', S18: 'robe woman turban lance horse dunes flare', S19: 'jacket beard turban cannon dunes beam', S20: 'officer man turban scimitar orb dunes dark',
  S21: 'drone hive beam', S22: 'shell bug crest claws spear hive dark', S23: 'shell bug feelers spores hive smoke', S24: 'shell bug halo starstaff hive flare',
  S25: 'parka woman parkahood iceaxe ice snow', S26: 'parka man fur mortar sled ice smoke', S27: 'parka beard fur halberd ice beam', S28: 'officer old bicorne scope ice sun',
  S29: 'bare skull wild bone jungle smoke', S30: 'bare cat knife claws jungle dark', S31: 'robe woman plumes knife heartflame jungle flare', S32: 'plates skull plumes starstaff heartflame jungle beam',
  C01: 'suit woman cap ledger crate trench snow', C02: 'coat scar peak baton trench sun', C03: 'suit old tophat letter cane trench smoke',
  C04: 'apron woman goggles gear mesa sun', C05: 'suit man brim cards mesa dark', C06: 'jacket woman bandana dynamite mesa flare',
  C07: 'apron beard cap ladle works dark', C08: 'suit woman bun megaphone works flare', C09: 'apron man cap leaflets works smoke',
  C10: 'robe woman topknot foil gate sun', C11: 'cloak veil hood purse gate dark', C12: 'robe old straw hammer gate snow',
  C13: 'jacket scar turban crate dunes dark', C14: 'officer woman goggles can dunes sun', C15: 'robe beard turban chest whip dunes smoke',
  C16: 'jacket skull hood syringe hive dark', C17: 'robe woman feelers conch hive snow', C18: 'apron gas goggles helix hive beam',
  C19: 'parka woman medic saw medkit ice smoke', C20: 'parka man fur transit ice sun', C21: 'apron woman kerchief wrench gear ice beam',
  C22: 'bare scar bandana shovel jungle dark', C23: 'cloak beard wild bell jungle smoke', C24: 'apron woman goggles device wrench jungle sun',
  B01: 'bunker trench smoke', B02: 'barracks trench sun', B03: 'refinery mesa dark', B04: 'bazaar mesa flare', B05: 'assembly works smoke', B06: 'siegegun works flare',
  B07: 'dojo gate sun', B08: 'watchtower gate dark', B09: 'depot dunes sun', B10: 'vault dunes dark', B11: 'antenna hive beam', B12: 'still hive smoke',
  B13: 'hospital ice snow', B14: 'arsenal ice beam', B15: 'forgetemple jungle flare', B16: 'mast jungle snow',
  E01: 'orders trench sun', E02: 'levy trench smoke', E03: 'drop mesa sun', E04: 'blast mesa dark', E05: 'strike works flare', E06: 'shift works dark',
  E07: 'murder gate flare', E08: 'regroup gate sun', E09: 'raid dunes flare', E10: 'burglary dunes dark', E11: 'vein hive flare', E12: 'tremor hive smoke',
  E13: 'surgery ice beam', E14: 'blueprint ice snow', E15: 'bombing jungle smoke', E16: 'prophecy jungle dark',
};
