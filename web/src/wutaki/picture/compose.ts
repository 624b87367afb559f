// From what a picture of Wutaki shows to what lies where. 80 × 60; people and things stand on the ground at 55.

import { at, oneOf, seeded, type Layer } from '../../art/parts';
import { MASKS, type Model } from './model';
import { gestures } from './people';

const OCHRE = '#d9a441';
const WOOD = '#b98250';
const BONE = '#f2e4c8';
const CLOTHS = ['var(--t)', '#8f5a3c', '#5f6f52', '#7b6a8a', '#a8493a', '#4c6b80', '#c2a36b'];

const GROUND = 55;

type Throw = () => number;

/** Somebody, and what they hold. */
function person(model: Model, x: number, y: number, scale: number, thrown: Throw, more: { flip?: boolean; mask?: string; holds?: string; held?: number; cloth?: string } = {}): Layer[] {
  const gesture = model.gesture ?? 'stand';
  const { head, hand } = gestures[gesture]!;
  const side = more.flip ? -1 : 1;
  const mask = more.mask ?? model.mask ?? 'grin';
  const ink = { '--c': more.cloth ?? oneOf(thrown, CLOTHS), '--m': oneOf(thrown, [OCHRE, WOOD, BONE]) };
  const body = at(`do-${gesture}`, x, y, scale, { flip: more.flip, ink });
  const face = at(`mask-${mask}`, x + side * head[0] * scale, y + head[1] * scale, scale * 0.92, { flip: more.flip, ink });
  const thing = more.holds ? [at(more.holds, x + side * hand[0] * scale, y + hand[1] * scale, scale * (more.held ?? 0.62))] : [];
  return gesture === 'carry' ? [body, ...thing, face] : [body, face, ...thing];
}

const frames: Readonly<Record<Model['frame'], (model: Model, thing: (at: number) => string, thrown: Throw) => Layer[]>> = {
  solo: (_, thing) => [at(thing(0), 40, GROUND, 1.75)],
  beside: (model, thing, thrown) => [at(thing(0), 57, GROUND, 1.35), ...person(model, 23, GROUND + 1, 1.18, thrown, { holds: model.objects[1], held: 0.5 })],
  hold: (model, thing, thrown) => {
    if (model.gesture === 'raise') return person(model, 40, 61, 0.96, thrown, { holds: thing(0), held: 0.66 });
    return person(model, 34, GROUND + 2, 1.3, thrown, { holds: thing(0), held: model.gesture === 'sit' ? 0.55 : 0.82 });
  },
  pair: (model, thing, thrown) => [
    ...person(model, 15, GROUND + 1, 1.08, thrown),
    ...person(model, 65, GROUND + 1, 1.08, thrown, { flip: true, mask: oneOf(thrown, MASKS) }),
    at(thing(0), 40, GROUND, 0.95),
  ],
  row: (model, thing, thrown) => [64, 38, 12].flatMap((x, i) => person(model, x, GROUND + (i % 2), 0.95, thrown, { mask: i === 1 ? (model.mask ?? undefined) : oneOf(thrown, MASKS), holds: thing(i), held: 0.55 })),
  crowd: (model, thing, thrown) => [
    at(thing(0), 40, GROUND - 6, 1.6),
    ...[2, 22, 60, 79].flatMap((x, i) => person(model, x, GROUND + 6 + (i % 2), 0.74, thrown, { flip: x > 40, mask: oneOf(thrown, MASKS) })),
  ],
  heap: (model, thing, thrown) => [
    ...[[34, 55], [52, 55], [70, 55], [43, 42], [61, 42], [52, 29]].map(([x, y], i) => at(thing(i), x!, y!, 0.68)),
    ...person(model, 11, GROUND + 1, 1.02, thrown),
  ],
  loom: (model, thing, thrown) => [at(thing(0), 46, GROUND, 1.62), ...person(model, 9, GROUND + 3, 0.82, thrown, { holds: model.objects[1], held: 0.6 })],
  vista: (model, thing, thrown) => [at(thing(0), 57, GROUND - 1, 0.95), ...person(model, 22, GROUND, 0.72, thrown, { holds: model.objects[1], held: 0.6 })],
  palms: (_, thing, thrown) => [at(thing(0), 40, 42, 1.2), at('palms', 40, 62, 1, { ink: { '--c': oneOf(thrown, CLOTHS) } })],
  frieze: (_, thing) => [at(thing(0), 16, GROUND, 0.95), at(thing(2), 64, GROUND, 0.95), at(thing(1), 40, GROUND, 1.15)],
};

/** Everything that is drawn, from the back to the front. */
export function compose(model: Model, seed: string): Layer[] {
  const thrown = seeded(`${seed} people`);
  const thing = (n: number): string => model.objects[n % model.objects.length]!;
  const front = frames[model.frame](model, thing, thrown);
  return [at(`sky-${model.light}`), at(`in-${model.setting}`, model.flip ? 80 : 0, 0, 1, { flip: model.flip }), ...front];
}

const PARTY: Model = { frame: 'hold', gesture: 'raise', mask: 'crown', objects: [], setting: 'volcano', light: 'glow', tone: 'fire', flip: false };

/** The winners before the mountain, and everybody around them. 96 × 60. */
export function triumph(colours: readonly string[]): Layer[] {
  const thrown = seeded('triumph');
  const around = [-4, 12, 84, 100].flatMap((x, i) => person({ ...PARTY, gesture: 'dance' }, x, 59 + (i % 2) * 3, 0.8, thrown, { flip: x > 48, mask: oneOf(thrown, MASKS) }));
  const winners = colours.flatMap((cloth, i) => person(PARTY, 48 + (i - (colours.length - 1) / 2) * 30, 62, 1, thrown, { cloth, holds: 'sun', held: 0.7 }));
  return [at('sky-glow', 8, 4), at('in-volcano', -6), at('in-village', 96, 8, 1, { flip: true }), at('pyre', 26, 55, 0.7), at('pyre', 70, 55, 0.7), ...around, ...winners];
}
