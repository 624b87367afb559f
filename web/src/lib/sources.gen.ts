// Made by scripts/web-types from src/spieltisch/packs/sources.py. Do not edit.

export type State = 'rulebook' | 'derived' | 'ours';

/** An origin, in words, and the fields of a thing that have it. */
export interface Source {
  state: 'derived' | 'ours' | 'rulebook';
  text: string;
  fields: string[];
}

/** A thing of a pack; `ours`: some value that is played with is ours. */
export interface Sourced {
  id: string;
  name: string;
  ours: boolean;
  sources: Source[];
}

/** How many things of a kind there are, how many have something of ours, and where their values come from. */
export interface SourceCount {
  key: string;
  name: string;
  things: number;
  marked: number;
  rulebook: number;
  derived: number;
  ours: number;
}

/** What is printed and what is ours in a pack. Names are counted apart, in the last line. */
export interface SourcesOut {
  counts: SourceCount[];
  total: SourceCount;
  things: Record<string, Sourced[]>;
}
