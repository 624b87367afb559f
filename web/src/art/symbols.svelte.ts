// What is drawn once on this page and used everywhere: the symbols of the table itself and of the games that have been
// opened, and the parts from which pictures on cards are printed, once some card shows one.

import { symbols as common } from './common';
import type { Layer, Parts } from './parts';

type Symbols = Readonly<Record<string, string>>;

/** The pictures of a game: parts to print from, and what lies where for each of its cards. */
export interface Kit<Card, Model> {
  parts: Parts;
  pictureOf(card: Card): { model: Model; layers: Layer[] };
  /** The winners of a game, by the colours of their seats. */
  triumph(colours: readonly string[]): Layer[];
}

export const drawn = new (class {
  sets = $state.raw<readonly Symbols[]>([common]);
  parts = $state.raw<Readonly<Record<string, Parts>>>({});
})();

/** From now on `<Icon>` knows these, too. */
export function addSymbols(more: Symbols | undefined): void {
  if (more && !drawn.sets.includes(more)) drawn.sets = [...drawn.sets, more];
}

export function hasSymbol(name: string): boolean {
  return drawn.sets.some((set) => name in set);
}

/** Fetch the pictures of a game when the first card needs them: tables without pictures work as well. */
export function kit<Card, Model>(prefix: string, load: () => Promise<Kit<Card, Model>>): { readonly now: Kit<Card, Model> | null; want(): void } {
  let now = $state.raw<Kit<Card, Model> | null>(null);
  let wanted = false;
  return {
    get now() {
      return now;
    },
    want() {
      if (wanted) return;
      wanted = true;
      load().then(
        (fetched) => {
          drawn.parts = { ...drawn.parts, [prefix]: fetched.parts };
          now = fetched;
        },
        () => (wanted = false), // the next card tries again
      );
    },
  };
}
