// Sky and land of Wutaki's pictures, behind everything else. A picture is 80 × 60; land and sky go on beyond it, so that
// any shape may be cut out.

import { cut, rays, thrown } from '../../art/woodcut';
import { carve, disc, EMBER, flat, form, GLOW, ink, line, OCHRE, PAPER, TINT, TONE, type Parts } from '../../art/parts';

/** The dark of a night, which is never as black as ink. */
const NIGHT = 'var(--n)';
const ALL = 'M-80-50h240v130h-240z';
const throws = thrown(7);
const many = (count: number, draw: (throwing: () => number) => string): string => Array.from({ length: count }, () => draw(throws)).join('');
const n = (value: number): string => value.toFixed(1);
/** Short horizontal cuts of a knife. */
const strokes = (count: number, top: number, bottom: number): string =>
  many(count, (t) => {
    const x = -60 + t() * 200, y = top + t() * (bottom - top), w = 5 + t() * 12;
    return cut(x, y, x + w, y, 0.9);
  });
const stars = many(26, (t) => { const x = -60 + t() * 200, y = -30 + t() * 62, r = 0.5 + t() * 0.9; return `M${n(x)} ${n(y - r * 2)}l${n(r * 0.6)} ${n(r * 1.4)} ${n(r * 1.4)} ${n(r * 0.6)} ${n(-r * 1.4)} ${n(r * 0.6)} ${n(-r * 0.6)} ${n(r * 1.4)} ${n(-r * 0.6)} ${n(-r * 1.4)} ${n(-r * 1.4)} ${n(-r * 0.6)} ${n(r * 1.4)} ${n(-r * 0.6)}z`; });

export const lights: Parts = {
  'sky-dawn': flat(TINT, ALL) + flat(PAPER, rays(40, 50, 20, 150, 26, 180, 360, 0.5)) + form(OCHRE, disc(40, 50, 17)) + line('M25 44h30M23 48h34M28 40h24', 0.9, PAPER),
  'sky-dusk': flat(TINT, ALL) + form(OCHRE, disc(58, 24, 15)) + flat(TINT, 'M42 28h34v1.3h-34zM42 31.5h34v1.6h-34zM42 35.2h34v2h-34z') + flat(TONE, strokes(60, -12, 40)),
  'sky-noon': flat(PAPER, ALL) + flat(TINT, rays(66, 6, 13, 150, 22, 0, 360, 0.5)) + form(OCHRE, disc(66, 6, 9)),
  'sky-night': flat(NIGHT, ALL) + flat(TONE, strokes(34, -10, 46)) + flat(PAPER, stars) + flat(PAPER, 'M20 5a10 10 0 1 0 7 16 8.6 8.6 0 1 1-7-16z'),
  'sky-glow': flat(TONE, ALL) + flat(TINT, rays(40, 34, 8, 150, 22, 0, 360, 0.5)),
  'sky-storm': flat(TONE, ALL) + ink(many(110, (t) => { const x = -60 + t() * 210, y = -30 + t() * 60, w = 6 + t() * 8; return cut(x, y, x - w, y + w * 1.5, 0.5); })) + flat(TINT, 'M-80-50h240v44q-12 8-24 2-10 9-24 2-9 8-22 2-8 9-22 2-12 8-24 1-10 8-22 1-12 7-24 1-10 6-22 0-8 5-16 2z') + line('M-44-6q10 6 18-1M2-4q12 7 22-1M48-4q12 7 22 0M94-3q10 6 20 0', 1, TONE),
};

const hill = (d: string): string => form(TONE, d, 1.3);
const ground = (d = 'M-80 54q40-5 80-3t80 0 80 1v40h-240z'): string => ink(d) + flat(PAPER, many(26, (t) => { const x = -70 + t() * 220, y = 55.5 + t() * 10, w = 3 + t() * 9; return cut(x, y, x + w, y + 0.4, 0.55); }));
const trunk = (x: number, w: number): string => `M${x} -50h${w}l1.5 106h${-w - 4}z`;
const cone = (x: number, y: number, s: number, fire: boolean): string => {
  const p = (a: number, b: number): string => `${n(x + a * s)} ${n(y + b * s)}`;
  return (fire ? flat(GLOW, `M${p(-7, -30)}L${p(-3, -44)}L${p(0, -36)}L${p(4, -46)}L${p(7, -30)}Z`) + flat(EMBER, `M${p(-3, -30)}L${p(0, -40)}L${p(3, -30)}Z`) : '') +
    ink(`M${p(-46, 4)}Q${p(-16, -8)} ${p(-8, -31)}L${p(-3, -28)}L${p(1, -31)}L${p(4, -28.5)}L${p(8, -31)}Q${p(16, -8)} ${p(46, 4)}Z`) +
    flat(fire ? GLOW : PAPER, cut(x - 2 * s, y - 27 * s, x - 9 * s, y - 6 * s, 1.6 * s, 2) + cut(x + 3 * s, y - 27 * s, x + 6 * s, y - 10 * s, 1.3 * s, -2)) +
    flat(PAPER, cut(x - 9 * s, y - 22 * s, x - 22 * s, y - 3 * s, 0.9 * s, 2) + cut(x + 10 * s, y - 20 * s, x + 22 * s, y - 3 * s, 0.9 * s, -2) + cut(x + 12 * s, y - 12 * s, x + 17 * s, y - 3 * s, 0.8 * s, -1) + cut(x - 16 * s, y - 8 * s, x - 20 * s, y - 2 * s, 0.7 * s));
};
const house = (x: number, y: number, s: number): string => { const p = (a: number, b: number): string => `${n(x + a * s)} ${n(y + b * s)}`; return form(OCHRE, `M${p(-8, -4)}Q${p(-5, -12)} ${p(0, -13)}Q${p(5, -12)} ${p(8, -4)}L${p(6, -4)}L${p(6, 0)}L${p(-6, 0)}L${p(-6, -4)}Z`, 1) + ink(`M${p(-1.5, 0)}L${p(-1.5, -3.5)}L${p(1.5, -3.5)}L${p(1.5, 0)}Z`); };

export const settings: Parts = {
  'in-volcano': cone(18, 52, 1.05, true) + hill('M-80 52q30-8 62-3t54-2 50 1 74-1v40h-240z') + ground(),
  'in-crater': ink('M-80-50h62q14 26 12 46 10 20 8 40h76q-2-22 8-38-2-22 14-48h60v130h-240z') + form(GLOW, 'M-80 47q40-8 80-2t80-2 80 2v40h-240z', 1) + flat(EMBER, strokes(16, 49, 58)) + flat(PAPER, cut(-12, -20, -4, 14, 1, 2) + cut(-24, -10, -12, 28, 1.1, 3) + cut(-2, 18, 3, 36, 0.9, 1) + cut(92, -20, 84, 14, 1, -2) + cut(104, -8, 92, 28, 1.1, -3) + cut(82, 18, 79, 36, 0.9, -1)) + ink('M4 60q4-9 16-9h40q12 0 16 9z') + carve('M16 54q10-2 18-1M44 53q9 0 16 2', 1),
  'in-village': hill('M-80 44q30-12 64-6t50-4 52 2 74-4v50h-240z') + house(6, 42, 1) + house(72, 40, 1.1) + house(-16, 42, 1.2) + house(96, 42, 1) + house(56, 37, 0.7) + house(20, 37, 0.65) + ground(),
  'in-forest': flat(TONE, 'M-80-10q20 8 40 0t40 0 40 0 40 0 40 0 40 0v-50h-240z') + ink([-34, -12, 4, 66, 84, 108].map((x, i) => trunk(x, 6 + (i % 3) * 2)).join('')) + flat(PAPER, [-32, -10, 6, 69, 86, 111].map((x) => cut(x + 1, -4, x + 1.5, 22, 0.8) + cut(x + 3, 20, x + 3, 44, 0.7)).join('')) + ink('M-80-14q14 10 26 2 12 9 26 2 13 9 26 1 12 8 27 0 13 9 27 1 12 9 26 1 13 9 26 1 14 8 30 0v-50h-240z') + carve('M-20-14q6 4 12 0M8-12q6 4 12 0M60-12q6 4 12 0M88-13q6 4 12 0', 1) + ground(),
  'in-sea': form(TONE, 'M-80 38h240v50h-240z', 1) + flat(PAPER, many(30, (t) => { const x = -70 + t() * 220, y = 40 + t() * 16, w = 6 + t() * 12; return cut(x, y, x + w, y, 0.7, -0.6); })) + ink('M-80 56q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0v30h-240z'),
  'in-harbour': form(TONE, 'M-80 34h240v50h-240z', 1) + flat(PAPER, many(22, (t) => { const x = -70 + t() * 220, y = 36 + t() * 10, w = 6 + t() * 12; return cut(x, y, x + w, y, 0.7, -0.6); })) + line('M-10 34v-26M92 34v-30', 1.6) + form(PAPER, 'M-8 10q9 6 8 20h-8zM90 6q-10 7-9 24h9z', 1) + form(OCHRE, 'M-22 34h28q-2 6-6 6h-16zM78 34h26q-2 6-6 6h-14z', 1) + ink('M-80 50h240v40h-240z') + carve('M-70 53h50M-14 53h40M32 53h46M84 53h40M-40 57h30M0 57h44M52 57h40', 1) + ink('M2 46h3v10h-3zM74 46h3v10h-3z'),
  'in-cave': `<path fill="var(--k)" fill-rule="evenodd" d="M-80-50h240v130h-240zM-6 58q-4-22 3-38 9-23 43-24 34 1 43 24 7 16 3 38z"/>` + flat(PAPER, cut(-12, 44, -10, 12, 0.9, -2) + cut(-20, 50, -22, 6, 1.2, -3) + cut(92, 44, 90, 12, 0.9, 2) + cut(100, 50, 102, 6, 1.2, 3) + cut(14, -6, 30, -12, 0.9, -1) + cut(50, -12, 66, -6, 0.9, -1) + cut(-4, -4, 6, -14, 0.9)) + ink('M8 4l4 14 5-17zM60 0l5 13 5-8zM24-4l3 10 4-10z') + ground('M-80 52q40-4 80-2t80 0 80 1v40h-240z'),
  'in-field': hill('M-80 42q40-10 80-6t80-2 80-2v60h-240z') + line('M40 36l-70 26M40 36l-44 26M40 36l-20 26M40 36l6 26M40 36l34 26M40 36l64 26M40 36l100 26', 1.2) + carve('M-40 44q10-4 22-4M70 38q14-1 24-1', 1) + ground('M-80 57q40-3 80-2t80 0 80 1v40h-240z'),
  'in-mountains': form(PAPER, 'M-80 46l24-26 12 8 18-24 20 22 10-8 20-24 20 28 14-14 20 20 16-12 26 28v30h-240z', 1.2) + ink('M-26 4l20 22-7 6-4-9-4 4zM24-6l20 28-8 10-3-13-5 6zM58 8l20 20-8 6-3-10-5 3zM94 16l26 28-12 4-6-12-5 2zM-56 20l12 8-5 8-3-6-4 3z') + line('M-30 16l-6 12M18 10l-8 18M14 26l-3 8M54 20l-4 9', 1) + ground('M-80 50q20-6 40-3t40 1 40-2 40 1 80 0v40h-240z'),
  'in-temple': form(PAPER, 'M-36 56v-10h14v-9h14v-9h14v-9h14v-9h40v9h14v9h14v9h14v9h14v12h-152z', 1.2) + flat(TONE, 'M54 10h6v9h14v9h14v9h14v9h14v12h-66z') + form(PAPER, 'M29 10h22l5 46h-32z', 1.2) + line('M28.5 16h23M28 22h24M27.5 28h25M27 34h26M26.5 40h27M26 46h28', 1.1) + line('M-30 46h8M-16 37h8M-2 28h8M12 19h8', 1) + form(TONE, 'M30 2h20v8h-20z', 1.2) + ink('M37 4h6v6h-6z') + ground(),
  'in-stars': hill('M-80 50q40-16 78-8t82-2 80-2v50h-240z') + ground(),
  'in-hall': flat(TINT, ALL) + line('M-60 8h200', 3) + line('M-40-20v76M-8-20v76M88-20v76M120-20v76', 4) + line('M-8 8q6-6 6-20M88 8q-6-6-6-20', 2.4) + line('M-28 20v36M-20 14v42M4 18v38M76 18v38M100 20v36M108 14v42', 0.9) + line('M20 8v6M60 8v6', 1) + form(OCHRE, 'M16 14h8l2 4-2 6h-8l-2-6zM56 14h8l2 4-2 6h-8l-2-6z', 1) + flat(PAPER, 'M18 16h4v6h-4zM58 16h4v6h-4z') + line('M-60 0l20-20M-8 0l20-20M40-20l-14 14M88 0l-20-20M120 0l20-20', 1.6) + ground('M-80 52h240v40h-240z'),
  'in-market': hill('M-80 44h240v40h-240z') + line('M-22 52v-34M22 52v-34M58 52v-34M102 52v-34', 2) + [-22, 58].map((x) => form(PAPER, `M${x - 5} 18l6-9h42l6 9q-2.5 4-7 0-4.5 4-9 0-4.5 4-9 0-4.5 4-9 0-4.5 4-9 0-4.5 4-8 0z`, 1.1) + flat(TONE, `M${x + 4} 18l3-9h9l-2 9q-5 4-10 0zM${x + 23} 18l-1-9h9l2 9q-5 4-10 0z`) + form(OCHRE, `M${x - 2} 36h48v8h-48z`, 1)).join('') + ink(disc(-12, 34, 2.6) + disc(-6, 34, 2.6) + disc(1, 34, 2.6) + disc(70, 34, 2.6) + disc(78, 34, 2.6) + disc(90, 34, 2.6)) + ground(),
  'in-graves': hill('M-80 46q40-10 80-4t80-2 80-2v50h-240z') + [[-14, 46, 1], [4, 44, 0.8], [72, 44, 0.9], [92, 46, 1.1]].map(([x, y, s]) => form(PAPER, `M${x! - 5 * s!} ${y!}v${-10 * s!}q0-6 ${5 * s!}-6t${5 * s!} 6v${10 * s!}z`, 1.1) + ink(disc(x! - 1.8 * s!, y! - 9.5 * s!, 0.9) + disc(x! + 1.8 * s!, y! - 9.5 * s!, 0.9)) + line(`M${x! - 2 * s!} ${y! - 5 * s!}h${4 * s!}`, 0.9)).join('') + line('M108 46q2-20-4-30 8 4 8 12 4-8 12-8M104 16q-6 0-10 5', 1.8) + ground(),
};
