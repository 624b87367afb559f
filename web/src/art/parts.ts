// The strokes that pictures on cards are cut with. A picture is a print of few colours: ink, paper, two tones of its
// card, ochre, and what glows. They come from custom properties, so that one part looks right in every print.

const INK = 'var(--k)';
export const PAPER = 'var(--p)';
export const TONE = 'var(--t)';
export const TINT = 'var(--s)';
export const OCHRE = 'var(--o)';
export const GLOW = 'var(--l)';
export const EMBER = 'var(--h)'; // the bright heart of what glows

/** A flat shape with its outline of ink. */
export const form = (fill: string, d: string, width = 1.3): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
/** A shape without outline. */
export const flat = (fill: string, d: string): string => `<path d="${d}" fill="${fill}"/>`;
export const ink = (d: string): string => flat(INK, d);
/** A line, by default of ink. */
export const line = (d: string, width = 1.3, stroke: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A highlight: where the knife took the wood away. */
export const carve = (d: string, width = 1): string => line(d, width, PAPER);
export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Something drawn: its markup around its own origin. */
export type Parts = Readonly<Record<string, string>>;

/** A part at its place in a picture. */
export interface Layer {
  part: string;
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  turn?: number;
  /** Colours that differ from those of the picture, by property. */
  ink?: Readonly<Record<string, string>>;
}

export const at = (part: string, x = 0, y = 0, scale = 1, more: Omit<Layer, 'part' | 'x' | 'y' | 'scale'> = {}): Layer => ({ part, x, y, scale, ...more });

const short = (value: number): number => Math.round(value * 100) / 100;
export const placed = ({ x, y, scale, flip, turn }: Layer): string =>
  `translate(${short(x)} ${short(y)})${turn ? ` rotate(${turn})` : ''} scale(${short(flip ? -scale : scale)} ${short(scale)})`;

/** Numbers below 1 that look thrown, always the same for the same word. */
export function seeded(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export const oneOf = <T>(thrown: () => number, list: readonly T[]): T => list[Math.floor(thrown() * list.length)]!;
