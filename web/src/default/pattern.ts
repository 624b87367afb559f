// An ornament out of a game's name: for its poster, the backs of its cards and the cloth of its table.

import { cut, thrown } from '../art/woodcut';
import { hashOf } from './words';

export interface Ornament {
  petals: number;
  /** Carved strokes around the middle of a square of 100. */
  rosette: string;
  /** Chances that follow from the name. */
  next: () => number;
}

const turned = (x: number, y: number, angle: number): [number, number] => [
  50 + x * Math.cos(angle) - y * Math.sin(angle),
  50 + x * Math.sin(angle) + y * Math.cos(angle),
];

export function ornamentOf(name: string): Ornament {
  const next = thrown(hashOf(name));
  for (let warm = 0; warm < 4; warm += 1) next(); // neighbours in the alphabet begin alike
  const petals = 5 + Math.floor(next() * 5);
  const rings = [
    { from: 10 + 3 * next(), to: 25 + 5 * next(), width: 4 + 4 * next(), bend: 5 * (next() - 0.5), shift: 0 },
    { from: 24 + 4 * next(), to: 36 + 3 * next(), width: 3 + 4 * next(), bend: 8 * (next() - 0.5), shift: 0.5 },
    { from: 36 + 2 * next(), to: 45 + 2 * next(), width: 2 + 3 * next(), bend: 0, shift: next() < 0.5 ? 0 : 0.5 },
  ];
  const rosette = rings
    .flatMap((ring) =>
      Array.from({ length: petals }, (_, at) => {
        const angle = ((at + ring.shift) / petals) * 2 * Math.PI - Math.PI / 2;
        return cut(...turned(ring.from, 0, angle), ...turned(ring.to, 0, angle), ring.width, ring.bend);
      }),
    )
    .join('');
  return { petals, rosette, next };
}
