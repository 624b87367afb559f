import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { t } from '../lib/i18n.svelte';
import type { Hints, State } from '../lib/messages';
import { withTexts } from '../testing/browser';
import { deskOf } from '../testing/desks';
import { beat, event, move, NOT_MINE, option, seat, state } from '../testing/made';

beforeAll(() => withTexts());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const plain = option(1);
const other = option(2);
const final = option(3, { final: true });
const stone = option(4, { again: true, anchor: 'goods:0:stone' });
const wood = option(5, { again: true, anchor: 'goods:0:wood' });
const ALL = [plain, other, final, stone, wood];

const asked = (number = 1, more: Partial<State> = {}) => state(number, { options: ALL, ...more });
const planned = (...plan: number[]) => asked(1, { plan });
const told = (number: number, active = 1) => ({ ...move(number, active, event('a')), beats: [beat('a', number, { active, weight: 'drama' as const })] });
const things = (options: readonly { thing: number }[]) => options.map(({ thing }) => thing);

describe('pointing', () => {
  test('what may be pointed at glows, by anchor', () => {
    const { desk } = deskOf(asked(1, { why_not: { 'place:9': 'taken' } }));
    expect(desk.calm).toBe(false);
    expect(desk.glow.get('place:1')).toEqual([plain]);
    expect(desk.whyNot('place:9')).toBe('taken');
  });

  test.each([
    ['of somebody else', { question: NOT_MINE }],
    ['when the game is over', { over: true }],
  ])('at a question %s nothing glows and nothing is given', (_, more) => {
    const { desk, calls } = deskOf(asked(1, { ...more, why_not: { 'place:9': 'taken' } }));
    expect(desk.calm).toBe(true);
    expect(desk.glow.size).toBe(0);
    expect(desk.options).toEqual([]);
    expect(desk.whyNot('place:9')).toBeUndefined();
    desk.pick([plain]);
    desk.choose(plain);
    expect(calls).toEqual([]);
  });

  test('an option is given at once', async () => {
    const { desk, calls } = deskOf(asked());
    desk.pick([plain]);
    expect(calls).toMatchObject([{ type: 'answer', things: [1] }]);
    expect(desk.sending).toBe(true);
    expect(desk.calm).toBe(true);
    await calls[0]!.reply();
    expect(desk.sending).toBe(false);
  });

  test('nothing else is given while one is on its way', () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(plain);
    desk.choose(other);
    desk.confirm();
    expect(calls).toHaveLength(1);
  });

  test('with several options on a thing we ask which is meant', () => {
    const { desk, calls } = deskOf(asked());
    desk.pick([plain, other]);
    expect(desk.asking).toEqual([plain, other]);
    expect(calls).toEqual([]);
    desk.choose(other);
    expect(desk.asking).toBeNull();
    expect(calls).toMatchObject([{ type: 'answer', things: [2] }]);
  });

  test('a refusal is told, and the question is open again', async () => {
    const { desk, calls, refused } = deskOf(asked());
    desk.choose(plain);
    await calls[0]!.refuse('Too late.');
    expect(refused).toEqual(['Too late.']);
    expect(desk.calm).toBe(false);
  });

  test('what lies under the pointer has a ghost, but not where nothing may be pointed at', async () => {
    const { desk } = deskOf(asked());
    desk.hover(plain);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.ghost).toEqual(plain);
    desk.take(asked(2, { question: NOT_MINE }), [], false);
    expect(desk.ghost).toBeNull();
  });
});

describe('confirming', () => {
  test('what is final waits for a second click', () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(final);
    expect(desk.confirming).toEqual(final);
    expect(desk.ghost).toEqual(final);
    expect(calls).toEqual([]);
    desk.choose(final);
    expect(calls).toMatchObject([{ type: 'answer', things: [3] }]);
  });

  test('or for being confirmed', () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(final);
    desk.confirm();
    expect(calls).toMatchObject([{ type: 'answer', things: [3] }]);
  });

  test('what nobody could foresee yet does not', () => {
    const unseen = option(6, { final: true, foreseen: false });
    const { desk, calls } = deskOf(asked(1, { options: [unseen, final] }));
    desk.choose(unseen);
    expect(desk.confirming).toBeNull();
    expect(calls[0]!.things).toEqual([6]);
  });

  test('a click on another final thing waits anew', () => {
    const second = option(6, { final: true });
    const { desk, calls } = deskOf(asked(1, { options: [...ALL, second] }));
    desk.choose(final);
    desk.choose(second);
    expect(desk.confirming).toEqual(second);
    expect(calls).toEqual([]);
  });

  test.each([
    ['when the person does not want to be asked', asked(), { confirm: false }],
    ['when there is no other option', asked(1, { options: [final] }), {}],
  ])('it does not wait %s', (_, first, habits) => {
    const { desk, calls } = deskOf(first, habits);
    desk.choose(final);
    expect(calls).toMatchObject([{ type: 'answer', things: [3] }]);
  });

  test('with nothing chosen confirms nothing', () => {
    const { desk, calls } = deskOf(asked());
    desk.confirm();
    expect(calls).toEqual([]);
  });
});

describe('collecting', () => {
  test('is planned by the server and given at one go', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    expect(calls).toMatchObject([{ type: 'plan', things: [4] }]);
    expect(desk.planning).toBe(true);
    await calls[0]!.reply(asked(1, { plan: [4], view: { stone: 1 } }));
    expect(desk.planning).toBe(false);
    expect(desk.state.view).toEqual({ stone: 1 });
    desk.choose(wood);
    expect(calls[1]).toMatchObject({ type: 'plan', things: [4, 5] });
    await calls[1]!.reply(planned(4, 5));
    desk.confirm();
    expect(calls[2]).toMatchObject({ type: 'answer', things: [4, 5] });
    await calls[2]!.reply();
    expect(desk.collected).toEqual([]);
    expect(desk.planned).toBeNull();
  });

  test('ends with an option that is none of this kind, which is given with all before', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    desk.choose(plain);
    expect(calls[1]).toMatchObject({ type: 'answer', things: [4, 1] });
  });

  test('is not done by people who do not want it', () => {
    const { desk, calls } = deskOf(asked(), { collect: false });
    desk.choose(stone);
    expect(calls).toMatchObject([{ type: 'answer', things: [4] }]);
  });

  test('takes a handful of taps that run ahead of the server, in order', async () => {
    const { desk, calls } = deskOf(asked());
    for (let tap = 0; tap < 20; tap++) desk.choose(tap % 2 ? wood : stone);
    expect(calls).toHaveLength(1);
    for (let at = 0; at < 13; at++) await calls[at]!.reply(planned(...calls[at]!.things));
    expect(calls.at(-1)!.things).toEqual([4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4]);
    expect(desk.planning).toBe(false);
  });

  test('forgets taps whose thing is no longer there', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    desk.choose(stone);
    desk.choose(wood);
    await calls[0]!.reply(asked(1, { plan: [4], options: [wood] }));
    expect(things(desk.collected)).toEqual([4]);
    expect(calls).toHaveLength(1);
  });

  test('gives nothing while the server still looks at it', () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    desk.confirm();
    expect(calls).toMatchObject([{ type: 'plan' }]);
  });

  test('puts back what the server refuses, and plans what is left', async () => {
    const { desk, calls, refused } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    desk.choose(wood);
    await calls[1]!.refuse('No wood left.');
    expect(refused).toEqual(['No wood left.']);
    expect(things(desk.collected)).toEqual([4]);
    expect(calls[2]).toMatchObject({ type: 'plan', things: [4] });
    await calls[2]!.reply(planned(4));
    expect(desk.state.plan).toEqual([4]);
    expect(desk.planning).toBe(false);
  });

  test('lets the last of a kind be put back', async () => {
    const { desk, calls } = deskOf(asked());
    for (const [at, tap] of [stone, wood, stone].entries()) {
      desk.choose(tap);
      await calls[at]!.reply(planned(...calls[at]!.things));
    }
    desk.remove(4);
    expect(things(desk.collected)).toEqual([4, 5]);
    expect(calls.at(-1)).toMatchObject({ type: 'plan', things: [4, 5] });
    desk.remove(9);
    expect(things(desk.collected)).toEqual([4, 5]);
  });

  test('shows the plan of the newest list only', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    desk.choose(wood);
    desk.remove(4); // before the plan of both has come
    await calls[1]!.reply(planned(4, 5));
    expect(calls[2]).toMatchObject({ type: 'plan', things: [5] });
    expect(desk.state.plan).toEqual([4]); // still the last one that was true
    await calls[2]!.reply(planned(5));
    expect(desk.state.plan).toEqual([5]);
  });

  test('with nothing left shows the state as it is', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    desk.remove(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.planned).toBeNull();
    expect(calls).toHaveLength(1);
  });

  test('stops before an outcome that nobody may know: that one waits for a second click', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    desk.choose(wood);
    await calls[1]!.reply(planned(4));
    expect(things(desk.collected)).toEqual([4]);
    expect(desk.confirming).toEqual(wood);
    desk.confirm();
    expect(calls[2]).toMatchObject({ type: 'answer', things: [4, 5] });
  });

  test('the same again means the last one collected, else what the server proposes', async () => {
    const { desk, calls } = deskOf(asked(1, { repeat: 5 }));
    desk.again();
    await calls[0]!.reply(planned(5));
    desk.choose(stone);
    await calls[1]!.reply(planned(5, 4));
    desk.again();
    expect(calls.map((call) => call.things)).toEqual([[5], [5, 4], [5, 4, 4]]);
  });
});

describe('one step back', () => {
  test('cancels the question which, then what waits, then what is collected', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    desk.choose(final);
    desk.pick([plain, other]);
    expect(desk.cancel()).toBe(true);
    expect(desk.asking).toBeNull();
    expect(desk.confirming).toEqual(final);
    expect(desk.cancel()).toBe(true);
    expect(desk.confirming).toBeNull();
    expect(things(desk.collected)).toEqual([4]);
    expect(desk.cancel()).toBe(true);
    expect(desk.collected).toEqual([]);
    expect(desk.planned).toBeNull();
    expect(desk.cancel()).toBe(false);
  });

  test('undo puts back what is collected before it takes back answers', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    await desk.undo();
    expect(desk.collected).toEqual([]);
    expect(calls).toHaveLength(1);
    void desk.undo();
    expect(calls[1]).toMatchObject({ type: 'undo' });
  });

  test('undo says why it is not possible', async () => {
    const { desk, calls, refused } = deskOf(asked(1, { undo: { possible: false, code: 'secret', text: 'A card was drawn.' } }));
    await desk.undo();
    desk.take(asked(1, { undo: { possible: false, code: '', text: '' } }), [], true);
    await desk.undo();
    expect(refused).toEqual(['A card was drawn.', t('table-undo-none')]);
    expect(calls).toEqual([]);
  });
});

describe('states that come in', () => {
  test('are told when they follow, and nothing glows meanwhile', async () => {
    const { desk } = deskOf(asked());
    desk.take(asked(2, { log: [told(2)] }), [told(2)], false);
    expect(desk.story.busy).toBe(true);
    expect(desk.state.number).toBe(1);
    expect(desk.calm).toBe(true);
    await vi.advanceTimersByTimeAsync(1700);
    expect(desk.state.number).toBe(2);
    expect(desk.calm).toBe(false);
  });

  test.each([
    ['everything came anew', asked(2), true],
    ['answers were taken back', asked(0), false],
    ['we look through another seat', asked(2, { viewer: 1 }), false],
  ])('are shown at once when %s', (_, next, full) => {
    const { desk } = deskOf(asked());
    desk.take(next, [move(2, 1, event('a'))], full);
    expect(desk.story.busy).toBe(false);
    expect(desk.state).toEqual(next);
  });

  test('that make true what was previewed do not jump back first', async () => {
    const { desk, calls } = deskOf(asked(1, { view: { gold: 8 } }));
    desk.choose(stone);
    await calls[0]!.reply(asked(1, { plan: [4], view: { gold: 6 } }));
    const seen = [desk.state.view];
    desk.confirm();
    seen.push(desk.state.view);
    desk.take(asked(2, { view: { gold: 6 }, log: [told(2, 0)] }), [told(2, 0)], false);
    seen.push(desk.state.view);
    await calls[1]!.reply();
    seen.push(desk.state.view);
    await vi.advanceTimersByTimeAsync(5000);
    expect([...seen, desk.state.view]).toEqual(Array(5).fill({ gold: 6 }));
  });

  test('and when the word that it is done comes first, neither', async () => {
    const { desk, calls } = deskOf(asked(1, { view: { gold: 8 } }));
    desk.choose(stone);
    await calls[0]!.reply(asked(1, { plan: [4], view: { gold: 6 } }));
    desk.confirm();
    await calls[1]!.reply();
    expect(desk.state.view).toEqual({ gold: 6 });
    expect(desk.calm).toBe(true);
  });

  test('with a new answer drop what was collected and chosen', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    desk.choose(final);
    desk.take(asked(2), [], false);
    expect(desk.collected).toEqual([]);
    expect(desk.confirming).toBeNull();
    expect(desk.state).toMatchObject({ number: 2, plan: null });
  });

  test('with the same answers leave it, and plan it anew', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    await calls[0]!.reply(planned(4));
    desk.take(asked(1, { title: 'Sunday' }), [], false);
    expect(things(desk.collected)).toEqual([4]);
    expect(calls[1]).toMatchObject({ type: 'plan', things: [4] });
  });

  test('drop a plan that is still on its way', async () => {
    const { desk, calls } = deskOf(asked());
    desk.choose(stone);
    desk.choose(wood);
    desk.take(asked(2), [], false);
    await calls[0]!.reply(planned(4));
    expect(desk.state).toMatchObject({ number: 2, plan: null });
    expect(desk.planning).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('who sits where changes at once', () => {
    const { desk } = deskOf(asked());
    desk.seated([seat(0), seat(1, { name: 'Bob' })]);
    expect(desk.seatName(1)).toBe('Bob');
    expect(desk.seatName(2)).toBe('3'); // nobody there: by number
  });
});

describe('hints', () => {
  const best: Hints = {
    type: 'hints',
    command: '',
    seq: 1,
    seat: 0,
    best: [
      { thing: 2, chance: 0.6, reason: 'good' },
      { thing: 99, chance: 0.5, reason: 'gone' },
      { thing: 1, chance: 0.4, reason: 'fair' },
    ],
    plan: { steps: [{ things: [2], text: 'Two', details: [], reasons: ['good'], change: {} }], end: 'Then chance.' },
    whole: false,
  };

  test('show the best options that are there, ranked by anchor, until put away', async () => {
    const { desk, calls } = deskOf(asked());
    const shown = desk.hint();
    expect(desk.hinting).toBe(true);
    await calls[0]!.reply(best);
    expect(await shown).toBe(true);
    expect(desk.advice).toEqual([
      { option: other, chance: 0.6, reason: 'good' },
      { option: plain, chance: 0.4, reason: 'fair' },
    ]);
    expect([...desk.hinted].sort()).toEqual([['place:1', 2], ['place:2', 1]]);
    expect(await desk.hint()).toBe(false);
    expect(desk.hints).toBeNull();
  });

  test('bring the rest of the plan as soon as it is thought of', async () => {
    const { desk, calls } = deskOf(asked());
    const shown = desk.hint();
    await calls[0]!.reply(best);
    await shown;
    expect([desk.furthering, desk.hints!.plan.steps.length]).toEqual([true, 1]);
    const plan = { ...best.plan, steps: [...best.plan.steps, ...best.plan.steps] };
    await calls[1]!.reply({ ...best, plan, whole: true });
    expect([desk.furthering, desk.hints!.plan.steps.length]).toEqual([false, 2]);
  });

  test('keep what they have if the rest cannot be thought of, and stay away once put away', async () => {
    const { desk, calls, refused } = deskOf(asked());
    const shown = desk.hint();
    await calls[0]!.reply(best);
    await shown;
    await calls[1]!.refuse('Not now.');
    expect([desk.hints, desk.furthering, refused]).toEqual([best, false, []]);
    await desk.hint();
    const again = desk.hint();
    await calls[2]!.reply(best);
    await again;
    await desk.hint();
    const third = desk.hint();
    expect(calls).toHaveLength(4); // the rest of the one before is still being thought of
    await calls[3]!.reply({ ...best, whole: true });
    expect(desk.hints).toBeNull();
    await calls[4]!.reply(best);
    expect(await third).toBe(true);
  });

  test('of two options on one thing count for the better one', async () => {
    const twin = option(6, { anchor: plain.anchor });
    const { desk, calls } = deskOf(asked(1, { options: [plain, twin] }));
    void desk.hint();
    await calls[0]!.reply({ ...best, best: [6, 1].map((thing) => ({ thing, chance: 0.5, reason: '' })) });
    expect([...desk.hinted]).toEqual([['place:1', 1]]);
  });

  test('are asked for once at a time', () => {
    const { desk, calls } = deskOf(asked());
    void desk.hint();
    void desk.hint();
    expect(calls).toHaveLength(1);
  });

  test('about a question that is gone are not shown', async () => {
    const { desk, calls, refused } = deskOf(asked());
    const shown = desk.hint();
    desk.take(asked(2), [], false);
    await calls[0]!.reply(best);
    expect(await shown).toBe(false);
    expect(desk.hints).toBeNull();
    expect(refused).toEqual([]);
  });

  test('do not fit what was collected meanwhile', async () => {
    const { desk, calls, refused } = deskOf(asked());
    const shown = desk.hint();
    desk.choose(stone);
    await calls[0]!.reply(best);
    expect(await shown).toBe(false);
    expect(refused).toEqual([t('table-hint-collected')]);
  });

  test.each([
    ['they are switched off', asked(1, { hints: false }), 'table-hint-off'],
    ['somebody else is asked', asked(1, { question: NOT_MINE }), 'table-hint-wait'],
  ])('are refused where %s', async (_, first, key) => {
    const { desk, calls, refused } = deskOf(first);
    expect(await desk.hint()).toBe(false);
    expect(refused).toEqual([t(key)]);
    expect(calls).toEqual([]);
  });

  test('that fail say so, and can be asked for again', async () => {
    const { desk, calls, refused } = deskOf(asked());
    void desk.hint();
    await calls[0]!.refuse('Not now.');
    expect(refused).toEqual(['Not now.']);
    expect(desk.hinting).toBe(false);
  });
});
