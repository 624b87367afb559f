import { describe, expect, test } from 'vitest';
import type { Catalogue, CatalogueCard } from '../lib/catalogue';
import type { TableContext } from '../table/context.svelte';
import { option, state } from '../testing/made';
import { ghostAt } from './labels';
import { cardOf, elementOf, figures, ruleOf } from './view';
import type { Place, View } from './view.gen';

const place = (more: Partial<Place>): Place => ({
  id: '7a', key: 'quarry', location: 6, spaces: 4, workers: [], free: 4, most: 4, ...more,
});
const card = (facts: CatalogueCard['facts']): CatalogueCard => ({ ...cardOf({ cards: {} } as Catalogue, 'P-FI01'), facts });

test('workers of a place are drawn one by one, seat after seat', () => {
  const workers = [{ seat: 0, loyal: 2, additional: 0, special: 0 }, { seat: 2, loyal: 0, additional: 1, special: 1 }];
  expect(figures(place({ workers })).map(({ seat, type }) => `${seat} ${type}`)).toEqual(['0 loyal', '0 loyal', '2 additional', '2 special']);
});

describe('the element of a card', () => {
  test('is what the catalogue says', () => {
    expect(elementOf(card({ element: 'wind' }))).toBe('wind');
    expect(elementOf(card({ kind: 'fire' }))).toBe('fire');
  });
  test('is not guessed', () => {
    expect(elementOf(card({ kind: 'permanent' }))).toBe(null);
    expect(elementOf(card({}))).toBe(null);
  });
});

test('the rule behind a thing comes with the catalogue', () => {
  expect(ruleOf({ tips: { vp: 'rule 1' } } as unknown as Catalogue, 'vp')).toBe('rule 1');
  expect(ruleOf({} as Catalogue, 'vp')).toBe(undefined);
});

test('the ghost at a place is the worker whom the view says is being placed', () => {
  const view = { placing: { seat: 1, type: 'special' } } as View;
  const table = { ghost: option(3, { anchor: 'place:7a', say: 'irgendwohin' }), state: state(1, { view }) } as unknown as TableContext;
  expect(ghostAt(table, '7a')).toEqual({ seat: 1, type: 'special' });
  expect(ghostAt(table, '7b')).toBe(null);
  expect(ghostAt({ ...table, state: state(1, { view: { placing: null } }) }, '7a')).toBe(null);
});
