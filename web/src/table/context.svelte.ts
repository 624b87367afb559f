// What every part of a table shares: the state as this viewer knows it, what may be pointed at, and how to point.
// Parts of a game (boards, cards, stacks) know no rule: they draw `state.view`, mark anchors with <Spot>, and that is all.

import { getContext, setContext } from 'svelte';
import type { OptionOut, State } from '../lib/messages';
import type { Catalogue } from '../lib/catalogue';

const KEY = Symbol('table');

export interface TableContext {
  /** The state as drawn now: the last one known, one that is being replayed, or one that is only planned. */
  readonly state: State;
  /** The state that has come about, without what is only planned; left out: the same. */
  readonly given?: State;
  /** What is collected and not yet given, and the way to put one of these things back. */
  readonly collected?: readonly OptionOut[];
  remove?(thing: number): void;
  /** Several answers put together as one gesture by a part of the table: what is chosen, and what it gives. */
  readonly draft?: readonly string[];
  drafted?: readonly number[];
  sketch?(draft: readonly string[]): void;
  confirm?(): void;
  /** The seat of a bot that is thinking. */
  readonly thinking?: number | null;
  readonly catalogue: Catalogue;
  /** What may be pointed at, by anchor (`place:7a`, `card:P-FI01`, `goods:0:stone`, `button:done` …). */
  readonly glow: ReadonlyMap<string, readonly OptionOut[]>;
  /** The option under the pointer or the focus: its ghost is drawn, its price and gain are shown beside my goods. */
  readonly ghost: OptionOut | null;
  /** Anchors that have just changed and are marked for a moment. */
  readonly marked: ReadonlySet<string>;
  /** Anchors on which one of the best options lies, with its rank from 1, while a hint is shown. */
  readonly hinted: ReadonlyMap<string, number>;
  /** Point at a thing. With several options on one anchor the context asks which is meant. */
  pick(options: readonly OptionOut[], sure?: boolean): void;
  hover(option: OptionOut | null): void;
  /** Why this anchor cannot be pointed at now, if the server says so. */
  whyNot(anchor: string): string | undefined;
  /** Nothing may be pointed at: a replay, a spectator, somebody else's turn. */
  readonly calm: boolean;
  /** Name of a seat. */
  seatName(seat: number): string;
}

export function provideTable(context: TableContext): void {
  setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
