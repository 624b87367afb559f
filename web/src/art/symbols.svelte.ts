// The symbols that are drawn on this page: those of the table itself, and those of the games that have been opened.

import { symbols as common } from './common';

type Symbols = Readonly<Record<string, string>>;

export const drawn = new (class {
  sets = $state.raw<readonly Symbols[]>([common]);
})();

/** From now on `<Icon>` knows these, too. */
export function addSymbols(more: Symbols | undefined): void {
  if (more && !drawn.sets.includes(more)) drawn.sets = [...drawn.sets, more];
}

export function hasSymbol(name: string): boolean {
  return drawn.sets.some((set) => name in set);
}
