import { describe, expect, test } from 'vitest';
import { apart, pathOf, spaced, ticks } from './chart';

describe('ticks', () => {
  test.each([
    [0, 10, 5, [0, 2, 4, 6, 8, 10]],
    [0, 97, 4, [0, 50]],
    [0, 100, 5, [0, 20, 40, 60, 80, 100]],
    [-7, 12, 4, [-5, 0, 5, 10]],
    [0, 3, 10, [0, 1, 2, 3]], // never less than one point
    [4, 4, 5, [4]],
  ])('from %d to %d, about %d', (low, high, wanted, marks) => expect(ticks(low, high, wanted).map((mark) => mark + 0)).toEqual(marks));
});

describe('spaced', () => {
  test('prints all labels that fit', () => expect(spaced(4, 4)).toEqual([0, 1, 2, 3]));

  test('leaves out one that would stand too near to the last', () => expect(spaced(14, 5)).toEqual([0, 4, 8, 13]));

  test.each([
    [11, 5],
    [12, 5],
    [50, 8],
    [9, 2],
    [100, 7],
  ])('of %d prints first and last, %d at most', (count, most) => {
    const chosen = spaced(count, most);
    expect(chosen.length).toBeLessThanOrEqual(most);
    expect(chosen[0]).toBe(0);
    expect(chosen.at(-1)).toBe(count - 1);
    expect(new Set(chosen).size).toBe(chosen.length);
  });
});

test('points make a path', () => {
  expect(pathOf([[0, 1], [2.25, 3]])).toBe('M0.0 1.0L2.3 3.0');
  expect(pathOf([])).toBe('');
});

describe('apart', () => {
  test('leaves what lies far enough apart', () => expect(apart([50, 10, 30], 10, 0, 100)).toEqual([50, 10, 30]));
  test('pushes down what lies on each other', () => expect(apart([10, 10, 12], 10, 0, 100)).toEqual([10, 20, 30]));
  test('and back up from the edge, in the same order', () => expect(apart([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]));
  test('keeps to the upper edge', () => expect(apart([-5, 3], 10, 0, 100)).toEqual([0, 10]));
});
