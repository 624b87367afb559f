// The strokes of a woodcut, as SVG paths. Everything is computed from fixed numbers: the pictures never change.

const r = (value: number): string => String(Math.round(value * 10) / 10);

/** A carved stroke from point to point: sharp at both ends, `width` in the middle, bent sideways by `bend`. */
export function cut(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const side = (by: number) => `${r(mx + nx * by)} ${r(my + ny * by)}`;
  return `M${r(x1)} ${r(y1)}Q${side(bend + width)} ${r(x2)} ${r(y2)}Q${side(bend - width)} ${r(x1)} ${r(y1)}Z`;
}

/** Rays around a point between two radii, every second one left out. `from` and `to` in degrees, 0 is right, 90 below. */
export function rays(x: number, y: number, near: number, far: number, count: number, from: number, to: number, share = 0.5): string {
  const step = (to - from) / count;
  const at = (angle: number, radius: number) => `${r(x + radius * Math.cos((angle * Math.PI) / 180))} ${r(y + radius * Math.sin((angle * Math.PI) / 180))}`;
  return Array.from({ length: count }, (_, i) => {
    const middle = from + step * (i + 0.5);
    const half = (step * share) / 2;
    return `M${at(middle, near)}L${at(middle - half, far)} ${at(middle + half, far)}Z`;
  }).join('');
}

/** Numbers between 0 and 1 that look thrown but are always the same. */
export function thrown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Horizontal carved strokes scattered over a field, for wind, water and strata. */
export function strokes(seed: number, count: number, left: number, right: number, top: number, bottom: number, length: number, width: number): string {
  const next = thrown(seed);
  return Array.from({ length: count }, (_, i) => {
    const y = top + ((i + 0.5 * next()) / count) * (bottom - top);
    const long = length * (0.5 + next());
    const x = left + next() * (right - left - long);
    return cut(x, y, x + long, y + (next() - 0.5) * 3, width * (0.5 + next() * 0.7));
  }).join('');
}
