import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Face } from '../lib/face';
import type { EventOut } from '../lib/messages';
import { event, move, seat, state } from '../testing/made';
import { Story, type Pace } from './story.svelte';

const CALM = 800;
const QUICK = 320;
const LINGER = 1100;

// an event names what it marks, and whether something flies there
const face = {
  anchorsOf: ({ data }: EventOut) => (data['at'] ? [data['at'] as string] : []),
  flights: ({ data }: EventOut) => (data['flies'] ? [{ icon: 'gold', from: 'bank', to: data['at'] as string, count: 1 }] : []),
} as unknown as Face;

let pace: Pace;
let heard: string[];
let story: Story;

beforeEach(() => {
  vi.useFakeTimers();
  pace = { factor: 1, still: false };
  heard = [];
  story = new Story(() => face, () => pace, (who) => who === 0, ({ text }) => heard.push(text));
  story.jump(state(0));
});

afterEach(() => {
  story.stop();
  vi.useRealTimers();
});

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const seen = (text: string) => event(text, { at: `place:${text}` });

/** A state after as many events of seat 1 as there are texts. */
function follow(number: number, ...texts: string[]): void {
  story.follow(state(number), [move(number, 1, ...texts.map(seen))]);
}

describe('a story is told before its state is drawn', () => {
  test('event by event, each with its mark and whom it is about', async () => {
    follow(1, 'a', 'b');
    expect(story.busy).toBe(true);
    expect(story.latest?.number).toBe(1);
    expect(story.shown?.number).toBe(0);
    expect(story.current).toMatchObject({ event: { text: 'a' }, seat: 1 });
    expect([...story.marked]).toEqual(['place:a']);
    await passes(CALM - 1);
    expect(story.current?.event.text).toBe('a');
    await passes(1);
    expect(story.current?.event.text).toBe('b');
    expect([...story.marked]).toEqual(['place:b']);
    await passes(CALM);
    expect(story.shown?.number).toBe(1);
    expect(story.current).toBeNull();
    expect(story.busy).toBe(false);
  });

  test('an event may be about somebody else than who moved', () => {
    story.follow(state(1), [move(1, 1, event('robbed', { player: 2 }))]);
    expect(story.current?.seat).toBe(2);
  });

  test('states that come meanwhile wait, in order, and nothing is left out', async () => {
    follow(1, 'a', 'b');
    follow(2, 'c');
    follow(3, 'd', 'e');
    expect(story.latest?.number).toBe(3);
    await passes(2 * CALM);
    expect(story.shown?.number).toBe(1);
    await passes(CALM);
    expect(story.shown?.number).toBe(2);
    await passes(2 * CALM);
    expect(story.shown?.number).toBe(3);
    expect(heard).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a state without events is drawn at once', () => {
    story.follow(state(1), []);
    expect(story.shown?.number).toBe(1);
    expect(story.busy).toBe(false);
  });

  test('after a story there can be another', async () => {
    follow(1, 'a');
    await passes(CALM);
    follow(2, 'b');
    await passes(CALM);
    expect(heard).toEqual(['a', 'b']);
    expect(story.shown?.number).toBe(2);
  });
});

describe('how long', () => {
  test('my own moves are told quickly', async () => {
    story.follow(state(1), [move(1, 0, seen('a'))]);
    await passes(QUICK);
    expect(story.shown?.number).toBe(1);
  });

  test('so is what shows nothing', async () => {
    story.follow(state(1), [move(1, 1, event('a'))]);
    await passes(QUICK);
    expect(story.shown?.number).toBe(1);
  });

  test('what flies has time to arrive, even at my own move', async () => {
    story.follow(state(1), [move(1, 0, event('a', { at: 'place:a', flies: true }))]);
    expect(story.flights).toHaveLength(1);
    expect(story.flightTime).toBe(420);
    await passes(419);
    expect(story.shown?.number).toBe(0);
    await passes(1);
    expect(story.shown?.number).toBe(1);
    expect(story.flights).toEqual([]);
  });

  test.each([
    [2, CALM / 2],
    [4, CALM / 4],
    [0.5, 1200], // never longer than this
  ])('at speed %d an event lasts %d ms', (factor, time) => {
    pace = { factor, still: false };
    follow(1, 'a');
    expect(story.flightTime).toBe(time);
  });

  test.each([
    { factor: 0, still: false },
    { factor: 1, still: true },
  ])('with $factor and still $still only results are shown, and marked', (wish) => {
    pace = wish;
    follow(1, 'a', 'b');
    expect(story.shown?.number).toBe(1);
    expect(story.busy).toBe(false);
    expect(heard).toEqual([]);
    expect([...story.marked]).toEqual(['place:a', 'place:b']);
  });

  test('when much waits it goes twice as fast', async () => {
    follow(1, 'a', 'b');
    follow(2, ...'cdefghijklm'); // eleven
    await passes(CALM);
    expect(story.current?.event.text).toBe('b');
    expect(story.flightTime).toBe(CALM / 2);
    await passes(CALM / 2);
    expect(story.flightTime).toBe(CALM); // nothing waits behind what is being told
  });

  test('when too much waits only the end is told', async () => {
    follow(1, 'a', 'b');
    follow(2, ...'c'.repeat(29));
    follow(3, 'y', 'z');
    await passes(CALM);
    expect(story.shown?.number).toBe(1);
    expect(heard).not.toContain('b');
    expect(heard.at(-1)).toBe('c');
    await passes(31 * CALM);
    expect(story.shown?.number).toBe(3);
    expect(heard.slice(-2)).toEqual(['y', 'z']);
  });
});

describe('marks', () => {
  test('of all events stay on the new state for a while', async () => {
    follow(1, 'a', 'b');
    await passes(2 * CALM);
    expect([...story.marked]).toEqual(['place:a', 'place:b']);
    await passes(LINGER - 1);
    expect(story.marked.size).toBe(2);
    await passes(1);
    expect(story.marked.size).toBe(0);
  });

  test('of a new story are not wiped by the end of the last one', async () => {
    follow(1, 'a');
    await passes(CALM + LINGER - 100);
    follow(2, 'b');
    await passes(200);
    expect([...story.marked]).toEqual(['place:b']);
  });
});

describe('skip', () => {
  test('shows where we are, with everything marked', async () => {
    follow(1, 'a', 'b');
    follow(2, 'c');
    story.skip();
    await passes(0);
    expect(story.shown?.number).toBe(2);
    expect(story.busy).toBe(false);
    expect(heard).toEqual(['a']);
    expect([...story.marked]).toEqual(['place:c']);
  });

  test('is over when the story is: the next one is told', async () => {
    follow(1, 'a');
    story.skip();
    await passes(0);
    follow(2, 'b');
    expect(story.current?.event.text).toBe('b');
  });

  test('with nothing told does nothing to the next story', () => {
    story.skip();
    follow(1, 'a');
    expect(story.current?.event.text).toBe('a');
  });
});

describe('jump', () => {
  test('shows a state at once and forgets what was being told', async () => {
    follow(1, 'a', 'b');
    follow(2, 'c');
    story.jump(state(7));
    expect(story.shown?.number).toBe(7);
    expect(story.latest?.number).toBe(7);
    expect(story.busy).toBe(false);
    expect(story.marked.size).toBe(0);
    expect(story.current).toBeNull();
    await passes(10 * CALM);
    expect(story.shown?.number).toBe(7);
    expect(heard).toEqual(['a']);
  });

  test('leaves the way free for a new story, which is told once', async () => {
    follow(1, 'a', 'b');
    story.jump(state(7));
    follow(8, 'x', 'y');
    await passes(CALM);
    expect(story.current?.event.text).toBe('y');
    await passes(CALM);
    expect(story.shown?.number).toBe(8);
    expect(heard).toEqual(['a', 'x', 'y']);
  });

  test('is what happens on a page that nobody sees', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    follow(1, 'a');
    expect(story.shown?.number).toBe(1);
    expect(heard).toEqual([]);
  });

  test('is what happens with the first state', () => {
    const fresh = new Story(() => face, () => pace, () => false);
    fresh.follow(state(3), [move(3, 1, seen('a'))]);
    expect(fresh.shown?.number).toBe(3);
    expect(fresh.busy).toBe(false);
  });
});

test('a story that was stopped tells nothing more', async () => {
  follow(1, 'a', 'b');
  story.stop();
  await passes(10 * CALM);
  expect(heard).toEqual(['a']);
  expect(story.shown?.number).toBe(0);
});

describe('amend', () => {
  const away = [seat(0), seat(1, { online: false })];
  const leave = () => story.amend((known) => ({ ...known, seats: away }));

  test('changes what is drawn', () => {
    leave();
    expect(story.shown?.seats).toBe(away);
    expect(story.latest).toBe(story.shown);
  });

  test('changes what is drawn at once, even while a story is told', () => {
    follow(1, 'a');
    leave();
    expect(story.shown).toMatchObject({ number: 0, seats: away });
    expect(story.latest).toMatchObject({ number: 1, seats: away });
  });

  test('is not undone by the state that is being told, nor by those that wait', async () => {
    follow(1, 'a');
    follow(2, 'b');
    leave();
    await passes(CALM);
    expect(story.shown).toMatchObject({ number: 1, seats: away });
    await passes(CALM);
    expect(story.shown).toMatchObject({ number: 2, seats: away });
    expect(story.latest).toBe(story.shown);
  });

  test('before the first state does nothing', () => {
    const fresh = new Story(() => face, () => pace, () => false);
    fresh.amend((known) => ({ ...known, seats: away }));
    expect(fresh.latest).toBeNull();
  });
});
