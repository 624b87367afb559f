// Printed signs: what is written beside a symbol, and what of a row is asked for.

import type { Token } from '../lib/catalogue';

/** What is written before and behind a symbol. Of one thing its symbol says enough, unless ones are wanted. */
export function written(token: Token, ones = false): { before: string; after: string } {
  const { n, sign = '' } = token;
  const number = n === undefined ? '' : String(n);
  if (sign === '?') return { before: '', after: `${number}?` };
  if (sign === '×') return { before: `${number}×`, after: '' };
  if (!sign && n === 1 && token.icon && !ones) return { before: '', after: '' };
  return { before: sign + number, after: '' };
}

/** A row folded where its arrow is: what it asks for, and when; what it brings. */
export function folded(row: Token[]): { asks: Token[]; brings: Token[] } {
  const last = row.findLastIndex((token) => token.part === 'asks');
  return last < 0 ? { asks: [], brings: row } : { asks: row.slice(0, last + 1), brings: row.slice(last + 2) };
}
