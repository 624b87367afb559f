// From what a picture of Xibalba shows to what lies where. 60 × 60; people are seen from the belt up.

import { at, oneOf, seeded, type Layer } from '../../art/parts';
import type { Model } from './model';

const SKINS = ['#e5c19c', '#d8ab84', '#b98258', '#8d5a3a', '#f0d3b4'];

/** What is carried before the body and points across it. */
const LONG = new Set(['flamer', 'cannon', 'drill', 'scope', 'saw', 'megaphone']);

/** Somebody, with the hands in front of what they hold. */
function somebody(model: Model, seed: string): Layer[] {
  const thrown = seeded(`${seed} skin`);
  const ink = { '--c': model.cloth, '--f': oneOf(thrown, SKINS) };
  const left = model.hands.length < 2 && thrown() < 0.35;
  const hand = (word: string, index: number): Layer[] => {
    if (LONG.has(word)) return [at(word, 27, 48, 0.86, { ink }), at('hand', 25, 49, 1, { ink })];
    const side = index === 0 && !left ? 1 : -1;
    return [at(word, 30 + side * 16, 45, 0.86, { flip: side < 0, ink }), at('hand', 30 + side * 16, 46, 1, { ink })];
  };
  return [
    at(model.body!, 30, 29, 0.98, { ink }),
    at(model.face!, 30, 29, 0.98, { ink }),
    ...(model.gear ? [at(model.gear, 30, 29, 0.98, { ink })] : []),
    ...model.hands.slice(0, 2).flatMap(hand),
    ...(model.mount ? [at(model.mount, 30, 34, 0.9, { ink })] : []),
  ];
}

/** Everything that is drawn, from the back to the front. */
export function compose(model: Model, seed: string): Layer[] {
  const ink = { '--c': model.cloth };
  const back = [at(`sky-${model.light}`), at(`in-${model.land}`)];
  if (model.figure) return [...back, at(model.figure, 30, 29, 0.76, { ink })];
  if (model.sight) return [...back, at(model.sight, 30, 55, 0.98, { ink })];
  return [...back, ...somebody(model, seed)];
}

/** The winners before the ark, banners up. 96 × 60. */
export function triumph(colours: readonly string[]): Layer[] {
  const winners = colours.flatMap((cloth, i) => {
    const x = 48 + (i - (colours.length - 1) / 2) * 34;
    const ink = { '--c': cloth, '--t': cloth, '--f': SKINS[(i + 1) % SKINS.length]! };
    return [at('officer', x, 37, 0.86, { ink }), at('man', x, 37, 0.86, { ink }), at('peak', x, 37, 0.86, { ink }), at('banner', x + 14, 50, 0.86, { ink }), at('hand', x + 14, 51, 0.9, { ink }), at('orb', x - 14, 50, 0.8, { ink }), at('hand', x - 14, 51, 0.9, { ink })];
  });
  return [at('sky-sun', 18, 0), at('in-ice', 18, 2), at('levy', 12, 60, 0.62, { ink: { '--c': '#66755f' } }), at('levy', 84, 60, 0.62, { ink: { '--c': '#5f8aa3' } }), ...winners];
}
