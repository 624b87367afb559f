// Made by scripts/web-types from src/spieltisch/wutaki/people/shapes.py. Do not edit.

export type Kind = 'stone' | 'wood' | 'sheep' | 'oil' | 'gold';

export type WorkerType = 'loyal' | 'additional' | 'special';

/** Resources by kind. */
export interface Goods {
  stone: number;
  wood: number;
  sheep: number;
  oil: number;
  gold: number;
}

/** The workers of a seat at a place. */
export interface Group {
  seat: number;
  loyal: number;
  additional: number;
  special: number;
}

/** A worker and where they stand. */
export interface Standing {
  seat: number;
  type: 'additional' | 'loyal' | 'special';
  at: string;
}

/** The worker for whom a place is being chosen. */
export interface Placing {
  seat: number;
  type: 'additional' | 'loyal' | 'special';
}

/** A place; own places have an owner, standard locations what can be upgraded. */
export interface Place {
  id: string;
  key: string;
  location: number;
  spaces: number | null;
  workers: Group[];
  free: number | null;
  most: number;
  owner?: number;
  level?: number;
  upgrades?: (number | null)[];
  upgrade_price?: number | null;
  upgrade_prices?: number[];
  amounts?: number[];
  owner_bonus?: Record<string, number>;
  yields?: string;
}

/** A level of the pyramid. */
export interface Level {
  level: number;
  room: number;
  cost: Record<string, number>;
  seats: number[];
}

/** A slot of the display; gold below 0 is paid. */
export interface Slot {
  pact: string | null;
  gold: number;
}

/** The spaces of the general pact tracker in use, clockwise, and where its marker lies. */
export interface Tracker {
  ring: string[];
  at: number;
  marks: (string | null)[];
}

/** The round cards in force. */
export interface RoundCards {
  in_force: string[];
  place: string | null;
  discount: number;
}

/** How many cards a pile holds; discards lie face up. */
export interface Pile {
  left: number;
  discards: string[];
}

/** The piles. */
export interface Piles {
  pact: Pile;
  omen: Pile;
  revenge: Pile;
  round: Pile;
  secret: Pile;
}

/** A tower upgrade; its price in this round while nobody has it. */
export interface TowerOffer {
  id: string;
  sort: 'elemental' | 'resource';
  kind: string;
  price: number | null;
  owner: number | null;
}

/** Workers by type. */
export interface Crew {
  loyal: number;
  additional: number;
  special: number;
}

/** Who still stands on the slots of a playerboard. */
export interface Slots {
  additional: number;
  special: number;
}

/** Who is recruited next, and what that costs. */
export interface Recruit {
  type: 'additional' | 'loyal' | 'special';
  cost: number;
  gold: number;
}

/** The workers of a seat. */
export interface Workers {
  available: Crew;
  recruited: number;
  slots: Slots;
  next: Recruit | null;
  placed: Crew;
}

/** A masterboard, the position of its marker, and the multiplier of B3. */
export interface Master {
  id: string;
  position: number | null;
  multiplier: number | null;
}

/** A one-time skill. */
export interface Skill {
  id: string;
  used: boolean;
}

/** The upgrades of a tower. */
export interface Towers {
  elemental: string | null;
  resource: string | null;
}

/** What lies in front of a player; None where it is hidden from the viewer. */
export interface Seat {
  seat: number;
  vp: number;
  goods: Goods;
  cost: 'gold' | 'oil' | 'sheep' | 'stone' | 'wood' | null;
  cost_marker: string | null;
  workers: Workers;
  markers: number;
  upgrades_performed: number;
  level: number;
  master: Master | null;
  skill: Skill | null;
  towers: Towers;
  active_omen: string | null;
  active_omen_used: boolean;
  unfulfilled: string[];
  fulfilling: string[];
  lacking: Record<string, Record<string, number>>;
  fulfilled_number: number;
  fulfilled: string[] | null;
  fulfilled_elements: number[] | null;
  omens_number: number;
  omens: string[] | null;
  revenge_number: number;
  revenge: string[] | null;
  secrets_number: number;
  secrets: string[] | null;
  secrets_drawn_number: number;
  secrets_drawn: string[] | null;
  has_element: boolean;
  element: string | null;
}

/** One line of the final scoring. */
export interface ScoreLine {
  step: string;
  item: string;
  card: string | null;
  count: number;
  points: number;
}

/** The final scoring of a player. */
export interface Score {
  seat: number;
  lines: ScoreLine[];
  steps: Record<string, number>;
  total: number;
}

/** The table as a seat, or a spectator, sees it. */
export interface View {
  game: string;
  players: number;
  you: number | null;
  options: Record<string, string | number>;
  round: number;
  turn: number;
  phase: string;
  active: number | null;
  asked: number | null;
  question: string;
  over: boolean;
  winner: number | null;
  ended_by: string | null;
  triggerer: number | null;
  start: number | null;
  claimant: number | null;
  worker: Standing | null;
  placing: Placing | null;
  locations: Place[];
  pyramid: Level[];
  display: Slot[];
  tracker: Tracker;
  monster: Goods;
  supply: Goods;
  round_cards: RoundCards;
  piles: Piles;
  towers: TowerOffer[];
  masters: string[];
  omens_in_play: string[];
  due: Record<string, number>;
  seats: Seat[];
  scoring: Score[] | null;
}
