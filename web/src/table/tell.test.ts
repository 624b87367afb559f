import { describe, expect, test } from 'vitest';
import type { BeatOut } from '../lib/messages';
import { beat, event, move } from '../testing/made';
import { beatsOf, folded, seatOf, signed, sinceLastTurn, standingAt, turnsOf, turnStarts } from './tell';

/** A move of one beat with so many events. */
const told = (number: number, headline: string, turn: number, active: number, more: Partial<BeatOut> = {}) => ({
  ...move(number, active, ...[headline, ...Array<string>((more.events ?? 1) - 1).fill('more')].map((text) => event(text, { turn, active, player: active }))),
  beats: [beat(headline, number, { turn, active, seat: active, ...more })],
});

test('an event is about the player it names, else about whoever moved', () => {
  expect(seatOf(event('a', { player: 2 }), move(1, 0))).toBe(2);
  expect(seatOf(event('a'), move(1, 0))).toBe(0);
  expect(seatOf(event('a'), move(1, null))).toBeNull();
});

describe('beats', () => {
  const LOG = [
    { ...move(1, 0, event('a'), event('b'), event('c')), beats: [beat('first', 2, { nth: 1, events: 3, lead: 1 })] },
    { ...move(2, null, event('d'), event('e')), beats: [beat('second', 2, { nth: 1, events: 1 })] },
  ];
  test('take their events from the moves they run through; what began before is left out', () => {
    expect(beatsOf(LOG).map(({ key, lines }) => [key, lines.map(({ event: { text } }) => text).join('')])).toEqual([
      ['1.1', 'bcd'],
      ['2.1', 'e'],
    ]);
  });
  test('fold all sentences but the one that is the headline', () => {
    const [first, second] = beatsOf([{ ...LOG[0]!, beats: [beat('c', 1, { nth: 1, events: 2, lead: 1 })] }, LOG[1]!]);
    expect(folded(first!).map(({ event: { text } }) => text)).toEqual(['b', 'd']);
    expect(folded(second!).map(({ event: { text } }) => text)).toEqual(['e']); // a headline of its own says something else
  });
});

describe('the log', () => {
  const LOG = [told(1, 'a', 1, 0), told(2, 'b', 1, 0), told(3, 'c', 2, 1), told(4, 'd', 2, 0)];
  const lines = (about: number | null = null) => turnsOf(LOG, about).map(({ turn, seat, beats }) => [turn, seat, beats.map((one) => one.beat.headline).join('')]);

  test('stands under its turns, oldest first; another player begins anew', () => {
    expect(lines()).toEqual([[1, 0, 'ab'], [2, 1, 'c'], [2, 0, 'd']]);
  });
  test('of one seat has what concerns it', () => {
    expect(lines(1)).toEqual([[2, 1, 'c']]);
  });
  test('tells notes in the turn in which they were written', () => {
    const noted = { ...LOG[2]!, notes: [{ kind: 'hint', seat: 1, text: 'Bo took a hint' }] };
    expect(turnsOf([LOG[0]!, noted]).at(-1)!.beats.map(({ note, beat: { headline } }) => [note, headline])).toEqual([[undefined, 'c'], ['hint', 'Bo took a hint']]);
  });
});

describe('a replay', () => {
  const BEATS = beatsOf([
    { ...move(1, 0, event('a')), beats: [beat('long', 3, { events: 2 })] },
    { ...move(3, 0, event('b'), event('c')), beats: [beat('next', 5, { nth: 1, events: 2 })] },
    move(5, 0, event('d')),
  ]);
  test.each([
    [0, undefined],
    [1, 'long'],
    [2, 'long'],
    [3, 'long'], // the next one begins with the same answer, but has not been told yet
    [4, 'next'],
    [5, 'next'],
    [6, 'next'],
  ])('after answer %i stands at the beat: %s', (number, headline) => {
    expect(standingAt(BEATS, number)?.beat.headline).toBe(headline);
  });
});

describe('since my last turn', () => {
  const LOG = [
    told(1, 'mine', 1, 0),
    told(2, 'a', 2, 1),
    told(3, 'b', 2, 1, { weight: 'drama' }),
    told(4, 'quiet', 2, 1, { weight: 'silent' }),
    told(5, 'c', 2, 1),
    told(6, 'd', 2, 1),
    told(7, 'e', 3, 2),
    told(8, 'now', 4, 0, { weight: 'silent' }),
  ];
  test('there is a card for each opponent, three lines at most, dramas first and all in order', () => {
    expect(sinceLastTurn(LOG, 0).map(({ seat, told: lines, beats }) => [seat, lines.map(({ beat: { headline } }) => headline), beats.length])).toEqual([
      [1, ['b', 'c', 'd'], 4],
      [2, ['e'], 1],
    ]);
  });
  test('nothing is told before I had a turn', () => {
    expect(sinceLastTurn(LOG.slice(1), 3)).toEqual([]);
  });
});

test('turns of a replay begin where the turn is another', () => {
  expect(turnStarts([told(1, 'a', 1, 0), told(2, 'b', 1, 0), told(3, 'c', 2, 1)], 5)).toEqual([0, 3, 5]);
});

test('numbers have a true minus sign', () => {
  expect([signed(-2), signed(3), signed(3, true)]).toEqual(['−2', '3', '+3']);
});
