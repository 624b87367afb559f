// Lettering on the board: larger where the board is small, so that it can still be read.

import { HEIGHT, WIDTH } from './places';
import { lines } from './labels';

const READABLE = 0.7; // share of its full size at which the board needs no larger letters
const MOST = 1.4;
export const LETTER = 8.4; // width of a letter of a name

export const lettering = $state({ up: 1 });

/** Follow the size of the board. */
export function measured(board: SVGSVGElement): { destroy(): void } {
  const watch = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    const scale = Math.min(width / WIDTH, height / HEIGHT);
    if (scale > 0) lettering.up = Math.round(Math.min(MOST, Math.max(1, READABLE / scale)) * 20) / 20;
  });
  watch.observe(board);
  return { destroy: () => watch.disconnect() };
}

/** A name in no more lines than it would have anyway, as large as the board wishes or as it can be. */
export function lettered(name: string, width: number, wish: number): { lines: string[]; up: number } {
  const least = lines(name, width).length;
  for (let up = wish; up > 1; up -= 0.05) {
    const made = lines(name, width, LETTER * up);
    if (made.length <= least && made.every((line) => line.length * LETTER * up <= width + LETTER)) return { lines: made, up: Math.round(up * 100) / 100 };
  }
  return { lines: lines(name, width), up: 1 };
}
