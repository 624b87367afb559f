import { describe, expect, test } from 'vitest';
import { option } from '../testing/made';
import { byAnchor, heaps, isButton, keyOf, sumOf, typed, type Typed } from './options';

test('options lie on their anchors, in order', () => {
  const [a, b, c] = [option(1, { anchor: 'x' }), option(2, { anchor: 'y' }), option(3, { anchor: 'x' })];
  expect([...byAnchor([a!, b!, c!])]).toEqual([['x', [a, c]], ['y', [b]]]);
});

test.each([
  ['button:done', true],
  ['choice:2', true],
  ['place:7a', false],
  ['card:button:1', false],
])('whether %s is a button: %s', (anchor, wanted) => expect(isButton(option(1, { anchor }))).toBe(wanted));

describe('keys', () => {
  test('are 1 to 9 and 0 for ten options, numbers for more', () => {
    expect(Array.from({ length: 10 }, (_, index) => keyOf(index, 10)).join('')).toBe('1234567890');
    expect(keyOf(9, 11)).toBe('10');
  });

  test.each([1, 3, 9, 10, 11, 15, 20, 42, 100])('of %d options all can be typed as they are written', (count) => {
    for (let wanted = 0; wanted < count; wanted++) {
      let read: Typed = { kind: 'nothing' };
      for (const digit of keyOf(wanted, count)) read = typed(read.kind === 'waiting' ? read.digits : '', digit, count);
      if (read.kind === 'waiting') expect(Number(read.digits)).toBe(wanted + 1); // which Enter picks
      else expect(read).toEqual({ kind: 'picked', index: wanted });
    }
  });

  test.each([
    ['', '4', 3, { kind: 'nothing' }],
    ['', '0', 9, { kind: 'nothing' }],
    ['', '0', 15, { kind: 'nothing' }],
    ['1', '6', 15, { kind: 'nothing' }],
    ['', '1', 15, { kind: 'waiting', digits: '1' }],
    ['', '2', 15, { kind: 'picked', index: 1 }],
    ['1', '5', 15, { kind: 'picked', index: 14 }],
    ['', '1', 0, { kind: 'nothing' }],
  ])('"%s" and then %s of %d', (before, digit, count, wanted) => expect(typed(before, digit, count)).toEqual(wanted));
});

describe('what is collected', () => {
  const stone = option(1, { change: { stone: -1, vp: 2 } });
  const wood = option(2, { change: { wood: -1, vp: 1 } });

  test('is heaped in the order of first taking', () => {
    expect(heaps([wood, stone, wood])).toEqual([{ option: wood, count: 2 }, { option: stone, count: 1 }]);
  });

  test('adds up', () => {
    expect(sumOf([wood, stone, wood])).toEqual({ wood: -2, stone: -1, vp: 4 });
    expect(sumOf([])).toEqual({});
  });
});
