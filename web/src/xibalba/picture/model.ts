// What a picture of Xibalba shows: somebody (body, face, head, hands), a building or a deed, before a land in some light.
// Base cards have theirs in the list of scenes; a card of anybody's own gets one from what it is, and always the same.

import { oneOf, seeded } from '../../art/parts';
import type { CatalogueCard } from '../../lib/catalogue';
import { bodies, faces, gears, held, mounts, whole } from './people';
import { scenes } from './scenes';
import { buildings, deeds, lands, lights } from './sights';

export interface Model {
  figure: string | null; // a machine or beast that is drawn as a whole
  body: string | null;
  face: string | null;
  gear: string | null;
  hands: string[];
  mount: string | null; // what is before them: a horse, a sled, sandbags
  sight: string | null; // a building or a deed
  land: string;
  light: string;
  tone: string;
  cloth: string;
}

const names = (list: object, prefix = ''): string[] => Object.keys(list).map((name) => name.slice(prefix.length));
const LANDS = names(lands, 'in-');
const LIGHTS = names(lights, 'sky-');
const SIGHTS = [...names(buildings), ...names(deeds)];

/** Where a faction is at home, what its people wear, and in which colour. */
const FACTIONS: Readonly<Record<string, { land: string; cloth: string; bodies: string[]; gears: string[]; faces: string[] }>> = {
  SKA: { land: 'trench', cloth: '#66755f', bodies: ['coat', 'officer'], gears: ['spike', 'helm', 'peak'], faces: ['man', 'old', 'gas'] },
  CAS: { land: 'mesa', cloth: '#8f6036', bodies: ['jacket', 'apron'], gears: ['brim', 'bandana', 'flight'], faces: ['scar', 'woman', 'man'] },
  BRI: { land: 'works', cloth: '#a33a2e', bodies: ['coat', 'apron'], gears: ['cap', 'beret', 'kerchief'], faces: ['man', 'woman', 'beard'] },
  SHI: { land: 'gate', cloth: '#414c7d', bodies: ['robe', 'plates', 'cloak'], gears: ['topknot', 'straw', 'kabuto'], faces: ['man', 'veil', 'oni'] },
  QAS: { land: 'dunes', cloth: '#2f7d78', bodies: ['robe', 'jacket'], gears: ['turban'], faces: ['beard', 'veil', 'woman'] },
  CHA: { land: 'hive', cloth: '#5a4a66', bodies: ['shell'], gears: ['crest', 'feelers'], faces: ['bug'] },
  BOR: { land: 'ice', cloth: '#5f8aa3', bodies: ['parka'], gears: ['fur', 'parkahood'], faces: ['beard', 'woman', 'man'] },
  CEI: { land: 'jungle', cloth: '#3f7058', bodies: ['bare', 'robe'], gears: ['plumes', 'wild'], faces: ['skull', 'man', 'woman'] },
};
const NOBODY = { land: 'ice', cloth: '#6b7780', bodies: ['coat', 'jacket', 'parka'], gears: ['helm', 'cap', 'fur'], faces: ['man', 'woman', 'gas'] };

const ARMS = ['rifle', 'revolver', 'banner', 'wallshield', 'katana', 'lance', 'spear', 'halberd', 'hammer', 'mortar', 'flamer', 'bomb'];
const TOOLS = ['ledger', 'letter', 'gear', 'purse', 'crate', 'wrench', 'shovel', 'scope', 'can', 'device', 'medkit', 'bell'];

export function modelOf(card: CatalogueCard): Model {
  const thrown = seeded(card.id);
  const words = (scenes[card.id] ?? '').split(/\s+/);
  const told = (list: object | string[]): string[] => words.filter((word) => (Array.isArray(list) ? list.includes(word) : Object.hasOwn(list, word)));
  const of = FACTIONS[String(card.facts['faction'] ?? '')] ?? NOBODY;
  const people = card.deck === 'soldier' || card.deck === 'civilian';
  const figure = told(whole)[0] ?? null;
  const somebody = people && !figure;
  const hands = told(held);
  return {
    figure,
    body: somebody ? (told(bodies)[0] ?? oneOf(thrown, of.bodies)) : null,
    face: somebody ? (told(faces)[0] ?? oneOf(thrown, of.faces)) : null,
    gear: somebody ? (told(gears)[0] ?? (scenes[card.id] ? null : oneOf(thrown, of.gears))) : null,
    hands: somebody ? (hands.length ? hands : [oneOf(thrown, card.deck === 'soldier' ? ARMS : TOOLS)]) : [],
    mount: told(mounts)[0] ?? null,
    sight: people ? null : (told(SIGHTS)[0] ?? oneOf(thrown, names(card.deck === 'building' ? buildings : deeds))),
    land: told(LANDS)[0] ?? of.land,
    light: told(LIGHTS)[0] ?? oneOf(thrown, LIGHTS),
    tone: card.deck,
    cloth: of.cloth,
  };
}
