import { beforeEach, expect, test, vi } from 'vitest';
import type { GameOut } from './api';

// what is on the shelf stays there: every test begins with a fresh module
let shelf: typeof import('./shelf.svelte').shelf;
let prefs: typeof import('./prefs.svelte').prefs;
let asked: string[];

const game = (name: string, more: Partial<GameOut> = {}): GameOut => ({ game: name, name: name.toUpperCase(), about: '', players: [2], packs: [], ...more });

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json([game('chess'), game('go'), game('mill', { broken: 'A stone is missing.' })]));
  });
  vi.resetModules();
  ({ shelf } = await import('./shelf.svelte'));
  ({ prefs } = await import('./prefs.svelte'));
});

test('until the server has answered, nothing is missing', async () => {
  expect(shelf.lacks('ludo')).toBe(false);
  expect(shelf.nameOf('chess_960')).toBe('Chess 960');
  await shelf.load();
  expect(shelf.lacks('ludo')).toBe(true);
  expect(shelf.lacks('chess')).toBe(false);
  expect(shelf.nameOf('chess')).toBe('CHESS');
});

test('a broken game is there, but it is not offered beside others', async () => {
  await shelf.load();
  expect(shelf.find('mill')?.broken).toBe('A stone is missing.');
  expect(shelf.besides('chess').map((one) => one.game)).toEqual(['go']);
});

test('who asks while an answer is on its way gets that one; another language is another question', async () => {
  const both = [shelf.load(), shelf.load()];
  prefs.lang = prefs.lang === 'en' ? 'de' : 'en';
  const other = shelf.load();
  await Promise.all([...both, other]);
  expect(asked).toHaveLength(2);
  await shelf.load();
  expect(asked).toHaveLength(3);
});

test('a question without an answer is asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  vi.spyOn(console, 'warn').mockReturnValue(); // that there are no sentences here
  await expect(shelf.load()).rejects.toThrow();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([game('chess')])));
  expect(await shelf.load()).toHaveLength(1);
});
