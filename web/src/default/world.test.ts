import { describe, expect, test } from 'vitest';
import { ACCENTS, accentOf, dress } from './world';
import { readable } from './words';

/** Relative luminance of #rrggbb. */
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string): number {
  const [bright, dark] = [light(one), light(other)].sort((a, b) => b - a);
  return (bright! + 0.05) / (dark! + 0.05);
}
/** --ground, --panel and --panel-2 of the house (styles/tokens.css), on which accents stand. */
const GROUNDS = { light: ['#f6ebd9', '#fdf6e9', '#ebdcc3'], dark: ['#1e1714', '#2a211c', '#392d26'] };

describe.each(ACCENTS.flatMap((accent) => (['light', 'dark'] as const).map((theme) => [accent[theme].accent, theme, accent[theme]] as const)))('%s by %s', (_, theme, accent) => {
  test.each(GROUNDS[theme])('words can be read on %s, and shapes seen', (ground) => {
    expect(contrast(accent.ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent.accent, ground)).toBeGreaterThanOrEqual(3);
  });
  test('buttons can be read', () => expect(contrast(accent.on, accent.fill)).toBeGreaterThanOrEqual(4.5));
});

test('a game always has the same accent, and not all have one', () => {
  const games = ['chess', 'draughts', 'go', 'mill', 'ludo', 'halma'];
  expect(games.map(accentOf)).toEqual(games.map(accentOf));
  expect(new Set(games.map(accentOf)).size).toBeGreaterThan(1);
});

test('a game is dressed once, in both themes', () => {
  const before = document.adoptedStyleSheets.length;
  dress('chess');
  dress('chess');
  const [sheet] = document.adoptedStyleSheets.slice(before);
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  expect([...sheet!.cssRules].map((rule) => rule.cssText).join()).toMatch(/\[data-world="chess"\].*\[data-theme='dark'\] \[data-world="chess"\]/);
});

test.each([
  ['draw_pile', 'Draw pile'],
  ['drawPile', 'Draw pile'],
  ['card-3', 'Card 3'],
  ['Öltank', 'Öltank'],
  ['', ''],
])('%s reads %s', (key, words) => expect(readable(key)).toBe(words));
