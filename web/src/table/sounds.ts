// Sounds of the story: synthesised once, played a little higher or lower each time. On unless somebody switches them off;
// browsers allow none before the first click.

import { current } from '../lib/game.svelte';
import { prefs } from '../lib/prefs.svelte';
import { CUES } from './cues';
import { RATE, render, type Sound } from './synth';

const APART = 45; // ms between two of the same: a heap of them is one noise
const VARIED = 0.04; // share of the pitch

interface Desk {
  audio: AudioContext;
  volume: GainNode;
}
let desk: Desk | null = null;
const buffers = new Map<Sound, AudioBuffer>();
const last = new Map<string, number>();

/** The sound of a cue: the game's own, else that of the house; names that nobody knows are silent. */
export function soundOf(cue: string): Sound | undefined {
  return current.face?.sounds?.[cue] ?? (Object.hasOwn(CUES, cue) ? CUES[cue] : undefined);
}

function opened(): Desk | null {
  if (desk || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return desk;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.createDynamicsCompressor()).connect(audio.destination);
  return (desk = { audio, volume });
}

function bufferOf(audio: AudioContext, sound: Sound): AudioBuffer {
  let made = buffers.get(sound);
  if (!made) {
    const samples = render(sound);
    made = audio.createBuffer(1, samples.length, RATE);
    made.copyToChannel(samples, 0);
    buffers.set(sound, made);
  }
  return made;
}

/** Let a moment be heard. */
export function play(cue: string, on: boolean = prefs.sound): void {
  const sound = on && prefs.volume > 0 ? soundOf(cue) : undefined;
  const now = performance.now();
  if (!sound || now - (last.get(cue) ?? -APART) < APART) return;
  const table = opened();
  if (!table) return;
  last.set(cue, now);
  if (table.audio.state === 'suspended') void table.audio.resume();
  table.volume.gain.value = (prefs.volume / 100) ** 2; // ears count in powers
  const player = table.audio.createBufferSource();
  player.buffer = bufferOf(table.audio, sound);
  player.playbackRate.value = 1 + (Math.random() * 2 - 1) * VARIED;
  player.connect(table.volume);
  player.start();
}
