import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apply, shared } from '../lib/differences';
import type { Face } from '../lib/face';
import type { BeatOut, EventOut, MoveOut, State } from '../lib/messages';
import { beat, event, move, seat, state } from '../testing/made';
import { stepsBetween, Story, type Pace } from './story.svelte';

const NORMAL = 1000;
const DRAMA = 1700;
const MINE = 450;
const IMPACT = 0.45;
const LINGER = 1100;

// an event names what it marks, and whether something flies there
const face = {
  anchorsOf: ({ data }: EventOut) => (data['at'] ? [data['at'] as string] : []),
  flights: ({ data }: EventOut) => (data['flies'] ? [{ icon: 'gold', from: 'bank', to: data['at'] as string, count: 1 }] : []),
} as unknown as Face;

let pace: Pace;
let heard: string[];
let story: Story;
let log: MoveOut[];

beforeEach(() => {
  vi.useFakeTimers();
  pace = { factor: 1, still: false };
  heard = [];
  log = [];
  story = new Story(() => face, () => pace, (who) => who === 0, ({ headline }) => heard.push(headline));
  story.jump(after(0));
  story.missed = false; // whoever comes has missed all that was before
});

afterEach(() => {
  story.stop();
  vi.useRealTimers();
});

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The state after an answer: its view says which one. */
function after(number: number, more: Partial<State> = {}): State {
  return state(number, { view: { number, gold: [number, 0] }, log, ...more });
}

/** Answers that come in one message, each with a beat of its own and what the table looked like after it. */
function follow(...beats: [number, string, Partial<BeatOut>?][]): void {
  for (const [number, text, more] of beats) {
    const told = move(number, more?.active ?? 1, event(text, { at: `place:${text}` }));
    log = [...log, { ...told, beats: [beat(text, number, more)] }];
  }
  const last = beats.at(-1)![0];
  const past = beats
    .slice(0, -1)
    .map(([number]) => ({ number, change: { number: [number], gold: { '0': [number] } } }))
    .reverse();
  story.follow(after(last, { past }));
}
const drawn = () => (story.shown!.view as { number: number }).number;

describe('after every beat the table is drawn as it was then', () => {
  test('beat by beat: first what moves, then the new state, then the next', async () => {
    follow([1, 'a'], [2, 'b']);
    expect(story.busy).toBe(true);
    expect(story.latest?.number).toBe(2);
    expect(story.scene).toMatchObject({ beat: { headline: 'a' }, arrived: false });
    expect([...story.marked]).toEqual(['place:a']);
    expect(drawn()).toBe(0);
    await passes(NORMAL * IMPACT);
    expect(story.scene).toMatchObject({ beat: { headline: 'a' }, arrived: true });
    expect(story.shown).toMatchObject({ number: 1, view: { number: 1, gold: [1, 0] }, options: [], question: { mine: false, seat: 1 } });
    await passes(NORMAL * (1 - IMPACT));
    expect(story.scene?.beat.headline).toBe('b');
    expect(drawn()).toBe(1);
    await passes(NORMAL);
    expect(drawn()).toBe(2);
    expect(story.scene).toBeNull();
    expect(story.busy).toBe(false);
    expect(story.shown?.question.mine).toBe(true);
  });

  test.each([
    ['calm', { factor: 0.5, still: false }],
    ['normal', { factor: 1, still: false }],
    ['fast', { factor: 3, still: false }],
    ['none', { factor: 0, still: false }],
    ['still', { factor: 1, still: true }],
  ])('at speed %s nothing is left out and nothing is drawn that never was', async (_, wish) => {
    pace = wish;
    const seen = new Set<number>();
    const stop = setInterval(() => seen.add(drawn()), 5);
    follow([1, 'a'], [2, 'b', { weight: 'drama' }], [3, 'c', { weight: 'silent' }], [4, 'd']);
    await passes(20_000);
    clearInterval(stop);
    expect(drawn()).toBe(4);
    expect(heard).toEqual(wish.factor === 0 ? [] : ['a', 'b', 'd']);
    for (const number of seen) expect([0, 1, 2, 3, 4]).toContain(number);
    if (wish.factor) expect([...seen].filter((number) => number !== 3)).toEqual(wish.still ? [1, 2, 4] : [0, 1, 2, 4]);
    expect(story.missed).toBe(wish.factor === 0);
  });

  test('states that come meanwhile wait, in order', async () => {
    follow([1, 'a']);
    follow([2, 'b']);
    follow([3, 'c']);
    await passes(3 * NORMAL);
    expect(heard).toEqual(['a', 'b', 'c']);
    expect(story.shown?.number).toBe(3);
  });

  test('what is silent is drawn at once, with what comes next', async () => {
    follow([1, 'quiet', { weight: 'silent' }], [2, 'b']);
    expect(drawn()).toBe(1);
    expect(story.scene?.beat.headline).toBe('b');
    await passes(NORMAL);
    expect(heard).toEqual(['b']);
  });

  test('a state without beats is drawn at once', () => {
    story.follow(after(1));
    expect(story.shown?.number).toBe(1);
    expect(story.busy).toBe(false);
  });
});

describe('a beat that grows', () => {
  const rolled = (count: number, headline: string, number: number) => {
    const events = Array.from({ length: count }, (_, at) => event(`roll ${at}`, { at: `die:${at}` }));
    log = [{ ...move(1, 1, events[0]!), beats: [beat(headline, number, { events: count })] }, ...events.slice(1).map((one, at) => move(at + 2, 1, one))];
    story.follow(after(number));
  };

  test('is told again, shorter, when it says something new, with what is new of it', async () => {
    rolled(1, 'rolls once', 1);
    await passes(NORMAL);
    rolled(2, 'rolls twice', 2);
    expect(story.scene?.beat.headline).toBe('rolls twice');
    expect([...story.marked]).toEqual(['die:1']);
    await passes(520);
    expect(story.busy).toBe(false);
    expect(drawn()).toBe(2);
  });

  test('goes on in silence when it says the same', async () => {
    rolled(1, 'rolls', 1);
    await passes(NORMAL);
    rolled(2, 'rolls', 2);
    expect(story.busy).toBe(false);
    expect(drawn()).toBe(2);
    expect(heard).toEqual(['rolls']);
  });
});

describe('how long', () => {
  test('dramas take longer, my own less, and what I did is drawn at once', async () => {
    follow([1, 'a', { weight: 'drama' }]);
    await passes(DRAMA - 1);
    expect(story.busy).toBe(true);
    await passes(1);
    expect(story.busy).toBe(false);
    follow([2, 'b', { active: 0, turn: 2 }]);
    expect(drawn()).toBe(2);
    await passes(MINE);
    expect(story.busy).toBe(false);
  });

  test('a turn of somebody else takes eight seconds at most, however much happens, and all of it is told', async () => {
    const many = Array.from({ length: 25 }, (_, at) => [at + 1, `beat ${at}`, { weight: at % 3 ? 'normal' : 'drama' }] as [number, string, Partial<BeatOut>]);
    follow(...many);
    await passes(8000);
    expect(story.busy).toBe(false);
    expect(heard).toHaveLength(25);
    expect(drawn()).toBe(25);
  });

  test('when many turns wait they are told quicker, and still all of them', async () => {
    follow(...Array.from({ length: 9 }, (_, at) => [at + 1, `turn ${at}`, { turn: at + 1 }] as [number, string, Partial<BeatOut>]));
    expect(story.scene?.time).toBe(NORMAL / 4);
    await passes(4 * (NORMAL / 4) + 5 * NORMAL);
    expect(story.busy).toBe(false);
    expect(heard).toHaveLength(9);
  });

  test('the next turn has its own eight seconds', async () => {
    follow([1, 'a'], [2, 'b', { turn: 2, active: 2 }]);
    await passes(NORMAL);
    expect(story.scene?.time).toBe(NORMAL);
  });
});

describe('pause and back', () => {
  test('a pause holds the beat where it is, and it goes on from there', async () => {
    follow([1, 'a'], [2, 'b']);
    await passes(200);
    story.pause();
    await passes(60_000);
    expect(story.scene?.beat.headline).toBe('a');
    expect(drawn()).toBe(0);
    story.resume();
    await passes(NORMAL * IMPACT - 200);
    expect(drawn()).toBe(1);
    await passes(2 * NORMAL);
    expect(story.busy).toBe(false);
    expect(heard).toEqual(['a', 'b']);
  });

  test('back shows the beat before and waits there; going on plays what follows', async () => {
    follow([1, 'a'], [2, 'b'], [3, 'c']);
    await passes(2 * NORMAL + 100);
    story.back();
    expect(story.scene?.beat.headline).toBe('b');
    expect(drawn()).toBe(2);
    story.back();
    expect(drawn()).toBe(1);
    expect(story.canBack).toBe(false);
    await passes(60_000);
    expect(drawn()).toBe(1);
    story.resume();
    expect(story.scene?.beat.headline).toBe('b');
    await passes(3 * NORMAL);
    expect(drawn()).toBe(3);
    expect(story.busy).toBe(false);
  });

  test('back works when all is told, and what comes in waits', async () => {
    follow([1, 'a'], [2, 'b']);
    await passes(2 * NORMAL);
    story.back();
    expect(drawn()).toBe(2);
    story.back();
    expect(drawn()).toBe(1);
    follow([3, 'c']);
    expect(drawn()).toBe(1);
    story.resume();
    await passes(3 * NORMAL);
    expect(drawn()).toBe(3);
    expect(heard).toEqual(['a', 'b', 'b', 'c']);
  });

  test('what happened can be played again, and ends where we are', async () => {
    follow([1, 'a'], [2, 'b']);
    await passes(2 * NORMAL);
    const steps = stepsBetween(after(0, { log: [] }), story.latest!);
    story.replay(after(0), steps.map((step, at) => ({ ...step, state: after(at + 1) })));
    expect(drawn()).toBe(0);
    await passes(NORMAL);
    expect(drawn()).toBe(1);
    await passes(NORMAL);
    expect(story.shown).toBe(story.latest);
    expect(heard).toEqual(['a', 'b', 'a', 'b']);
  });
});

describe('skip', () => {
  test('shows where we are at once, with everything marked, and remembers that something was missed', () => {
    follow([1, 'a'], [2, 'b'], [3, 'c']);
    story.skip();
    expect(drawn()).toBe(3);
    expect(story.busy).toBe(false);
    expect(story.missed).toBe(true);
    expect([...story.marked]).toEqual(['place:a', 'place:b', 'place:c']);
  });

  test('ends a pause, too, and what was skipped can be gone back to', () => {
    follow([1, 'a'], [2, 'b']);
    story.pause();
    story.skip();
    expect(story.paused).toBe(false);
    story.back();
    story.back();
    expect(drawn()).toBe(1);
  });

  test('is over when the story is: the next one is told', () => {
    follow([1, 'a']);
    story.skip();
    follow([2, 'b']);
    expect(story.scene?.beat.headline).toBe('b');
  });
});

test('marks stay on the new state for a while', async () => {
  follow([1, 'a']);
  await passes(NORMAL);
  expect([...story.marked]).toEqual(['place:a']);
  await passes(LINGER);
  expect(story.marked.size).toBe(0);
});

test('what was previewed stays until it comes true', async () => {
  story.from(after(0, { view: { number: 7 }, plan: [1] }));
  expect(drawn()).toBe(7);
  follow([1, 'a', { active: 0, weight: 'drama' }]);
  expect(drawn()).toBe(7);
  await passes(1100);
  expect(drawn()).toBe(1);
});

describe('jump', () => {
  test('shows a state at once and forgets what was being told', async () => {
    follow([1, 'a'], [2, 'b']);
    story.jump(after(7));
    expect(drawn()).toBe(7);
    expect(story.busy).toBe(false);
    expect(story.marked.size).toBe(0);
    expect(story.scene).toBeNull();
    await passes(60_000);
    expect(heard).toEqual(['a']);
  });

  test('is what happens on a page that nobody sees: it is missed, and can be gone back to', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    follow([1, 'a'], [2, 'b']);
    hidden.mockRestore();
    expect(drawn()).toBe(2);
    expect(heard).toEqual([]);
    expect(story.missed).toBe(true);
    story.back();
    story.back();
    expect(drawn()).toBe(1);
  });
});

test('a story that was stopped tells nothing more', async () => {
  follow([1, 'a'], [2, 'b']);
  story.stop();
  await passes(60_000);
  expect(heard).toEqual(['a']);
});

describe('amend', () => {
  const away = [seat(0), seat(1, { online: false })];
  const leave = () => story.amend((known) => ({ ...known, seats: away }));

  test('changes what is drawn, and what is still to be drawn', async () => {
    follow([1, 'a'], [2, 'b']);
    leave();
    expect(story.shown?.seats).toBe(away);
    await passes(NORMAL);
    expect(story.shown).toMatchObject({ number: 1, seats: away });
    await passes(NORMAL);
    expect(story.shown).toBe(story.latest);
    expect(story.shown?.seats).toBe(away);
  });
});

test('what is equal in two views is the same object', () => {
  const old = { a: { b: [1, 2] }, c: { d: 1 }, e: [{ f: 1 }] };
  const made = shared(old, structuredClone({ ...old, c: { d: 2 }, e: [{ f: 1 }, { f: 2 }] }));
  expect(made).toEqual({ a: { b: [1, 2] }, c: { d: 2 }, e: [{ f: 1 }, { f: 2 }] });
  expect(made.a).toBe(old.a);
  expect(made.e[0]).toBe(old.e[0]);
  expect(shared(old, structuredClone(old))).toBe(old);
  expect(shared({ a: undefined }, { b: 1 })).toEqual({ b: 1 });
});

test('a difference replaces what it names and leaves the rest the same object', () => {
  const old = { a: 1, b: [1, { c: 2 }], e: { f: 3 } };
  const made = apply(old, { b: { '1': { c: [5] } } }) as typeof old;
  expect(made).toEqual({ a: 1, b: [1, { c: 5 }], e: { f: 3 } });
  expect(made.e).toBe(old.e);
  expect(old.b[1]).toEqual({ c: 2 });
});
