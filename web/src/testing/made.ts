// Messages of the server as tests need them: everything as usual, but for what the test is about.

import type { BeatOut, EventOut, MoveOut, OptionOut, SeatOut, State } from '../lib/messages';

export function option(thing: number, more: Partial<OptionOut> = {}): OptionOut {
  return { thing, text: `thing ${thing}`, anchor: `place:${thing}`, say: `place ${thing}`, change: {}, final: false, again: false, warning: '', idle: false, foreseen: true, ...more };
}

export function event(text: string, data: Record<string, unknown> = {}): EventOut {
  return { text, rule: '', data };
}

export function move(number: number, seat: number | null, ...events: EventOut[]): MoveOut {
  return { number, seat, question: 'place', text: `move ${number}`, events, notes: [], beats: [] };
}

/** A beat of so many events, told of seat 1 in turn 1 unless said otherwise. */
export function beat(headline: string, number: number, more: Partial<BeatOut> = {}): BeatOut {
  return { nth: 0, events: 1, number, turn: 1, active: 1, seat: 1, headline, lead: 0, rule: '', moment: '', weight: 'normal', remarks: [], by: null, ...more };
}

export function seat(number: number, more: Partial<SeatOut> = {}): SeatOut {
  const mine = number === 0;
  const name = ['Ana', 'Bo', 'Cy'][number] ?? '';
  return { seat: number, name, kind: 'human', level: null, mine, host: mine, online: true, standing_in: false, ...more };
}

/** The state after answer `number`, seen by seat 0, which is asked. */
export function state(number: number, more: Partial<State> = {}): State {
  return {
    type: 'state',
    table: 'oak',
    title: '',
    game: 'draughts',
    lang: 'en',
    seq: number,
    version: number,
    number,
    viewer: 0,
    view: {},
    question: { name: 'place', seat: 0, text: 'Place a worker', mine: true },
    options: [],
    why_not: {},
    gather: null,
    once_more: null,
    repeat: null,
    undo: { possible: true, code: '', text: '' },
    seats: [seat(0), seat(1), seat(2)],
    standing: [],
    over: false,
    host: true,
    log: [],
    log_from: 0,
    past: [],
    chat: [],
    rematch: null,
    hints: true,
    waiting: false,
    requests: [],
    hushed: 0,
    removed: 0,
    goal: '',
    lesson: null,
    plan: null,
    ...more,
  };
}

/** Somebody else is asked. */
export const NOT_MINE: State['question'] = { name: 'place', seat: 1, text: 'Bo places a worker', mine: false };
