// Where a value comes from, as files write it: `rulebook p.9: words`, `derived`, `ours: reason`.

import type { State } from '../lib/packs.gen';

export interface Origin {
  state: State | ''; // "": nothing is said of this very field
  page: string;
  words: string; // of the rulebook; of the others the key of a reason, which is kept
}

const RULEBOOK = /^rulebook(?: p\.([\d,-]+))?(?:: (.*))?$/;
const OTHERS = /^(derived|ours)(?:: (.*))?$/;

export function readOrigin(said: string): Origin {
  const book = RULEBOOK.exec(said);
  if (book) return { state: 'rulebook', page: book[1] ?? '', words: book[2] ?? '' };
  const other = OTHERS.exec(said);
  return other ? { state: other[1] as State, page: '', words: other[2] ?? '' } : { state: '', page: '', words: '' };
}

export function writeOrigin({ state, page, words }: Origin): string {
  if (state === '') return '';
  const where = state === 'rulebook' && page.trim() ? ` p.${page.trim().replace(/\s+/g, '')}` : '';
  return `${state}${where}${words.trim() ? `: ${words.trim()}` : ''}`;
}
