// The villagers of Wutaki: a body with a gesture, a mask over its face. Bodies stand on 0 0, masks are drawn around 0 0.

import { carve, disc, flat, form, GLOW, ink, line, OCHRE, PAPER, TONE, type Parts } from '../../art/parts';

const CLOTH = 'var(--c)';
const MASK = 'var(--m)';
const limb = (d: string, width = 3.4): string => line(d, width);
const feet = line('M-5 0v-4M5 0v-4', 3) + line('M-5 0h-3M5 0h3', 2.4);
const robe = form(CLOTH, 'M-10-3l3-19q2-5 7-5t7 5l3 19q-10 3-20 0z') + line('M-9-8l4 3 4-3 4 3 4-3 3 2', 1) + carve('M-5-20q-2 6-2.6 11', 1.3);

export interface Gesture {
  head: readonly [x: number, y: number];
  hand: readonly [x: number, y: number]; // where a thing stands that is held
}

export const gestures: Readonly<Record<string, Gesture>> = {
  stand: { head: [0, -33], hand: [12, -15] },
  raise: { head: [0, -32], hand: [0, -43] },
  kneel: { head: [4, -27], hand: [16, -17] },
  carry: { head: [7, -29], hand: [-5, -27] },
  run: { head: [6, -33], hand: [15, -26] },
  point: { head: [-1, -33], hand: [17, -24] },
  sit: { head: [0, -27], hand: [0, -8] },
  dig: { head: [5, -29], hand: [15, -2] },
  dance: { head: [1, -34], hand: [14, -36] },
  bow: { head: [11, -17], hand: [16, -4] },
  hide: { head: [0, -29], hand: [8, -10] },
  whisper: { head: [5, -30], hand: [13, -20] },
};

export const bodies: Parts = {
  'do-stand': feet + limb('M-6-21q-5 4-5 10') + robe + limb('M6-22q5 1 6 7'),
  'do-raise': feet + limb('M-6-22q-9-5-8-19M6-22q9-5 8-19') + robe + form(OCHRE, 'M-16-41q2-2 4 0v3h-4zM12-41q2-2 4 0v3h-4z', 1),
  'do-kneel': limb('M-7 0h12', 4) + form(CLOTH, 'M-11 0q-3-13 5-18 3-4 8-3 5 2 4 10l1 5q5 1 6 6z') + line('M-9-5l4 3 4-3 4 3 4-2', 1) + carve('M-6-14q-3 4-3 8', 1.3) + limb('M4-17q7 2 11 0'),
  'do-carry': limb('M-5 0l1-8M8 0L4-8', 3.2) + line('M-5 0h-3M8 0h3', 2.4) + form(CLOTH, 'M-9-5q0-14 7-20 5-3 9 0 3 5 0 13l-3 9q-7 2-13-2z') + line('M-8-9l4 3 4-2 4 3 3-2', 1) + limb('M5-21q-5-6-11-5'),
  'do-run': limb('M-12-1l8-8M4-8l8 5-1 4', 3.2) + form(CLOTH, 'M-10-7q3-13 8-18 4-4 8-1 4 4 2 11l-3 10q-8 2-15-2z') + line('M-9-10l5 3 4-2 4 2', 1) + limb('M4-23q7-1 11-3M-2-22q-7 2-9 8') + carve('M-4-20q-3 5-4 9', 1.3),
  'do-point': feet + limb('M-6-21q-6 5-2 11') + robe + limb('M5-23l12-1') + line('M17-24l4-1', 1.8),
  'do-sit': form(CLOTH, 'M-17 0q-2-7 7-8l2-9q2-6 8-6t8 6l2 9q9 1 7 8z') + line('M-13-2q7-4 13-1 6-3 13 1', 1.2) + limb('M-7-16q-3 7 5 8M7-16q3 7-5 8', 3) + carve('M-5-19q-2 3-2.6 6', 1.3),
  'do-dig': limb('M-7 0l2-8M4 0v-8', 3.2) + line('M-7 0h-3M4 0h3', 2.4) + form(CLOTH, 'M-10-6q1-15 8-19 5-3 8 1 3 5-1 11l-2 9q-7 1-13-2z') + line('M-9-9l4 3 4-2 4 2', 1) + limb('M4-21q7 4 9 9M0-16q7 4 10 7', 3),
  'do-dance': limb('M-2 0v-8M5-8q7-1 8 5', 3.2) + line('M-2 0h-4M13-3h3', 2.4) + form(CLOTH, 'M-9-6q0-14 4-19 4-4 9-1 4 4 3 11l3 9q-9 4-19 0z') + line('M-8-9l4 3 4-2 4 3 4-3', 1) + limb('M5-23q9-3 9-13M-5-22q-9 1-12 8') + carve('M-4-20q-2 5-2 9', 1.3),
  'do-bow': limb('M-6 0v-8M1 0v-8', 3.2) + line('M-6 0h-3M1 0h3', 2.4) + form(CLOTH, 'M-11-6q-2-14 6-18 8-3 13 6l-3 4q-3-2-3 2v7q-7 2-13-1z') + line('M-10-9l4 3 4-2 3 2', 1) + carve('M-7-18q-2 4-2 7', 1.3) + limb('M4-15q6 5 10 10'),
  'do-hide': ink('M-12 0q-2-20 4-28 8-8 16 0 6 9 4 28-12 3-24 0z') + carve('M-7-20q-2 8-2 16M7-20q2 8 2 16M-1-16q-1 8 0 12', 1.2) + form(OCHRE, 'M5-12q4-1 6 1l-1 3h-5z', 1),
  'do-whisper': feet + robe + limb('M5-21q6 1 8-4'),
};

const eyes = (x: number, y: number, r = 1.5): string => ink(disc(-x, y, r) + disc(x, y, r));

export const masks: Parts = {
  'mask-grin': form(MASK, 'M-8-7q8-5 16 0 2 9-2 13-6 4-12 0-4-4-2-13z') + eyes(3.6, -2.4, 1.7) + form(PAPER, 'M-5 2.6q5 2 10 0-1 4-5 4t-5-4z', 0.9) + line('M-7-5.6q3-2 5 0M7-5.6q-3-2-5 0', 1),
  'mask-long': form(MASK, 'M-6-11q6-3 12 0 1 12-2 18-4 4-8 0-3-6-2-18z') + ink('M -4.6-5h3.6v2.6h-3.6zM1-5h3.6v2.6h-3.6z') + line('M0-9v10M-2 5h4', 1.2) + flat(TONE, 'M-4 .5h2v3h-2zM2 .5h2v3h-2z'),
  'mask-horn': form(PAPER, 'M-6-8q-6-1-7-8 6 2 9 5zM6-8q6-1 7-8-6 2-9 5z', 1) + form(MASK, 'M-7-9q7-3 14 0 2 8-2 13l-5 5-5-5q-4-5-2-13z') + ink('M-5-3l5 1.5-4 2zM5-3l-5 1.5 4 2z') + line('M-3 4.6h6', 1.3),
  'mask-bird': form(MASK, 'M-8-5q1-7 8-7 8 1 8 8-1 8-8 9-8-1-8-10z') + form(OCHRE, 'M4-3q8 0 12 6-7 0-12 2z', 1) + ink(disc(1.5, -3, 2)) + carve('M1-4h.1', 1) + line('M-4-11l-3-6M0-12v-6M4-11l3-5', 1.8),
  'mask-leaf': form(TONE, 'M-7-8q-6-3-5-9 5 1 7 5 1-6 5-8 4 2 5 8 2-4 7-5 1 6-5 9z', 1) + form(MASK, 'M-7-8q7-3 14 0 2 9-2 14-5 4-10 0-4-5-2-14z') + eyes(3, -2) + line('M-3 4q3 1.6 6 0M0-1v3', 1.1),
  'mask-moon': form(MASK, disc(0, -1, 8.4)) + flat(TONE, 'M0-9.4a8.4 8.4 0 0 1 0 16.8q4-8 0-16.8z') + line('M-5-3q1.5-1.6 3 0M3-3q1.5-1.6 3 0M-3 3q3 2 6 0', 1.2),
  'mask-tiki': form(MASK, 'M-9-11h18l-1 8 1.5 2-2 8h-15l-2-8 1.5-2z') + ink('M -6.5-7h5v3.6h-5zM1.5-7h5v3.6h-5zM-6 1h12v4h-12z') + flat(PAPER, 'M-5 1h2v2h-2zM-1 1h2v2h-2zM3 1h2v2h-2zM-3 5h2v-1.6h-2zM1 5h2v-1.6h-2z') + line('M-9-9.5h18', 0.9),
  'mask-sun': form(OCHRE, 'M0-15l2.6 4.6 4.4-3 .6 5.4 5.4-1-2 5 4.5 2.5-4.5 2.5 2 5-5.4-1-.6 5-4.4-2.6-2.6 4.6-2.6-4.6-4.4 2.6-.6-5-5.4 1 2-5-4.5-2.5 4.5-2.5-2-5 5.4 1 .6-5.4 4.4 3z', 1) + form(MASK, disc(0, -1.5, 7)) + eyes(2.6, -3, 1.2) + line('M-3 1.5q3 2 6 0', 1.1),
  'mask-seer': form(MASK, 'M-8-8q8-5 16 0 2 9-2 13-6 4-12 0-4-4-2-13z') + form(PAPER, 'M-6-3q6-6 12 0-6 6-12 0z', 0.9) + ink(disc(0, -3, 2)) + line('M-3 4h6', 1.2) + line('M-6-10l-2-4M0-11v-5M6-10l2-4', 1.3),
  'mask-hood': ink('M-9 8q-3-12 1-18 8-9 16 0 4 6 1 18-9 3-18 0z') + flat(MASK, 'M-5 4q-1-8 2-10 3-2 6 0 3 2 2 10-5 3-10 0z') + ink('M -3.6-2h3v2h-3zM.6-2h3v2h-3zM-2 3h4v1h-4z'),
  'mask-crown': form(GLOW, 'M-8-8l-2-8 5 4 5-6 5 6 5-4-2 8z', 1) + form(MASK, 'M-8-8q8-2 16 0 1 9-2 13-6 4-12 0-3-4-2-13z') + eyes(3, -2.6) + line('M-4 3.4q4 2 8 0M0-2v3', 1.2),
  'mask-wail': form(MASK, 'M-7-10q7-4 14 0 2 9-1 15-3 5-6 5t-6-5q-3-6-1-15z') + eyes(3, -4.6, 1.5) + ink('M -2.6 1q2.6-2 5.2 0 .6 5-2.6 6-3.2-1-2.6-6z') + line('M-6-8l3 1.6M6-8l-3 1.6M-5-1v4M5-1v4', 1),
};

export const palms: Parts = {
  palms: form(OCHRE, 'M-36 8q-2-14 4-20 3-10 6-9 3 2 1 9 10 3 20 2 4 0 5 4l-1 14z') + form(OCHRE, 'M36 8q2-14-4-20-3-10-6-9-3 2-1 9-10 3-20 2-4 0-5 4l1 14z') + line('M-24-9q8 3 17 3M24-9q-8 3-17 3M-26-3q9 3 20 3M26-3q-9 3-20 3', 1.1) + form('var(--c)', 'M-44 20q0-14 6-20l12 4q6 6 4 16zM44 20q0-14-6-20l-12 4q-6 6-4 16z') + carve('M-37 4l8 3M37 4l-8 3', 1.3),
};
