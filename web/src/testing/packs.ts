// The cards of the base packs, as far as pictures need them: read from the files of the packs themselves.

import type { CatalogueCard } from '../lib/catalogue';

const files = import.meta.glob<string>('../../../src/spieltisch/*/packs/base/*.toml', { query: '?raw', import: 'default', eager: true });

export function cardsOf(game: string, decks: readonly string[]): CatalogueCard[] {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/${game}/`)).map(([, text]) => text);
  return texts.flatMap((text) =>
    text.split(/^\[\[/m).slice(1).flatMap((entry) => {
      const deck = /^\w+/.exec(entry)![0];
      const word = (key: string): string | undefined => new RegExp(`^${key} = "(.*)"`, 'm').exec(entry)?.[1];
      const facts = Object.fromEntries(['element', 'faction'].flatMap((key) => (word(key) ? [[key, word(key)]] : [])));
      return decks.includes(deck) && word('id') ? [{ id: word('id'), deck, facts, symbols: [] } as unknown as CatalogueCard] : [];
    }),
  );
}
