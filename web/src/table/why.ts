// Why did a bot do that? Where a table is live, beats that a bot has decided carry a button for it.

import { setContext } from 'svelte';
import { api } from '../lib/api';
import type { SeatOut, State, Why } from '../lib/messages';
import type { Told } from './tell';

export type AskWhy = (told: Told) => (() => Promise<Why>) | null;

export const WHY = Symbol('why');

/** Whether somebody who sits like this is a program now. */
const isBot = (seat: SeatOut | undefined): boolean => seat !== undefined && (seat.kind === 'bot' || seat.standing_in);

/** Lets beats below be asked about, as whoever looks at the latest state. */
export function provideWhy(table: () => string, latest: () => State | null): void {
  setContext<AskWhy>(WHY, ({ first, beat, note }) => {
    const state = latest();
    if (!state || note || !(state.hints || state.over) || beat.by === null || first < 1 || !isBot(state.seats[beat.by])) return null;
    return () => api.why(table(), first, beat.nth, state.viewer);
  });
}
