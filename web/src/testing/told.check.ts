// Whole games of bots, told to the page in the messages of a server: tests/server/test_told.py writes them, and what a
// replay of the log gives after every answer.

import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import type { Face } from '../lib/face';
import { mergedLog } from '../lib/live.svelte';
import type { MoveOut, State } from '../lib/messages';
import { SPEEDS } from '../lib/prefs.svelte';
import { Story } from '../table/story.svelte';
import { beatsOf } from '../table/tell';

interface Game {
  name: string;
  viewer: number;
  news: State[];
  replay: Record<string, unknown>; // views by number of the answer
}

declare module 'vitest' {
  interface ProvidedContext {
    told: Game[];
  }
}

const OFTEN = 25; // ms between two looks at what is drawn
const PACE = 900; // ms between two messages
const LONG = 60_000;
const PATIENCE = 300_000; // a whole game is long, and the machine may be busy
const face = { anchorsOf: () => [], flights: () => [] } as unknown as Face;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

for (const game of inject('told'))
  for (const factor of SPEEDS)
    for (const still of [false, true])
      test(`${game.name}, speed ${factor}${still ? ', nothing moves' : ''}`, async () => {
        const heard = new Set<string>();
        const story = new Story(() => face, () => ({ factor, still }), (seat) => seat === game.viewer, ({ headline, number }) => heard.add(`${number} ${headline}`));
        const drawn = new Set<number>();
        let last: State | null = null;
        const look = () => {
          if (story.shown === last) return;
          last = story.shown!;
          drawn.add(last.number);
          expect(last.view, `drawn after answer ${last.number}`).toEqual(game.replay[last.number]);
        };
        const passes = async (ms: number) => {
          for (let passed = 0; passed < ms; passed += OFTEN) {
            await vi.advanceTimersByTimeAsync(OFTEN);
            look();
          }
        };
        let log: readonly MoveOut[] = [];
        const ends = new Set<number>(); // of beats that are told, each as it was when it was last told
        const same = new Set<number>(); // of beats that go on under the headline that they had
        for (const [nth, news] of game.news.entries()) {
          const known = log;
          log = nth ? mergedLog(known, news)! : news.log;
          const state = { ...news, log: [...log] };
          if (nth) story.follow(state);
          else story.jump(state);
          look();
          const before = game.news[nth - 1]?.number ?? state.number;
          const headlines = new Map(beatsOf(known).map(({ key, beat }) => [key, beat.headline]));
          for (const { key, beat } of beatsOf(news.log)) {
            if (beat.weight === 'silent' || beat.number <= before) continue;
            ends.add(beat.number);
            if (headlines.get(key) === beat.headline) same.add(beat.number);
          }
          await passes(PACE);
        }
        while (story.busy) await passes(LONG);
        expect(last!.number).toBe(game.news.at(-1)!.number);
        expect(ends.size - same.size).toBeGreaterThan(50);
        // whatever a beat led to was drawn; without stories only the last of every message, and what is no news of a
        // beat may be drawn together with the next one
        const left = [...ends].filter((number) => !drawn.has(number) && !same.has(number));
        expect(left).toEqual(factor ? [] : expect.any(Array));
        expect(heard.size > 50).toBe(factor > 0);
        story.stop();
      }, PATIENCE);
