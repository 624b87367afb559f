// Everything printed, in one language: GET /api/games/{game}/catalogue?lang=de&pack=…. Made by `Game.catalogue` in Python.

import type { PackOut } from './messages';
import type { Source } from './sources.gen';

/** One sign of what is printed; they are made by `texts/symbols.py` and shown from left to right as they are. */
export interface Token {
  icon?: string; // a key of the catalogue's symbols; without it the number stands by itself
  n?: number;
  sign?: '+' | '−' | '≤' | '≥' | '×' | '±' | '?'; // × and ? stand behind the number
  part?: 'when' | 'asks'; // when it happens; what it asks for; all else is what it brings
}

export interface CatalogueCard {
  id: string;
  deck: string; // one of `Catalogue.decks`
  name: string;
  text: string; // the sentence in the player's language
  effect: string; // the symbols as the pack writes them: "4 oil -> receive 4 vp"
  symbols: Token[]; // and as they are drawn
  rule: string;
  ours?: boolean; // some value that is played with is ours
  sources?: Source[]; // where each field comes from
  copies: number;
  facts: Record<string, any>; // printed numbers and words by field: cost, strength …
}

export interface CataloguePlace {
  id: string; // as in anchors: place:7a
  key: string;
  name: string;
  text: string;
  rule: string;
  symbols: Token[];
  ours?: boolean;
  sources?: Source[];
  facts: Record<string, any>;
}

export interface CatalogueSymbol {
  key: string; // the same keys as Icon names
  name: string;
  text: string;
  rule: string;
}

export interface CatalogueOption {
  key: string;
  name: string;
  text: string; // one line: what it changes
  ours?: string; // what of it is ours, in words; empty or left out: nothing
  rule: string;
  default: string | number | boolean | null;
  values: { value: string | number | boolean; name: string }[] | null; // null: a number between least and most
  least: number | null;
  most: number | null;
}

/** How a bot plays. `rank` counts from 1; what has 0 can no longer be chosen, unless it is a player from outside. `rating` is its strength as measured. */
export interface Level {
  level: string;
  name: string;
  text: string;
  rank: number;
  rating: number | null;
  outside?: boolean; // a player by anybody: nobody has measured it
}

/** One sentence the first time that something matters: at these questions, with these anchors in reach, after these events. */
export interface FirstTip {
  id: string;
  asks: string[];
  anchors: string[];
  events: string[];
  text: string;
}

export interface Catalogue {
  game: string;
  lang: string;
  name: string;
  about: string; // one sentence that makes one want to play
  players: number[];
  pack: PackOut;
  options: CatalogueOption[];
  decks: { key: string; name: string }[];
  cards: Record<string, CatalogueCard>;
  places: Record<string, CataloguePlace>;
  symbols: Record<string, CatalogueSymbol>;
  tips?: Record<string, string>; // the rule that tells more about a thing on the table
  physical?: Record<string, string>; // ids of cards by their numbers in events, where there are several copies
  bots: Level[]; // the weakest first
  firsts?: FirstTip[]; // of several that fit the first is told
}
