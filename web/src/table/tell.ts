// The story as people read it: beats under the turn they belong to, with the sentences that are folded below each.

import type { BeatOut, EventOut, MoveOut } from '../lib/messages';

export interface Line {
  key: string;
  number: number; // of the move
  seat: number | null; // whom it is about
  by: number | null; // who gave the answer
  event: EventOut;
}

/** A beat with its events; one that is told of a hint or a seat has no events. */
export interface Told {
  key: string;
  first: number; // the move it begins with
  beat: BeatOut;
  lines: Line[];
  note?: string; // `hint`, or something about a seat
}

export interface Turn {
  key: string;
  turn: number;
  seat: number | null; // whose turn it is
  beats: Told[];
}

function numberOr(value: unknown, otherwise: number | null): number | null {
  return typeof value === 'number' ? value : otherwise;
}

/** Whom an event is about: the player it names, else whoever gave the answer. */
export function seatOf(event: EventOut, move: MoveOut): number | null {
  return numberOr(event.data['player'], move.seat);
}

function lineOf(event: EventOut, move: MoveOut, nth: number): Line {
  return { key: `${move.number}.${nth}`, number: move.number, seat: seatOf(event, move), by: move.seat, event };
}

/** That somebody took a hint, or a seat, stands in the turn in which it happened. */
function noteOf(move: MoveOut, index: number, last: Told | undefined): Told {
  const { kind, seat, text } = move.notes[index]!;
  const { turn, active } = last?.beat ?? { turn: 0, active: seat };
  const beat: BeatOut = { nth: 0, events: 0, number: move.number, turn, active, seat, headline: text, lead: 0, rule: '', moment: '', weight: 'normal', remarks: [], by: null };
  return { key: `${move.number}.note${index}`, first: move.number, beat, lines: [], note: kind === 'hint' ? 'hint' : 'note' };
}

/** All beats of these moves, oldest first. Events whose beat began before the first of them are left out. */
export function beatsOf(moves: readonly MoveOut[], notes = false): Told[] {
  const all: Told[] = [];
  let open: Told | undefined;
  for (const move of moves) {
    move.events.forEach((event, nth) => {
      const beat = move.beats.find((one) => one.nth === nth);
      if (beat) all.push((open = { key: `${move.number}.${nth}`, first: move.number, beat, lines: [] }));
      open?.lines.push(lineOf(event, move, nth));
    });
    if (notes) move.notes.forEach((_, index) => all.push(noteOf(move, index, open)));
  }
  return all;
}

function concerns(told: Told, seat: number): boolean {
  return told.beat.seat === seat || told.lines.some(({ seat: about, by, event }) => about === seat || by === seat || event.data['opponent'] === seat);
}

/** The sentences that are folded below a headline: all but the one that it says itself. */
export function folded({ beat, lines }: Told): Line[] {
  return lines.filter((line, at) => at !== beat.lead || line.event.text !== beat.headline);
}

/** Beats grouped by turn, oldest first; `seat` leaves only what concerns one seat. */
export function turnsOf(moves: readonly MoveOut[], seat: number | null = null): Turn[] {
  const turns: Turn[] = [];
  for (const told of beatsOf(moves, true)) {
    if (seat !== null && !concerns(told, seat)) continue;
    const { turn, active } = told.beat;
    let last = turns.at(-1);
    if (!last || last.turn !== turn || last.seat !== active) {
      last = { key: `${turn}-${active}-${told.key}`, turn, seat: active, beats: [] };
      turns.push(last);
    }
    last.beats.push(told);
  }
  return turns;
}

/** Of these beats the one a replay stands at: the last that ends there (the next may begin with the same answer), else the one under way. */
export function standingAt(beats: readonly Told[], number: number): Told | null {
  return beats.findLast(({ beat }) => beat.number === number) ?? beats.findLast(({ first }) => first <= number) ?? null;
}

/** What one opponent has done since my last turn. */
export interface Since {
  seat: number;
  beats: Told[]; // all that are worth telling
  told: Told[]; // three of them at most: the greatest, in order
}

const MOST_TOLD = 3;

/** What the others have done since the last turn of a seat, a card for each; nothing before it had a turn. */
export function sinceLastTurn(moves: readonly MoveOut[], seat: number): Since[] {
  const beats = beatsOf(moves).filter(({ beat }) => beat.turn > 0);
  const end = beats.findLastIndex(({ beat }) => beat.active !== seat) + 1; // what comes then is my turn that is now
  const mine = beats.slice(0, end).findLastIndex(({ beat }) => beat.active === seat);
  const cards = new Map<number, Told[]>();
  for (const told of mine < 0 ? [] : beats.slice(mine + 1, end)) {
    const { active, weight } = told.beat;
    if (active === null || active === seat || weight === 'silent') continue;
    cards.set(active, [...(cards.get(active) ?? []), told]);
  }
  return [...cards].map(([other, told]) => ({ seat: other, beats: told, told: greatest(told) }));
}

/** The last dramas, filled up with the last of the rest. */
function greatest(beats: readonly Told[]): Told[] {
  const dramas = beats.filter(({ beat }) => beat.weight === 'drama').slice(-MOST_TOLD);
  const rest = beats.filter(({ beat }) => beat.weight !== 'drama');
  const chosen = new Set([...dramas, ...rest.slice(rest.length - Math.min(rest.length, MOST_TOLD - dramas.length))]);
  return beats.filter((told) => chosen.has(told));
}

/** Numbers of the answers after which a new turn began, for stepping through a replay by turns; 0 and the last belong. */
export function turnStarts(moves: readonly MoveOut[], last: number): number[] {
  const starts = new Set([0, last]);
  let before: number | null = null;
  for (const move of moves)
    for (const event of move.events) {
      const turn = numberOr(event.data['turn'], null);
      if (turn !== null && turn !== before) {
        if (before !== null) starts.add(move.number);
        before = turn;
      }
    }
  return [...starts].sort((a, b) => a - b);
}

/** A number with a true minus sign; with `plus` gains have a sign too. */
export function signed(number: number, plus = false): string {
  if (number < 0) return `−${-number}`;
  return plus ? `+${number}` : String(number);
}
