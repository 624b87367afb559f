// What a game gives to the pages. It lies in web/src/<game>/, and nothing outside of that folder knows its name:
//
//   index.ts   exports `face`: the parts that draw its table. They know no rule; the table screen puts them together.
//   cover.ts   exports `cover`: what is seen of it before anybody sits down. It must not need the face.
//   world.css  its colours and type, for [data-world='<game>'] (styles/tokens.css).
//
// Each of them, and each part, may be left out: web/src/default/ has one that fits every game.

import type { Component } from 'svelte';
import { addSymbols } from '../art/symbols.svelte';
import type { CatalogueCard } from './catalogue';
import type { Sound } from '../table/synth';
import type { EventOut, State } from './messages';

/** Something that moves across the table while an event is replayed, from anchor to anchor. */
export interface Flight {
  icon: string;
  from: string;
  to: string;
  count: number;
}

/** A part of the table on a phone. */
export type Tab = 'board' | 'me' | 'others' | 'log' | 'side';

/** How a moment is staged: a ring, a strike, a shield that holds, something that breaks, a crown of light, dice that
 *  tumble, or nothing but a band across the board. */
export interface Staging {
  as: 'ring' | 'strike' | 'shield' | 'break' | 'crown' | 'tumble' | 'band';
  banner?: boolean; // the headline stands on a band across the board
  icon?: string; // on it
  at?: (data: EventOut['data']) => string; // the anchor on which the light falls, by the event of the headline; else what that is about
}

export interface Face {
  /** The board. Uses `useTable()`; fills its container; all anchors of the board are `<Spot svg>`. */
  Board: Component;
  /** The board is a page that scrolls, not a picture that is zoomed and dragged. */
  scrolls?: boolean;
  /** What lies before the viewer. */
  Me: Component<{ seat: number }>;
  /** What is decided just now, beside the prompt: dice, an attack. */
  Now?: Component;
  /** Opponents sit on the board, and need no column of their own. */
  seated?: boolean;
  /** What a phone shows one at a time; left out: the board always, and below it me, others, log and side. */
  tabs?: readonly { key: Tab; name: string; icon: string }[];
  /** Questions whose answers are chosen on the table and given together by a button; left out: any, in the prompt. */
  together?: readonly string[];
  /** Questions whose outcome is drawn at once and not told. */
  brisk?: readonly string[];
  /** Buttons of the prompt that are drawn on the table instead, by anchor. */
  draws?(state: State): readonly string[];
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
  /** How its moments are staged, by their names; others are a ring, and dramas a strike. */
  stages?: Readonly<Record<string, Staging>>;
  /** Its symbols, by the names that `<Icon>` takes. */
  symbols?: Readonly<Record<string, string>>;
  /** Its own sounds, by cue; those of the house are in table/cues.ts. */
  sounds?: Readonly<Record<string, Sound>>;
  /** The winners in their world, for the show at the end. */
  Triumph?: Component<{ seats: readonly number[] }>;
  /** Symbols that fly when somebody has won. */
  sparks?: readonly string[];
  /** How the drawing of a symbol of the catalogue is called, where that is not its key: games share all names. */
  icon?(key: string): string;
  /** The points that end the race, for the chart of a whole game. */
  goal?(state: State): number | null;
  /** Printed facts by which the card browser filters: in all cards, and only within a deck. */
  facets?: { all: readonly string[]; deck: readonly string[] };
}

export interface Cover {
  Poster?: Component;
  /** The symbols that the poster uses. */
  symbols?: Face['symbols'];
  /** Options that stand in front where the rules of a new table are chosen. */
  asked?: readonly string[];
}

/** `print`: as large as a card of paper, 63 × 88 mm, with everything on it. */
export type CardSize = 'small' | 'medium' | 'large' | 'print';

const faces = import.meta.glob<Partial<Face>>('../*/index.ts', { import: 'face' });
const covers = import.meta.glob<Cover>('../*/cover.ts', { import: 'cover' });
const loaded = new Map<string, Promise<Face>>();

function loadDefault(): Promise<Face> {
  return import('../default').then(({ face }) => face);
}

function isWhole(face: Partial<Face>): face is Face {
  return !!(face.Board && face.Me && face.Other && face.Side && face.Card && face.status && face.anchorsOf && face.flights);
}

async function fetchFace(game: string): Promise<Face> {
  const own = (await faces[`../${game}/index.ts`]?.()) ?? {};
  addSymbols(own.symbols);
  return isWhole(own) ? own : { ...(await loadDefault()), ...own };
}

/** The parts of a game, fetched when first needed. */
export function loadFace(game: string): Promise<Face> {
  let face = loaded.get(game);
  if (!face) {
    face = fetchFace(game);
    face.catch(() => loaded.delete(game));
    loaded.set(game, face);
  }
  return face;
}

/** What is seen of a game before anybody sits down. A cover that cannot be fetched is no reason to show no game. */
export async function loadCover(game: string): Promise<Cover> {
  const cover = (await covers[`../${game}/cover.ts`]?.().catch(() => undefined)) ?? {};
  addSymbols(cover.symbols);
  return cover;
}
