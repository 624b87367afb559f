import { describe, expect, test } from 'vitest';
import type { TableOut } from './messages';
import { withFirstPage, withNextPage } from './tables';

const table = (name: string, changed: number): TableOut => ({ table: name, changed: `2026-01-01T00:00:0${changed}.000Z` }) as TableOut;
const names = (tables: TableOut[]): string => tables.map((one) => one.table).join('');

describe('a list that comes page by page', () => {
  const known = [table('e', 5), table('d', 4), table('c', 3), table('b', 2), table('a', 1)];

  test('keeps older ones when the first page comes again', () => {
    expect(names(withFirstPage(known, [table('e', 5), table('d', 4)], true))).toBe('edcba');
  });

  test('shows what has moved up once, and no more what is gone', () => {
    expect(names(withFirstPage(known, [table('b', 6), table('d', 4)], true))).toBe('bdca'); // e was deleted
  });

  test('shows nothing else when the page is all there is', () => {
    expect(names(withFirstPage(known, [table('d', 4)], false))).toBe('d');
    expect(names(withFirstPage(known, [], false))).toBe('');
  });

  test('grows by the next page without showing anything twice', () => {
    expect(names(withNextPage(known.slice(0, 3), [table('c', 3), table('b', 2)]))).toBe('edcb');
  });
});
