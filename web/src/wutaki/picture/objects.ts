// What lies, stands or burns in Wutaki's pictures. Each thing stands on 0 0, about 28 wide and high.

import { carve, disc, EMBER, flat, form, GLOW, ink, line, OCHRE, PAPER, TINT, TONE, type Parts } from '../../art/parts';

const fire = (x: number, y: number, s: number): string => {
  const p = (a: number, b: number): string => `${(x + a * s).toFixed(1)} ${(y + b * s).toFixed(1)}`;
  return (
    form(GLOW, `M${p(0, 0)}C${p(-9, 0)} ${p(-12, -7)} ${p(-8, -13)}C${p(-6, -16)} ${p(-5, -18)} ${p(-5, -22)}C${p(-1, -20)} ${p(0, -17)} ${p(0, -14)}C${p(3, -18)} ${p(3, -23)} ${p(1, -28)}C${p(9, -23)} ${p(12, -15)} ${p(10, -8)}C${p(9, -3)} ${p(5, 0)} ${p(0, 0)}Z`) +
    flat(EMBER, `M${p(0.5, -1)}C${p(-4, -1)} ${p(-6, -5)} ${p(-4, -9)}C${p(-3, -11)} ${p(-1.5, -12)} ${p(-1.5, -15)}C${p(2, -12)} ${p(6, -9)} ${p(5, -5)}C${p(4.6, -2.5)} ${p(3, -1)} ${p(0.5, -1)}Z`)
  );
};
const coin = (x: number, y: number, r: number): string => form(OCHRE, disc(x, y, r)) + line(disc(x, y, r * 0.62), 0.9) + carve(`M${x - r * 0.55} ${y - r * 0.6}q${r * 0.4} ${-r * 0.3} ${r * 0.8}-${(r * 0.1).toFixed(1)}`, 1);
const rock = (x: number, y: number, s: number): string => `M${x - 6 * s} ${y}l${1.4 * s} ${-6 * s} ${5 * s}-${3 * s} ${5 * s} ${2.4 * s} ${2 * s} ${6.6 * s}z`;
const skull = (x: number, y: number, s: number): string => {
  const p = (a: number, b: number): string => `${(x + a * s).toFixed(1)} ${(y + b * s).toFixed(1)}`;
  return (
    form(PAPER, `M${p(-5, 0)}V${(y - 3.4 * s).toFixed(1)}C${p(-9, -6)} ${p(-9, -17)} ${p(0, -17)}C${p(9, -17)} ${p(9, -6)} ${p(5, -3.4)}V${y}Z`) +
    ink(disc(x - 3.4 * s, y - 8.4 * s, 2.3 * s) + disc(x + 3.4 * s, y - 8.4 * s, 2.3 * s) + `M${p(0, -6.4)}L${p(1.2, -4)}L${p(-1.2, -4)}Z`) +
    line(`M${p(-2, 0)}V${(y - 2.6 * s).toFixed(1)}M${p(2, 0)}V${(y - 2.6 * s).toFixed(1)}`, 1)
  );
};
const sheep = (x: number, y: number): string =>
  line(`M${x - 4} ${y - 5}v5M${x + 5} ${y - 5}v5`, 2.2) +
  form(PAPER, `M${x - 8} ${y - 6}q-3-3 0-6 0-4 4-4 2-3 6-1 4-2 6 1 4 0 3 4 2 4-1 6-2 3-6 2-4 2-7 0-4 1-5-2z`) +
  ink(`M${x - 12} ${y - 12}q0-3 4-3 4 1 3 5-1 4-3 4-4-1-4-6z`) +
  carve(`M${x - 1} ${y - 13}q2-2 4 0M${x + 2} ${y - 8}q2 1 4-1`, 0.1) +
  line(`M${x - 1} ${y - 13}q2-2 4 0M${x + 2} ${y - 8}q2 1 4-1`, 0.9) +
  carve(`M${x - 9.5} ${y - 12}h.1`, 1.4);
const tree = (x: number, y: number, s: number): string => line(`M${x} ${y}v${-10 * s}`, 2.6 * s) + form(TONE, `M${x} ${y - 28 * s}q${9 * s} ${7 * s} ${8 * s} ${14 * s}t${-8 * s} ${7 * s}q${-9 * s} 0 ${-8 * s} ${-7 * s}t${8 * s} ${-14 * s}z`) + carve(`M${x - 3 * s} ${y - 19 * s}q${-3 * s} ${4 * s} ${-1.6 * s} ${7 * s}M${x + 1 * s} ${y - 22 * s}q${3 * s} ${4 * s} ${2.4 * s} ${8 * s}`, 1.1);
const pot = (d: string): string => form(TONE, d);

export const objects: Parts = {
  flame: fire(0, 0, 1),
  pyre: fire(0, -6, 0.86) + form(OCHRE, 'M-15-1l24-9 2 4-24 9zM15-1l-24-9-2 4 24 9z') + ink('M-14-3.4a2 2.4 0 1 0 .1 0zM14-3.4a2 2.4 0 1 0 .1 0z') + carve('M-8-4l10-4M2-1.6l6 2', 1),
  torch: form(OCHRE, 'M-2 0l-1.6-16h7.2l-1.6 16z') + ink('M -5.6-19h11.2l-1.6 5.6h-8z') + carve('M -3.4-16.4h6.8', 1) + fire(0, -17, 0.55),
  lamp: form(OCHRE, 'M-13-9q6 3 9 0 6-3 13 0l6-3q1 6-7 10l2 2h-18l3-2q-6-2-8-7z') + line('M-13-9q-5-1-4 3 2 4 8 3', 1.8) + carve('M-4-6q5 3 11 0', 1) + fire(14, -12, 0.42),
  candle: form(PAPER, 'M-5 0v-15q5 2 10 0v15z') + line('M0-15v-4', 1.2) + form(OCHRE, 'M-12 0q0-4 5-4h14q5 0 5 4z') + fire(0, -17, 0.42) + line('M-2-13v6', 0.9),
  kiln: form(TONE, 'M-15 0q-1-18 9-21v-6h12v6q10 3 9 21z') + ink('M-7 0v-5a7 7 0 0 1 14 0v5z') + fire(0, 0, 0.36) + carve('M-11-6h3M-10-11h4M-5-16h5M5-13h5M8-8h3', 1.1),
  anvil: ink('M-16-19h27q4 0 6-3v6q-2 5-9 6v4l5 2v4h-20v-4l4-2v-4q-11-1-13-9z') + carve('M-12-16h18M-4-8h6', 1.2) + line('M-4-27l9 5', 3) + form(OCHRE, 'M3-28l5 3-3 6-5-3z') + flat(EMBER, 'M-9-23l-2-4 3 2 0-4 2 4 3-2-2 4z'),
  cauldron: line('M-9 0l3-5M9 0l-3-5', 2.4) + ink('M-14-17h28q2 15-14 15t-14-15z') + form(TONE, 'M-15-19h30v3.4h-30z') + carve('M-9-13q0 6 4 8', 1.4) + line('M-6-22q-3-3 0-6M1-22q3-3 0-7M7-22q-2-2 0-5', 1.4),
  coin: coin(0, -13, 13) + ink('M0-20l2.2 4.6 5 .6-3.6 3.4 1 5-4.6-2.4-4.6 2.4 1-5-3.6-3.4 5-.6z'),
  coins: coin(-8, -4, 5.6) + coin(6, -4.4, 5.8) + coin(-1, -11, 5.6) + coin(9, -15, 4.6) + coin(-9, -18, 4.2),
  jar: pot('M-5-27h10v4q9 4 9 12 0 8-8 11h-12q-8-3-8-11 0-8 9-12z') + ink('M-7-28h14v3.4h-14z') + line('M-13-14q13 5 26 0M-13.6-10q13 6 27.2 0', 1) + carve('M-8-18q-3 4-2 9', 1.5),
  jars: '<g transform="translate(-8 0) scale(.72)">' + pot('M-5-27h10v4q9 4 9 12 0 8-8 11h-12q-8-3-8-11 0-8 9-12z') + carve('M-8-18q-3 4-2 9', 1.6) + ink('M-7-28h14v3.4h-14z') + '</g><g transform="translate(9 0) scale(.6)">' + form(OCHRE, 'M-5-27h10v4q9 4 9 12 0 8-8 11h-12q-8-3-8-11 0-8 9-12z') + carve('M-8-18q-3 4-2 9', 1.6) + ink('M-7-28h14v3.4h-14z') + '</g>',
  pool: form(TINT, 'M-26-3q-2-8 11-9 6-5 15-4 12-2 18 3 11 1 9 8-2 8-26 8t-27-6z', 1.2) + ink('M-22-3q-2-5 8-6 5-4 14-3 10-2 15 2 9 1 8 6-2 5-22 5t-23-4z') + carve('M-12-5q5-2 9-1M2-7q5-1 9 1M-4-2q6 2 13-1', 1.2) + flat(TONE, 'M-10-9q3-3 8-2l-3 2z'),
  heart: form(GLOW, 'M0-2C-9-8-15-13-15-20c0-5 4-8 8-8 3 0 6 2 7 5 1-3 4-5 7-5 4 0 8 3 8 8 0 7-6 12-15 18z') + flat(EMBER, 'M0-8c-5-4-8-7-8-10.5q0-3.5 3.2-3.5 3 0 4.8 4 1.8-4 4.8-4 3.2 0 3.2 3.5C8-15 5-12 0-8z') + line('M-3-26q-1-3-4-4M2-25q0-4 3-6M6-26q3-2 6-1', 1.6),
  'cold-heart': form(TONE, 'M0-2C-9-8-15-13-15-20c0-5 4-8 8-8 3 0 6 2 7 5 1-3 4-5 7-5 4 0 8 3 8 8 0 7-6 12-15 18z') + carve('M-10-21q1-3 4-3M-6-14l6 7 6-7', 1.6) + line('M-3-26q-1-3-4-4M2-25q0-4 3-6M6-26q3-2 6-1', 1.6),
  scroll: form(PAPER, 'M-10-24h18q5 0 5 4h-4v16q0 4-4 4h-18q4 0 4-4v-16q0-4-1-4z') + line('M-5-18h9M-5-14h9M-5-10h6', 1.1) + form(GLOW, disc(5, -5, 3.4), 1),
  letters: '<g transform="rotate(-14)">' + form(PAPER, 'M-13-18h20v14h-20z') + line('M-13-18l10 8 10-8', 1.1) + '</g><g transform="translate(4 -2) rotate(9)">' + form(PAPER, 'M-11-14h20v14h-20z') + line('M-11-14l10 8 10-8', 1.1) + form(GLOW, disc(-1, -6, 2.6), 0.9) + '</g>',
  drop: form(TONE, 'M0-28q11 13 10 19-1 9-10 9t-10-9q-1-6 10-19z') + carve('M-5-12q-2 5 1 8', 1.6),
  bowl: form(OCHRE, 'M-14-13h28q0 12-9 13h-10q-9-1-9-13z') + ink('M-14-14.5q14-4 28 0 0 3-14 3t-14-3z') + line('M-10-6l4 3 4-3 4 3 4-3 4 3', 1) + carve('M-8-13.6q6-1.6 10-.6', 1),
  boat: form(OCHRE, 'M-21-10q20 6 42 0-3 10-11 10h-18q-9 0-13-10z') + line('M-15-4h28', 0.9) + line('M0-9v-19', 1.6) + form(PAPER, 'M1.5-27q11 5 10 16h-10z') + line('M4-21q3 3 3.6 8', 0.8) + carve('M-14-7q10 3 20 2', 1),
  oarboat: form(OCHRE, 'M-22-11q4 3 22 3t22-3q-3 11-11 11h-20q-9 0-13-11z') + line('M-16-4.5h30M-14-14l9 14M12-14l-9 14', 1.3) + carve('M-15-7q12 3 26 1', 1),
  well: form(TONE, 'M-13-13h26v13h-26z') + line('M-13-8.6h26M-13-4.4h26M-6-13v4.4M4-13v4.4M-1-8.6v4.2M8-8.6v4.2M-8-4.4v4.4M2-4.4v4.4', 1) + line('M-11-13v-11M11-13v-11M0-22v8', 1.8) + form(OCHRE, 'M-16-22l16-7 16 7z') + ink('M-3-15h6l-1 5h-4z'),
  sheep: sheep(0, 0),
  flock: '<g transform="translate(-8 -7) scale(.66)">' + sheep(0, 0) + '</g><g transform="translate(11 -8) scale(.62)">' + sheep(0, 0) + '</g><g transform="translate(2 0) scale(.85)">' + sheep(0, 0) + '</g>',
  ripples: line('M-24-3a24 5 0 0 1 48 0M-16-2a16 3.4 0 0 1 32 0M-8-1a8 2 0 0 1 16 0', 1.6) + form(PAPER, 'M0-26q6 7 5 11-1 5-5 5t-5-5q-1-4 5-11z') + carve('M-2-18q-1 3 .4 4', 1),
  eye: flat(TINT, disc(0, -13, 14)) + form(PAPER, 'M-18-13q18-19 36 0-18 19-36 0z') + form(TONE, disc(0, -13, 7)) + ink(disc(0, -13, 3)) + carve('M-3-16q1-1.6 3-1.6', 1.2) + line('M-14-19l-4-4M-8-23l-2-5M0-24v-5M8-23l2-5M14-19l4-4', 1.5),
  gate: line('M-14 0v-20M14 0v-20', 3.6) + form(OCHRE, 'M-20-25h40l-3 5h-34z') + line('M-14-13h28', 2.6) + carve('M-12-13h4M-4-13h4M4-13h4', 1.4) + form(GLOW, 'M-3-20h6v5l-3 2-3-2z', 0.9),
  shell: form(TONE, 'M-15-8q0-17 15-18 15 1 15 18l-6 3-4-2-5 3-5-3-4 2z') + line('M0-7v-17M-5-8l-4-14M5-8l4-14M-9-9l-5-8M9-9l5-8', 1) + form(OCHRE, 'M-11-6q11-4 22 0-2 6-11 6t-11-6z') + form(PAPER, disc(0, -7, 4.4)) + flat(PAPER, disc(0, -7, 3)),
  spring: form(TONE, rock(-9, 0, 1.3)) + form(TONE, rock(9, 0, 1.2)) + form(PAPER, 'M-3 0q-1-9-6-14 4-1 7 3 0-8-1-15 5 4 5 14 3-5 7-5-5 6-5 17z') + line('M-1-3q0-8-1-12M3-3q0-6 2-9', 0.9) + ink('M-16-20q2 3 0 5-2-2 0-5zM13-23q2 3 0 5-2-2 0-5z'),
  cloud: form(PAPER, 'M-17-13q-5-1-4-6 1-4 6-3 1-7 8-6 5-4 10 0 7-1 8 5 6 0 5 6-1 4-6 4z') + line('M-9-20q3-3 6 0M3-22q4-2 6 2', 1) + line('M-13-9l-3 8M-6-9l-3 8M1-9l-3 8M8-9l-3 8M15-9l-3 8', 1.5),
  cloudface: form(PAPER, 'M-17-7q-6-1-5-7 1-5 6-4 0-8 8-8 6-4 11 0 8-1 9 6 7 0 6 7-1 6-7 6z') + ink(disc(-5, -14, 1.7) + disc(6, -14, 1.7)) + line('M-8-18q3-2 5 0M4-18q3-2 5 0M-1-9q3-2 5 1', 1.1) + line('M3-5q8 1 16 5M2-3q5 1 9 4', 1.4),
  wall: form(TONE, 'M-20-20h6v3h5v-3h7v3h5v-3h7v3h5v-3h6v20h-41z') + line('M-20-13h41M-20-7h41M-12-13v6M-2-13v6M9-13v6M-16-7v7M-7-7v7M3-7v7M14-7v7', 1.1) + carve('M-17-17v2M-10-10h5M5-10h4M-4-4h5', 1),
  wave: form(TONE, 'M-24 0q6-22 22-25 14-1 17 10-5-5-10-2-4 3-1 8 5 8 19 9z') + carve('M-17-4q5-12 14-16M-9-3q2-8 7-12', 1.4) + ink(disc(18, -19, 1.2) + disc(14, -24, 1) + disc(20, -13, 0.9)),
  trough: form(OCHRE, 'M-20-13h40l-5 11h-30z') + ink('M-18-13q18-4 36 0-18 5-36 0z') + line('M-13-2v4M13-2v4', 2.4) + carve('M-12-13q8-1.6 14 0M-14-7h20', 1),
  mole: ink('M-17 0q0-10 8-10h2q1-11 9-11 10 0 10 14l6 1q3 3 2 6z') + flat(PAPER, 'M-1-15l-6 2 6 2zM14-5l5-1-4 4zM8-3l4-1-3 4z') + carve('M3-17q5 1 5 8', 1.2) + form(TONE, 'M-22 0q3-6 8-5 3-4 7 0l4 5z') + carve('M2-15h.1', 1.8),
  spade: line('M0 0v-20', 2) + form(TONE, 'M-6-2h12l-1 8q-5 5-10 0z') + line('M-5-24h10M-5-24l5 5 5-5', 2),
  pick: line('M-9 2l16-22', 2.6) + ink('M-8-20q12-9 24 2-2 1-4 1-9-6-18 0-2-1-2-3z') + carve('M-3-22q7-3 13 1', 1),
  cairn: form(TONE, 'M-16 0q0-7 7-7h18q7 0 7 7z') + form(PAPER, 'M-11-7q0-7 6-7h11q6 0 5 7z') + form(TONE, 'M-8-14q0-6 5-6h6q5 0 5 6z') + form(PAPER, 'M-4-20q0-6 4-6t4 6z') + carve('M-11-4h5M-4-17h3', 1.2),
  crack: ink('M-3-28l5 9-6 5 7 6-5 8h7l4-9-7-6 6-6-3-7z') + line('M-4-14l-10 3-4 6M5-8l9 2 4 6M3-19l9-5', 1.8) + flat(GLOW, 'M-.5-20l2 2-4 4 6 5-2 5h-1l1-5-6-5 5-4z'),
  tree: tree(0, 0, 1),
  trees: tree(-11, 0, 0.8) + tree(11, 0, 0.72) + tree(0, 1, 1.05),
  roots: line('M0-9q-3 4-11 4-5 1-8 5M0-9q3 5 10 4 6 1 9 5M0-9q-1 5-4 9M1-9q2 5 5 9', 2.2) + form(OCHRE, 'M-5-7q2-9 0-16-5-1-8-6 6 0 9 2 1-3 4-5 3 2 4 5 3-2 9-2-3 5-8 6-2 7 0 16-5 2-10 0z') + ink(disc(-1.5, -15, 1.4) + disc(3, -15, 1.4)) + line('M-1-11q2 1 4 0', 1),
  block: form(TONE, 'M-17-14l9-9h24l-8 9z') + form(PAPER, 'M-17-14h25v14h-25z') + form(TONE, 'M8-14l8-9v13l-8 10z') + line('M-12-9h7M-3-4h7M-13-4h4', 1) + carve('M-8-19h14', 1.1),
  blocks: '<g transform="translate(-9 0) scale(.62)">' + form(TONE, 'M-17-14l9-9h24l-8 9z') + form(PAPER, 'M-17-14h25v14h-25z') + form(TONE, 'M8-14l8-9v13l-8 10z') + '</g><g transform="translate(11 0) scale(.62)">' + form(TONE, 'M-17-14l9-9h24l-8 9z') + form(PAPER, 'M-17-14h25v14h-25z') + form(TONE, 'M8-14l8-9v13l-8 10z') + '</g><g transform="translate(1 -11) scale(.6)">' + form(TONE, 'M-17-14l9-9h24l-8 9z') + form(PAPER, 'M-17-14h25v14h-25z') + form(TONE, 'M8-14l8-9v13l-8 10z') + '</g>',
  logs: form(OCHRE, 'M-18-9h30v9h-30zM-14-18h28v9h-28zM-9-27h22v9h-22z') + ['-17 -4.5', '-13 -13.5', '-8 -22.5'].map((p) => `<g transform="translate(${p})">` + form(PAPER, disc(0, 0, 4.6)) + line(disc(0, 0, 2), 0.9) + '</g>').join('') + line('M-8-3h14M-3-12h12M2-21h8', 1) + carve('M-8-6.5h10M-4-15.5h10', 0.9),
  log: form(OCHRE, 'M-14-13h28q4 0 4 6.5t-4 6.5h-28z') + form(PAPER, 'M-14-13q4.6 0 4.6 6.5t-4.6 6.5-5-6.5 5-6.5z') + line('M-14-9q2 0 2 2.6t-2 2.4M-4-3h11M2-9h8', 1) + carve('M-6-10.5h6', 1),
  chest: form(OCHRE, 'M-16-14q0-10 9-10h14q9 0 9 10z') + form(OCHRE, 'M-16-14h32v14h-32z') + line('M-9-24v24M9-24v24M-16-14h32', 1.3) + form(GLOW, 'M-3-17h6v8h-6z', 1) + ink(disc(0, -14, 1.1)) + carve('M-13-18q1-3 3-3.6M-6-10v6', 1),
  tomb: form(TONE, 'M-13 0v-17q0-10 13-10t13 10v17z') + ink('M-7 0v-13q0-6 7-6t7 6v13z') + form(GLOW, disc(0, -10, 2.8), 0.9) + line('M-16 0h32', 2.4) + carve('M-10-16q1-5 5-6', 1.2) + line('M-10-8h2M8-8h2M-10-3h2M8-3h2', 1),
  mound: form(TONE, 'M-23 0q4-19 23-19t23 19z') + ink('M-6 0v-6q0-4 6-4t6 4v6z') + form(PAPER, 'M-9-9l9-4 9 4-1 3h-16z') + carve('M-15-5q3-6 7-8M8-14q4 2 7 7', 1.2) + line('M-3-19v-8M-6-24h6M3-18l2-6', 1.5),
  sack: form(OCHRE, 'M-5-21q-9 5-9 14 0 7 6 7h16q6 0 6-7 0-9-9-14z') + form(PAPER, 'M-6-25q6 3 12 0l-1 4h-10z') + line('M-6-21h12', 1.8) + carve('M-9-9q0-4 3-7', 1.3) + ink('M2-12q5-1 6 3-4 2-6-3zM-1-7q5 0 5 4-5 0-5-4z'),
  grain: line('M0 0v-24M-8 0q0-12-3-20M8 0q0-12 3-20', 1.5) + ['M0-28q4 5 0 9-4-4 0-9', 'M-3-18q4 2 3 6-4-1-3-6', 'M3-18q-4 2-3 6 4-1 3-6', 'M-12-26q4 4 1 8-4-3-1-8', 'M12-26q-4 4-1 8 4-3 1-8', 'M-13-17q4 1 4 5-4-1-4-5', 'M13-17q-4 1-4 5 4-1 4-5', 'M-2-11q3 1 2 5-3-1-2-5'].map((d) => form(OCHRE, `${d}z`, 1)).join(''),
  feather: line('M-11 1L8-24', 1.5) + form(PAPER, 'M-8-3q-2-12 6-19 6-5 12-6 1 8-4 15-5 8-14 10z') + line('M-6-5l12-18M-4-10l-2-4M0-14l-1-6M4-19v-5M0-8l5-3M4-13l5-3', 1) + carve('M-3-12l-1 3', 0.8),
  kite: line('M2-6q4 4 0 7-3 3 2 5', 1.2) + form(TONE, 'M0-29l11 11L2-5-9-18z') + line('M0-29l2 24M-9-18h20', 1) + carve('M-3-21l3-4M4-15l3-3', 1.2) + ink('M-1-2l5 1-4 3zM0 2l4 1-4 2z'),
  mill: form(PAPER, 'M-8 0l3-19q5-4 10 0l3 19z') + ink('M-3 0v-5q3-3 6 0v5z') + '<g transform="translate(0 -18)">' + [45, 135, 225, 315].map((a) => `<g transform="rotate(${a})">` + form(TONE, 'M-.5-1h3.4v-15h-5v11z', 1) + '</g>').join('') + ink(disc(0, 0, 2)) + '</g>',
  mast: line('M0 0v-29', 2.8) + line('M-13-20h26', 2) + form(PAPER, 'M-12-19q12 4 24 0 2 7-2 13-10 3-20 0-4-6-2-13z') + line('M-4-18q-1 6 1 12M5-18q1 6-1 12', 0.9) + form(TONE, 'M0-29h9l-3 2.5 3 2.5h-9z', 1) + line('M-15 0h30', 2.2),
  bird: ink('M-20-19q10-3 16 4l3 2q2-7 11-9 7-1 12 1-7 1-9 4 3 0 5 2-6 0-8 4-4 6-10 5-3 2-8 2 3-2 4-4-11-1-16-11z') + carve('M-12-15q5 1 8 4M6-16q4-3 8-2', 1.2),
  whirl: form(PAPER, 'M-18-29q18 6 36 0-1 6-8 8 2 4-3 7 1 4-2 6 0 5-5 8 1-5-2-8-5-2-3-6-6-3-4-7-8-3-9-8z') + line('M-13-25q13 5 25 0M-9-19q9 4 17 0M-5-13q5 3 10 0M-3-8q3 2 6 0', 1.1),
  leaf: form(TONE, 'M-12-2q-3-17 12-26 14 10 11 26-12 4-23 0z') + line('M0-26q-1 14 0 28M-1-10l-7-4M-1-16l-5-4M0-8l7-5M0-14l6-5', 1.1) + carve('M-8-7q-1-4 0-7', 1.2),
  leaves: ['-11 -4 -30', '9 -2 24', '0 -15 5', '13 -18 60', '-13 -20 -70'].map((p) => { const [x, y, a] = p.split(' '); return `<g transform="translate(${x} ${y}) rotate(${a}) scale(.42)">` + form(TONE, 'M-12-2q-3-17 12-26 14 10 11 26-12 4-23 0z', 2.4) + line('M0-24q-1 14 0 30', 2.4) + '</g>'; }).join(''),
  ear: form(OCHRE, 'M-8-3q-7-6-6-15 2-11 13-11 12 1 12 12 0 6-5 8-3 2-4 6-4 6-10 0z') + line('M-8-15q1-8 8-8 6 1 6 6 0 4-4 5-3 1-4 4', 1.8) + line('M15-22q4 5 1 11M19-26q6 8 1 18', 1.6),
  lips: line('M-23-22q5 8 0 16M-18-19q3 5 0 10M23-22q-5 8 0 16M18-19q-3 5 0 10', 1.5) + form(GLOW, 'M-15-14q5-8 10-8 3 0 5 2 2-2 5-2 5 0 10 8-7 10-15 10t-15-10z') + ink('M-11-14q11-4 22 0-11 3-22 0z') + carve('M-8-17q2-2 4-2', 1),
  drum: form(OCHRE, 'M-13-18l3 18h20l3-18z') + form(PAPER, 'M-14-19q0-5 14-5t14 5-14 5-14-5z') + line('M-12-13l6 12 6-13 6 13 6-12', 1.1) + line('M-12-30l9 10M13-30l-9 10', 2),
  skull: skull(0, 0, 1.55),
  skulls: skull(-9, 0, 0.8) + skull(9, 0, 0.8) + skull(0, -11, 0.85),
  book: form(TONE, 'M-18-20q10-4 18 2 8-6 18-2v18q-10-3-18 2-8-5-18-2z') + form(PAPER, 'M-15-21q9-3 15 3 6-6 15-3v16q-9-2-15 3-6-5-15-3z') + line('M0-18v16M-11-16q4-1 7 1M-11-12q4-1 7 1M-11-8q4-1 7 1M11-16q-4-1-7 1M11-12q-4-1-7 1M11-8q-4-1-7 1', 1),
  dagger: form(PAPER, 'M0 2l-4-5v-15h8v15z') + ink('M-8-20h16v3h-16zM-2-28h4v8h-4z') + form(GLOW, disc(0, -28, 2.6), 1) + line('M0-16v14', 0.9) + flat(GLOW, 'M6 0q2 3 0 4.5-2-1.5 0-4.5z'),
  purse: form(TONE, 'M-4-19q-11 5-10 13 1 6 8 6h12q7 0 8-6 1-8-10-13z') + form(TONE, 'M-8-25q8 3 16 0l-3 6h-10z') + line('M-6-19h12', 2) + carve('M-9-7q0-4 3-6', 1.2) + '<g transform="translate(13 -3) scale(.42)">' + coin(0, -5, 8) + '</g>' + coin(1, -7, 3.2),
  scales: line('M0 0v-25M-16-20l32-5', 2) + line('M-16-20l-5 10M-16-20l5 10M16-25l-5 10M16-25l5 10', 1) + form(OCHRE, 'M-23-10h14q-1 5-7 5t-7-5zM9-15h14q-1 5-7 5t-7-5z') + form(OCHRE, 'M-7 0q0-4 7-4t7 4z') + ink(disc(0, -26, 2)),
  hand: form(OCHRE, 'M-7 0v-9q-7-4-9-10 3-2 8 3v-10q2-3 4 0v9l1-12q3-2 4 0v12l2-10q3-2 4 1l-1 11 3-5q3-1 3 2-1 9-8 13v5z') + carve('M-5-7q4-3 8 0M-4-11v-5', 1),
  mask: form(OCHRE, 'M-12-26q12-5 24 0 2 14-3 21-4 6-9 6t-9-6q-5-7-3-21z') + ink('M-9-18q4-3 7 1-4 3-7-1zM9-18q-4-3-7 1 4 3 7-1zM-6-6q6 4 12 0-2 5-6 5t-6-5z') + line('M0-18v7q-2 2-2 3h4M-11-24q4-2 8-1M11-24q-4-2-8-1M-10-11l3 1M10-11l-3 1', 1.1) + form(GLOW, 'M0-28l2.5 4-2.5 3-2.5-3z', 0.9),
  wheel: form(OCHRE, disc(0, -14, 14)) + form(PAPER, disc(0, -14, 10)) + line('M0-24v20M-10-14h20M-7-21l14 14M7-21l-14 14', 1.6) + form(TONE, disc(0, -14, 3.4)) + ink(disc(0, -26, 1) + disc(12, -14, 1) + disc(-12, -14, 1) + disc(0, -2, 1)),
  moon: form(PAPER, 'M5-28a15 15 0 1 0 9 24 12 12 0 1 1-9-24z') + ink(disc(-3, -16, 1.3)) + line('M-6-8q3 3 6 1M-4-20q-3 0-4 2', 1.1),
  star: form(OCHRE, 'M0-29l4 10.5 11 .5-8.6 7 3 11-9.4-6.3L-9.4 0l3-11-8.6-7 11-.5z') + carve('M-2-20l-1.5 4-4.5.4', 1.1),
  sun: form(OCHRE, 'M0-30l3 6 6-3-1 6 7-1-4 5 6 3-6 3 4 5-7-1 1 6-6-3-3 6-3-6-6 3 1-6-7 1 4-5-6-3 6-3-4-5 7 1-1-6 6 3z', 1.1) + form(OCHRE, disc(0, -14.5, 7)) + ink(disc(-2.6, -16, 1) + disc(2.6, -16, 1)) + line('M-3-11.5q3 2.5 6 0', 1.1),
  idol: form(OCHRE, 'M-12-27h24l-2 8 3 3-2 8h-3v8h-16v-8h-3l-2-8 3-3z') + ink('M-8-22h6v4h-6zM2-22h6v4h-6zM-7-11h14v4h-14z') + carve('M-4-11v4M0-11v4M4-11v4', 1.2) + line('M0-20v5M-8-4h16', 1.1) + form(GLOW, 'M0-33l3 4-3 3-3-3z', 0.9),
  key: form(OCHRE, disc(0, -22, 6.6)) + ink(disc(0, -22, 2.8)) + form(OCHRE, 'M-2-15.5h4v15.5h-4zM2-7h6v3h-6zM2-2.5h4v2.5h-4z', 1.1) + carve('M-4-24q1-2 3-2.4', 1),
  tower: form(PAPER, 'M-10 0l2-19h16l2 19z') + form(TONE, 'M-12-26h5v3h4v-3h6v3h4v-3h5v7h-24z') + ink('M-3 0v-6q3-4 6 0v6zM-2-15h4v5h-4z') + line('M-8-12h4M5-8h4M-9-4h4', 1),
  tower2: form(PAPER, 'M-8 0l1-16h14l1 16z') + form(TONE, 'M-14-16l14-12 14 12z') + ink('M-3 0v-6q3-4 6 0v6z') + line('M0-28v-4', 1.4) + form(GLOW, 'M0-32h7l-2.5 2 2.5 2h-7z', 0.9) + carve('M-6-18l6-5', 1.2),
  scaffold: line('M-15 0v-26M15 0v-26M0 0v-26M-17-10h34M-17-20h34M-15 0l15-10M0-10l15-10M15-10L0-20', 1.7) + form(PAPER, 'M-11-19h9v9h-9zM3-9h10v9h-10zM-12-9h9v9h-9z', 1) + line('M-11-15h9M3-5h10M-12-5h9', 0.9),
  trowel: form(PAPER, 'M-11-3l12-17 8 6z') + line('M5-17l4-5', 2) + form(OCHRE, 'M8-24l4 3 4-6-4-3z') + line('M-6-5l8-10', 0.9),
  hammer: line('M-8 2L6-19', 2.8) + form(TONE, 'M-5-24l5-5 16 11-5 6z') + carve('M-1-24l10 7', 1.2),
  knot: line('M-20-22q12 0 16 6 4 8 12 6 6-3 2-8-6-5-12 2-6 8-14 14', 5) + line('M20-24q-10 2-14 9-5 9-11 6-5-4-1-8', 5) + line('M-20-22q12 0 16 6 4 8 12 6 6-3 2-8-6-5-12 2-6 8-14 14', 2.8, OCHRE) + line('M20-24q-10 2-14 9-5 9-11 6-5-4-1-8', 2.8, OCHRE),
  broken: form(PAPER, 'M-16-26h13l-3 7 5 5-5 6 3 8h-13z') + form(PAPER, 'M4-24h13v26h-13l-3-8 5-6-5-5z') + line('M-12-20h5M-12-15h6M-12-10h5M9-18h5M8-13h6M10-8h4', 1.1) + form(GLOW, disc(10, -2, 2.8), 0.9),
  rocks: form(TONE, rock(-11, 0, 1)) + form(TONE, rock(9, 0, 1.25)) + '<g transform="rotate(18 -2 -16)">' + form(PAPER, rock(-3, -13, 1)) + '</g>' + form(TONE, rock(11, -20, 0.7)) + line('M-5-26l-2-4M2-25v-5M10-29l1-3M14-28l2-3', 1.3) + carve('M-13-5l3-2M6-6l3-2', 1.1),
  tent: form(OCHRE, 'M-19 0L0-24 19 0z') + ink('M-6 0L0-15 6 0z') + line('M0-24l-3-5M0-24l4-4', 1.8) + carve('M-12-4l8-11', 1.2) + line('M8-10l6 7M10-6l4 4', 1),
  shrine: form(TONE, 'M-17-18l17-9 17 9-3 4h-28z') + form(PAPER, 'M-11-14h22v14h-22z') + ink('M-6 0v-7q0-4 6-4t6 4v7z') + form(GLOW, 'M0-2q-4-2-1-7 4 4 1 7z', 0.8) + line('M-14-14v14M14-14v14', 1.8) + carve('M-9-19l8-4', 1.1),
  hut: form(OCHRE, 'M-19-10Q-12-26 0-28q12 2 19 18l-5-1v11h-28v-11z') + ink('M-4 0v-8q4-4 8 0v8z') + line('M-14-11q14-4 28 0M-9-16l2 4M-3-20v6M4-20l-1 6M10-16l-2 4', 1.1) + carve('M-9-19q3-4 6-5', 1.2),
  cart: form(OCHRE, 'M-20-15h33l-3 10h-27z') + line('M13-14l10 3M-17-10h26', 1.5) + form(PAPER, 'M-18-15q2-12 15-12t14 12z') + line('M-10-15q1-9 4-11M2-15q0-8-2-11', 1) + form(TONE, disc(-10, -4, 5)) + form(TONE, disc(6, -4, 5)) + ink(disc(-10, -4, 1.4) + disc(6, -4, 1.4)),
  camel: ink('M-17 0v-11q-2-9 5-9 2-7 6 0 3-7 7-1 6-1 7 5l4-1v-6q0-4 6-3l4 3-1 3-5 1q0 7-6 8l-2 10h-3l-1-9h-12l-1 9h-3l-1-9-1 9z') + carve('M-9-18q2-4 3 0M-2-18q2-4 4 0M-12-12q8 3 14 1', 1.1) + form(GLOW, 'M-11-15h13l-1 5h-11z', 0.9),
  crystal: form(TONE, 'M-7 0l-4-12 6-15 7-4 6 6 2 14-4 11z') + line('M-5-27l3 10 8-1M-2-17l-9 5M-2-17v17M6-18l4 4', 1) + carve('M-6-15l3-7', 1.3),
  tongue: form(GLOW, 'M-8-10q0 18 4 17 4 3 7-1 6-1 5-16z') + ink('M-17-22q17-8 34 0-2 14-17 14t-17-14z') + flat(PAPER, 'M-13-22l3 5 3-6zM-5-24l3 6 3-6zM4-24l3 6 4-5z') + form(GLOW, 'M-7-13q7-5 14 0 1 15-3 20-3 2-4-2-2 5-5 1-4-6-2-19z') + line('M0-13v13', 1),
  chain: [[-13, -18], [0, -12], [13, -6]].map(([x, y]) => line(`M${x! - 7} ${y! - 3}q5-6 10-1t4 7-9 1-5-7z`, 5) + line(`M${x! - 7} ${y! - 3}q5-6 10-1t4 7-9 1-5-7z`, 2.4, OCHRE)).join(''),
  basket: form(OCHRE, 'M-14-14h28l-4 14h-20z') + line('M-13-9h26M-12-5h24M-7-14l2 14M0-14v14M7-14l-2 14', 0.9) + form(GLOW, disc(-6, -16, 4), 1) + form(TONE, disc(3, -17, 4.4), 1) + form(PAPER, disc(9, -15, 3.4), 1) + line('M-13-14q0-14 13-14t13 14', 1.5),
  pebbles: form(TONE, 'M-16 0q0-6 6-6t6 6z') + form(PAPER, 'M-3 0q0-8 7-8t7 8z') + form(TONE, 'M-9-6q0-6 6-6t6 6l-4 2h-4z') + form(PAPER, disc(14, -3, 3.4), 1),
  bones: '<g transform="rotate(32 0 -10)">' + form(PAPER, 'M-15-12a3 3 0 1 1 4-3h22a3 3 0 1 1 4 3 3 3 0 1 1-4 3h-22a3 3 0 1 1-4-3z') + '</g><g transform="rotate(-32 0 -10)">' + form(PAPER, 'M-15-12a3 3 0 1 1 4-3h22a3 3 0 1 1 4 3 3 3 0 1 1-4 3h-22a3 3 0 1 1-4-3z') + '</g>',
  pyramid: form(PAPER, 'M-24 0v-6h6v-6h6v-6h6v-6h12v6h6v6h6v6h6v6z') + form(TONE, 'M3-24h3v6h6v6h6v6h6v6h-17z') + ink('M-3-18h6v18h-6z') + carve('M-2-3h4M-2-6h4M-2-9h4M-2-12h4M-2-15h4', 0.9) + flat(GLOW, 'M0-25q-4-3 0-9 4 6 0 9z'),
  buka: ink('M-27 0q-5-14 3-22-5-6-4-14 5 5 10 6 4-10 18-10t18 10q5-1 10-6 1 8-4 14 8 8 3 22z') + form(GLOW, 'M-16-25q6-4 12 2-7 5-12-2zM16-25q-6-4-12 2 7 5 12-2z', 1) + flat(EMBER, disc(-9, -24, 1.8) + disc(9, -24, 1.8)) + form(GLOW, 'M-19-9q19-10 38 0-1 12-19 12t-19-12z', 1) + flat(PAPER, 'M-17-10l4 6 3-8zM-9-12l4 6 4-7zM1-13l4 7 4-6zM10-12l3 8 4-6zM-13 1l3-5 4 6zM-3 3l3-6 3 6zM6 2l4-6 3 5z') + carve('M-8-32q8-4 16 0M-3-28q3-1 6 0M-22-17q-2 4-1 8M22-17q2 4 1 8', 1.3),
};
