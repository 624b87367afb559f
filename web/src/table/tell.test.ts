import { describe, expect, test } from 'vitest';
import { event, move } from '../testing/made';
import { seatOf, signed, turnsOf, turnStarts, type Line } from './tell';

const at = (text: string, turn: number, active: number, more = {}) => event(text, { turn, active, ...more });

const LOG = [
  move(0, null, event('set up')),
  move(1, 0, at('a', 1, 0), at('b', 1, 0, { player: 1 })),
  move(2, 1, at('c', 1, 0)),
  move(3, 1, at('d', 2, 1), at('e', 3, 0, { opponent: 2 })),
];
const textOf = (lines: readonly Line[]) => lines.map((line) => line.event.text).join('');
const told = (about: number | null = null) => turnsOf(LOG, about).map(({ turn, seat, lines }) => [turn, seat, textOf(lines)]);

test('an event is about the player it names, else about whoever moved', () => {
  expect(seatOf(event('a', { player: 2 }), move(1, 0))).toBe(2);
  expect(seatOf(event('a'), move(1, 0))).toBe(0);
  expect(seatOf(event('a'), move(1, null))).toBeNull();
});

describe('the log', () => {
  test('stands under its turns, oldest first', () => {
    expect(told()).toEqual([
      [null, null, 'set up'],
      [1, 0, 'abc'],
      [2, 1, 'd'],
      [3, 0, 'e'],
    ]);
  });

  test('begins a turn anew with another player, even under the same number', () => {
    expect(turnsOf([move(1, 0, at('a', 1, 0)), move(2, 1, at('b', 1, 1))])).toMatchObject([{ turn: 1, seat: 0 }, { turn: 1, seat: 1 }]);
  });

  test('of one seat has what it did, what happened to it, and what was aimed at it', () => {
    expect(told(0)).toEqual([[1, 0, 'ab']]);
    expect(told(1)).toEqual([[1, 0, 'bc'], [2, 1, 'd'], [3, 0, 'e']]);
    expect(told(2)).toEqual([[3, 0, 'e']]);
  });

  test('says of each line whom it is about and who moved', () => {
    expect(turnsOf(LOG)[1]!.lines[1]).toMatchObject({ number: 1, seat: 1, by: 0 });
  });

  test('has keys of its own for all turns and lines', () => {
    const turns = turnsOf([...LOG, { ...move(4, 0, at('f', 3, 0)), notes: [{ kind: 'hint', seat: 0, text: 'h' }, { kind: 'took', seat: 0, text: 'i' }] }]);
    const keys = [...turns, ...turns.flatMap(({ lines }) => lines)].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('tells of hints below the turn they were taken in', () => {
    const moves = [{ ...LOG[1]!, notes: [{ kind: 'hint', seat: 0, text: 'hint' }] }, LOG[3]!];
    expect(textOf(turnsOf(moves)[0]!.lines)).toBe('abhint');
    expect(textOf(turnsOf(moves, 1)[0]!.lines)).toBe('b'); // of others: not here
  });

  test('may begin with a hint', () => {
    const turns = turnsOf([{ ...move(0, null), notes: [{ kind: 'took', seat: 2, text: 'hint' }] }]);
    expect(turns).toMatchObject([{ turn: null, seat: 2, lines: [{ seat: 2, by: 2 }] }]);
  });
});

describe('steps of a replay by turns', () => {
  test('are the answers with which a turn began, the first and the last moment', () => {
    expect(turnStarts(LOG, 5)).toEqual([0, 3, 5]);
    expect(turnStarts([], 0)).toEqual([0]);
  });
});

test.each([
  [3, false, '3'],
  [3, true, '+3'],
  [0, true, '+0'],
  [-3, false, '−3'],
  [-3, true, '−3'],
])('%d with plus %s is %s', (number, plus, text) => expect(signed(number, plus)).toBe(text));
