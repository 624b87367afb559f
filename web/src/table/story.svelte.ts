// Follow the story: what happened is told event by event before the new state is drawn. Everything that is drawn comes
// from the server; between two states there are only marks and things that fly.

import type { Face, Flight } from '../lib/face';
import type { EventOut, MoveOut, State } from '../lib/messages';

/** How fast stories go: `factor` 1 is calm, 0 shows only results. */
export interface Pace {
  factor: number;
  still: boolean;
}

interface Step {
  state: State;
  moves: readonly MoveOut[];
}

export interface Told {
  event: EventOut;
  seat: number | null;
}

const CALM = 800; // ms for an event of others that shows something
const QUICK = 320; // ms for my own, and for events with nothing to see
const LINGER = 1100; // ms that marks stay on the new state
const HURRY = 10; // events waiting from which on we go twice as fast
const JUMP = 28; // and from which on we tell only the end
const NONE: ReadonlySet<string> = new Set();

export class Story {
  /** The state that is drawn. */
  shown = $state.raw<State | null>(null);
  /** The last state known. */
  latest = $state.raw<State | null>(null);
  marked = $state.raw<ReadonlySet<string>>(NONE);
  flights = $state.raw<readonly Flight[]>([]);
  flightTime = $state(0);
  current = $state.raw<Told | null>(null);
  busy = $state(false);

  #step: Step | null = null; // the one that is being told
  #queue: Step[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #run = 0;

  constructor(
    private readonly face: () => Face,
    private readonly pace: () => Pace,
    private readonly mine: (seat: number | null) => boolean,
    private readonly heard: (event: EventOut, move: MoveOut) => void = () => {},
  ) {}

  /** Show a state at once: the first one, one after a gap, one after taking back. */
  jump(state: State): void {
    this.#run += 1;
    this.#step = null;
    this.#queue = [];
    this.#wake?.();
    this.latest = state;
    this.shown = state;
    this.busy = false;
    this.#quiet();
  }

  /** A state that follows the last one, and the moves between them. */
  follow(state: State, moves: readonly MoveOut[]): void {
    if (!this.shown || document.hidden) {
      this.jump(state);
      return;
    }
    this.latest = state;
    this.#queue.push({ state, moves });
    if (!this.busy) void this.#tell(++this.#run);
  }

  /** Something about the table changed that is no story: who sits there, what is written at its head. */
  amend(change: (state: State) => State): void {
    if (!this.shown) return;
    this.shown = this.latest = change(this.shown);
    for (const step of this.#step ? [this.#step, ...this.#queue] : this.#queue) this.latest = step.state = change(step.state);
  }

  /** Enough told: show where we are. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.#wake?.();
  }

  stop(): void {
    this.#run += 1;
    this.#queue = [];
    this.#wake?.();
    clearTimeout(this.#linger);
  }

  async #tell(run: number): Promise<void> {
    this.busy = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      this.#step = step;
      const pace = this.pace();
      const seen = new Set<string>();
      for (const move of step.moves)
        for (const event of move.events) {
          for (const anchor of this.face().anchorsOf(event)) seen.add(anchor);
          if (this.#skipping || pace.still || pace.factor === 0 || this.#waiting() > JUMP) continue;
          await this.#show(event, move, pace);
          if (run !== this.#run) return;
        }
      this.shown = step.state;
      this.current = null;
      this.flights = [];
      this.#mark(seen);
    }
    this.#step = null;
    this.#skipping = false;
    this.busy = false;
  }

  async #show(event: EventOut, move: MoveOut, pace: Pace): Promise<void> {
    const anchors = this.face().anchorsOf(event);
    const flights = this.face().flights(event);
    const dull = anchors.length === 0 && flights.length === 0;
    const hurry = this.#waiting() > HURRY ? 2 : 1;
    const time = (this.mine(move.seat) || dull ? QUICK : CALM) / pace.factor / hurry;
    this.current = { event, seat: typeof event.data['player'] === 'number' ? event.data['player'] : move.seat };
    clearTimeout(this.#linger);
    this.marked = new Set(anchors);
    this.flightTime = Math.min(1200, Math.max(time, flights.length ? 420 / pace.factor : 0));
    this.flights = flights;
    this.heard(event, move);
    await this.#wait(this.flightTime);
  }

  #waiting(): number {
    return this.#queue.reduce((sum, step) => sum + step.moves.reduce((n, move) => n + move.events.length, 0), 0);
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      const end = (): void => done();
      this.#wake = end;
      const self = this;
      function done(): void {
        clearTimeout(timer);
        if (self.#wake === end) self.#wake = null;
        resolve();
      }
    });
  }

  #mark(anchors: ReadonlySet<string>): void {
    clearTimeout(this.#linger);
    this.marked = anchors;
    this.#linger = setTimeout(() => (this.marked = NONE), LINGER);
  }

  #quiet(): void {
    clearTimeout(this.#linger);
    this.marked = NONE;
    this.flights = [];
    this.current = null;
    this.#skipping = false;
  }
}
