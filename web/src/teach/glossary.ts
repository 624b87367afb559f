// Finding a symbol by what it is called or does.

import type { CatalogueSymbol } from '../lib/catalogue';

/** Symbols that hold every word of a search, those that are called so first. */
export function foundSymbols(all: readonly CatalogueSymbol[], search: string): CatalogueSymbol[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const named = (symbol: CatalogueSymbol): boolean => words.every((word) => symbol.name.toLowerCase().includes(word));
  const told = (symbol: CatalogueSymbol): boolean => words.every((word) => `${symbol.name} ${symbol.text}`.toLowerCase().includes(word));
  return [...all.filter(named), ...all.filter((symbol) => !named(symbol) && told(symbol))];
}
