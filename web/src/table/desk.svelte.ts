// A seat at a table: the story that is told, what may be pointed at, what is collected, and the way to the server.
// It knows no rule. What an option does, whether it is final, whether it may be collected: the server says so.

import { troubleText } from '../lib/api';
import type { Catalogue } from '../lib/catalogue';
import type { Face } from '../lib/face';
import { t } from '../lib/i18n.svelte';
import type { BeatOut, Hints, MoveOut, OptionOut, SeatOut, State } from '../lib/messages';
import type { TableContext } from './context.svelte';
import { byAnchor } from './options';
import { Story, type Pace } from './story.svelte';

/** The way to the server, as the desk needs it. */
export interface Wire {
  answer(things: number[]): Promise<unknown>;
  undo(): Promise<unknown>;
  plan(things: number[]): Promise<State>;
  hint(): Promise<Hints>;
}

/** One of the best options, as a hint shows it. */
export interface Advice {
  option: OptionOut;
  chance: number;
  reason: string;
}

/** What the player likes. */
export interface Habits extends Pace {
  confirm: boolean;
  collect: boolean;
}

export interface Ears {
  /** Something could not be done: say why. */
  refused(text: string): void;
  /** A beat is being played. */
  heard(beat: BeatOut): void;
}

const MOST_TAPS = 3; // that may run ahead of the server
const NO_HINTS: ReadonlyMap<string, number> = new Map();
const NO_OPTIONS: ReadonlyMap<string, readonly OptionOut[]> = new Map();

export class Desk implements TableContext {
  readonly story: Story;
  /** The seat of a bot that is thinking. */
  thinking = $state<number | null>(null);
  /** What is collected and not yet given, and the state that would come of it. */
  collected = $state.raw<readonly OptionOut[]>([]);
  planned = $state.raw<State | null>(null);
  /** A final option that waits for a second click. */
  confirming = $state.raw<OptionOut | null>(null);
  /** Several options lie on one thing: which one is meant? */
  asking = $state.raw<readonly OptionOut[] | null>(null);
  /** What the server thinks best, while it is shown; and whether it is thinking about it. */
  hints = $state.raw<Hints | null>(null);
  hinting = $state(false);
  sending = $state(false);
  planning = $state(false);
  #hovered = $state.raw<OptionOut | null>(null);
  #taps: number[] = [];

  constructor(
    private readonly printed: () => Catalogue,
    face: Face,
    private readonly habits: () => Habits,
    private readonly wire: () => Wire | null,
    private readonly ears: Ears,
  ) {
    this.story = new Story(
      () => face,
      habits,
      (seat) => seat !== null && seat === this.story.latest?.viewer,
      (beat) => ears.heard(beat),
    );
  }

  // --- what is drawn ---

  get state(): State {
    return (this.planned ?? this.story.shown)!;
  }

  get catalogue(): Catalogue {
    return this.printed();
  }

  readonly calm = $derived.by(() => {
    const state = this.planned ?? this.story.shown;
    if (!state || this.sending || this.story.busy) return true;
    return !state.question.mine || state.over;
  });
  readonly glow = $derived.by(() => (this.calm ? NO_OPTIONS : byAnchor(this.state.options)));
  readonly ghost = $derived.by(() => (this.calm ? null : (this.#hovered ?? this.confirming)));
  readonly options = $derived.by(() => (this.calm ? [] : this.state.options));

  readonly advice = $derived.by<readonly Advice[]>(() =>
    (this.hints?.best ?? []).flatMap(({ thing, chance, reason }) => {
      const option = this.options.find((other) => other.thing === thing);
      return option ? [{ option, chance, reason }] : [];
    }),
  );
  readonly hinted = $derived.by(() => {
    if (!this.advice.length) return NO_HINTS;
    return new Map(this.advice.map(({ option }, index) => [option.anchor, index + 1] as const).reverse());
  });

  get marked(): ReadonlySet<string> {
    return this.story.marked;
  }

  whyNot(anchor: string): string | undefined {
    return this.calm ? undefined : this.state.why_not[anchor];
  }

  seatName(seat: number): string {
    return this.state.seats.find((other) => other.seat === seat)?.name ?? String(seat + 1);
  }

  hover(option: OptionOut | null): void {
    // a thing that leaves the page loses the focus in the middle of an update, when no state may be set
    queueMicrotask(() => (this.#hovered = option));
  }

  // --- what comes in ---

  /** A state from the server: one that follows the last, with the moves between them, or (`full`) all anew. */
  take(state: State, fresh: readonly MoveOut[], full: boolean): void {
    const before = this.story.latest;
    const follows = !full && before !== null && before.viewer === state.viewer && state.number >= before.number;
    if (follows && fresh.length && this.planned) this.story.from(this.planned);
    if (follows) this.story.follow(state);
    else this.story.jump(state);
    if (!before || before.number !== state.number || before.viewer !== state.viewer || !state.question.mine) this.drop();
    else if (this.collected.length) void this.#replan();
  }

  /** Who sits where has changed. */
  seated(seats: SeatOut[]): void {
    if (this.story.latest && this.story.latest.seats !== seats) this.story.amend((state) => ({ ...state, seats }));
  }

  // --- pointing ---

  pick(options: readonly OptionOut[]): void {
    if (this.calm || options.length === 0) return;
    if (options.length > 1) this.asking = options;
    else this.choose(options[0]!);
  }

  choose(option: OptionOut): void {
    if (this.calm) return;
    this.asking = null;
    if (this.planning) {
      // the server is still looking at the tap before: this one comes next, if its thing is still there then
      if (this.#taps.length < MOST_TAPS) this.#taps.push(option.thing);
      return;
    }
    const { collect, confirm } = this.habits();
    if (collect && option.again) {
      this.confirming = null;
      this.hints = null;
      this.collected = [...this.collected, option];
      void this.#replan();
      return;
    }
    const matters = option.final && confirm && this.state.options.length > 1;
    if (matters && this.confirming?.thing !== option.thing) this.confirming = option;
    else void this.#give([...this.collected, option]);
  }

  /** Give what is collected, or what waits for its second click. */
  confirm(): void {
    if (this.sending || this.planning) return;
    const last = this.confirming ? [this.confirming] : [];
    const all = [...this.collected, ...last];
    if (all.length) void this.#give(all);
  }

  /** Put one of these things back. */
  remove(thing: number): void {
    const at = this.collected.findLastIndex((option) => option.thing === thing);
    if (at < 0 || this.sending) return;
    this.confirming = null;
    this.collected = this.collected.toSpliced(at, 1);
    void this.#replan();
  }

  /** One step back from what is not yet given; false when there is nothing of that kind. */
  cancel(): boolean {
    if (this.asking) this.asking = null;
    else if (this.confirming) this.confirming = null;
    else if (this.hints) this.hints = null;
    else if (this.collected.length) this.drop();
    else return false;
    return true;
  }

  drop(): void {
    this.#taps = [];
    this.collected = [];
    this.planned = null;
    this.confirming = null;
    this.asking = null;
    this.hints = null;
    this.#hovered = null;
  }

  /** Why there is no hint now; null when there may be one. */
  get noHint(): string | null {
    if (!this.state.hints) return t('table-hint-off');
    if (this.collected.length) return t('table-hint-collected'); // it is about the question before all this
    return this.calm && !this.hinting ? t('table-hint-wait') : null;
  }

  /** Ask what a good player would do, or put the answer away; true when there is one now. */
  async hint(): Promise<boolean> {
    if (this.hints || this.hinting) {
      this.hints = null;
      return false;
    }
    const wire = this.wire();
    const why = this.noHint;
    if (why || !wire) {
      this.ears.refused(why ?? t('table-hint-wait'));
      return false;
    }
    this.confirming = null;
    this.asking = null;
    const { number } = this.state;
    this.hinting = true;
    try {
      const hints = await wire.hint();
      if (this.state.number !== number || this.calm) return false;
      if (this.collected.length) {
        this.ears.refused(t('table-hint-collected')); // the same hint is there again later
        return false;
      }
      this.hints = hints;
      return true;
    } catch (problem) {
      if (this.state.number === number) this.ears.refused(troubleText(problem));
      return false;
    } finally {
      this.hinting = false;
    }
  }

  async undo(): Promise<void> {
    if (this.collected.length) {
      this.remove(this.collected.at(-1)!.thing);
      return;
    }
    const state = this.story.latest;
    const wire = this.wire();
    if (!state || !wire || this.sending) return;
    if (!state.undo.possible) {
      this.ears.refused(state.undo.text || t('table-undo-none'));
      return;
    }
    await this.#send(() => wire.undo());
  }

  /** The same thing again, where that makes sense. */
  again(): void {
    const thing = this.collected.at(-1)?.thing ?? this.state.repeat;
    const option = this.options.find((other) => other.thing === thing);
    if (option) this.choose(option);
  }

  async #give(options: readonly OptionOut[]): Promise<void> {
    const wire = this.wire();
    if (!wire) return;
    const done = await this.#send(() => wire.answer(options.map((option) => option.thing)));
    if (done && this.planned) this.story.from(this.planned); // it has come true, whenever the state comes that says so
    this.drop();
  }

  async #send(command: () => Promise<unknown>): Promise<boolean> {
    this.sending = true;
    try {
      await command();
      return true;
    } catch (problem) {
      this.ears.refused(troubleText(problem));
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Ask the server what the collected things lead to; the newest list counts. */
  async #replan(): Promise<void> {
    if (this.planning) return;
    this.planning = true;
    try {
      this.planned = await this.#plan();
    } finally {
      this.planning = false;
    }
    const thing = this.#taps.shift();
    const option = this.options.find((other) => other.thing === thing);
    if (option) this.choose(option);
    else this.#taps = [];
  }

  async #plan(): Promise<State | null> {
    for (;;) {
      const wanted = this.collected;
      const wire = this.wire();
      if (wanted.length === 0 || !wire) return null;
      try {
        const planned = await wire.plan(wanted.map((option) => option.thing));
        if (this.collected === wanted) return this.#asFarAsKnown(planned, wanted);
      } catch (problem) {
        if (this.collected !== wanted) continue;
        this.ears.refused(troubleText(problem));
        this.#taps = [];
        this.collected = wanted.slice(0, -1);
      }
    }
  }

  /** A plan ends before an answer whose outcome nobody may know yet: that one is final and waits for a second click. */
  #asFarAsKnown(planned: State, wanted: readonly OptionOut[]): State | null {
    const known = planned.plan?.length ?? 0;
    if (known >= wanted.length) return planned;
    this.#taps = [];
    this.collected = wanted.slice(0, known);
    this.confirming = wanted[known]!;
    return known ? planned : null;
  }
}
