// Made by scripts/web-types from src/spieltisch/server/messages_trials.py. Do not edit.

export type TrialState = 'waiting' | 'playing' | 'done' | 'stopped' | 'failed';

export type CardWhat = 'changed' | 'new' | 'gone' | 'same';

export type Judged = 'stronger' | 'weaker' | 'alike' | 'open' | 'rare';

/** Try out what is different in a pack of mine. */
export interface NewTrial {
  against?: string;
  cards?: string[];
  players?: number;
  options?: Record<string, string | number | boolean>;
}

/** A number with the change and without it, and the interval in which the difference lies. */
export interface ChangeOut {
  before: number | null;
  after: number | null;
  change: number;
  low: number | null;
  high: number | null;
  sure: boolean;
  text: string;
}

/** Something about games as a whole. */
export interface MeasureOut {
  before: number | null;
  after: number | null;
  change: number;
  low: number | null;
  high: number | null;
  sure: boolean;
  text: string;
  measure: string;
  label: string;
}

/** What became of one card. */
export interface CardTried {
  card: string;
  name: string;
  what: 'changed' | 'gone' | 'new' | 'same';
  judged: 'alike' | 'open' | 'rare' | 'stronger' | 'weaker';
  sentence: string;
  wins: ChangeOut | null;
  others: ChangeOut | null;
  had: ChangeOut | null;
  taken: ChangeOut | null;
  needed: number;
}

/** What stronger players say, of whom there are fewer games. */
export interface Opinion {
  who: string;
  games: number;
  sentence: string;
}

/** How far a trial is, and what it has told so far. Whoever looks at any moment is not fooled: see the guide. */
export interface TrialOut {
  pack: string;
  version: number;
  against: string;
  state: 'done' | 'failed' | 'playing' | 'stopped' | 'waiting';
  share: number;
  games: number;
  alike: number;
  players: number;
  who: string;
  seconds: number;
  verdict: string;
  settled: boolean;
  cards: CardTried[];
  measures: MeasureOut[];
  opinion: Opinion | null;
  command: string;
}
