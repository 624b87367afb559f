// Places and deeds of Xibalba: what stands on a building's card, what happens on an event's, and the land behind both.
// Buildings and deeds stand on 0 0 and are about 48 wide and 40 high; land is drawn for a picture of 60 × 60.

import { cut, rays, thrown } from '../../art/woodcut';
import { carve, disc, EMBER, flat, form, GLOW, ink, line, OCHRE, PAPER, TINT, TONE, type Parts } from '../../art/parts';

const CLOTH = 'var(--c)';
const STEEL = '#9fb0ba';
const DARK = '#2a3036';
const WOOD = '#8a5a34';
const FIRE = '#d9702c';

export const buildings: Parts = {
  bunker: form(STEEL, 'M-28 0v-12l8-12h40l8 12v12z', 1.4) + ink('M-16-16h32v4h-32zM-6 0v-8h12v8z') + line('M0-24v-14', 1.6) + form(TONE, 'M0-38h13l-4 4 4 4h-13z', 1) + carve('M-23-11l5-8M12-20h6', 1.4) + line('M-26-6h14M12-6h14', 1),
  barracks: form(STEEL, 'M-29 0v-11q0-15 14-15h30q14 0 14 15v11z', 1.4) + line('M-20-24v24M-8-26v26M8-26v26M20-24v24', 0.9) + ink('M-5 0v-11q5-4 10 0v11zM-18-14h6v6h-6zM12-14h6v6h-6z') + line('M-24-26v-12', 1.4) + form(TONE, 'M-24-38h10l-3 3.5 3 3.5h-10z', 1) + carve('M-25-14q1-6 5-8', 1.3),
  refinery: form(STEEL, 'M-28 0v-20h12v20zM-12 0v-30h9v30z', 1.3) + form(STEEL, 'M2 0v-12q0-7 12-7t12 7v12z', 1.3) + line('M-22-20v-6h20M-7-12h10M14-19v-8h-17', 1.8) + line('M-16 0l13-30M-12-10h9M-12-20h9', 1) + flat(FIRE, 'M-8-31q-4-5 1-11 4 5 3 11z') + carve('M-25-16v10M6-10q1-4 4-5', 1.4) + ink('M-31-2h60v3h-60z'),
  bazaar: form(CLOTH, 'M-27-18l6-10h42l6 10q-3 5-9 0-5 5-9 0-5 5-9 0-5 5-9 0-5 5-9 0-6 5-9 0z', 1.3) + line('M-24-16v16M24-16v16', 2) + form(WOOD, 'M-26-10h52v10h-52z', 1.2) + form(OCHRE, 'M-18-17h8v7h-8zM-8-15h7v5h-7z', 1) + form(TONE, disc(8, -13, 3), 1) + form(PAPER, disc(16, -13, 3), 1) + line('M0-28v-8', 1.2) + form(OCHRE, 'M-3-41h6l2 5h-10z', 1) + carve('M-16-22l2-4M2-22v-4', 1.2),
  assembly: form(CLOTH, 'M-29 0v-18l10-9v9l10-9v9l10-9v9h28v18z', 1.4) + form(STEEL, 'M12-18l1-20h6l1 20z', 1.2) + ink('M-24-12h7v6h-7zM-13-12h7v6h-7zM-2-12h7v6h-7zM12 0v-10h12v10z') + line('M16-39q-2-4 3-6 5-1 8-4', 2.2) + carve('M15-32v10', 1.2),
  siegegun: line('M-16-7L30-36', 9) + line('M-16-7L30-36', 5.6, STEEL) + form(DARK, 'M27-42l7 10-4 3-7-10z', 1.1) + form(CLOTH, 'M-26-4q2-14 14-14t16 14z', 1.3) + form(OCHRE, disc(-16, -6, 7), 1.3) + ink(disc(-16, -6, 2)) + form(OCHRE, disc(2, -5, 6), 1.3) + ink(disc(2, -5, 1.7)) + line('M-28 0h46', 2.8) + carve('M-6-16L18-31', 1.3),
  dojo: form(CLOTH, 'M-32-14q8-2 12-8h40q4 6 12 8l-2 4h-60z', 1.3) + form(CLOTH, 'M-22-26q6-2 9-7h26q3 5 9 7l-1 4h-42z', 1.3) + form(PAPER, 'M-22-10h44v10h-44z', 1.2) + line('M-12-10v10M0-10v10M12-10v10M-22-5h44', 1) + line('M0-33v-6', 1.5) + carve('M-20-16h16M-10-28h10', 1.2) + form(TONE, disc(0, -17, 3), 0.9),
  watchtower: line('M-10 0l5-26M10 0l-5-26M-9-6l16-8M9-6l-16-8M-7-16l13-8M7-16l-13-8', 1.8) + form(WOOD, 'M-12-34h24v9h-24z', 1.2) + form(CLOTH, 'M-16-34q8-2 16-9 8 7 16 9z', 1.2) + ink('M-6-32h12v4h-12z') + flat(PAPER, 'M6-30l26-8v14z') + carve('M-10-28h3', 1.2),
  depot: form(PAPER, 'M-28 0v-12q0-10 10-14 10 4 10 14v12z', 1.3) + form(CLOTH, 'M-10 0v-16q0-12 12-17 12 5 12 17v16z', 1.3) + line('M2-33v-6M-18-26v-5', 1.4) + ink('M-3 0v-8q5-6 10 0v8zM-21 0v-6q3-4 6 0v6z') + form(OCHRE, 'M14-9h14v9h-14zM17-17h10v8h-10z', 1.1) + line('M14-4.5h14M17-13h10', 0.9) + carve('M-6-18q1-5 5-8', 1.3),
  vault: form(WOOD, 'M-30 0q0-26 16-32 14-5 28 0 16 6 16 32z', 1.3) + form(STEEL, disc(0, -16, 14), 1.4) + form(PAPER, disc(0, -16, 9), 1) + line('M0-27v22M-11-16h22M-8-24l16 16M8-24l-16 16', 1.5) + form(OCHRE, disc(0, -16, 3.4), 1) + carve('M-25-8q1-10 6-15', 1.3),
  antenna: form(DARK, 'M-20 0q2-12 12-16h16q10 4 12 16z', 1.3) + line('M0-16v-10', 2.6) + form(STEEL, 'M-22-42q6 20 30 17l-3 6q-26 0-27-23z', 1.2) + line('M-4-26l10-14', 1.6) + flat(GLOW, disc(7, -41, 3)) + flat(EMBER, disc(7, -41, 1.3)) + line('M13-46q4 5 1 11M18-50q7 9 2 18', 1.4, GLOW) + carve('M-13-5q1-4 4-6', 1.3),
  still: form(OCHRE, 'M-24 0q-4-16 6-20l2-8h8l2 8q10 4 6 20z', 1.3) + line('M-12-28q2-10 14-8 8 2 8 12v6', 2.2) + form(PAPER, 'M6-18h9v18h-9z', 1.2) + flat(GLOW, 'M7-9h7v8h-7z') + flat(EMBER, disc(10, -6, 1.6)) + form(STEEL, 'M20-22h8v22h-8z', 1.2) + carve('M-19-6q-1-6 3-9', 1.4) + flat(FIRE, 'M-14 2q-5-2-2-6 1 2 2 1 0-3 3-4 0 3 2 4 1-2 3-2 1 5-3 7z'),
  hospital: form(PAPER, 'M-28 0v-14L-10-28h20l18 14v14z', 1.4) + line('M-28-14h56M-10-28v14M10-28v14', 1) + flat('#b3322a', 'M-3-25h6v4h4v5h-4v4h-6v-4h-4v-5h4z') + ink('M-6 0v-8h12v8z') + line('M20-18v-16', 1.5) + form(PAPER, 'M20-34h12v9h-12z', 1) + flat('#b3322a', 'M25-33h2v2.5h2.5v2h-2.5v2.5h-2v-2.5h-2.5v-2h2.5z'),
  arsenal: form(CLOTH, 'M-29 0v-20h58v20z', 1.4) + form(CLOTH, 'M-29-20l4-8h50l4 8z', 1.2) + line('M-22 0v-14M-16 0v-14M-10 0v-14', 2.2) + ink('M-22-14q-2-4 0-6 2 2 0 6zM-16-14q-2-4 0-6 2 2 0 6zM-10-14q-2-4 0-6 2 2 0 6z') + form(OCHRE, 'M2-4q0-10 4-13 4 3 4 13zM12-4q0-10 4-13 4 3 4 13z', 1.1) + line('M2-8h8M12-8h8', 1) + line('M-2 0h26', 2) + carve('M-22-24h20', 1.2),
  forgetemple: form(STEEL, 'M-30 0v-6h6v-7h6v-7h6v-7h24v7h6v7h6v7h6v6z', 1.4) + ink('M-6-27h12v27h-12z') + flat(FIRE, 'M-5 0q-2-8 3-12 0 4 2 5 1-5 4-6 3 6 1 13z') + form(DARK, 'M-8-34h16v7h-16z', 1.2) + line('M-4-35q-3-5 1-9M3-35q3-5 0-10', 1.8) + carve('M-26-3h6M-20-10h5M-14-17h5', 1.3),
  mast: line('M-9 0L0-44 9 0M-7-8h14M-5-18h10M-3-28h6M-7-8l12-10M7-8L-5-18M-5-18l8-10M5-18l-8-10', 1.8) + form(STEEL, 'M-26 0v-10h14v10zM12 0v-8h14v8z', 1.2) + line('M-12-46q-6 6 0 12M-18-50q-9 10 0 20M12-46q6 6 0 12M18-50q9 10 0 20', 1.5) + ink(disc(0, -45, 2.4)) + ink('M-22-7h5v4h-5z'),
};

const soldier = (x: number, y: number, s: number): string => `<g transform="translate(${x} ${y}) scale(${s})">` + line('M-3 0v-8M3 0v-8', 3) + form(CLOTH, 'M-7-6l2-14h10l2 14z', 1.3) + form('#d8ab84', disc(0, -24, 4)) + form(STEEL, 'M-6-24q0-6 6-6t6 6z', 1.2) + line('M7-4L10-28', 2) + '</g>';

export const deeds: Parts = {
  orders: form(PAPER, 'M-28-30q14-4 28 0t28 0v26q-14 4-28 0t-28 0z', 1.4) + line('M-20-10q6-14 14-10t12-6 14-2', 2.6, '#b3322a') + ink('M14-32l10 3-7 7z') + line('M-22-24h8M-4-24h6M8-10h12M-8-8h8', 1) + form(TONE, disc(-20, -10, 3), 1) + form(OCHRE, 'M12-3l4-14 5 2-4 14z', 1),
  levy: soldier(-20, 0, 1) + soldier(20, 0, 1) + soldier(0, 2, 1.25),
  drop: form(CLOTH, 'M-26-24q2-20 26-20t26 20q-5-4-9 0-4-4-8 0-5-4-9 0-4-4-9 0-4-4-8 0-4-4-9 0z', 1.4) + line('M-26-24L-7-12M-9-24l5 12M9-24l-5 12M26-24L7-12M0-44v20', 1.1) + form(OCHRE, 'M-10-13h20v14h-20z', 1.3) + line('M-10-13l20 14M10-13l-20 14', 1.2) + carve('M-18-30q3-7 9-9', 1.4),
  blast: flat(FIRE, 'M0-46l6 13 12-9-2 14 14-1-9 11 11 8-14 2 2 10H-20l2-10-14-2 11-8-9-11 14 1-2-14 12 9z') + flat('#f2c14e', 'M0-32l4 9 8-4-2 9 9 2-7 6 4 8h-32l4-8-7-6 9-2-2-9 8 4z') + form(DARK, 'M-18 0l3-9 6 3 4-8 6 6 6-5 3 7 6-2 2 8z', 1.2) + ink('M-24-26l4 2-3 3zM22-30l4-1-1 5zM14-42l3 1-2 3z'),
  strike: [-20, -7, 8, 21].map((x, i) => `<g transform="translate(${x} ${i % 2 ? 0 : -5})">` + form(i % 2 ? CLOTH : TONE, 'M-5 4v-17h10v17z', 1.2) + form(['#d8ab84', '#a9734c', '#8d5a3a', '#e5c19c'][i]!, 'M-6-13v-9q0-4 4-4h5q4 0 4 4v9q-6 3-13 0z', 1.2) + line('M-2-25v5M2-25v5M-6-19h8', 1) + '</g>').join('') + line('M-26-36l4 4M0-42v6M26-36l-4 4', 1.5),
  shift: form(STEEL, 'M-4-42h7l1 5 5 2 5-3 4 5-3 4 2 5 5 1v7l-5 1-2 4 3 5-4 5-5-3-5 2-1 5h-7l-1-5-5-2-5 3-4-5 3-5-2-4-5-1v-7l5-1 2-5-3-4 4-5 5 3 5-2z', 1.3) + form(PAPER, disc(0, -21, 10), 1.3) + line('M0-21v-7M0-21l5 3', 2) + line('M0-29v-1M8-21h1M0-13v1M-8-21h-1', 1.3) + form(OCHRE, 'M14 2v-14l8-5v5l8-5v19z', 1.2),
  murder: form(PAPER, 'M-3-44l6 0 1 26-4 8-4-8z', 1.3) + line('M0-40v24', 0.9) + ink('M-11-46h22v3.5h-22zM-2.5-58h5v12h-5z') + flat('#b3322a', 'M0-8q4 6 0 8-4-2 0-8zM8-4q3 4 0 6-3-2 0-6z') + ink('M-30 2q2-16 12-18 2-8 8-8 4 0 5 5-4 8-1 21zM30 2q0-10-6-12-2-5-6-5-5 1-4 8l2 9z') + carve('M-18-10q2-4 5-5', 1.2),
  regroup: line('M-26-6q2-22 22-24', 3) + ink('M-8-37l12 6-10 8z') + line('M26-26q-2 20-22 22', 3, TONE) + flat(TONE, 'M8 2L-5-4l11-9z') + line('M-14 0v-18M16-18v-20', 1.6) + form(CLOTH, 'M-14-18h12l-3 4 3 4h-12z', 1.1) + form(TONE, 'M16-38h12l-3 4 3 4h-12z', 1.1),
  raid: form(PAPER, 'M-30-6q-4-20 14-32-6 14 2 26zM30-6q4-20-14-32 6 14-2 26z', 1.2) + line('M-22-2l6-6M22-2l-6-6', 3.6) + form(CLOTH, 'M-12 0q-2-16 12-16t12 16z', 1.2) + form('#a9734c', disc(0, -20, 6), 1.2) + form(PAPER, 'M-8-21q-1-9 8-9t8 9q-8-4-16 0z', 1.1) + form(CLOTH, 'M-7-18q7 3 14 0l-2 6q-5 3-10 0z', 1) + line('M -3.5-20.5h2M1.5-20.5h2', 1.3),
  burglary: form(STEEL, 'M-24-40h36v38h-36z', 1.4) + ink('M-19-35h26v28h-26z') + form(STEEL, 'M12-40l14 6v40l-14-8z', 1.3) + line(disc(20, -16, 3.5), 1.4) + flat(GLOW, 'M-10-28l5 6-2 9h-6l-2-9z') + flat(EMBER, 'M-10-25l2 3-1 5h-2l-1-5z') + form(OCHRE, 'M-1-16h7v9h-7z', 1) + line('M-24-2h36M-20-2v4M8-2v4', 2) + carve('M-22-36v8', 1.2),
  vein: form(DARK, 'M-34 2l4-20 10-6 6-12 12 2 8-8 12 8 4 12 10 6 2 18z', 1.3) + [[-14, -4, 0.9, -16], [0, -6, 1.3, 4], [14, -3, 1, 20], [-4, 2, 0.7, -30], [8, 2, 0.7, 34]].map(([x, y, s, a]) => `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">` + form(GLOW, 'M0-26l5 6-2 20h-6l-2-20z', 1.1) + flat(EMBER, 'M-1-19l2 0-1 14z') + '</g>').join(''),
  tremor: form(STEEL, 'M-32-16q8-22 32-22t32 22q-8 14-32 14t-32-14z', 1.4) + line('M-32-16q32 12 64 0', 1.3) + form(GLOW, 'M-2-30l6 8-5 4 6 6-4 6-5-6 3-5-6-5z', 1.1) + line('M-10-36l4 10-6 6M12-35l-2 9 8 6', 1.6) + line('M-36-30l-4-4M36-30l4-4M-38-6l-5 3M38-6l5 3', 1.5) + carve('M-25-18q4-9 11-13', 1.5) + ink('M-30 4l6-6 5 4 6-5 6 5 7-5 6 5 6-5 5 4 6-3 5 6z'),
  surgery: form(PAPER, 'M-22-34h44v34h-44z', 1.4) + flat('#b3322a', 'M-6-29h12v9h9v10h-9v9h-12v-9h-9v-10h9z') + line('M-8-34v-5h16v5', 2.2) + form(STEEL, 'M18-2l16-26 5 3-16 26z', 1.1) + line('M-34-4l14-26', 2) + carve('M-19-31v10', 1.2),
  blueprint: form('#2a67a8', 'M-28-36h50v34h-50z', 1.4) + line('M-20-8v-12l12-8 12 8v12zM-20-20h24M-11-8v-6h6v6M10-8v-22M6-30h8M6-8h8', 1.3, PAPER) + form(PAPER, 'M22-38q8 0 8 6v32q0 4-5 4t-5-4v-34q0-4 2-4z', 1.2) + line('M25-32v28', 0.9),
  bombing: form(STEEL, 'M-34-38q10-10 34-10t34 8q-6 10-34 10t-34-8z', 1.3) + form(DARK, 'M-10-30h16l-3 5h-10z', 1.1) + form(TONE, 'M-34-38l-6-8h8l6 6zM-34-38l-6 6h8l6-4z', 1.1) + [[-14, -16], [0, -9], [13, -18]].map(([x, y]) => `<g transform="translate(${x} ${y})">` + form(DARK, 'M -3.5-5h7v8q0 4-3.5 6-3.5-2-3.5-6z', 1.1) + ink('M-5-9h10l-2 4h-6z') + carve('M -1.5-2v4', 1) + '</g>').join('') + carve('M-22-42q8-3 18-3', 1.4),
  prophecy: form(STEEL, 'M-34 2v-6h7v-7h7v-7h7v-7h26v7h7v7h7v7h7v6z', 1.3) + ink('M-4-25h8v27h-8z') + form(PAPER, 'M-16-36q16-16 32 0-16 16-32 0z', 1.3) + form(GLOW, disc(0, -36, 6), 1.1) + ink(disc(0, -36, 2.2)) + line('M-12-45l-4-6M0-48v-7M12-45l4-6M-20-38h-7M20-38h7', 1.5) + carve('M-28-1h8M-20-8h6M-13-15h5', 1.3),
};

const ALL = 'M-90-60h240v160h-240z';
const throws = thrown(11);
const many = (count: number, draw: (t: () => number) => string): string => Array.from({ length: count }, () => draw(throws)).join('');
const strokes = (count: number, top: number, bottom: number): string => many(count, (t) => { const x = -80 + t() * 220, y = top + t() * (bottom - top), w = 5 + t() * 13; return cut(x, y, x + w, y, 0.7); });
const flakes = many(70, (t) => disc(Math.round(-60 + t() * 180), Math.round(-30 + t() * 90), 0.4 + Math.round(t() * 7) / 10));

export const lights: Parts = {
  'sky-sun': flat(TINT, ALL) + flat(PAPER, rays(30, 30, 14, 150, 24, 0, 360, 0.45)) + flat(PAPER, disc(30, 26, 17)),
  'sky-beam': flat(TONE, ALL) + flat(TINT, 'M-14 66L18-60h22L4 66zM74 66L38-60h20L96 66z') + ink(strokes(22, -20, 40)),
  'sky-snow': flat(TINT, ALL) + flat(PAPER, flakes) + flat(TONE, strokes(10, -20, 10)),
  'sky-smoke': flat(TINT, ALL) + flat(TONE, 'M-90-60h240v54q-14 9-26 2-10 10-24 3-12 10-26 2-10 9-24 2-12 10-26 1-12 9-24 1-12 8-26 1-12 7-24 0-12 6-22 1-10 4-18 0z') + line('M-60-4q10 6 20-1M-14-2q12 7 22 0M34 0q12 6 22-1M84-1q10 6 20 0', 1.1, PAPER),
  'sky-flare': flat(TONE, ALL) + flat(TINT, rays(46, 8, 5, 150, 22, 0, 360, 0.5)) + flat(PAPER, disc(46, 8, 5)),
  'sky-dark': flat('var(--n)', ALL) + flat(TONE, strokes(30, -30, 50)) + flat(PAPER, many(16, (t) => disc(Math.round(-50 + t() * 160), Math.round(-30 + t() * 50), 0.7))) + flat(PAPER, disc(47, 11, 8)) + flat('var(--n)', disc(50.5, 9.5, 7)),
};

const snow = ink('M-90 58q30-4 60-2t60-1 60 1 60 0v50h-240z') + flat(PAPER, strokes(16, 58, 64));
export const lands: Parts = {
  'in-trench': ink('M-90 48l20-3 10 2 18-4 16 3 20-3 14 3 18-4 16 4 18-3 16 3 20-3 20 3v60h-240z') + line('M-40 46v-14M-44 36h8M-10 46v-12M-14 38h8M74 46v-14M70 36h8M100 46v-12', 1.6) + line('M-46 36q6 6 12 0 8 6 24 2M62 38q8 5 16-2 10 6 24 2', 1) + carve('M-60 52q10-3 20-1M60 52q12-3 24 0', 1),
  'in-mesa': form(TONE, 'M-90 46h18l4-18h26l4 18h20l3-10h12l3 10h60l4-24h28l5 24h60v60h-240z', 1.2) + line('M-64 32v12M-54 30v14M70 26v18M82 24v20', 1) + snow,
  'in-works': form(TONE, 'M-90 46v-14l12-8v8l12-8v8h10v-24h6v24h20v14h80v-20h6v-26h7v26h5v6l12-8v8l12-8v8h50v60h-240z', 1.2) + ink('M-70 36h5v5h-5zM-58 36h5v5h-5zM84 36h5v5h-5zM96 36h5v5h-5z') + snow,
  'in-gate': line('M-18 50v-32M-2 50v-32M-26 18h32M-22 24h24', 2.6) + form(TONE, 'M62 50v-14h-6q8-2 10-8h24q2 6 10 8h-6v14z', 1.2) + form(TONE, 'M66 28q6-2 8-8h8q2 6 8 8z', 1.2) + snow,
  'in-dunes': form(TONE, 'M-90 44q30-14 58-4 30 10 54-2t60-2 68-4v70h-240z', 1.2) + line('M-40 44q16 4 34-2M40 42q18 6 40-2M84 38q14 2 24-2', 1) + ink('M-90 56q40-8 80-2t80-4 80 2v50h-240z') + carve('M-50 57q20-4 36-1M30 55q20-3 40-1', 1),
  'in-hive': ink('M-90-60h50q14 20 4 40 14 20 2 40 10 18 2 40v20h-58zM150-60h-54q-14 20-4 40-14 20-2 40-10 18-2 40v20h62z') + flat(TONE, disc(-44, -6, 3) + disc(-40, 20, 4) + disc(-48, 38, 3) + disc(100, -4, 4) + disc(96, 24, 3) + disc(102, 42, 4)) + snow,
  'in-ice': form(PAPER, 'M-66 54l14-46 10 46zM-38 54l8-30 8 30zM-14 54l6-38 10 38zM52 54l10-50 10 50zM74 54l8-32 8 32zM92 54l10-42 12 42z', 1.1) + line('M-52 20l2 30M-8 26l2 24M62 18l2 32M102 24l2 26', 0.9) + snow,
  'in-jungle': ink('M-90 50q6-20 16-22-4-8 4-14 2 8 8 10 8-10 18-8-6 6-6 12 8 2 10 12 4 6 2 10zM150 50q-6-20-16-22 4-8-4-14-2 8-8 10-8-10-18-8 6 6 6 12-8 2-10 12-4 6-2 10z') + form(TONE, 'M-30 52v-8h8v-8h8v-8h8v-8h16v8h8v8h8v8h8v8zM66 52v-6h6v-6h6v-6h14v6h6v6h6v6z', 1.1) + snow,
};
