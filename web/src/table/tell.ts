// The log as people read it: sentences under the turn they belong to, and who they are about.

import type { EventOut, MoveOut } from '../lib/messages';

export interface Line {
  key: string;
  number: number; // of the move
  seat: number | null; // whom it is about
  by: number | null; // who gave the answer
  event: EventOut;
}

export interface Turn {
  key: string;
  turn: number | null;
  seat: number | null; // whose turn it is
  lines: Line[];
}

function numberOr(value: unknown, otherwise: number | null): number | null {
  return typeof value === 'number' ? value : otherwise;
}

/** Whom an event is about: the player it names, else whoever gave the answer. */
export function seatOf(event: EventOut, move: MoveOut): number | null {
  return numberOr(event.data['player'], move.seat);
}

/** That somebody took a hint, or a seat, as a line of the log below the turn in which it happened. */
function noteLines(move: MoveOut): Line[] {
  return move.notes.map(({ kind, seat, text }, index) => ({
    key: `${move.number}.note${index}`,
    number: move.number,
    seat,
    by: seat,
    event: { text, rule: '', data: { event: kind === 'hint' ? 'hint' : 'note', player: seat } },
  }));
}

/** All sentences of these moves, grouped by turn, oldest first; `seat` leaves only what concerns one seat. */
export function turnsOf(moves: readonly MoveOut[], seat: number | null = null): Turn[] {
  const turns: Turn[] = [];
  for (const move of moves) {
    move.events.forEach((event, index) => {
      const about = seatOf(event, move);
      if (seat !== null && about !== seat && move.seat !== seat && event.data['opponent'] !== seat) return;
      const number = numberOr(event.data['turn'], null);
      const active = numberOr(event.data['active'], move.seat);
      let last = turns.at(-1);
      if (!last || last.turn !== number || last.seat !== active) {
        last = { key: `${number}-${active}-${move.number}-${index}`, turn: number, seat: active, lines: [] };
        turns.push(last);
      }
      last.lines.push({ key: `${move.number}.${index}`, number: move.number, seat: about, by: move.seat, event });
    });
    const notes = noteLines(move).filter((line) => seat === null || line.seat === seat);
    if (!notes.length) continue;
    if (!turns.length) turns.push({ key: `note-${move.number}`, turn: null, seat: notes[0]!.seat, lines: [] });
    turns.at(-1)!.lines.push(...notes);
  }
  return turns;
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
