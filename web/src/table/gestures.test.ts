// Several answers as one gesture, and being told before something is lost.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deskOf } from '../testing/desks';
import { beat, event, move, option, state } from '../testing/made';

const end = option(1, { anchor: 'button:done', final: true });
const place = option(2, { final: true });
const die = option(3, { anchor: 'face:attack', again: true });
const asks = (name: string, ...options: ReturnType<typeof option>[]) =>
  state(1, { question: { name, seat: 0, text: '?', mine: true }, options });

beforeEach(() => {
  vi.useFakeTimers();
});

describe('what speaks against an answer', () => {
  const lapses = option(1, { anchor: 'button:done', final: true, warning: 'You leave 6 resources on the table.' });

  test('is told once: the second click gives it', () => {
    const { desk, calls } = deskOf(asks('ACTION', lapses, place));
    desk.choose(lapses);
    expect(desk.confirming).toBe(lapses);
    expect(calls).toEqual([]);
    desk.choose(lapses);
    expect(calls).toMatchObject([{ type: 'answer', things: [1] }]);
  });

  test('is not told to people who do not want it', () => {
    const { desk, calls } = deskOf(asks('ACTION', lapses, place), { warn: false });
    desk.choose(lapses);
    expect(calls).toMatchObject([{ type: 'answer', things: [1] }]);
  });

  test('is told of what could be taken back, too', () => {
    const idle = option(4, { warning: 'You lack 1 wood.', idle: true });
    const { desk, calls } = deskOf(asks('PLACE', idle, place));
    desk.pick([idle]);
    expect(desk.confirming).toBe(idle);
    desk.confirm();
    expect(calls).toMatchObject([{ type: 'answer', things: [4] }]);
  });
});

describe('a second click', () => {
  test('is not wanted for a button, which says what it does', () => {
    const { desk, calls } = deskOf(asks('KEEP', end, die));
    desk.choose(end);
    expect(calls).toMatchObject([{ type: 'answer', things: [1] }]);
  });

  test('is wanted for a final thing on the table, unless it is drawn as a button', () => {
    const { desk, calls } = deskOf(asks('PLACE', end, place));
    desk.pick([place]);
    expect(desk.confirming).toBe(place);
    desk.cancel();
    desk.pick([place], true);
    expect(calls).toMatchObject([{ type: 'answer', things: [2] }]);
  });
});

describe('answers given together', () => {
  test('are collected only where the table says so', () => {
    const { desk, calls } = deskOf(asks('ACTION', end, die), {}, { together: ['KEEP'] });
    desk.choose(die);
    expect(calls).toMatchObject([{ type: 'answer', things: [3] }]);
  });

  test('are let go of again, and the button gives what is left', async () => {
    const { desk, calls } = deskOf(asks('KEEP', end, die), {}, { together: ['KEEP'] });
    desk.choose(die);
    await calls[0]!.reply({ ...asks('KEEP', end, die), plan: [3] });
    desk.choose(die);
    await calls[1]!.reply({ ...asks('KEEP', end), plan: [3, 3] });
    desk.remove(3);
    await calls[2]!.reply({ ...asks('KEEP', end, die), plan: [3] });
    desk.choose(end);
    expect(calls[3]).toMatchObject({ type: 'answer', things: [3, 1] });
  });

  test('all that lies there is taken at one go', () => {
    const gather = { things: [3, 3, 4], change: { resources: 6 } };
    const { desk, calls } = deskOf({ ...asks('ACTION', end, die), gather });
    desk.gather(gather);
    expect(calls).toMatchObject([{ type: 'answer', things: [3, 3, 4] }]);
  });

  test('the same as before is given once more', () => {
    const { desk, calls } = deskOf({ ...asks('SWAP', end, die), once_more: { things: [3, 7], change: { oil: 1 } } });
    desk.again();
    expect(calls).toMatchObject([{ type: 'answer', things: [3, 7] }]);
  });
});

describe('a gesture that a part of the table puts together', () => {
  test('gives nothing until it is confirmed, and then what it says', () => {
    const { desk, calls } = deskOf(asks('ACTION', end, die));
    desk.sketch(['attack', 'critical']);
    desk.drafted = [3, 5, 1];
    expect(calls).toEqual([]);
    desk.confirm();
    expect(calls).toMatchObject([{ type: 'answer', things: [3, 5, 1] }]);
  });

  test('may need no sketch, where what it is made of lies on the table already', () => {
    const { desk, calls } = deskOf(asks('ATTACK_DICE', end, die));
    desk.drafted = [1];
    desk.confirm();
    expect(calls).toMatchObject([{ type: 'answer', things: [1] }]);
  });

  test('is put away by Escape and by any other answer', () => {
    const { desk } = deskOf(asks('ACTION', end, die, option(6)));
    desk.sketch(['attack']);
    expect(desk.cancel()).toBe(true);
    expect(desk.draft).toEqual([]);
    desk.sketch(['attack']);
    desk.choose(option(6));
    expect(desk.draft).toEqual([]);
  });
});

test('what I have just done myself is drawn at once and marked, not told', () => {
  const marks = { anchorsOf: () => ['face:attack'], flights: () => [] };
  const { desk, calls } = deskOf(asks('KEEP', end, die), {}, { ...marks, brisk: ['KEEP'] });
  desk.choose(end);
  const rolled = { ...move(2, 0, event('You roll.')), beats: [beat('You roll.', 2, { active: 0, seat: 0, weight: 'drama' })] };
  const next = { ...asks('KEEP', end, die), number: 2, seq: 2, log: [rolled] };
  desk.take(next, [rolled], false);
  expect(calls).toHaveLength(1);
  expect(desk.story.busy).toBe(false);
  expect(desk.story.shown?.number).toBe(2);
  expect([...desk.marked]).toEqual(['face:attack']);
});
