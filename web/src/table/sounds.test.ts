import { afterEach, expect, test, vi } from 'vitest';
import { current } from '../lib/game.svelte';
import type { Face } from '../lib/face';
import { CUES } from './cues';
import { lengthOf, render, type Sound } from './synth';

const own = import.meta.glob<Record<string, Sound>>('../*/sounds.ts', { import: 'sounds', eager: true });
const tables: Record<string, Readonly<Record<string, Sound>>> = { house: CUES, ...Object.fromEntries(Object.entries(own).filter(([, sounds]) => sounds)) };
const every = Object.entries(tables).flatMap(([where, sounds]) => Object.entries(sounds).map(([cue, sound]) => [`${where} ${cue}`, sound] as const));
const RATE = 8000; // enough to judge by, and quick

test.each(every)('%s is short, is heard, and dies away', (_, sound) => {
  const samples = render(sound, RATE);
  expect(lengthOf(sound)).toBeLessThan(2.2);
  expect(samples.every(Number.isFinite)).toBe(true);
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  expect(loudest).toBeGreaterThan(0.03);
  expect(loudest).toBeLessThanOrEqual(1);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.02); // no click at its end
});

test('there is a cue for every moment, and games make some of them their own', () => {
  expect(Object.keys(CUES).length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(own).length).toBeGreaterThanOrEqual(2);
  for (const sounds of Object.values(tables)) for (const cue of Object.keys(sounds)) expect(CUES, cue).toHaveProperty([cue]);
  expect(new Set(every.map(([, sound]) => JSON.stringify(sound))).size).toBe(every.length);
});

/** A browser's sound, as far as it is used: what was played, and how loud. */
function listening(active = true) {
  const played: { samples: number; rate: number; loud: number }[] = [];
  const node = { connect: (next: unknown) => next };
  const gain = { ...node, gain: { value: 1 } };
  class Context {
    sampleRate = 48000;
    state = 'running';
    destination = node;
    createGain = () => gain;
    createDynamicsCompressor = () => node;
    createBuffer = (_: number, length: number) => ({ length, copyToChannel() {} });
    createBufferSource = () => {
      const source = { ...node, buffer: { length: 0 }, playbackRate: { value: 1 }, start: () => played.push({ samples: source.buffer.length, rate: source.playbackRate.value, loud: gain.gain.value }) };
      return source;
    };
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: active } });
  return played;
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  current.face = null;
});

async function fresh() {
  const { prefs } = await import('../lib/prefs.svelte');
  const { play } = await import('./sounds');
  Object.assign(prefs, { sound: true, volume: 50 });
  return { play, prefs };
}

test('a cue is heard at the volume that is set, at a pitch of its own each time; an unknown one is silent', async () => {
  const played = listening();
  const { play, prefs } = await fresh();
  vi.spyOn(performance, 'now').mockReturnValue(1000); // everything happens at once
  play('no such moment');
  play('toString');
  expect(played).toEqual([]);
  play('placing');
  play('placing'); // at once again: one noise
  play('buying');
  expect(played).toHaveLength(2);
  expect(played[0]!.loud).toBeCloseTo(0.25);
  expect(Math.abs(played[0]!.rate - 1)).toBeLessThanOrEqual(0.04);
  expect(played[0]!.samples).not.toBe(played[1]!.samples);
  prefs.volume = 0;
  play('coin');
  prefs.volume = 50;
  prefs.sound = false;
  play('card');
  expect(played).toHaveLength(2);
});

test('before the first click there is silence, and no error', async () => {
  const played = listening(false);
  const { play } = await fresh();
  play('turn');
  expect(played).toEqual([]);
});

test('the sound of the game that is open goes before that of the house', async () => {
  const { soundOf } = await import('./sounds');
  const { current: now } = await import('../lib/game.svelte');
  const bell: Sound = [{ wave: 'sine', len: 0.1, gain: 0.5 }];
  now.face = { sounds: { turn: bell } } as unknown as Face;
  expect(soundOf('turn')).toBe(bell);
  expect(soundOf('refused')).toBe((await import('./cues')).CUES['refused']);
});
