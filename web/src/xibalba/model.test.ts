import { afterEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '../lib/catalogue';
import { current } from '../lib/game.svelte';
import { event } from '../testing/made';
import { anchorsOf, thrownIn } from './events';
import { around, arkChange, faceAnchor, madeOf, ruleOf, spread } from './model';
import type { View } from './view.gen';

const catalogue = {
  cards: { S01: { id: 'S01', deck: 'soldier' } },
  symbols: { 'base-resistance': { name: 'Resistance of the base' }, pierce: { name: 'Pierce' } },
  tips: { pool: 'rule 1' },
  physical: { 0: 'S01a', 1: 'S01b' },
} as unknown as Catalogue;

afterEach(() => (current.catalogue = null));

describe('what a number is made of', () => {
  test('is told with the names of the symbols', () => {
    expect(madeOf(catalogue, [{ what: 'base-resistance', n: 4 }, { what: 'pierce', n: -2 }])).toEqual([['Resistance of the base', '4'], ['Pierce', '−2']]);
  });
  test('is not told where it is made of itself', () => {
    expect(madeOf(catalogue, [{ what: 'life_points', n: 5 }])).toBe(undefined);
  });
});

describe('dice', () => {
  test('lie one by one, the useful ones first', () => {
    expect(spread({ attack: 2, critical: 1, resource_blank: 1 })).toEqual(['critical', 'attack', 'attack', 'resource_blank']);
  });
  test('are found again by their marks, of several rolls the last', () => {
    expect(thrownIn(new Set(['ark', 'roll:attack*2', 'roll:critical*1']))).toEqual(['critical']);
  });
  test('have anchors of their faces', () => {
    expect([faceAnchor('attack_blank'), faceAnchor('critical')]).toEqual(['face:blank_attack', 'face:critical']);
  });
});

describe('a change of life points in the ark', () => {
  const ark = (controller: number | null): View => ({ you: 1, ark: { controller } }) as View;
  test('heals or costs whoever is there, if that is me', () => {
    expect(arkChange(ark(1), -2)).toEqual({ heal: -2, entering: 0 });
  });
  test('is no healing of the enemy whom my finishing hit throws out: my soldier enters', () => {
    expect(arkChange(ark(0), 5)).toEqual({ heal: 0, entering: 5 });
    expect(arkChange(ark(null), 5)).toEqual({ heal: 0, entering: 5 });
  });
});

test('the others sit clockwise from my left', () => {
  expect(around({ you: 2, players: 4 } as View)).toEqual({ below: 2, others: [3, 0, 1] });
  expect(around({ you: null, players: 2 } as View)).toEqual({ below: 0, others: [1] });
});

describe('cards of events', () => {
  test('are known by their numbers from the catalogue', () => {
    current.catalogue = catalogue;
    expect(anchorsOf(event('', { event: 'card_uncovered', card: 1 }))).toEqual(['card:S01b']);
  });
  test('that are none are traits: they lie with their seat', () => {
    current.catalogue = catalogue;
    expect(anchorsOf(event('', { event: 'effect_started', source: 2, player: 1 }))).toEqual(['seat:1']);
    expect(anchorsOf(event('', { event: 'effect_started', source: 0, player: 1 }))).toEqual(['card:S01a']);
  });
});

test('the rule behind a thing comes with the catalogue', () => {
  expect(ruleOf('pool')).toBe(undefined);
  current.catalogue = catalogue;
  expect(ruleOf('pool')).toBe('rule 1');
});
