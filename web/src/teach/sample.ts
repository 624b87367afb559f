// A table for pictures: the moment of a sample game, at which nothing can be pointed at.

import type { SampleOut } from '../lib/api';
import type { Catalogue } from '../lib/catalogue';
import { t } from '../lib/i18n.svelte';
import type { SeatOut, State } from '../lib/messages';
import { prefs } from '../lib/prefs.svelte';
import type { TableContext } from '../table/context.svelte';

function seatOf(number: number, viewer: number): SeatOut {
  const mine = number === viewer;
  const name = mine ? t('me-name') : t('seat-name', { number: number + 1 });
  return { seat: number, name, kind: mine ? 'human' : 'bot', level: null, mine, host: false, online: true, standing_in: false };
}

/** What a table would be told at this moment. */
export function stateOf(game: string, sample: SampleOut): State {
  return {
    type: 'state',
    table: '',
    title: '',
    game,
    lang: prefs.lang,
    seq: sample.number,
    version: 0,
    number: sample.number,
    viewer: sample.viewer,
    view: sample.view as State['view'],
    question: { name: '', seat: null, text: '', mine: false },
    options: [],
    why_not: {},
    gather: null,
    once_more: null,
    repeat: null,
    undo: { possible: false, code: '', text: '' },
    seats: Array.from({ length: sample.players }, (_, number) => seatOf(number, sample.viewer)),
    standing: [],
    over: false,
    host: false,
    log: [],
    past: [],
    log_from: 0,
    chat: [],
    rematch: null,
    hints: false,
    hushed: 0,
    removed: 0,
    waiting: false,
    requests: [],
    goal: '',
    lesson: null,
    plan: null,
  };
}

export function contextOf(catalogue: () => Catalogue, sample: SampleOut): TableContext {
  const seats = Array.from({ length: sample.players }, (_, number) => seatOf(number, sample.viewer));
  return {
    get state() {
      return stateOf(catalogue().game, sample);
    },
    get catalogue() {
      return catalogue();
    },
    glow: new Map(),
    ghost: null,
    marked: new Set(),
    hinted: new Map(),
    pick() {},
    hover() {},
    whyNot: () => undefined,
    calm: true,
    seatName: (seat) => seats[seat]?.name ?? '',
  };
}
