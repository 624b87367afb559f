// Cards on paper: nine on a sheet of A4, cut at marks in the margin.

export const CARD = { width: 63, height: 88 } as const; // millimetres
export const PAPER = { width: 210, height: 297 } as const;
export const SIDE = 3; // cards in a row, and rows on a sheet
const MARK = 5; // millimetres from the edge of the cards outwards

const LEFT = (PAPER.width - SIDE * CARD.width) / 2;
const TOP = (PAPER.height - SIDE * CARD.height) / 2;

/** Where the cards of a sheet begin. */
export const MARGIN = { left: LEFT, top: TOP } as const;

/** A thin line, from its left upper corner. */
export interface Mark {
  left: number;
  top: number;
  upright: boolean;
}

/** The lines at which a sheet is cut, four at every row and column: they lie in the margin, and never on a card. */
export function cropMarks(): Mark[] {
  const cuts = Array.from({ length: SIDE + 1 }, (_, i) => i);
  return cuts.flatMap((i) => [
    { left: LEFT + i * CARD.width, top: TOP - 1 - MARK, upright: true },
    { left: LEFT + i * CARD.width, top: PAPER.height - TOP + 1, upright: true },
    { left: LEFT - 1 - MARK, top: TOP + i * CARD.height, upright: false },
    { left: PAPER.width - LEFT + 1, top: TOP + i * CARD.height, upright: false },
  ]);
}

/** Cards sheet by sheet, each as often as it is wanted. */
export function sheetsOf<T>(cards: readonly T[], copies: (card: T) => number): T[][] {
  const all = cards.flatMap((card) => Array.from({ length: copies(card) }, () => card));
  const room = SIDE * SIDE;
  return Array.from({ length: Math.ceil(all.length / room) }, (_, i) => all.slice(i * room, (i + 1) * room));
}
