// The people of Xibalba from the belt up: body, face and what is on the head hang on the neck at 0 0, what they hold on
// the hand at 0 0. A face is lit from the left; its other half is ink, as a knife leaves it.

import { carve, disc, EMBER, flat, form, GLOW, ink, line, OCHRE, PAPER, TONE, type Parts } from '../../art/parts';

const CLOTH = 'var(--c)';
const SKIN = 'var(--f)';
const STEEL = '#9fb0ba';
const LEATHER = '#8a5a34';
const FIRE = '#d9702c';

const SHOULDERS = 'M-5-1h10l4 3q9 1 11 9l3 25h-46l3-25q2-8 11-9z';
const arms = line('M-14 15l-2 20M14 15l2 20', 1.1);

export const bodies: Parts = {
  coat: form(CLOTH, SHOULDERS) + arms + line('M-9 3l18 22M9 3l-18 22', 2.6) + carve('M-8 4l16 20M8 4l-16 20', 0.8) + form(OCHRE, 'M-11 24h22v5h-22z', 1) + ink('M -2.5 24h5v5h-5z') + carve('M-17 12q1-5 5-7', 1.3),
  officer: form(CLOTH, SHOULDERS) + arms + form(OCHRE, 'M-20 7q2-5 9-5l2 4q-6 0-8 4zM20 7q-2-5-9-5l-2 4q6 0 8 4z', 1) + line('M0 2v32', 1.1) + ink(disc(-2.5, 9, 0.9) + disc(-2.5, 15, 0.9) + disc(-2.5, 21, 0.9)) + form(OCHRE, 'M5 10h3v4h-3zM9.5 10h3v4h-3z', 0.9) + form(PAPER, 'M-4-1l4 5 4-5v4l-4 4-4-4z', 0.9) + line('M-12 5l22 24', 2.4, TONE),
  jacket: form(CLOTH, SHOULDERS) + arms + ink('M-4-1l4 10 4-10z') + form(PAPER, 'M-3-1l3 7 3-7z', 0.8) + line('M0 9v26', 1.2) + line('M-13 4l24 26', 3.4) + [0, 1, 2, 3, 4].map((i) => form(OCHRE, `M${-9 + i * 4.2} ${6.5 + i * 4.5}l2.6-2.6 1.4 1.4-2.6 2.6z`, 0.7)).join(''),
  robe: form(CLOTH, SHOULDERS) + line('M-4-1q4 10 12 36M4-1q-6 12-8 36', 1.4) + flat(PAPER, 'M-3 0l3 6 3-6z') + form(TONE, 'M-13 24h26v5h-26z', 1) + carve('M-16 12q1-4 4-6M-12 14q0 5-1 8M12 14v7', 1.2),
  plates: form(CLOTH, SHOULDERS) + form(TONE, 'M-22 5l10-3 2 14-14 3zM22 5l-10-3-2 14 14 3z', 1.2) + line('M-23 10l12-3M-24 14l13-3M23 10l-12-3M24 14l-13-3', 1) + form(STEEL, 'M-9 4h18l1 22h-20z', 1.2) + line('M-9 9h18M-9.5 14h19M-9.5 19h19M-4 4v22M4 4v22', 0.9) + carve('M-7 6h2M-7 11h2', 1.1),
  apron: form(CLOTH, SHOULDERS) + arms + form(LEATHER, 'M-8 6h16l2 29h-20z', 1.1) + line('M-8 6q0-5 3-7M8 6q0-5-3-7', 1.6) + line('M-4 20h8v6h-8z', 1) + carve('M-17 12q1-5 4-7M-6 9v8', 1.2),
  shell: ink('M-5-1h10l5 3q11 0 12 10-4 6-6 24h-32q-2-18-6-24 1-10 12-10z') + form(TONE, 'M-8 3q8 3 16 0l2 9q-10 4-20 0zM-9 14q9 4 18 0l1 7q-10 4-20 0zM-9 24q9 4 18 0l1 11h-20z', 1) + carve('M-18 10q1-5 5-6M18 10q-1-5-5-6M-14 18q-1 6 0 12M14 18q1 6 0 12', 1.3),
  parka: form(CLOTH, SHOULDERS) + arms + line('M0 4v31', 1.2) + form(PAPER, 'M-9 1q9 8 18 0l2 4q-11 9-22 0z', 1) + line('M-7 4l1 2M-3 6v2M3 6v2M7 4l-1 2', 0.9) + line('M-10 16h6M-10 22h6M4 16h6M4 22h6', 1.5) + carve('M-17 13q1-5 4-7', 1.3),
  bare: form(SKIN, SHOULDERS) + line('M-9 12q5 4 9 0 4 4 9 0M0 12v12M-4 20h.1M4 20h.1', 1.1) + form(OCHRE, 'M-10 1q10 10 20 0l2 4q-12 12-24 0z', 1) + line('M-7 5l-1 3M-3 8l-1 3M3 8l1 3M7 5l1 3', 0.9) + form(CLOTH, 'M-19 24q19 6 38 0l2 11h-42z', 1.1) + ink('M10 3q9 1 9 9l2 14-6-2q0-12-5-21z'),
  suit: form(CLOTH, SHOULDERS) + arms + form(PAPER, 'M-5-1l5 14 5-14z', 1) + ink('M -1.5 3h3l1.5 9-3 4-3-4z') + line('M-5-1l-4 5 6 4 3 12M5-1l4 5-6 4-3 12', 1.2) + form(TONE, 'M7 12l5-1v3l-5 1z', 0.8) + carve('M-17 12q1-5 4-7', 1.3),
  cloak: ink('M-4-2h8q12 2 16 12l4 26h-48l4-26q4-10 16-12z') + carve('M-14 10q-4 10-5 22M-8 8q-3 12-3 24M14 10q4 10 5 22M8 8q3 12 3 24', 1.1) + form(OCHRE, disc(0, 4, 2.6), 1) + form(CLOTH, 'M-4 7l4 3 4-3 2 28h-12z', 1),
};

const shade = ink('M2.6-1q5-2 5.4-8v-7q0-3-2-4.5 2 8-1 12-3 4-2.4 7.5z');
const HEAD = 'M-8-14q0-7 8-7t8 7v6q-1 7-5.5 9h-5q-4.5-2-5.5-9z';
const look = line('M -5.5-11.5h3.6M2-11.5h3.6', 1.5) + line('M-6-14q2-1.6 4-.6M6-14q-2-1.6-4-.6', 1.1) + line('M0-11l-1.4 4h2', 0.9);

export const faces: Parts = {
  man: form(SKIN, HEAD) + shade + look + line('M-3-3.5h5', 1.1) + carve('M5-9v4', 0.8),
  woman: ink('M-10 2q-3-14 0-20 4-6 10-6t10 6q3 6 0 20l-5 2h-10z') + form(SKIN, 'M-7-14q1-6 7-6t7 6v5q-1 6-5 8h-4q-4-2-5-8z', 1.1) + look + flat(TONE, 'M -2.6-3.8q2.6-1.6 5.2 0-2.6 2.2-5.2 0z') + carve('M -8.6-12q-.6 6 0 11M8.6-12q.6 6 0 11', 0.9),
  beard: form(SKIN, HEAD) + ink('M-8-9q2 3 4 2 4-2 8 0 2 1 4-2 1 9-3 14-2 3-5 4-3-1-5-4-4-5-3-14z') + look + flat(PAPER, 'M-2-4h4v1.2h-4z') + carve('M-4 1l1 3M0 2v4M4 1l-1 3', 0.9),
  old: form(SKIN, HEAD) + shade + look + form(PAPER, 'M0-6q-4-1-9 3 1 3 5 2 3-1 4-3 1 2 4 3 4 1 5-2-5-4-9-3z', 0.9) + line('M-5-8.5l1.5.6M-4-16h4', 0.8),
  scar: form(SKIN, HEAD) + shade + ink('M -7.5-13.5h6l-1 3.6q-3 1-4.5-.6z') + line('M-8-14l16-3M2-11.5h3.4M0-11l-1.4 4h2M-3-3.5q2-1 5 .4', 1.1) + carve('M4-8l1.5 4', 0.9),
  gas: form(LEATHER, 'M-9-15q0-7 9-7t9 7v7q-1 6-5 8h-8q-4-2-5-8z') + form(PAPER, disc(-4, -12, 3.4), 1.3) + form(PAPER, disc(4, -12, 3.4), 1.3) + ink(disc(-4, -12, 1.3) + disc(4, -12, 1.3)) + form(STEEL, 'M-4-6h8l1 8q-5 3-10 0z', 1.1) + line('M-3-3h6M-3 0h6', 0.9) + carve('M-6-19q2-1.6 5-1.6', 1.1),
  skull: form(PAPER, 'M-9-13q0-9 9-9t9 9q0 5-3 6l-1 7h-10l-1-7q-3-1-3-6z') + ink('M-7-13q3-2 5 1-1 4-4 3-2-1-1-4zM7-13q-3-2-5 1 1 4 4 3 2-1 1-4zM0-9l1.5 3h-3z') + line('M-3 0v-3M0 0v-3M3 0v-3', 1) + line('M-4-19l1.5 2', 0.9),
  bug: ink('M-10-14q1-10 10-10t10 10q0 8-5 12l-5 3-5-3q-5-4-5-12z') + form(TONE, 'M -8.5-15q4-4 7 1 0 5-3 6-4-2-4-7zM8.5-15q-4-4-7 1 0 5 3 6 4-2 4-7z', 0.9) + flat(EMBER, 'M -6.5-15q2-1 3 1-2 1-3-1zM6.5-15q-2-1-3 1 2 1 3-1z') + line('M-4-1q-4 3-3 7 3-1 4-4M4-1q4 3 3 7-3-1-4-4', 1.6) + carve('M0-22v6M-3-4h6', 1.1),
  cat: ink('M-9-19l-2-6 7 3h8l7-3-2 6q3 8-1 14-3 5-8 6-5-1-8-6-4-6-1-14z') + form(OCHRE, 'M-7-15q7-5 14 0 2 7-2 11-5 5-10 0-4-4-2-11z', 0.9) + ink('M-6-12l4-.6 1 2.4q-3 1-5-1.8zM6-12l-4-.6-1 2.4q3 1 5-1.8zM0-8l2 2h-4zM-4-17l1 2M-1-18h2l-1 2z') + line('M0-6v2q-2 2-4 1M0-4q2 2 4 1', 0.9) + flat(PAPER, 'M-2-2.6l1 3 1-3zM2-2.6l-1 3-1-3z'),
  oni: form(TONE, 'M-9-15q0-7 9-7t9 7l-1 9q-3 7-8 8-5-1-8-8z') + ink('M-7-13l5 1.5-1 2q-3 0-4-3.5zM7-13l-5 1.5 1 2q3 0 4-3.5zM-6-5q6-3 12 0-1 5-6 5t-6-5z') + flat(PAPER, 'M-5-5l1.5 4 1.5-4.6zM5-5l-1.5 4-1.5-4.6z') + line('M0-10l-1.5 3.5h3M-4-17l3 2M4-17l-3 2', 1),
  veil: form(SKIN, 'M-8-14q0-7 8-7t8 7v4h-16z') + look.replace('M0-11l-1.4 4h2', '') + form(CLOTH, 'M-9-9.5q9 3 18 0l1 8q-5 8-10 9-5-1-10-9z', 1.1) + carve('M-5-5q2 4 1 8M5-5q-2 4-1 8', 0.9),
};

export const gears: Parts = {
  spike: line('M0-24v-7', 1.8) + form(STEEL, 'M-11-13q-1-11 11-12 12 1 11 12-4-3-11-3t-11 3z') + form(OCHRE, 'M-3-20l3-2 3 2-3 3z', 0.9) + carve('M-8-16q1-4 4-6', 1.3),
  helm: form(CLOTH, 'M-13-11q3-2 3-6 1-8 10-8t10 8q0 4 3 6-4 1-6-2-7-2-14 0-2 3-6 2z') + carve('M-7-18q1-3 4-4', 1.3) + line('M-8-14q-1 8 3 13', 0.9),
  medic: form(PAPER, 'M-12-12q2-2 2-5 1-8 10-8t10 8q0 3 2 5-12-4-24 0z') + flat('#b3322a', 'M -1.3-23.5h2.6v2.5h2.5v2.6h-2.5v2.5h-2.6v-2.5h-2.5v-2.6h2.5z'),
  peak: form(CLOTH, 'M-12-17q-2-7 12-8 14 1 12 8-12-3-24 0z') + form(TONE, 'M-9-18h18v4h-18z', 1) + ink('M-9-14q9-3 18 0-2 4-9 3-7 1-9-3z') + form(OCHRE, 'M0-22.5l1.5 2-1.5 2-1.5-2z', 0.7) + carve('M-8-20q1-2 4-2.6', 1.1),
  brim: form(LEATHER, 'M-17-14q4-3 8-3 0-9 4-9 3 0 5 1 2-1 5-1 4 0 4 9 4 0 8 3-8 5-17 4-9 1-17-4z') + line('M-9-17q9 3 18 0', 2.2) + carve('M-6-22q0-2 2-2.6', 1.2),
  fur: form(CLOTH, 'M-10-17q0-8 10-8t10 8z') + form(LEATHER, 'M-12-18q12-4 24 0v5q-12-4-24 0zM-12-13h4q0 8-1 11-4-3-3-11zM12-13h-4q0 8 1 11 4-3 3-11z', 1.1) + form(TONE, 'M0-19.5l1.3 2.4-2.6 0z', 0.8) + line('M-9-15l1 2M-4-16.5l.5 2M4-16.5l-.5 2M9-15l-1 2', 0.9),
  flight: form(LEATHER, 'M-10-4q-2-14 1-18 4-4 9-4t9 4q3 4 1 18-3-3-3-10-7-2-14 0 0 7-3 10z') + form(STEEL, 'M-8-21h6.5v5h-6.5zM1.5-21h6.5v5h-6.5z', 1.1) + line('M -1.5-19h3M-10-19h2M8-19h2', 1.3) + carve('M -6.5-19.5l1.5-.6M3-19.5l1.5-.6', 1),
  goggles: form(STEEL, disc(-4, -12, 3.8), 1.3) + form(STEEL, disc(4, -12, 3.8), 1.3) + ink(disc(-4, -12, 1.7) + disc(4, -12, 1.7)) + carve('M -5.5-13.5h.1M2.5-13.5h.1', 1.1) + ink('M-9-17q1-7 9-7t9 7q-4-4-9-3.6-5-.4-9 3.6z'),
  beret: form(TONE, 'M-11-16q-3-7 6-8 10-2 17 2 4 4-1 6-11-2-22 0z') + ink('M-9-16.5q9-2 18 0v2.5q-9-2-18 0z') + line('M3-25l1-3', 1.4) + form(OCHRE, disc(-5, -18.5, 1.5), 0.8),
  kerchief: form(TONE, 'M-10-12q-1-12 10-12t10 12q-10-5-20 0z') + form(TONE, 'M9-14l7-2-2 5 3 3-9-2z', 1) + carve('M-6-17h.1M-1-20h.1M4-18h.1', 1.6),
  kabuto: form(OCHRE, 'M-1-20q-12-2-13-13 5 6 13 8 8-2 13-8-1 11-13 13z', 1) + form(CLOTH, 'M-10-14q-1-10 10-10t10 10l7 8-6 1q-2-6-5-8-6-3-12 0-3 2-5 8l-6-1z') + line('M-14-8l3 .6M14-8l-3 .6M-5-16q5-2 10 0', 1) + carve('M-7-17q1-3 4-4', 1.2),
  straw: form(OCHRE, 'M-18-11L0-27l18 16q-18-6-36 0z') + line('M-12-13l9-11M-5-14l3-10M5-14l-2-10M12-13L3-24', 0.9),
  topknot: ink('M-9-14q0-9 9-9t9 9q-9-5-18 0z') + ink('M-3-22q-3-6 3-7 6 1 3 7z') + line('M-3-23h6', 1.4, TONE) + carve('M-5-18q2-2 4-2', 0.9),
  turban: form(PAPER, 'M-11-13q-3-9 4-11 7-4 14 0 7 2 4 11-11-5-22 0z') + line('M-10-15q6-8 17-9M-6-15.5q7-5 15-3M-11-19q5-4 9-5', 1.1) + form(TONE, 'M0-21l2 3-2 3-2-3z', 0.9) + line('M0-22q-1-5 3-7', 1.5),
  hood: ink('M-12 4q-4-16 1-22 5-7 11-8 6 1 11 8 5 6 1 22l-5 1q3-14-1-18-6-5-12 0-4 4-1 18z') + carve('M-10-8q-1-7 3-11M10-8q1-7-3-11', 1.1),
  crest: ink('M-3-21q-8-3-9-11 7 1 10 6 0-6 2-9 2 3 2 9 3-5 10-6-1 8-9 11z') + carve('M0-31v7M-7-28l4 4M7-28l-4 4', 0.9),
  feelers: line('M-4-22q-3-8-9-8M4-22q3-8 9-8', 1.6) + ink(disc(-13, -30, 1.7) + disc(13, -30, 1.7)),
  parkahood: form(CLOTH, 'M-13 3q-4-16 1-22 5-6 12-6t12 6q5 6 1 22l-5-1q2-12-1-17-7-5-14 0-3 5-1 17z') + form(PAPER, 'M-10-1q-3-12 2-17 8-6 16 0 5 5 2 17l-3-1q2-10-1-13-6-4-12 0-3 3-1 13z', 1) + line('M-9-8l2 .6M-8-14l2 1.5M0-20v2M8-14l-2 1.5M9-8l-2 .6', 0.8),
  bicorne: form(CLOTH, 'M-17-14q4-14 17-14t17 14q-17-6-34 0z') + line('M-12-16q4-8 12-8t12 8', 1.5, OCHRE) + form(TONE, disc(0, -20, 2.6), 0.9) + carve('M-12-18q3-5 7-6', 0.9),
  plumes: [-50, -25, 0, 25, 50].map((a, i) => `<g transform="rotate(${a} 0 -12)">` + form(i % 2 ? TONE : CLOTH, 'M0-17q-4-8 0-16 4 8 0 16z', 1) + '</g>').join('') + form(OCHRE, 'M-9-19q9-3 18 0v4q-9-3-18 0z', 1) + ink(disc(0, -18, 1.2)),
  mitre: form(CLOTH, 'M-9-16l-2-10 6 3 5-9 5 9 6-3-2 10q-9-3-18 0z') + ink('M0-27l2 4-2 3-2-3z') + form(OCHRE, 'M-9-18q9-3 18 0v3q-9-3-18 0z', 0.9),
  halo: flat(GLOW, 'M0-40l2.5 9 6-7-1 9 8-4-5 8 9 1-8 4 7 6-10-2q-3-8-8.5-8t-8.5 8l-10 2 7-6-8-4 9-1-5-8 8 4-1-9 6 7z') + flat(EMBER, 'M0-33l1.5 6h-3z'),
  tophat: form(CLOTH, 'M-8-17l-1-14q9-3 18 0l-1 14z') + form(TONE, 'M-8-20h16v3h-16z', 0.8) + ink('M-14-17q14-4 28 0-4 4-14 3-10 1-14-3z') + carve('M-6-28v7', 1.2),
  cap: form(CLOTH, 'M-10-16q-3-7 6-9 9-2 14 4 2 3 1 5z') + ink('M-10-16q9-3 17 0l5 1q-1 3-6 2-8-2-16 0z') + carve('M-6-21q2-2 5-2', 1),
  bun: ink('M-9-12q-1-12 9-12t9 12q-3-6-9-6t-9 6z') + ink(disc(4, -26, 4.5)) + carve('M-6-18q2-3 5-3.5M3-28h2', 1) + line('M-2-28l11 4', 1.3, OCHRE),
  bandana: form(TONE, 'M-9-13q0-10 9-10t9 10q-9-4-18 0z') + ink('M-9-15q9-4 18 0v2q-9-4-18 0z') + line('M9-14l6 3M9-13l4 6', 1.8),
  wild: ink('M-9-12q-6 0-7-4 4 0 5-2-4-3-3-7 4 3 6 2-1-4 2-7 2 4 4 4 1-4 5-5 0 4 2 6 4-2 7-1-2 2-2 5 4 1 5 4-4 1-6 5-3-9-9-9t-9 9z') + carve('M-5-20l1 2M2-22v3M7-19l-1 2', 0.9),
};

const stick = (d: string): string => line(d, 3.4) + line(d, 1.4, LEATHER);

export const held: Parts = {
  rifle: line('M-7 17L7-26', 3) + form(LEATHER, 'M-10 22l4-11 5 2-3 11z', 1) + line('M6-26l2-8', 1.4) + line('M-1 0l3 1', 2),
  revolver: form(STEEL, 'M-3-6h15v4h-9l-2 7h-5z', 1.1) + form(LEATHER, 'M-4-2l4 1-2 9h-5z', 1) + carve('M2-4.5h7', 0.9) + ink(disc(1, -3.5, 1.6)),
  bomb: form('#2a3036', disc(0, -6, 8)) + carve('M-4-9q1-3 4-3.5', 1.4) + line('M3-13l3-5q3-3 5 0', 1.6) + flat(FIRE, 'M11-18l2-4 1 3 4-1-2 3 3 3-4-.5-1 3-2-3-4 0z'),
  banner: stick('M0 24v-50') + form(TONE, 'M1-25h19l-5 7 5 7h-19z', 1.2) + ink('M8-21l1.6 2.6 3 .4-2 2 .4 3-3-1.4-3 1.4.4-3-2-2 3-.4z') + carve('M3-22v9', 0.9),
  flamer: form(STEEL, 'M-10-3h18v5h-18z', 1.1) + line('M-6 2l-3 8M8-.5h6', 2) + flat(FIRE, 'M12-2q3-12 12-14-2 4 0 6 4-3 9-2-4 4-3 7 3 1 5 5-12 4-23 0z') + flat('#f2c14e', 'M15-1q3-6 9-7-1 3 1 4 3-1 5 0-4 4-15 3z'),
  wallshield: form(STEEL, 'M-11-18q11-5 22 0v22q-2 9-11 14-9-5-11-14z', 1.4) + line('M0-20v37M-11-2h22', 1.6) + form(TONE, 'M-4-6h8v8h-8z', 1) + carve('M-8-14v8', 1.3),
  drill: form(OCHRE, 'M-12-5h14v10h-14z', 1.2) + form(STEEL, 'M2-6h4l18 6-18 6h-4z', 1.2) + line('M8-5l2 9M13-3.5l2 6M18-2l1 3', 1.1) + line('M-8 5v7M-12 0h-5', 2.2),
  katana: line('M0 8v-8', 3.4) + carve('M-1 6l2-1.5M-1 3l2-1.5', 0.9) + form(OCHRE, 'M-4-1.5h8v2.5h-8z', 0.9) + form(PAPER, 'M -1.8-2q0-18 6-33 2 16-2.5 33z', 1.1) + line('M.5-5q0-10 2.6-20', 0.7),
  staff: stick('M0 26v-58'),
  kanabo: form('#2a3036', 'M-2 10l-3-40q5-4 10 0l-3 40z', 1.2) + carve('M-2-26h.1M2-22h.1M-2-18h.1M2-14h.1M-2-10h.1M2-6h.1', 1.9),
  scimitar: line('M0 6v-6', 3.2) + form(OCHRE, 'M-5-1.5h9v2.5h-9z', 0.9) + form(PAPER, 'M-2-2q-2-14 4-22 5-6 12-6-7 8-7 16 0 7-5 12z', 1.1) + carve('M2-6q-1-8 3-14', 0.7) + line('M1-5q-1-9 4-16', 0.7),
  lance: stick('M0 26v-46') + form(STEEL, 'M0-34l4 14h-8z', 1.1) + form(TONE, 'M1-18h12l-3 3.5 3 3.5h-12z', 1),
  cannon: form('#2a3036', 'M-14-6l26-5v12l-26 3z', 1.3) + form(STEEL, 'M12-13h5v16h-5z', 1.1) + carve('M-10-4l18-3.5', 1.2) + flat(FIRE, 'M18-9q8-2 12-6-1 4 2 5 2 1 5 0-2 4 0 7-8 2-19 1z'),
  orb: flat(EMBER, disc(0, -8, 11)) + form(GLOW, 'M0-20l7 8-3 12h-8l-3-12z', 1.2) + carve('M-3-12l1.5 8', 1.1) + line('M-7-12l7 2.5 7-2.5M0-9.5v9', 0.9),
  claws: form(PAPER, 'M-6 2q-2-14 3-20 1 8 0 20zM-1 2q0-15 6-22 0 10-2 22zM4 3q3-12 9-17-2 9-5 17z', 1.1),
  spear: stick('M0 26v-48') + form('#2a3036', 'M0-36q5 7 0 15-5-8 0-15z', 1.1) + carve('M-1-30v5', 0.9) + line('M-3-19l6 2M-3-16l6 2', 1.4, TONE),
  spores: form(TONE, 'M-9-6q0-10 9-11 9 1 9 11-2 7-9 8-7-1-9-8z', 1.2) + ink(disc(-3, -9, 1.8) + disc(4, -6, 2.2) + disc(0, -2, 1.4)) + line('M-5-17q-3-5-6-5M0-18v-8M5-17q3-5 7-5', 1.4) + flat(EMBER, disc(-12, -23, 2) + disc(0, -28, 2.4) + disc(13, -23, 2) + disc(8, -30, 1.3) + disc(-7, -31, 1.3)),
  starstaff: stick('M0 26v-44') + flat(GLOW, 'M0-36l3 7 8-1-5 6 5 6-8-1-3 7-3-7-8 1 5-6-5-6 8 1z') + flat(EMBER, disc(0, -24, 2.6)),
  iceaxe: stick('M-2 16l5-34') + form(STEEL, 'M-9-15q8-8 20-4l3 4q-10-3-15 2-4 2-8-2z', 1.1),
  mortar: form('#2a3036', 'M-12 12L4-20l11 5L0 16z', 1.3) + form(STEEL, 'M2-22l14 7-2 4-14-7z', 1.1) + carve('M-5 7L6-14', 1.3) + line('M-8 16h22', 2.6),
  halberd: stick('M0 26v-52') + form(STEEL, 'M-1-26l2-8 2 8v12h-4zM3-24q9-3 10 4-1 7-10 3zM-1-21l-7-2 3 5z', 1.1),
  scope: form(OCHRE, 'M-12 3l4-8 10-3 2 6zM3-9l11-5 3 8-12 4z', 1.1) + carve('M-7-3l8-2.5', 1) + form(PAPER, 'M14-14l3 8 2-.6-3-8z', 0.9),
  bone: form(PAPER, 'M-2 14l-1-28q-5 1-5-4 1-4 5-3 1-4 5-3 4 2 2 6 4 0 3 4-2 3-5 1l1 27z', 1.1) + line('M0 8v-18', 0.7),
  knife: line('M0 8v-7', 3.4) + form('#2a3036', 'M-4 0q-3-12 4-22 7 10 4 22z', 1.1) + carve('M -1.5-4q-1-7 2-12M1.5-3q1-4 .6-7', 0.9),
  heartflame: form(GLOW, 'M0 2q-11-7-10-14 1-5 6-4 3 1 4 4 1-3 4-4 5-1 6 4 1 7-10 14z', 1.2) + flat(EMBER, 'M0-2q-6-4-5-8 2-3 5 2 3-5 5-2 1 4-5 8z') + line('M-2-16q-2-5 1-9M3-16q2-4 0-8', 1.4),
  ledger: form(TONE, 'M-9-14h18v22h-18z', 1.2) + form(PAPER, 'M-7-14h16v20h-16z', 0.9) + line('M-4-10h10M-4-6h10M-4-2h7M-4 2h9', 1) + line('M9-14l5-8', 1.5),
  baton: line('M-4 10L6-20', 3.4) + line('M-4 10L6-20', 1.6, OCHRE) + form(STEEL, 'M-12-7h8v5q-4 3-8 0z', 1) + line('M-12-6l-4-1', 1.2),
  letter: form(PAPER, 'M-11-14h22v15h-22z', 1.2) + line('M-11-14l11 9 11-9', 1.1) + form('#b3322a', disc(0, -4, 3), 0.9),
  gear: form(STEEL, 'M-2-20h5l1 4 3 1 4-2 3 4-2 3 1 4 4 1v5l-4 1-1 3 2 4-4 3-3-2-4 1-1 4h-5l-1-4-4-1-3 2-3-4 2-3-1-4-4-1v-4l4-1 1-4-2-3 4-4 3 2 4-1z', 1.2) + form(PAPER, disc(0, -4.5, 4.5)) + carve('M-8-9q1-3 4-4', 1.1),
  cards: ['-22 -7 0', '-4 0 -2', '16 7 0'].map((p, i) => { const [a, x, y] = p.split(' '); return `<g transform="translate(${x} ${y}) rotate(${a})">` + form(PAPER, 'M-5-18h10v16h-10z', 1.1) + (i === 1 ? flat('#b3322a', 'M0-14l3 4-3 4-3-4z') : ink('M0-14q4 4 2 5h-4q-2-1 2-5zM-.6-9h1.2v3h-1.2z')) + '</g>'; }).join(''),
  dynamite: form('#b3322a', 'M-8-14h5v20h-5zM-2.5-15h5v20h-5zM3-14h5v20h-5z', 1.1) + ink('M-9-8h18v3.5h-18z') + line('M0-15q0-6 5-8', 1.4) + flat(FIRE, 'M5-23l1-4 2 3 3-1-1 3 3 2-4 1-1 3-2-3-3 0z'),
  ladle: stick('M-4 16L5-12') + form('#2a3036', 'M-2-20h17l-3 10h-11z', 1.2) + flat(FIRE, 'M-1-20h15l-1 3h-13z') + flat(FIRE, 'M12-10q3 5 1 9-3-3-1-9z'),
  megaphone: form(OCHRE, 'M-8-6l4-4 18-8v26l-18-8-4-2z', 1.2) + form(STEEL, 'M14-19h3v28h-3z', 1) + line('M-4 1v8', 2.2) + line('M21-12q3 6 0 13M25-16q5 10 0 21', 1.3),
  leaflets: ['-18 -6 4', '6 2 -4', '30 9 -16', '-40 -8 -16', '14 12 4'].map((p) => { const [a, x, y] = p.split(' '); return `<g transform="translate(${x} ${y}) rotate(${a})">` + form(PAPER, 'M -4.5-6h9v12h-9z', 1) + line('M -2.5-3h5M-2.5 0h5', 0.8) + '</g>'; }).join(''),
  foil: line('M0 4l2-40', 1.3) + form(OCHRE, 'M-6 3q6-8 12 0-6 3-12 0z', 1) + line('M0 4v7', 2.8),
  purse: form(LEATHER, 'M-4-10q-8 4-7 11 1 5 7 5h8q6 0 7-5 1-7-7-11z', 1.2) + form(LEATHER, 'M-6-15q6 3 12 0l-2 5h-8z', 1) + line('M-5-10h10', 1.5) + form(OCHRE, disc(0, -1, 3), 0.9),
  hammer: stick('M-3 16L4-12') + form(STEEL, 'M-7-20l20 5-2 8-20-5z', 1.2) + carve('M-4-17l14 3.5', 1.1),
  crate: form(OCHRE, 'M-13-15h26v20h-26z', 1.3) + line('M-13-15l26 20M13-15l-26 20', 1.5) + line('M-13-10h26M-13 0h26', 1) + carve('M-11-12.5h8', 0.9),
  can: form(TONE, 'M-9-16h13l6 6v16h-19z', 1.2) + line('M-6-12l12 14M6-10L-6 2', 1.4) + ink('M5-19h5v5h-5z') + line('M-6-16q1-4 6-3', 1.6),
  chest: form(OCHRE, 'M-13-8q0-8 8-8h10q8 0 8 8z', 1.2) + form(OCHRE, 'M-13-8h26v13h-26z', 1.2) + line('M-7-16v21M7-16v21', 1.2) + ink('M-2-10h4v5h-4z') + flat(EMBER, 'M-4-20l2-4 2 4zM2-20l3-5 2 5z'),
  syringe: line('M0 14v-6M-5 14h10M0-14v-10', 1.5) + form(PAPER, 'M-4-14h8v22h-8z', 1.1) + flat(GLOW, 'M-3-6h6v13h-6z') + line('M1-10h3M1-6h3M1-2h3', 0.8),
  conch: form(OCHRE, 'M-12 2q-2-12 8-16 10-2 14 5 2 6-2 10-3-5-7-4-4 2-4 7-6 2-9-2z', 1.2) + line('M-4-13q-4 5-3 12M3-14q-4 4-4 9M9-9q-5 0-8 4', 1) + line('M12-16q4-1 6-5M13-11q5 0 8-3', 1.3),
  helix: line('M-6 8q14-7 0-14t12-14', 1.8) + line('M6 8q-14-7 0-14t-12-14', 1.8, GLOW) + line('M-3 4h6M-4-1h7M-3-10h6M-2-15h6', 1),
  saw: form(STEEL, 'M-4 2l20-16 4 5-21 15z', 1.1) + ink('M-1 6l3-1 1 3 2-4 2 2 1-4 3 1 0-4 3 1 0-4 3 0 0-3 3 0-20 15z') + form(LEATHER, 'M-9 4q-2-5 4-6l4 6q-3 5-8 0z', 1),
  transit: line('M0-4l-9 28M0-4l9 28M0-4v28', 1.8) + form(OCHRE, 'M-6-10h12v7h-12z', 1.1) + form(STEEL, 'M-11-15h20v6h-20zM9-16h4v8h-4z', 1) + carve('M-8-13h10', 0.9),
  wrench: form(STEEL, 'M-4 14l3-22q-5-3-4-9l3-3 1 6 4 1 3-5 3 4q0 6-5 8l-3 22z', 1.2) + carve('M0 8l1.5-12', 1.1),
  shovel: stick('M0 22v-40') + form(STEEL, 'M-6-32q6-4 12 0v10q-2 6-6 8-4-2-6-8z', 1.2) + carve('M-3-29v6', 1.1),
  bell: form(OCHRE, 'M-10 2q3-3 3-11 1-8 7-8t7 8q0 8 3 11z', 1.2) + ink(disc(0, 4.5, 2.4)) + line('M0-17v-5M-14-10q-2 5 0 9M14-10q2 5 0 9', 1.4) + carve('M-4-8q0-4 2-6', 1.2),
  device: form(STEEL, 'M-9-12h18v18h-18z', 1.2) + form(PAPER, disc(-2, -4, 4.5), 1) + line('M-2-4l2.5-2.5', 1.2) + line('M9-8l5-7M9-2h6M-9-8l-5-5', 1.4) + ink(disc(14, -16, 2) + disc(16, -2, 1.6)) + flat(GLOW, disc(5.5, -9, 1.5)),
  whip: line('M0 4q10-10 4-20t8-14q10-2 12 6', 2) + line('M-1 8l2-6', 3.6),
  cane: line('M0 24v-34q0-6 5-6t5 5', 2.2) + line('M0 24v-34q0-6 5-6t5 5', 0.9, OCHRE),
  medkit: form(PAPER, 'M-11-9h22v16h-22z', 1.2) + line('M-4-9v-3h8v3', 1.5) + flat('#b3322a', 'M-2-6h4v3.5h3.5v4h-3.5v3.5h-4v-3.5h-3.5v-4h3.5z'),
};
export const whole: Parts = {
  walker: line('M-12 20l-6 16M12 20l6 16M-18 36h-7M18 36h7', 4) + form(STEEL, 'M-18-4l6-16h24l6 16-4 24h-28z', 1.5) + form(TONE, 'M-10-20l4-9h12l4 9z', 1.2) + ink('M-11-12h22l2 7h-26z') + flat(EMBER, disc(-5, -8.5, 1.7) + disc(5, -8.5, 1.7)) + form('#2a3036', 'M18-2h12v7h-14zM-18-2h-12v7h14z', 1.2) + ink('M30-4h4v11h-4zM-34-4h4v11h-4z') + line('M-12 4h24M-11 10h22M0 4v14', 1.1) + carve('M-14-4l3-9M-9 14v3', 1.4) + ink('M-2-29h4v-5h-4z'),
  drone: form(PAPER, 'M-5-6q-22-24-28-14-2 10 27 19zM5-6q22-24 28-14 2 10-27 19z', 1.1) + line('M-8-7q-10-7-20-10M8-7q10-7 20-10', 0.8) + ink('M-9-2q0-9 9-9t9 9q2 6-2 10 2 8-2 16-2 8-5 10-3-2-5-10-4-8-2-16-4-4-2-10z') + form(TONE, 'M-7-4q3-4 6 1 0 4-3 5-3-2-3-6zM7-4q-3-4-6 1 0 4 3 5 3-2 3-6z', 0.9) + carve('M-6 13h12M-5 19h10M-4 25h8', 1.5) + line('M-8 8l-12 6-3 12M8 8l12 6 3 12M-8 14l-8 10 0 10M8 14l8 10 0 10', 2) + line('M-3-11q-2-8-8-10M3-11q2-8 8-10', 1.4),
};
export const mounts: Parts = {
  horse: ink('M-36 26q4-20 22-20h24q2-10 10-14l2-6 4 4q10 3 12 13l-4 4-9-4q-2 12-10 17v22h-60z') + carve('M22-1h.1', 1.8) + carve('M-20 12q8-3 14-2M6 14q6-1 10-7M30 5l3 2', 1.3) + line('M12-4q8 8 18 8', 1.3, OCHRE),
  sled: form(LEATHER, 'M-34 14h62l8-8v8q0 8-10 8h-60z', 1.3) + line('M-30 28h64q6 0 8-6M-20 22v6M4 22v6M22 22v6', 2) + carve('M-28 17h40', 1.1),
  sandbags: ['-30 24', '-10 26', '12 24', '32 26', '-20 16', '2 16', '24 16'].map((p) => `<g transform="translate(${p})">` + form('#b9a27a', 'M-12 4q-3-9 4-10h16q7 1 4 10z', 1.2) + line('M-7-1h5', 0.9) + '</g>').join(''),
};
