// Where everything lies on the board, in the arrangement of the printed one. 1200 × 860.

import type { Catalogue, Token } from '../lib/catalogue';
import { folded } from '../table/symbols';

export const WIDTH = 1200;
export const HEIGHT = 860;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** Places that are drawn as small plates; the others have drawings of their own. */
export const PLATES: Record<string, Box & { icon: string; side?: boolean }> = {
  '2': { ...box(394, 196, 104, 132), icon: 'chase' },
  '3': { ...box(588, 252, 432, 76), icon: 'claim', side: true },
  '4': { ...box(1030, 50, 122, 92), icon: 'give' },
  '5': { ...box(1030, 148, 122, 88), icon: 'renew' },
  '6': { ...box(1030, 242, 122, 92), icon: 'upgrade' },
  '14': { ...box(206, 570, 190, 112), icon: 'draw-omen' },
  '13': { ...box(206, 692, 190, 112), icon: 'play-omen' },
  '11': { ...box(804, 570, 132, 112), icon: 'present' },
  '15': { ...box(942, 570, 94, 112), icon: 'trade' },
  '16': { ...box(1042, 570, 110, 112), icon: 'start' },
};

/** The six standard locations from left to right. */
export const STANDARD = ['7a', '7b', '7c', '7d', '7e', '7f'] as const;
export const standardBox = (index: number): Box => box(50 + index * 185, 344, 177, 214);

export const PYRAMID = box(48, 50, 340, 284);
export const DISPLAY = box(506, 84, 78, 160); // the deck; slots follow to the right
export const SLOT = { x: 592, y: 84, w: 100, h: 160, gap: 8 };
export const TRACKER = { x: 882, y: 752, r: 45 };
export const ROUND_PLACE = box(1030, 694, 122, 116);
export const PILES = {
  omen: box(54, 574, 66, 90),
  omenDiscards: box(130, 574, 66, 90),
  revenge: box(54, 694, 66, 90),
  secret: box(130, 694, 66, 90),
  round: box(970, 706, 52, 72),
};

const SHOWN = ['vp', 'any', 'omen', 'cost', 'revenge', 'or', 'present']; // the rest is said by the place's own symbol
const SILENT = ['15']; // its own symbol says all

/** The symbols of a place, on the side of the board that is in use. */
function printed(catalogue: Catalogue, id: string, extreme: boolean): Token[] {
  const place = catalogue.places[id];
  return place?.facts.sides?.[extreme ? 'extreme' : 'normal']?.symbols ?? place?.symbols ?? [];
}

/** What stands on the plate of a small place beside its own symbol. */
export function actionOf(catalogue: Catalogue, id: string, extreme: boolean): Token[] {
  if (SILENT.includes(id)) return [];
  const shown = printed(catalogue, id, extreme).filter((token) => SHOWN.includes(token.icon ?? ''));
  // no arrow is drawn here, so points that are asked for say themselves that they are lost
  return shown.map((token) => (token.icon === 'vp' && token.part === 'asks' ? { ...token, sign: '−' } : token));
}

/** What a level of the pyramid brings (1 to 4). */
export function rewardOf(catalogue: Catalogue, level: number, extreme: boolean): Token[] {
  return folded(printed(catalogue, `1/${level}`, extreme)).brings;
}

// ---- shapes -----------------------------------------------------------------------------------------------------------

/** A small generator: the same hand cuts the same shape every time. */
function hand(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296 - 0.5;
  };
}

/** A rectangle cut by hand: corners a little off, edges a little bent. */
export function cutout({ x, y, w, h }: Box, seed = 1, corner = 9, wild = 3): string {
  const r = hand(seed + w * 7 + h);
  const n = (value: number): string => value.toFixed(1);
  const j = (value: number, by = wild): number => value + r() * by;
  const c = corner;
  const points: [number, number][] = [
    [x + c, y], [x + w - c, y], [x + w, y + c], [x + w, y + h - c], [x + w - c, y + h], [x + c, y + h], [x, y + h - c], [x, y + c],
  ];
  let path = '';
  points.forEach(([px, py], index) => {
    const ax = j(px), ay = j(py);
    if (!index) path = `M${n(ax)} ${n(ay)}`;
    else if (index % 2) {
      const [qx, qy] = points[index - 1]!;
      path += `Q${n(j((px + qx) / 2))} ${n(j((py + qy) / 2))} ${n(ax)} ${n(ay)}`;
    } else path += `L${n(ax)} ${n(ay)}`;
  });
  return `${path}Z`;
}

/** The stones of the score track: a point for each number, clockwise from the top left. */
export function trackPoint(vp: number): { x: number; y: number } {
  const at = ((vp % 100) + 100) % 100;
  const left = 21, top = 21, w = WIDTH - 42, h = HEIGHT - 42;
  // 29 steps along the long sides, 21 along the short ones: 100 stones
  if (at < 29) return { x: left + (w / 29) * at, y: top };
  if (at < 50) return { x: left + w, y: top + (h / 21) * (at - 29) };
  if (at < 79) return { x: left + w - (w / 29) * (at - 50), y: top + h };
  return { x: left, y: top + h - (h / 21) * (at - 79) };
}

/** The middles of a row of `count` things around `x`. */
export function rowOf(x: number, count: number, gap: number): number[] {
  return Array.from({ length: count }, (_, index) => x + (index - (count - 1) / 2) * gap);
}
