// Made by scripts/web-types from src/spieltisch/xibalba/people/shapes.py. Do not edit.

export type Kind = 'soldier' | 'civilian' | 'building' | 'event';

export type Phase = 'effect' | 'dice' | 'action';

/** A physical card: its number, and its id in anchors (id of the card and letter of the copy). */
export interface Held {
  card: number;
  id: string;
}

/** A card in a slot of the market, with its price for the viewer. */
export interface Offer {
  card: number;
  id: string;
  price: number;
}

/** A type of cards: its slots, how many are left in its deck, its discard pile. */
export interface MarketRow {
  kind: 'building' | 'civilian' | 'event' | 'soldier';
  slots: (Offer | null)[];
  deck: number;
  pile: Held[];
}

/** What the general actions cost the viewer; None: not possible at all. */
export interface Actions {
  discard: number | null;
  reorganise: number | null;
  medicine: number | null;
  weapon: number | null;
  tactical: number | null;
  harvest: number | null;
  expand: number | null;
}

/** The ark; values are strength, resistance and paragon value of its soldier. */
export interface Ark {
  soldier: Held | null;
  controller: number | null;
  life_points: number;
  cap: number;
  values: number[] | null;
}

/** A base; fields that are not unlocked are None. */
export interface Base {
  seat: number;
  faction: string | null;
  level: number;
  resources: number;
  paragon: number;
  resistance: number | null;
  productivity: number | null;
  squad: Held[];
  squad_values: number[] | null;
  fields: (Held[] | null)[];
}

/** Dice by type. */
export interface Pool {
  resource: number;
  attack: number;
}

/** The dice of an attack. */
export interface Committed {
  attack: number;
  critical: number;
}

/** The dice on the table; faces by name, without those that did not turn up. */
export interface Dice {
  chosen: Pool;
  rolled: Record<string, number>;
  kept: Record<string, number>;
  committed: Committed;
  rerolls: number;
  pools: Pool[];
}

/** A part of a strength or of what it meets, by its symbol. */
export interface Addend {
  what: 'attack' | 'base-resistance' | 'block' | 'cards' | 'critical' | 'life_points' | 'pierce' | 'power';
  n: number;
}

/** An attack and what it meets, with everything that counts. Until the strength is final it is what it would be now. */
export interface Comparison {
  strength: number;
  strength_from: Addend[];
  against: number;
  against_from: Addend[];
  enough: boolean;
  short: number;
}

/** Who may block an attack, with what, and whether they would hold it. */
export interface Block {
  soldier: Held;
  resistance: number;
  holds: boolean;
}

/** What an attack brings if it succeeds. */
export interface Gain {
  enters: number | null;
  dice: number;
  takes: number;
  destroys: number;
  shield: string | null;
}

/** An attack that the viewer can make now: the answers that make it, and what would come of it. */
export interface Strike {
  chosen: Committed;
  dice: Committed;
  target: number | null;
  things: number[];
  soldier: Held;
  comparison: Comparison;
  block: Block | null;
  gain: Gain;
}

/** The attack that is going on; its strength is 0 until it is final. */
export interface Attack {
  soldier: Held;
  from_ark: boolean;
  target: number | null;
  strength: number;
  reached: number;
  comparison: Comparison | null;
  block: Block | null;
}

/** The table as a seat, or a spectator, sees it. Prices are theirs, or of who is active. */
export interface View {
  game: string;
  players: number;
  you: number | null;
  threshold: number;
  apocalypse: boolean;
  turn: number;
  phase: 'action' | 'dice' | 'effect' | null;
  active: number | null;
  asked: number | null;
  question: string;
  over: boolean;
  winners: number[];
  ark: Ark;
  market: MarketRow[];
  actions: Actions;
  too_dear: string[];
  seats: Base[];
  dice: Dice;
  attack: Attack | null;
  strikes: Strike[];
}
