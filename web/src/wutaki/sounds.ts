// Wutaki sounds of skins, gourds, flutes and a mountain that is not asleep.

import { boom, drum, flute, knock, pluck, rustle } from '../table/cues';
import type { Sound } from '../table/synth';

/** Fire that takes something. */
const blaze = (at: number, len = 0.8, gain = 0.34): Sound => [
  { wave: 'noise', at, len, gain, attack: 0.12, fade: 1.8, low: 900 },
  ...[0.1, 0.19, 0.33, 0.41, 0.56].map((more) => ({ wave: 'noise' as const, at: at + more * len, len: 0.02, gain: gain * 0.9, fade: 3, low: 5000 })),
];

export const sounds: Readonly<Record<string, Sound>> = {
  turn: [...drum(0, 150, 0.45), ...drum(0.17, 200, 0.5), ...flute(0.32, 587, 0.3, 0.18)],
  placing: [...knock(0, 190, 0.6), ...drum(0.05, 120, 0.3)],
  claim: [rustle(0, 0.2, 0.3), ...flute(0.14, 440, 0.18, 0.2), ...flute(0.3, 587, 0.3, 0.2)],
  sacrifice: [...drum(0, 66, 0.8), ...blaze(0.08, 0.9), { wave: 'sine', at: 0.1, len: 0.9, f: 58, to: 44, gain: 0.4, attack: 0.2, fade: 2 }],
  omen: [...flute(0, 466, 0.5, 0.2), ...flute(0.22, 440, 0.7, 0.2), ...drum(0, 60, 0.4)],
  pact: [...drum(0, 110, 0.5), ...drum(0.14, 110, 0.5), pluck(0.2, 392, 0.3, 0.9), pluck(0.31, 523, 0.3, 0.9), pluck(0.42, 659, 0.32, 1.1), ...blaze(0.2, 0.6, 0.2)],
  'pay-day': [0, 0.06, 0.13, 0.2, 0.28, 0.34].flatMap((at, i) => knock(at, 900 + (i % 3) * 180, 0.2)),
  'general-track': [...drum(0, 120, 0.4), pluck(0.1, 294, 0.3), pluck(0.2, 370, 0.3)],
  'round-card': [rustle(0, 0.26, 0.34), ...drum(0.2, 78, 0.7), ...flute(0.3, 392, 0.5, 0.2)],
  'round-end': [...drum(0, 90, 0.7), ...drum(0.2, 110, 0.5), ...drum(0.3, 110, 0.5), ...drum(0.5, 66, 0.9)],
  'last-round': [...boom(0, 0.9, 1.6), ...blaze(0.3, 1.1, 0.3), ...drum(0.5, 52, 0.8)],
  victory: [...[0, 0.14, 0.28, 0.35].flatMap((at) => drum(at, 96, 0.6)), ...[440, 523, 587, 784, 880].flatMap((f, i) => flute(0.42 + i * 0.14, f, 0.4, 0.24)), ...drum(1.14, 66, 0.9)],
  defeat: [...drum(0, 70, 0.6), ...flute(0.2, 440, 0.4, 0.2), ...flute(0.5, 392, 0.4, 0.2), ...flute(0.8, 330, 0.8, 0.22)],
};
