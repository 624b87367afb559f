import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { CardSize } from '../lib/face';
import CardShape from './CardShape.svelte';

const PENCIL = 'use[href="#i-pencil"]';

function marks(size: CardSize, foot: string, ours: string): [number, string] {
  const target = document.body.appendChild(document.createElement('div'));
  const card = mount(CardShape, { target, props: { game: 'toy', name: 'sun 3', size, foot, ours } });
  flushSync();
  const seen: [number, string] = [target.querySelectorAll(PENCIL).length, target.innerHTML];
  void unmount(card);
  target.remove();
  return seen;
}

test.each([
  ['small', ''],
  ['small', 'o1'],
  ['medium', 'o1'],
  ['large', ''],
  ['large', 'o1'],
] as const)('a %s card with the foot "%s" has the mark if something of it is ours', (size, foot) => {
  const [count, words] = marks(size, foot, 'Partly ours');
  expect(count).toBe(1);
  expect(words).toContain('Partly ours');
  expect(marks(size, foot, '')[0]).toBe(0);
});
