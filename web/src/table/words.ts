// Sentences about a table that more than one part says.

import { listed, t } from '../lib/i18n.svelte';
import type { Place, SeatOut, State } from '../lib/messages';

export function nameOf(seats: readonly SeatOut[], seat: number | null): string {
  return seats.find((one) => one.seat === seat)?.name ?? '';
}

export function winners(standing: readonly Place[], seats: readonly SeatOut[]): string[] {
  return standing.filter((one) => one.place === 1).map((one) => nameOf(seats, one.seat));
}

/** Why nothing is asked of me now. */
export function waitingText(state: State, thinking: number | null): string {
  if (state.over) {
    const names = winners(state.standing, state.seats);
    return names.length ? t('table-over-won', { names: listed(names), count: names.length }) : t('table-over');
  }
  const seat = state.seats.find((one) => one.seat === state.question.seat);
  if (!seat) return t('table-chance');
  if (seat.seat === state.viewer && !seat.standing_in) return t('table-moment');
  if (seat.kind === 'open' && !seat.standing_in) return t('table-waiting-friend', { name: seat.name });
  if (seat.kind === 'bot' || seat.standing_in || thinking === seat.seat) return t('table-thinking', { name: seat.name });
  return t(seat.online ? 'table-waiting' : 'table-waiting-away', { name: seat.name });
}

/** What I am asked, without my own name before it: everybody can see that it is me. */
export function askedText(state: State): string {
  const head = `${nameOf(state.seats, state.viewer)} – `;
  const { text, mine } = state.question;
  if (!mine || !text.startsWith(head)) return text;
  const rest = text.slice(head.length);
  return rest.charAt(0).toLocaleUpperCase(state.lang) + rest.slice(1);
}
