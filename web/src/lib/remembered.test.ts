import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const fresh = () => import('./remembered.svelte');

test('the world of a table is known again after a reload', async () => {
  (await fresh()).remember('t1', 'somegame');
  vi.resetModules();
  const { worldOf } = await fresh();
  expect(worldOf('t1')).toBe('somegame');
  expect(worldOf('t2')).toBeUndefined();
});

test('old tables are forgotten, and nonsense in the storage does no harm', async () => {
  localStorage.setItem('spieltisch.worlds', '{"a":');
  const { remember, worldOf } = await fresh();
  for (let n = 0; n < 70; n++) remember(`t${n}`, 'somegame');
  expect(worldOf('t0')).toBeUndefined();
  expect(worldOf('t69')).toBe('somegame');
  expect(JSON.parse(localStorage.getItem('spieltisch.worlds')!)).toHaveLength(60);
});
