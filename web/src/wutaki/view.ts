// Small readings of the view that several parts share. What the view holds is made in Python: view.gen.ts.

import type { Catalogue, CatalogueCard } from '../lib/catalogue';
import type { State } from '../lib/messages';
import type { Kind, Place, View, WorkerType } from './view.gen';

export type { Kind, Place, Seat, View, WorkerType } from './view.gen';

export const KINDS: readonly Kind[] = ['stone', 'wood', 'sheep', 'oil', 'gold'];
export const WORKERS: readonly WorkerType[] = ['loyal', 'additional', 'special'];
export const ELEMENTS = ['fire', 'water', 'earth', 'wind'] as const;
export type Element = (typeof ELEMENTS)[number];

export const viewOf = (state: State): View => state.view as View;
/** The rule that tells more about a thing on the table. */
export const ruleOf = (catalogue: Catalogue, key: string): string | undefined => catalogue.tips?.[key];
export const isExtreme = (view: View): boolean => view.options.board === 'extreme';

/** A card of the catalogue; one that it does not know is shown by its id. */
export function cardOf(catalogue: Catalogue, id: string): CatalogueCard {
  return (
    catalogue.cards[id] ?? {
      id, deck: '', name: id, text: '', effect: '', symbols: [], rule: '', copies: 1, facts: {},
    }
  );
}

/** The workers of a place one by one, in the order of seats. */
export function figures(place: Place): { seat: number; type: WorkerType }[] {
  return place.workers.flatMap((group) =>
    WORKERS.flatMap((type) => Array.from({ length: group[type] }, () => ({ seat: group.seat, type }))),
  );
}

/** The element of a pact, tower or element card. */
export function elementOf(card: CatalogueCard): Element | null {
  const named = card.facts.element ?? card.facts.kind;
  return ELEMENTS.includes(named) ? (named as Element) : null;
}
