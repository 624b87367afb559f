// What a game gives to the table: the parts that draw it. They know no rule; the table screen puts them together.

import type { Component } from 'svelte';
import type { CatalogueCard } from './catalogue';
import type { EventOut, State } from './messages';

/** Something that moves across the table while an event is replayed, from anchor to anchor. */
export interface Flight {
  icon: string;
  from: string;
  to: string;
  count: number;
}

export interface Face {
  /** The board. Uses `useTable()`; fills its container; all anchors of the board are `<Spot svg>`. */
  Board: Component;
  /** What lies before the viewer. */
  Me: Component<{ seat: number }>;
  /** An opponent at a glance, about 240 px wide, with all anchors that may be pointed at there. */
  Other: Component<{ seat: number }>;
  /** The right column above the log. */
  Side: Component;
  /** A card's face. It is also drawn outside of tables (tips, card browser): it must not call `useTable()`. */
  Card: Component<{ card: CatalogueCard; size?: CardSize }>;
  /** "Round 4 · Turn 47" in the current language. */
  status(state: State): string;
  /** Anchors to mark when this event is replayed. */
  anchorsOf(event: EventOut): string[];
  /** What moves when this event is replayed. */
  flights(event: EventOut): Flight[];
}

export type CardSize = 'small' | 'medium' | 'large';

export type GameKey = 'wutaki' | 'xibalba';
export const GAMES: readonly GameKey[] = ['wutaki', 'xibalba'];

export function isGame(name: string | undefined): name is GameKey {
  return GAMES.includes(name as GameKey);
}

const modules = import.meta.glob<Face>(['../wutaki/index.ts', '../xibalba/index.ts'], { import: 'face' });
const loaded = new Map<string, Promise<Face>>();

/** The parts of a game, fetched when first needed. */
export function loadFace(game: string): Promise<Face> {
  let face = loaded.get(game);
  if (!face) {
    const load = modules[`../${game}/index.ts`];
    face = load ? load() : Promise.reject(new Error(`no game ${game}`));
    face.catch(() => loaded.delete(game));
    loaded.set(game, face);
  }
  return face;
}
