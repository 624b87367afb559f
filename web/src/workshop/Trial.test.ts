import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeOut, TrialOut } from '../lib/trials.gen';
import { withTexts } from '../testing/browser';
import { Bench } from './bench.svelte';
import Trial from './Trial.svelte';

const change = (text: string, low: number, high: number): ChangeOut => ({ before: 0.5, after: 0.6, change: 0.1, low, high, sure: low > 0, text });
const told = (state: TrialOut['state'], more: Partial<TrialOut> = {}): TrialOut => ({
  pack: 'p', version: 1, against: '', state, share: 0, games: 0, alike: 0, players: 2, who: 'Thumb', seconds: 0, verdict: '', settled: false, cards: [], measures: [], opinion: null, command: '', ...more,
});
const done = told('done', {
  games: 800,
  settled: false,
  cards: [{ card: 'a', name: 'A', what: 'changed', judged: 'open', sentence: 'It may be stronger. About 1,200 more games would make it sure.', wins: change('50 % → 60 %', -0.1, 0.3), others: null, had: null, taken: change('1 % → 9 %', 0.1, 0.2), needed: 1200 }],
  measures: [{ ...change('7.6 → 7.4', -0.4, 0.1), measure: 'rounds', label: 'Rounds' }],
});

let bench: Bench;
let calls: string[];
let answers: { status: number; body: unknown }[];
let shown: Record<string, never> | null = null;
const saved = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  await withTexts();
  vi.useFakeTimers();
  [calls, answers] = [[], []];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    calls.push(`${method} ${path.split('?')[0]}`);
    const { status, body } = answers.shift()!;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  bench = new Bench('p');
  document.body.innerHTML = '';
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.useRealTimers();
});

const text = () => document.body.textContent!.replace(/\s+/g, ' ');
const press = async (name: string) => {
  [...document.querySelectorAll('button')].find((one) => one.textContent!.includes(name))!.click();
  await later(0);
};
const later = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
};
function show(changed = true): void {
  shown = mount(Trial, { target: document.body, props: { bench, asked: 'pact:a', card: 'a', changed, save: saved } });
  flushSync();
}

test('what is changed is kept first; then games are played, told while they come in, and the verdict stays', async () => {
  show();
  answers.push({ status: 201, body: told('waiting') }, { status: 200, body: told('playing', { share: 0.4, games: 100 }) }, { status: 200, body: done });
  await press('Play games');
  expect(saved).toHaveBeenCalledOnce();
  expect(text()).toContain('The first games are being played');
  await later(1000);
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40');
  await later(1000);
  expect(text()).toContain('It may be stronger. About 1,200 more games would make it sure.');
  expect(text()).toContain('800 games for 2 (Thumb).');
  expect([...document.querySelectorAll('dt')].map((one) => one.textContent)).toEqual(['Wins of those who have it', 'Taken when it can be', 'Rounds']);
  expect([...document.querySelectorAll('dd.sure')].length).toBe(1);
  expect(document.querySelector('[role=progressbar]')).toBe(null);
  await later(5000);
  expect(calls).toEqual(['POST /api/packs/p/trial', 'GET /api/packs/p/trial', 'GET /api/packs/p/trial']); // nobody asks on
});

test('a trial can be stopped; what it has told stays', async () => {
  show();
  answers.push({ status: 201, body: told('playing', { games: 10 }) }, { status: 204, body: null }, { status: 200, body: { ...done, state: 'stopped' } });
  await press('Play games');
  await press('Stop');
  expect(calls.slice(1)).toEqual(['DELETE /api/packs/p/trial', 'GET /api/packs/p/trial']);
  expect(text()).toContain('It may be stronger.');
});

test('a refusal is told, and another entry shows nothing of this one', async () => {
  show();
  answers.push({ status: 409, body: { code: 'broken-pack', text: 'Two things are wrong.' } });
  await press('Play games');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Two things are wrong.');
  bench.trial = { asked: 'pact:b', told: done };
  flushSync();
  expect(text()).not.toContain('It may be stronger.');
});

test('nothing changed is nothing to try', () => {
  show(false);
  expect(document.querySelector('button')!.disabled).toBe(true);
  expect(text()).toContain('Nothing is changed here yet.');
});
