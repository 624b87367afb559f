// Follow the story: what happened is played beat by beat, and after each beat the table is drawn exactly as it was then.
// Everything that is drawn comes from the server; in between there are only marks, light and things that fly.
//
// What was played stays here for a while: whoever looked away pauses, steps back, or has it played again.

import { apply, shared, type Change } from '../lib/differences';
import type { Face, Flight } from '../lib/face';
import type { BeatOut, EventOut, State } from '../lib/messages';
import { beatsOf, type Told } from './tell';

/** How fast stories go: `factor` 1 is normal, 0 shows only results. */
export interface Pace {
  factor: number;
  still: boolean; // nothing moves: each beat is read, not watched
}

/** One beat to play, and the table after it. Without a beat something changed that is no story. */
export interface Step {
  told: Told | null;
  events: readonly EventOut[]; // of the beat, as far as they are new
  again: boolean; // it has grown since it was played
  state: State;
}

/** What the page stages now. */
export interface Scene {
  key: string;
  told: Told;
  beat: BeatOut;
  anchors: readonly string[];
  focus: readonly string[]; // those of the event that gives the headline
  time: number;
  arrived: boolean; // the new state is drawn
}

const TIME = { silent: 0, normal: 1000, drama: 1700 }; // ms for a beat of others
const MINE = { silent: 0, normal: 450, drama: 1100 }; // and for my own
const GROWN = 520; // for one that has grown
const BEFORE = 0.45; // of its time: what moves is under way, then the new state is drawn
const TURN = 8000; // ms for a turn of somebody else, however many beats it has
const SHARE = 4; // a beat takes so much of what is left of them at most
const TURNS = 4; // turns that wait from which on we hurry: bots may play faster than anybody can follow
const HURRY = 4;
const READ = 0.7; // of the time of a beat, when nothing moves
const LINGER = 1100; // ms that marks stay on the new state
const KEPT = 120; // steps that can be gone back to
const MOST_FLIGHTS = 14;
const NONE: ReadonlySet<string> = new Set();

export class Story {
  /** The state that is drawn. */
  shown = $state.raw<State | null>(null);
  /** The last state known. */
  latest = $state.raw<State | null>(null);
  marked = $state.raw<ReadonlySet<string>>(NONE);
  flights = $state.raw<readonly Flight[]>([]);
  flightTime = $state(0);
  scene = $state.raw<Scene | null>(null);
  /** Something is told that has not been shown to its end. */
  busy = $state(false);
  paused = $state(false);
  /** Something was not watched to its end: skipped, or told while nobody looked. */
  missed = $state(false);

  #steps: Step[] = [];
  #at = $state(-1); // the step that is played or was played last
  #spent = { turn: '', time: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: { run: () => void; left: number; since: number } | null = null;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #rounds = 0;

  constructor(
    private readonly face: () => Face,
    private readonly pace: () => Pace,
    private readonly mine: (seat: number | null) => boolean,
    private readonly heard: (beat: BeatOut) => void = () => {},
  ) {}

  /** Show a state at once: the first one, one after a gap, one after taking back. */
  jump(state: State): void {
    this.#stopTimers();
    this.#steps = [{ told: null, events: [], again: false, state }];
    this.#at = 0;
    this.latest = state;
    this.missed = true;
    this.#rest();
    this.#mark([]);
  }

  /** A state that follows the last one. */
  follow(news: State): void {
    if (!this.shown || !this.latest) {
      this.jump(news);
      return;
    }
    const state = { ...news, view: shared(this.latest.view, news.view) };
    const steps = stepsBetween(this.latest, state);
    this.latest = state;
    this.#steps.push(...steps);
    if (document.hidden) this.#end();
    else if (!this.busy) this.#play(this.#at + 1);
  }

  /** Draw this first: what was previewed and has now come true must not jump back. */
  from(state: State): void {
    if (this.shown && !this.busy) this.shown = { ...state, options: [], plan: null, question: { ...state.question, mine: false } };
  }

  /** Play these once more, and then show where we are. */
  replay(before: State, steps: readonly Step[]): void {
    if (!this.latest || !steps.length) return;
    this.#stopTimers();
    this.#steps = [{ told: null, events: [], again: false, state: before }, ...steps, { told: null, events: [], again: false, state: this.latest }];
    this.#at = 0;
    this.#spent = { turn: '', time: 0 };
    this.missed = false;
    this.shown = before;
    this.paused = false;
    this.#play(1);
  }

  /** Something about the table changed that is no story: who sits there, what is written at its head. */
  amend(change: (state: State) => State): void {
    if (!this.shown) return;
    const made = new Map<State, State>();
    const once = (state: State): State => {
      const found = made.get(state) ?? change(state);
      made.set(state, found);
      return found;
    };
    for (const step of this.#steps) step.state = once(step.state);
    this.latest = once(this.latest!);
    this.shown = once(this.shown);
  }

  /** Enough told: show where we are. */
  skip(): void {
    if (this.busy) this.#end();
  }

  pause(): void {
    if (!this.busy || this.paused) return;
    this.paused = true;
    clearTimeout(this.#timer);
    if (this.#next) this.#next.left -= performance.now() - this.#next.since;
  }

  /** Go on after a pause, or after stepping back. */
  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    if (this.#next) this.#later(Math.max(0, this.#next.left), this.#next.run);
    else this.#play(this.#at + 1);
  }

  /** Whether there is a beat before the one that is shown. */
  get canBack(): boolean {
    return this.#before() >= 0;
  }

  /** Show the beat before, and wait there. */
  back(): void {
    const at = this.#before();
    if (at < 0) return;
    this.#stopTimers();
    this.busy = true;
    this.paused = true;
    this.#at = at;
    this.shown = this.#steps[at]!.state;
    this.#stage(this.#steps[at]!, 0, true);
  }

  stop(): void {
    this.#stopTimers();
    clearTimeout(this.#linger);
    this.busy = false;
  }

  #before(): number {
    return this.#steps.slice(0, this.busy ? this.#at : this.#steps.length).findLastIndex((step) => step.told !== null && step.told.beat.weight !== 'silent');
  }

  /** Play from a step on: what is silent runs together with what comes next. */
  #play(at: number): void {
    let next = at;
    const marks: string[] = [];
    for (; next < this.#steps.length; next += 1) {
      const step = this.#steps[next]!;
      this.#at = next;
      const time = this.#timeOf(step);
      if (time > 0) {
        this.busy = true;
        this.#stage(step, time, false);
        return;
      }
      if (step.told && step.told.beat.weight !== 'silent' && !this.mine(step.told.beat.active)) this.missed = true; // not told at all
      marks.push(...this.#anchors(step));
      this.shown = step.state;
    }
    this.#rest();
    if (marks.length) this.#mark(marks);
  }

  /** First what moves, on the table as it was; then the table as it is now. What was mine was previewed: it is drawn at once. */
  #stage(step: Step, time: number, arrived: boolean): void {
    const told = step.told!;
    const anchors = this.#anchors(step);
    const still = this.pace().still;
    const flights = arrived || still ? [] : step.events.flatMap((event) => this.face().flights(event)).slice(0, MOST_FLIGHTS);
    const drawn = arrived || still || (this.mine(told.beat.active) && told.beat.weight !== 'drama');
    clearTimeout(this.#linger);
    this.marked = new Set(anchors);
    this.flightTime = time;
    this.flights = flights;
    const lead = told.lines[told.beat.lead];
    const where = lead ? this.face().anchorsOf(lead.event) : [];
    const focus = where.length ? where : told.lines.flatMap(({ event }) => this.face().flights(event)).slice(0, 1).map((flight) => flight.to);
    this.scene = { key: `${told.key}/${(this.#rounds += 1)}`, told, beat: told.beat, anchors, focus, time, arrived: drawn };
    if (drawn) this.shown = step.state;
    if (arrived) return;
    this.heard(told.beat);
    if (this.mine(told.beat.active)) this.missed = false; // what comes now is another turn
    const after = (): void => this.#later(time * (1 - BEFORE), () => this.#play(this.#at + 1));
    this.#later(time * BEFORE, () => {
      this.shown = step.state;
      if (this.scene) this.scene = { ...this.scene, arrived: true };
      after();
    });
  }

  /** How long a beat is played; a turn of somebody else takes eight seconds at most, and nothing of it is left out. */
  #timeOf(step: Step): number {
    const { factor, still } = this.pace();
    if (!step.told || factor === 0) return 0;
    const { weight, active, turn } = step.told.beat;
    if (weight === 'silent') return 0;
    const own = this.mine(active);
    const full = (step.again ? Math.min(GROWN, TIME[weight]) : (own ? MINE : TIME)[weight]) * (still ? READ : 1);
    const key = `${turn} ${active}`;
    if (this.#spent.turn !== key) this.#spent = { turn: key, time: 0 };
    const time = Math.min(full, (TURN - this.#spent.time) / SHARE);
    this.#spent.time += time;
    return time / factor / (this.#behind() > TURNS ? HURRY : 1);
  }

  /** How many turns wait behind the one that is told. */
  #behind(): number {
    return new Set(this.#steps.slice(this.#at + 1).flatMap(({ told }) => (told ? [`${told.beat.turn} ${told.beat.active}`] : []))).size;
  }

  #anchors(step: Step): string[] {
    return step.events.flatMap((event) => this.face().anchorsOf(event));
  }

  /** Everything is told. */
  #end(): void {
    const left = this.#steps.slice(Math.max(0, this.#at));
    if (left.some(({ told }) => told && told.beat.weight !== 'silent' && !this.mine(told.beat.active))) this.missed = true;
    this.#stopTimers();
    this.#at = this.#steps.length - 1;
    this.#rest();
    this.#mark(left.flatMap((step) => this.#anchors(step)));
  }

  #rest(): void {
    this.shown = this.latest;
    const marks = this.scene ? [...this.scene.anchors] : [];
    this.scene = null;
    this.flights = [];
    this.busy = false;
    this.paused = false;
    const over = this.#steps.length - KEPT;
    if (over > 0) {
      this.#steps.splice(0, over);
      this.#at -= over;
    }
    if (marks.length) this.#mark(marks);
  }

  #later(time: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#next = { run, left: time, since: performance.now() };
    if (this.paused) return;
    this.#timer = setTimeout(() => {
      this.#next = null;
      run();
    }, time);
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    this.#next = null;
  }

  #mark(anchors: readonly string[]): void {
    clearTimeout(this.#linger);
    this.marked = anchors.length ? new Set(anchors) : NONE;
    if (anchors.length) this.#linger = setTimeout(() => (this.marked = NONE), LINGER);
  }
}

/** The beats between two states, each with the table after it. */
export function stepsBetween(before: State, state: State): Step[] {
  const known = new Map(beatsOf(before.log).map((told) => [told.key, told.beat]));
  const views = viewsOf(state);
  let view: unknown = before.view;
  const steps: Step[] = [];
  for (const told of beatsOf(state.log)) {
    if (told.beat.number <= before.number) continue;
    const old = known.get(told.key);
    const events = told.lines.filter((line) => line.number > before.number).map((line) => line.event);
    const same = old !== undefined && old.weight !== 'silent' && old.headline === told.beat.headline && old.moment === told.beat.moment;
    const last = told.beat.number === state.number;
    if (!last) view = shared(view, views.get(told.beat.number) ?? state.view);
    const drawn = last ? state : between(state, told.beat, view);
    if (same) steps.push({ told: null, events, again: true, state: drawn }); // more of what was just told
    else steps.push({ told, events, again: old !== undefined && old.weight !== 'silent', state: drawn });
  }
  if (steps.at(-1)?.state !== state) steps.push({ told: null, events: [], again: false, state });
  return steps;
}

/** What the table looked like after earlier answers, by their numbers: each is told as a difference to the next. */
function viewsOf(state: State): Map<number, unknown> {
  let view: unknown = state.view;
  return new Map(state.past.map(({ number, change }) => [number, (view = apply(view, change as Change))]));
}

/** A state in the middle of a message: nobody is asked anything there. */
export function between(state: State, { number, active }: BeatOut, view: unknown): State {
  const log = state.log.filter((move) => move.number <= number);
  return { ...state, number, view, log, over: false, options: [], why_not: {}, question: { name: '', seat: active, text: '', mine: false } };
}
