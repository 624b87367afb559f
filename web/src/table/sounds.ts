// Small tones, made here: no files, and none at all unless somebody wants them.

type Tone = 'turn' | 'move' | 'dice' | 'gain' | 'end' | 'refused';

const TONES: Record<Tone, [frequency: number, start: number, length: number][]> = {
  turn: [[523, 0, 0.12], [784, 0.11, 0.2]],
  move: [[330, 0, 0.06]],
  dice: [[190, 0, 0.03], [240, 0.06, 0.03], [170, 0.13, 0.03], [220, 0.19, 0.04]],
  gain: [[659, 0, 0.08]],
  end: [[392, 0, 0.18], [523, 0.16, 0.18], [659, 0.32, 0.18], [784, 0.48, 0.4]],
  refused: [[160, 0, 0.15]],
};

let audio: AudioContext | null = null;

/** Play a tone or the cue of a moment, if `on`; a moment without a cue of its own has a plain tone. Browsers allow sound only after a first click; before that there is silence. */
export function play(cue: string, on: boolean): void {
  if (!on) return;
  const tone: Tone = cue in TONES ? (cue as Tone) : cue === 'rolling' ? 'dice' : 'move';
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const now = audio.currentTime;
  for (const [frequency, start, length] of TONES[tone]) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = tone === 'dice' ? 'square' : 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(0.12, now + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(now + start);
    oscillator.stop(now + start + length + 0.02);
  }
}
