// Tips that have been told in this browser: none is told twice.

import { keepNames, namesIn } from '../lib/kept';

const KEY = 'spieltisch.tips';

const all = new Set(namesIn(KEY)); // the page remembers even where nothing may be stored

export const told = {
  has: (game: string, id: string): boolean => all.has(`${game}/${id}`),
  add(game: string, id: string): void {
    all.add(`${game}/${id}`);
    keepNames(KEY, all);
  },
  /** From now on all are told once more. */
  forget(): void {
    all.clear();
    keepNames(KEY, all);
  },
};
