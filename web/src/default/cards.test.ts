import { expect, test } from 'vitest';
import { isTold, suitOf, toneOf, valueOf, wordOf } from './cards';

test.each([
  ['sun 3', 'sun', '3'],
  ['Mond 12', 'Mond', '12'],
  ['Route 66!', 'Route', '66'],
  ['Wren', 'Wren', ''],
  ['7', '', '7'],
])('%s is %s with %s', (name, word, value) => {
  expect(wordOf(name)).toBe(word);
  expect(valueOf({}, name)).toBe(value);
});

test('what is printed counts more than the name', () => {
  expect(valueOf({ value: 0 }, 'sun 3')).toBe('0');
  expect(suitOf({ suit: 1 }, 'sun 3')).toBe('1');
  expect(suitOf({}, 'sun 3', 'deck')).toBe('sun');
  expect(suitOf({}, 'Wren', 'birds')).toBe('birds');
});

test('facts that are drawn otherwise are not told again', () => {
  const facts = { n: 1, suit: 'red', value: 3, faction: 'A', faction_name: 'The A', empty: '', list: [1] };
  expect(Object.entries(facts).filter(([key, value]) => isTold(key, value)).map(([key]) => key)).toEqual(['faction']);
});

test('cards without a suit take no tone from those that have one', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) expect(toneOf('other', '', name)).toBeLessThan(8);
  expect(new Set(['sun', 'moon', 'star'].map((suit) => toneOf('other', suit))).size).toBe(3);
});

test('suits keep their tone, and no two have the same while there are enough', () => {
  const suits = ['sun', 'moon', 'star', 'sea', 'hill', 'wood', 'ice', 'fen'];
  const tones = suits.map((suit) => toneOf('game', suit));
  expect(new Set(tones).size).toBe(8);
  expect(suits.toReversed().map((suit) => toneOf('game', suit)).toReversed()).toEqual(tones);
  expect(toneOf('game', 'one too many')).toBeLessThan(8);
});
