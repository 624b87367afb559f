// A seat at a table: the story that is told, what may be pointed at, what is collected, and the way to the server.
// It knows no rule. What an option does, whether it is final, whether it may be collected: the server says so.

import { troubleText } from '../lib/api';
import type { Catalogue } from '../lib/catalogue';
import type { Face } from '../lib/face';
import { t } from '../lib/i18n.svelte';
import type { BeatOut, GatherOut, Hints, MoveOut, OptionOut, SeatOut, State } from '../lib/messages';
import type { TableContext } from './context.svelte';
import { byAnchor, isButton } from './options';
import { Story, type Pace } from './story.svelte';

/** The way to the server, as the desk needs it. */
export interface Wire {
  answer(things: number[]): Promise<unknown>;
  undo(): Promise<unknown>;
  plan(things: number[]): Promise<State>;
  /** The best options and the first answer of a plan at once; the `whole` plan takes longer. */
  hint(whole: boolean): Promise<Hints>;
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
  /** Be told before something is lost. */
  warn: boolean;
}

export interface Ears {
  /** Something could not be done: say why. */
  refused(text: string): void;
  /** A beat is being played. */
  heard(beat: BeatOut): void;
}

const MOST_TAPS = 12; // that may run ahead of the server: a handful of dice, tapped quickly
const NO_HINTS: ReadonlyMap<string, number> = new Map();
const NO_OPTIONS: ReadonlyMap<string, readonly OptionOut[]> = new Map();

export class Desk implements TableContext {
  readonly story: Story;
  /** The seat of a bot that is thinking. */
  thinking = $state<number | null>(null);
  /** What is collected and not yet given, and the state that would come of it. */
  collected = $state.raw<readonly OptionOut[]>([]);
  planned = $state.raw<State | null>(null);
  /** Several answers that a part of the table puts together as one gesture: what is chosen for it, and what it gives. */
  draft = $state.raw<readonly string[]>([]);
  drafted = $state.raw<readonly number[]>([]);
  /** An option that waits for a second click: it is final, or something speaks against it. */
  confirming = $state.raw<OptionOut | null>(null);
  /** Several options lie on one thing: which one is meant? */
  asking = $state.raw<readonly OptionOut[] | null>(null);
  /** What the server thinks best, while it is shown; and whether it is thinking about it. */
  hints = $state.raw<Hints | null>(null);
  hinting = $state(false);
  /** Whether the rest of its plan is still being thought of. */
  furthering = $state(false);
  sending = $state(false);
  planning = $state(false);
  #hovered = $state.raw<OptionOut | null>(null);
  #rest: Promise<void> | null = null;
  #taps: number[] = [];
  #told = false; // what comes next is known to whoever has just done it

  constructor(
    private readonly printed: () => Catalogue,
    private readonly face: Face,
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

  /** The state that has really come about, without what is only collected. */
  get given(): State {
    return this.story.shown!;
  }

  /** Whether answers to what is asked are collected on the table itself, and given together by a button. */
  get together(): boolean {
    return this.face.together?.includes(this.state.question.name) ?? false;
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
    const brisk = follows && this.#told && state.question.mine;
    if (follows && fresh.length && this.planned) this.story.from(this.planned);
    if (follows) this.story.follow(state);
    else this.story.jump(state);
    if (brisk) this.story.skip(); // nobody needs a story of what they have just done themselves
    if (fresh.length || !follows) this.#told = false;
    if (!before || before.number !== state.number || before.viewer !== state.viewer || !state.question.mine) this.drop();
    else if (this.collected.length) void this.#replan();
  }

  /** Who sits where has changed. */
  seated(seats: SeatOut[]): void {
    if (this.story.latest && this.story.latest.seats !== seats) this.story.amend((state) => ({ ...state, seats }));
  }

  // --- pointing ---

  pick(options: readonly OptionOut[], sure = false): void {
    if (this.calm || options.length === 0) return;
    if (options.length > 1) this.asking = options;
    else this.choose(options[0]!, sure);
  }

  /** Give an answer, collect it, or ask once more first; `sure`: it stood on a button. */
  choose(option: OptionOut, sure = isButton(option)): void {
    if (this.calm) return;
    this.asking = null;
    if (this.planning) {
      // the server is still looking at the tap before: this one comes next, if its thing is still there then
      if (this.#taps.length < MOST_TAPS) this.#taps.push(option.thing);
      return;
    }
    const { collect } = this.habits();
    this.draft = [];
    if (this.#asksFirst(option, sure)) {
      this.confirming = option;
      return;
    }
    if (collect && option.again && (this.together || !this.face.together)) {
      this.confirming = null;
      this.hints = null;
      this.collected = [...this.collected, option];
      void this.#replan();
      return;
    }
    this.#told = this.#isMine(option);
    void this.#give([...this.collected, option].map(({ thing }) => thing));
  }

  /** A second click is wanted where something is lost, and for what is known to be past taking back; a button says what it does. */
  #asksFirst(option: OptionOut, sure: boolean): boolean {
    const { confirm, warn } = this.habits();
    if (this.confirming?.thing === option.thing) return false;
    if (option.warning && warn) return true;
    return option.final && option.foreseen && confirm && this.state.options.length > 1 && !sure;
  }

  /** Whether all that comes of an option is what was meant by it, so that it needs no telling. */
  #isMine(option: OptionOut): boolean {
    return option.again || (this.face.brisk?.includes(this.state.question.name) ?? false);
  }

  /** Several answers at one go, as the server has put them together: all that lies there for me, the same once more. */
  gather(bundle: GatherOut | null): void {
    if (this.calm || this.planning || this.collected.length || !bundle) return;
    this.draft = [];
    this.confirming = null;
    this.#told = true;
    void this.#give(bundle.things);
  }

  /** Change what a gesture is made of; a part of the table says what it gives (`drafted`). */
  sketch(draft: readonly string[]): void {
    if (this.calm) return;
    this.confirming = null;
    this.hints = null;
    this.draft = draft;
    if (!draft.length) this.drafted = [];
  }

  /** Give what is collected, or what waits for its second click. */
  confirm(): void {
    if (this.sending || this.planning) return;
    if ((this.draft.length || this.drafted.length) && !this.confirming) {
      if (this.drafted.length) void this.#give(this.drafted);
      return;
    }
    const last = this.confirming ? [this.confirming] : [];
    const all = [...this.collected, ...last];
    if (this.confirming) this.#told = this.#isMine(this.confirming);
    if (all.length) void this.#give(all.map(({ thing }) => thing));
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
    else if (this.draft.length) this.sketch([]);
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
    this.draft = [];
    this.drafted = [];
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
      if (this.#rest) await this.#rest; // of a hint that was put away: the server thinks of one at a time
      const hints = await wire.hint(false);
      if (this.state.number !== number || this.calm) return false;
      if (this.collected.length) {
        this.ears.refused(t('table-hint-collected')); // the same hint is there again later
        return false;
      }
      this.hints = hints;
      this.#rest = this.#further(wire, hints);
      return true;
    } catch (problem) {
      if (this.state.number === number) this.ears.refused(troubleText(problem));
      return false;
    } finally {
      this.hinting = false;
    }
  }

  /** What comes after the first answer of a plan, while the hint is shown. */
  async #further(wire: Wire, first: Hints): Promise<void> {
    this.furthering = true;
    try {
      const whole = await wire.hint(true);
      if (this.hints === first) this.hints = whole;
    } catch {
      // its first answer is there, and says that there is more
    } finally {
      this.furthering = false;
      this.#rest = null;
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
    if (!this.collected.length && this.state.once_more) return this.gather(this.state.once_more);
    const thing = this.collected.at(-1)?.thing ?? this.state.repeat;
    const option = this.options.find((other) => other.thing === thing);
    if (option) this.choose(option);
  }

  async #give(things: readonly number[]): Promise<void> {
    const wire = this.wire();
    if (!wire) return;
    const done = await this.#send(() => wire.answer([...things]));
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
