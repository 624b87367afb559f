// A small synthesiser: a sound is a handful of voices, rendered once into numbers. It knows no browser.

export interface Voice {
  wave: 'sine' | 'triangle' | 'square' | 'saw' | 'noise' | 'pluck';
  at?: number; // seconds after the beginning
  len: number; // seconds
  f?: number; // Hz; of noise: where it is bright
  to?: number; // where the pitch slides to
  gain: number;
  attack?: number; // seconds until it is loudest
  fade?: number; // how fast it dies away: 1 evenly, more: sooner
  low?: number; // Hz above which it is dull
  fm?: readonly [ratio: number, depth: number]; // metal: another tone that bends this one
}

export type Sound = readonly Voice[];

/** Samples in a second. Nothing here is brighter than what these can tell. */
export const RATE = 24000;
const STEP = 32; // samples between two looks at how loud and how high a voice is: in between lies a straight line

export const lengthOf = (sound: Sound): number => Math.max(0, ...sound.map(({ at = 0, len }) => at + len));

/** Noise that is the same every time. */
function noise(): () => number {
  let state = 22695477;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2147483648;
  };
}

type Source = (turns: number) => number;

function source(voice: Voice, rate: number): Source {
  const hiss = noise();
  if (voice.wave === 'noise') return hiss;
  if (voice.wave === 'pluck') {
    const period = Math.max(2, Math.round(rate / (voice.f ?? 220)));
    const string = Float32Array.from({ length: period }, hiss);
    let at = 0;
    return () => {
      const next = (at + 1) % period;
      const out = string[at]!;
      string[at] = (out + string[next]!) * 0.497;
      at = next;
      return out;
    };
  }
  const shapes: Record<string, (turn: number) => number> = {
    sine: (turn) => Math.sin(2 * Math.PI * turn),
    triangle: (turn) => 4 * Math.abs(turn - Math.floor(turn + 0.5)) - 1,
    square: (turn) => (turn - Math.floor(turn) < 0.5 ? 1 : -1),
    saw: (turn) => 2 * (turn - Math.floor(turn + 0.5)),
  };
  const shape = shapes[voice.wave]!;
  const [ratio, depth] = voice.fm ?? [0, 0];
  return (turns) => shape(turns + depth * Math.sin(2 * Math.PI * turns * ratio));
}

function addVoice(out: Float32Array, voice: Voice, rate: number): void {
  const { at = 0, len, f = 220, to = f, gain, attack = 0.004, fade = 3, low = 9000 } = voice;
  const next = source(voice, rate);
  const soft = 1 - Math.exp((-2 * Math.PI * low) / rate); // one pole: enough to make a tone of wood or of steel
  const first = Math.floor(at * rate);
  const count = Math.floor(len * rate);
  const pitch = (i: number): number => (f * Math.pow(to / f, i / count)) / rate; // turns in a sample
  const loud = (i: number): number => gain * Math.min(1, i / rate / attack) * Math.pow(Math.max(0, 1 - i / count), fade);
  let turns = 0;
  let heard = 0;
  for (let block = 0; block < count; block += STEP) {
    const end = Math.min(count, block + STEP);
    let [high, strong] = [pitch(block), loud(block)];
    const [higher, stronger] = [(pitch(end) - high) / (end - block), (loud(end) - strong) / (end - block)];
    for (let i = block; i < end; i++) {
      turns += high;
      heard += soft * (next(turns) - heard);
      out[first + i]! += heard * strong;
      high += higher;
      strong += stronger;
    }
  }
}

/** A sound as numbers between −1 and 1. */
export function render(sound: Sound, rate = RATE): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.ceil(lengthOf(sound) * rate) + 1);
  for (const voice of sound) addVoice(out, voice, rate);
  for (let i = 0; i < out.length; i++) out[i] = Math.tanh(out[i]!);
  return out;
}
