import { describe, expect, test } from 'vitest';
import { hasSymbol } from '../art/symbols.svelte';
import { loadCover, loadFace } from './face';

const built = Object.keys(import.meta.glob('../*/world.css')).map((path) => path.split('/')[1]!);

describe('a game that nobody has drawn', () => {
  test('has every part of a face all the same', async () => {
    const face = await loadFace('draughts');
    for (const part of ['Board', 'Me', 'Other', 'Side', 'Card', 'status', 'anchorsOf', 'flights'] as const) expect(face[part], part).toBeDefined();
  });
  test('has a cover that leaves everything open', async () => expect(await loadCover('draughts')).toEqual({}));
});

describe.each(built)('%s', (game) => {
  test('brings its own face, once', async () => {
    const face = await loadFace(game);
    expect(face).toBe(await loadFace(game));
    expect(face.Board).not.toBe((await loadFace('draughts')).Board);
  });
  test('brings its symbols only when it is opened', async () => {
    const { symbols = {} } = await loadFace(game);
    expect(Object.keys(symbols).length).toBeGreaterThan(10);
    expect(Object.keys(symbols).every(hasSymbol)).toBe(true);
  });
  test('has a poster', async () => expect((await loadCover(game)).Poster).toBeDefined());
});
