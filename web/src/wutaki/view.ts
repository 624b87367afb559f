// The view of Wutaki as Python makes it (`wutaki/view.py`), and small readings of it that several parts share.

import type { Catalogue, CatalogueCard } from '../lib/catalogue';
import type { OptionOut, State } from '../lib/messages';

export const KINDS = ['stone', 'wood', 'sheep', 'oil', 'gold'] as const;
export type Kind = (typeof KINDS)[number];
export const WORKERS = ['loyal', 'additional', 'special'] as const;
export type WorkerType = (typeof WORKERS)[number];
export const ELEMENTS = ['fire', 'water', 'earth', 'wind'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Goods = Record<Kind, number>;

export interface Place {
  id: string;
  key: string;
  spaces: number | null;
  workers: ({ seat: number } & Record<WorkerType, number>)[];
  owner?: number;
  level?: number;
  upgrades?: (number | null)[];
  upgrade_price?: number | null;
  upgrade_prices?: number[];
  amounts?: number[];
  owner_bonus?: Record<string, number>;
}

export interface Seat {
  seat: number;
  vp: number;
  goods: Goods;
  cost: Kind | null;
  cost_marker: string | null;
  workers: {
    available: Record<WorkerType, number>;
    recruited: number;
    slots: { additional: number; special: number };
    next: { type: WorkerType; cost: number; gold: number } | null;
  };
  markers: number;
  level: number;
  master: { id: string; position: number | null; multiplier: number | null } | null;
  skill: { id: string; used: boolean } | null;
  towers: { elemental: string | null; resource: string | null };
  active_omen: string | null;
  active_omen_used: boolean;
  unfulfilled: string[];
  fulfilling: string[];
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

export interface TowerOffer {
  id: string;
  sort: 'elemental' | 'resource';
  kind: string;
  price: number | null;
  owner: number | null;
}

export interface View {
  players: number;
  you: number | null;
  options: Record<string, string | number>;
  round: number;
  turn: number;
  phase: string;
  active: number | null;
  start: number | null;
  claimant: number | null;
  over: boolean;
  question: string;
  worker: { seat: number; type: WorkerType; at: string } | null;
  locations: Place[];
  pyramid: { level: number; room: number; cost: Record<string, number>; seats: number[] }[];
  display: { pact: string | null; gold: number }[];
  tracker: { ring: string[]; at: number };
  monster: Goods;
  supply: Goods;
  round_cards: { in_force: string[]; place: string | null; discount: number };
  piles: Record<'pact' | 'omen' | 'revenge' | 'round' | 'secret', { left: number; discards: string[] }>;
  towers: TowerOffer[];
  omens_in_play: string[];
  due: Record<string, number>;
  seats: Seat[];
}

export const viewOf = (state: State): View => state.view as View;
export const isExtreme = (view: View): boolean => view.options.board === 'extreme';

/** A card of the catalogue; one that it does not know is shown by its id. */
export function cardOf(catalogue: Catalogue, id: string): CatalogueCard {
  return (
    catalogue.cards[id] ?? {
      id, deck: '', name: id, text: '', effect: '', symbols: [], rule: '', reconstructed: false, source: '', copies: 1, facts: {},
    }
  );
}

/** The workers of a place one by one, in the order of seats. */
export function figures(place: Place): { seat: number; type: WorkerType }[] {
  return place.workers.flatMap((group) =>
    WORKERS.flatMap((type) => Array.from({ length: group[type] }, () => ({ seat: group.seat, type }))),
  );
}

const WORDS: [RegExp, WorkerType][] = [
  [/\bspe[cz]ial\b/, 'special'],
  [/\b(additional|zusätzlich)(?=\s|$)/, 'additional'],
  [/\bloyal\b/, 'loyal'],
];

/** The worker that an option of "where do you place him" would put down. */
export function placedBy(option: OptionOut | null): WorkerType | null {
  if (!option?.anchor.startsWith('place:')) return null;
  return WORDS.find(([word]) => word.test(option.say))?.[1] ?? null;
}

/** The element of a pact, tower or element card. */
export function elementOf(card: CatalogueCard): Element | null {
  const named = card.facts.element ?? card.facts.kind;
  if (ELEMENTS.includes(named)) return named as Element;
  const letters = /^P-(FI|WA|EA|WI)/.exec(card.id)?.[1];
  return letters ? ELEMENTS[['FI', 'WA', 'EA', 'WI'].indexOf(letters)]! : null;
}

/** The cost of a pact by kind: `{ oil: 4, omen: 1 }`. */
export function costOf(card: CatalogueCard): Record<string, number> {
  return (card.facts.cost ?? {}) as Record<string, number>;
}

/** What a seat still lacks for a pact, by kind. */
export function lacking(card: CatalogueCard, seat: Seat): Record<string, number> {
  const cost = costOf(card);
  const need = { ...cost };
  if (need.cost && seat.cost) {
    need[seat.cost] = (need[seat.cost] ?? 0) + need.cost;
    delete need.cost;
  }
  const lack: Record<string, number> = {};
  let spare = 0;
  for (const kind of KINDS) {
    const rest = seat.goods[kind] - (need[kind] ?? 0);
    if (rest < 0) lack[kind] = -rest;
    else spare += rest;
  }
  if ((need.any ?? 0) > spare) lack.any = need.any! - spare;
  if ((need.omen ?? 0) > seat.omens_number) lack.omen = need.omen! - seat.omens_number;
  if (cost.cost && seat.cost && lack[seat.cost]) {
    // what is missing of the cost resource is marked on its own symbol as well
    lack.cost = Math.min(cost.cost, lack[seat.cost]!);
    if (!cost[seat.cost]) delete lack[seat.cost];
  }
  return lack;
}
