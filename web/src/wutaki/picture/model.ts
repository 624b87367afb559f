// What a picture of Wutaki shows: where, when, who, doing what, with what, and how it is put together. Base cards have
// theirs in the list of scenes; a card of anybody's own gets one from what it does, and always the same.

import { oneOf, seeded } from '../../art/parts';
import type { CatalogueCard } from '../../lib/catalogue';
import { scenes } from './scenes';

export const FRAMES = ['solo', 'beside', 'hold', 'pair', 'row', 'crowd', 'heap', 'loom', 'vista', 'palms', 'frieze'] as const;
export const GESTURES = ['stand', 'raise', 'kneel', 'carry', 'run', 'point', 'sit', 'dig', 'dance', 'bow', 'hide', 'whisper'] as const;
export const MASKS = ['grin', 'long', 'horn', 'bird', 'leaf', 'moon', 'tiki', 'sun', 'seer', 'hood', 'crown', 'wail'] as const;
export const SETTINGS = ['volcano', 'crater', 'village', 'forest', 'sea', 'harbour', 'cave', 'field', 'mountains', 'temple', 'stars', 'hall', 'market', 'graves'] as const;
export const LIGHTS = ['dawn', 'dusk', 'noon', 'night', 'glow', 'storm'] as const;

export interface Model {
  frame: (typeof FRAMES)[number];
  gesture: (typeof GESTURES)[number] | null;
  mask: (typeof MASKS)[number] | null;
  objects: string[];
  setting: (typeof SETTINGS)[number];
  light: (typeof LIGHTS)[number];
  tone: string;
  flip: boolean;
}

/** Frames without anybody in them. */
const EMPTY = new Set<Model['frame']>(['solo', 'palms', 'frieze']);

/** What stands for a symbol of what a card does, where none of its words does. */
const SHOWN: Readonly<Record<string, string>> = {
  stone: 'blocks', wood: 'logs', sheep: 'sheep', oil: 'jar', gold: 'coins', any: 'basket', cost: 'basket', vp: 'star', omen: 'eye', revenge: 'skull',
  secret: 'scroll', pact: 'scroll', worker: 'hut', addw: 'hut', recruit: 'drum', upgrade: 'hammer', marker: 'tower', trade: 'scales', rob: 'purse',
  pillage: 'sack', burn: 'pyre', chase: 'dagger', 'send-home': 'hut', present: 'basket', start: 'sun', fire: 'flame', water: 'drop', earth: 'cairn',
  wind: 'kite', monster: 'buka', pyramid: 'pyramid', tower: 'tower', round: 'sun', renew: 'wheel', give: 'hand', discount: 'trowel', guard: 'wall',
};
const HOME: Readonly<Record<string, readonly Model['setting'][]>> = {
  fire: ['volcano', 'crater', 'village'], water: ['sea', 'harbour', 'field'], earth: ['cave', 'field', 'mountains'], wind: ['mountains', 'forest', 'stars'],
  omen: ['stars', 'temple', 'forest', 'cave'], revenge: ['graves', 'crater', 'volcano', 'cave'], secret: ['hall', 'stars', 'cave', 'forest'],
  round: ['village', 'market', 'field', 'temple'],
};
const TIMES: Readonly<Record<string, readonly Model['light'][]>> = {
  fire: ['dusk', 'glow', 'night'], water: ['dawn', 'noon', 'storm'], earth: ['noon', 'dusk', 'glow'], wind: ['storm', 'dawn', 'noon'],
  omen: ['night', 'glow', 'dusk'], revenge: ['storm', 'glow', 'night'], secret: ['night', 'dusk', 'glow'], round: ['noon', 'dawn', 'glow'],
};

const within = <T extends string>(list: readonly T[], word: string | undefined): T | null => list.find((one) => one === word) ?? null;

/** Read a scene: "beside kneel:seer flame+bowl crater dusk", in any order; what it leaves out is thrown. */
export function modelOf(card: CatalogueCard, isObject: (word: string) => boolean): Model {
  const thrown = seeded(card.id);
  const tone = String(card.facts['element'] ?? card.deck);
  const words = (scenes[card.id] ?? '').split(/\s+/);
  const [gesture, mask] = (words.find((word) => within(GESTURES, word.split(':')[0])) ?? '').split(':');
  const told = words.flatMap((word) => word.split('+')).filter(isObject);
  const symbols = card.symbols.map(({ icon }) => SHOWN[icon ?? '']).filter((icon): icon is string => icon !== undefined && isObject(icon));
  const objects = told.length ? told : [...new Set(symbols)].slice(0, 3);
  const frame = words.map((word) => within(FRAMES, word)).find(Boolean) ?? oneOf(thrown, FRAMES);
  const peopled = !EMPTY.has(frame);
  return {
    frame,
    gesture: peopled ? (within(GESTURES, gesture) ?? oneOf(thrown, GESTURES)) : null,
    mask: peopled ? (within(MASKS, mask) ?? oneOf(thrown, MASKS)) : null,
    objects: objects.length ? objects : ['mask'],
    setting: words.map((word) => within(SETTINGS, word)).find(Boolean) ?? oneOf(thrown, HOME[tone] ?? SETTINGS),
    light: words.map((word) => within(LIGHTS, word)).find(Boolean) ?? oneOf(thrown, TIMES[tone] ?? LIGHTS),
    tone,
    flip: thrown() < 0.4,
  };
}
