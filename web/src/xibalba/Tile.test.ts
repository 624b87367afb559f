import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { CatalogueCard } from '../lib/catalogue';
import Tile from './Tile.svelte';

const CARD = { id: 'S05', deck: 'soldier', name: 'Gunslinger', facts: { strength: 2, resistance: 3, paragon: 1 }, symbols: [], text: '' } as unknown as CatalogueCard;

function marks(ours: boolean, shape: { slim?: boolean; mini?: boolean; edge?: boolean }): number {
  const target = document.body.appendChild(document.createElement('div'));
  const tile = mount(Tile, { target, props: { card: { ...CARD, ours }, ...shape } });
  flushSync();
  const count = target.querySelectorAll('use[href="#i-pencil"]').length;
  void unmount(tile);
  target.remove();
  return count;
}

test.each([{}, { slim: true }, { mini: true }])('a tile %o has the mark if something of its card is ours', (shape) => {
  expect(marks(true, shape)).toBe(1);
  expect(marks(false, shape)).toBe(0);
});

test('the rim of a covered card shows no number, and no mark', () => {
  expect(marks(true, { edge: true })).toBe(0);
});
