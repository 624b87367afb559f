// What is heard at any table, by the moment of the story. A game may have its own sounds for some of them, or for more.

import type { Sound, Voice } from './synth';

/** A knock on wood. */
export const knock = (at: number, f: number, gain = 0.5): Voice[] => [
  { wave: 'sine', at, len: 0.09, f, to: f * 0.7, gain, fade: 5 },
  { wave: 'noise', at, len: 0.03, gain: gain * 0.4, fade: 4, low: 2600 },
];
/** A skin struck with the hand. */
export const drum = (at: number, f: number, gain = 0.7): Voice[] => [
  { wave: 'sine', at, len: 0.34, f: f * 1.7, to: f, gain, fade: 4 },
  { wave: 'noise', at, len: 0.05, gain: gain * 0.35, fade: 5, low: 1400 },
];
/** A plucked string. */
export const pluck = (at: number, f: number, gain = 0.4, len = 0.7): Voice => ({ wave: 'pluck', at, len, f, gain, fade: 1.6, low: 4200 });
/** A bell or struck steel. */
export const metal = (at: number, f: number, gain = 0.3, len = 0.6): Voice => ({ wave: 'sine', at, len, f, gain, fade: 3.4, fm: [1.41, 0.34] });
/** Paper drawn over paper. */
export const rustle = (at: number, len = 0.12, gain = 0.25): Voice => ({ wave: 'noise', at, len, gain, attack: len * 0.4, fade: 2, low: 3800 });
/** Something heavy falls. */
export const boom = (at: number, gain = 0.8, len = 0.8): Voice[] => [
  { wave: 'sine', at, len, f: 110, to: 38, gain, fade: 3 },
  { wave: 'noise', at, len: len * 0.8, gain: gain * 0.55, fade: 4, low: 700 },
];
/** A brass of sorts. */
export const horn = (at: number, f: number, len = 0.35, gain = 0.22): Voice => ({ wave: 'saw', at, len, f, gain, attack: 0.03, fade: 1.3, low: 1500 });
export const flute = (at: number, f: number, len = 0.3, gain = 0.26): Voice[] => [
  { wave: 'sine', at, len, f, gain, attack: 0.04, fade: 1.4 },
  { wave: 'noise', at, len, gain: gain * 0.12, attack: 0.03, fade: 2, low: 2400 },
];

/** Dice that roll and come to rest. */
const clatter = (times: readonly number[], f: number): Voice[] => times.flatMap((at, i) => knock(at, f + ((i * 137) % 90), 0.42 - i * 0.03));

export const CUES: Readonly<Record<string, Sound>> = {
  // at the table
  turn: [...knock(0, 300, 0.5), ...knock(0.16, 400, 0.55), pluck(0.3, 523, 0.3)],
  refused: [{ wave: 'triangle', len: 0.18, f: 150, to: 110, gain: 0.4, fade: 2, low: 900 }, ...knock(0, 120, 0.4)],
  chat: [...flute(0, 880, 0.09, 0.16), ...flute(0.09, 1175, 0.12, 0.16)],
  move: knock(0, 260, 0.4),
  card: [rustle(0, 0.14), ...knock(0.1, 420, 0.18)],
  coin: [metal(0, 1760, 0.16, 0.22), metal(0.06, 2349, 0.14, 0.3)],
  gain: [pluck(0, 659, 0.26, 0.4), pluck(0.07, 784, 0.26, 0.5)],
  reveal: [rustle(0, 0.2, 0.3), pluck(0.14, 440, 0.3)],
  spark: [metal(0, 2093, 0.08, 0.3), metal(0.05, 2637, 0.06, 0.34)],
  // the moments of a story
  start: [...drum(0, 90), ...drum(0.18, 120), pluck(0.34, 392, 0.35, 1)],
  placing: [...knock(0, 210, 0.55), ...knock(0.07, 160, 0.3)],
  landing: knock(0, 180, 0.6),
  buying: [rustle(0, 0.1), metal(0.08, 1760, 0.14, 0.22), metal(0.14, 2217, 0.12, 0.28)],
  collecting: [...knock(0, 380, 0.24), ...knock(0.07, 440, 0.26), ...knock(0.14, 520, 0.28)],
  recruiting: [...drum(0, 130, 0.5), pluck(0.12, 330, 0.3), pluck(0.22, 440, 0.3)],
  building: [...knock(0, 300, 0.5), ...knock(0.14, 300, 0.5), ...knock(0.28, 240, 0.6)],
  upgrade: [...knock(0, 320, 0.5), ...knock(0.13, 320, 0.5), pluck(0.26, 523, 0.32), pluck(0.34, 659, 0.32)],
  effect: [metal(0, 880, 0.14, 0.5), metal(0.09, 1319, 0.12, 0.5)],
  rolling: clatter([0, 0.06, 0.11, 0.19, 0.24, 0.33, 0.42, 0.54], 330),
  dice: clatter([0, 0.06, 0.11, 0.19, 0.24, 0.33], 330),
  attack: [{ wave: 'noise', len: 0.26, gain: 0.4, attack: 0.16, fade: 2, low: 2400 }, ...drum(0.2, 80, 0.8)],
  hit: [...boom(0, 0.6, 0.4), metal(0.01, 310, 0.2, 0.3)],
  block: [metal(0, 520, 0.34, 0.4), metal(0.02, 790, 0.2, 0.5), ...knock(0, 190, 0.4)],
  repelled: [metal(0, 620, 0.3, 0.4), { wave: 'triangle', at: 0.08, len: 0.3, f: 330, to: 160, gain: 0.22, fade: 2 }],
  destruction: [...boom(0, 0.85, 0.9), ...clatter([0.12, 0.2, 0.31, 0.4], 150)],
  conquest: [...boom(0, 0.5, 0.6), horn(0.12, 196), horn(0.3, 294), horn(0.48, 392, 0.7)],
  sacrifice: [...drum(0, 70, 0.7), { wave: 'noise', at: 0.1, len: 0.7, gain: 0.3, attack: 0.2, fade: 2, low: 1100 }],
  chase: [...knock(0, 500, 0.3), ...knock(0.08, 430, 0.3), ...knock(0.16, 360, 0.34), ...knock(0.24, 300, 0.4)],
  pillage: [rustle(0, 0.16, 0.34), ...knock(0.12, 220, 0.4), metal(0.2, 1568, 0.12, 0.3)],
  claim: [rustle(0, 0.16, 0.3), pluck(0.12, 392, 0.34, 0.8)],
  omen: [metal(0, 466, 0.2, 1), metal(0.16, 622, 0.14, 1), rustle(0, 0.3, 0.16)],
  pact: [pluck(0, 392, 0.34, 0.9), pluck(0.11, 523, 0.34, 0.9), pluck(0.22, 659, 0.36, 1), ...drum(0.22, 110, 0.5)],
  paragon: [metal(0, 1047, 0.16, 0.9), metal(0.12, 1397, 0.14, 0.9), metal(0.24, 1760, 0.12, 1)],
  unused: [{ wave: 'triangle', len: 0.2, f: 300, to: 220, gain: 0.24, fade: 2 }],
  'general-track': [...drum(0, 100, 0.4), horn(0.08, 262, 0.3, 0.16)],
  'pay-day': [0, 0.07, 0.14, 0.22, 0.29].flatMap((at, i) => [metal(at, 1568 + (i % 3) * 260, 0.12, 0.26)]),
  'round-card': [rustle(0, 0.24, 0.34), ...drum(0.2, 84, 0.6), pluck(0.3, 330, 0.3, 1)],
  'round-end': [...drum(0, 96, 0.6), ...drum(0.24, 96, 0.6), ...drum(0.42, 72, 0.8)],
  'last-round': [metal(0, 220, 0.4, 1.5), metal(0.02, 331, 0.22, 1.5), ...drum(0.1, 60, 0.6)],
  scoring: [pluck(0, 330, 0.3, 0.6), pluck(0.1, 415, 0.3, 0.7)],
  end: [...drum(0, 80, 0.7), pluck(0.12, 392, 0.3, 1), pluck(0.24, 523, 0.3, 1), pluck(0.36, 784, 0.3, 1.2)],
  victory: [...drum(0, 90, 0.7), ...[392, 523, 659, 784, 1047].flatMap((f, i) => [pluck(0.1 + i * 0.12, f, 0.32, 1.2), horn(0.1 + i * 0.12, f / 2, 0.4, 0.1)]), ...drum(0.72, 70, 0.8)],
  defeat: [...drum(0, 70, 0.6), pluck(0.14, 392, 0.3, 0.9), pluck(0.34, 349, 0.3, 0.9), pluck(0.54, 294, 0.32, 1.4)],
};
