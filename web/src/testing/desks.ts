// A desk at a table whose server is the test.

import { vi } from 'vitest';
import { ApiError } from '../lib/api';
import type { Catalogue } from '../lib/catalogue';
import type { Face } from '../lib/face';
import type { Hints, State } from '../lib/messages';
import { Desk, type Habits } from '../table/desk.svelte';

interface Call {
  type: 'answer' | 'undo' | 'plan' | 'hint';
  things: number[];
  reply(value?: State | Hints): Promise<void>;
  refuse(text: string): Promise<void>;
}

const face = { anchorsOf: () => [], flights: () => [] } as unknown as Face;

export function deskOf(first: State, habits: Partial<Habits> = {}, more: Partial<Face> = {}) {
  const calls: Call[] = [];
  const refused: string[] = [];

  function call<T>(type: Call['type'], things: number[] = []): Promise<T> {
    return new Promise((resolve, reject) => {
      const heard = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
      calls.push({
        type,
        things,
        reply: (value) => (resolve(value as T), heard()),
        refuse: (text) => (reject(new ApiError(409, 'illegal', text)), heard()),
      });
    });
  }

  const wire = {
    answer: (things: number[]) => call('answer', things),
    undo: () => call('undo'),
    plan: (things: number[]) => call<State>('plan', things),
    hint: () => call<Hints>('hint'),
  };
  const all: Habits = { factor: 1, still: false, confirm: true, collect: true, warn: true, ...habits };
  const desk = new Desk(() => ({}) as Catalogue, { ...face, ...more }, () => all, () => wire, { refused: (text) => refused.push(text), heard: () => {} });
  desk.take(first, [], true);
  return { desk, calls, refused };
}
