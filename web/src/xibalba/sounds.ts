// Xibalba sounds of steel, diesel, radio and something that hums under the ice.

import { boom, horn, knock, metal } from '../table/cues';
import type { Sound, Voice } from '../table/synth';

/** A rifle, or several. */
const shot = (at: number, gain = 0.5): Voice[] => [
  { wave: 'noise', at, len: 0.16, gain, fade: 5, low: 3200 },
  { wave: 'sine', at, len: 0.1, f: 220, to: 70, gain, fade: 4 },
];
/** The hum of paragon. */
const hum = (at: number, f: number, len = 1.1, gain = 0.16): Voice => ({ wave: 'sine', at, len, f, to: f * 1.02, gain, attack: 0.12, fade: 1.6, fm: [2.01, 0.2] });
/** An engine that starts. */
const diesel = (at: number): Voice[] => [0, 0.08, 0.15, 0.21, 0.26].map((more) => ({ wave: 'saw', at: at + more, len: 0.07, f: 62, to: 54, gain: 0.3, fade: 2, low: 420 }));

export const sounds: Readonly<Record<string, Sound>> = {
  turn: [{ wave: 'square', len: 0.06, f: 880, gain: 0.1, low: 2200 }, { wave: 'square', at: 0.1, len: 0.06, f: 880, gain: 0.1, low: 2200 }, metal(0.22, 587, 0.26, 0.7)],
  placing: [...knock(0, 150, 0.5), metal(0.02, 320, 0.14, 0.2)],
  buying: [{ wave: 'noise', len: 0.05, gain: 0.3, low: 4200 }, metal(0.06, 740, 0.2, 0.3), ...diesel(0.1)],
  recruiting: [...knock(0, 200, 0.4), ...knock(0.11, 200, 0.4), ...knock(0.22, 200, 0.5), metal(0.24, 420, 0.16, 0.3)],
  building: [...diesel(0), metal(0.3, 260, 0.3, 0.5), metal(0.46, 260, 0.3, 0.6)],
  attack: [...shot(0, 0.5), ...shot(0.09, 0.4), ...shot(0.2, 0.55), ...boom(0.24, 0.4, 0.4)],
  hit: [...shot(0, 0.6), ...boom(0.04, 0.6, 0.5), metal(0.05, 210, 0.24, 0.5)],
  conquest: [...boom(0, 0.7, 0.9), metal(0.1, 110, 0.4, 1.4), horn(0.2, 147, 0.4), horn(0.44, 220, 0.4), horn(0.68, 294, 0.9), hum(0.2, 440, 1.4)],
  paragon: [hum(0, 659, 1.2), hum(0.14, 988, 1.1, 0.12), metal(0.1, 1976, 0.08, 0.9)],
  effect: [hum(0, 494, 0.6), metal(0.06, 988, 0.1, 0.5)],
  'last-round': [...[0, 0.5].flatMap((at): Voice[] => [{ wave: 'saw', at, len: 0.45, f: 220, to: 330, gain: 0.2, attack: 0.1, fade: 0.8, low: 1300 }]), ...boom(0.1, 0.5, 0.9)],
  victory: [...boom(0, 0.6, 0.9), ...[196, 247, 294, 392].flatMap((f, i) => [horn(0.12 + i * 0.16, f, 0.4, 0.22), horn(0.12 + i * 0.16, f * 1.5, 0.4, 0.12)]), hum(0.6, 784, 1.4), metal(0.78, 1568, 0.1, 1.2)],
  defeat: [metal(0, 147, 0.4, 1.2), horn(0.2, 196, 0.5, 0.18), horn(0.55, 165, 0.5, 0.18), horn(0.9, 123, 0.9, 0.2)],
};
