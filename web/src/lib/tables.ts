// What screens do with tables: set one up, join, take one along as a file.

import { api, type GameOut } from './api';
import type { Catalogue, Level } from './catalogue';
import type * as m from './messages';
import { t } from './i18n.svelte';
import { prefs } from './prefs.svelte';

/** The bots that play when nobody has chosen others: steady, and not too hard for a first game. */
export const DEFAULT_LEVEL = 'thumb';
export const NAME_LENGTH = 24;
export const TITLE_LENGTH = 60;
/** Milliseconds that a bot may take at least for an answer. */
export const PACES = [0, 400, 900, 1800, 3000];

/** The levels that can be chosen, the weakest first, and behind them players from outside. */
export function levelsOf(catalogue: Catalogue): Level[] {
  return catalogue.bots.filter((bot) => bot.rank > 0 || bot.outside);
}

/** How many levels have a rank. */
export function ranksOf(levels: readonly Level[]): number {
  return levels.filter((bot) => bot.rank > 0).length;
}

/** My name at a table, if I never gave one. */
export function myName(): string {
  return prefs.name.trim().slice(0, NAME_LENGTH) || t('me-name');
}

/** How many bots sit at a table when nobody says otherwise: two, or as many as the game can have. */
export function botsAt({ players }: Pick<GameOut, 'players'>): number {
  return (players.includes(3) ? 3 : (players[0] ?? 3)) - 1;
}

/** One click: me and some bots, everything as the rules suggest. */
export async function playNow(game: GameOut): Promise<string> {
  const bots = Array.from({ length: botsAt(game) }, (): m.NewSeat => ({ kind: 'bot', level: DEFAULT_LEVEL }));
  const made = await api.createTable({ game: game.game, seats: [{ kind: 'human', name: myName() }, ...bots], pace: prefs.pace });
  return made.table;
}

/** A guided first game. */
export async function learn(game: string): Promise<string> {
  return (await api.startLesson({ game, name: myName() })).table;
}

/** The table that follows a finished one; codes for its open seats are kept for whoever may give them to friends. */
export async function playAgain(table: string): Promise<string> {
  const made = await api.rematch(table);
  if (made.invites.length) invitesOf.save(made.table, made.invites);
  return made.table;
}

/** Where a friend takes a seat; the code lies behind the #, which browsers never send to a server. */
export function joinLink(code: string, origin = location.origin): string {
  return `${origin}/join#${code}`;
}

/** Whether an address leads to the machine of whoever opens it: nobody else finds us there. */
export function isOwnMachine(host = location.hostname): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]' || host === '::1';
}

/** The code in what somebody pastes: people paste whole links as well. */
export function codeIn(text: string): string {
  return text.includes('#') ? text.slice(text.indexOf('#') + 1).trim() : text.trim();
}

/** Whether it can be a code at all. */
export function isWhole(code: string): boolean {
  return code.replace(/[^\p{L}\p{N}]/gu, '').length >= 4;
}

/** Invitations that this page knows; the server shows each code only once, so a reload must not lose them at once. */
export const invitesOf = {
  key: (table: string) => `spieltisch.invites.${table}`,
  save(table: string, invites: readonly m.Invite[]): void {
    try {
      if (invites.length) sessionStorage.setItem(this.key(table), JSON.stringify(invites));
      else sessionStorage.removeItem(this.key(table));
    } catch {
      // storage forbidden: new codes can be made at any time
    }
  },
  load(table: string): m.Invite[] {
    try {
      const read: unknown = JSON.parse(sessionStorage.getItem(this.key(table)) ?? '[]');
      return Array.isArray(read) ? (read as m.Invite[]) : [];
    } catch {
      return [];
    }
  },
};

/** Hand a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name that every system takes. */
export function fileName(table: m.TableOut): string {
  const title = (table.title || table.game).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `${title || table.game}-${table.created.slice(0, 10)}.game`;
}

/**
 * Save a game as a file: the whole record, unless that would tell secrets; then what this seat has seen so far, in words.
 * Whether it was the whole record.
 */
export async function saveGame(id: string, seat: number | null): Promise<boolean> {
  const table = await api.table(id);
  if (!table.secrets || table.over) {
    saveFile(fileName(table), await api.record(id));
    return true;
  }
  const moves: m.MoveOut[] = [];
  for (let from = 0; ; from = moves.at(-1)!.number + 1) {
    const page = await api.moves(id, seat, from, table.number);
    moves.push(...page);
    if (!page.length || moves.at(-1)!.number >= table.number) break;
  }
  saveFile(fileName(table).replace(/game$/, 'txt'), told(moves));
  return false;
}

/** Moves in words, one line for each event. */
export function told(moves: readonly m.MoveOut[]): string {
  const lines = moves.flatMap((move) => (move.events.length ? move.events.map((event) => event.text) : [move.text]).map((text) => `${move.number}\t${text}`));
  return `${lines.join('\n')}\n`;
}

/** Copy a text; false when the browser does not let us (plain http on another machine). */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr-only';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

export function whoseTurn(table: m.TableOut): { seat: number | null; mine: boolean; name: string } {
  const seat = table.over ? null : table.asked;
  return { seat, mine: seat !== null && table.mine.includes(seat), name: seat === null ? '' : (table.seats[seat]?.name ?? '') };
}

/** Tables as they are on the server, the latest first. */
export const byChange = (a: m.TableOut, b: m.TableOut): number => b.changed.localeCompare(a.changed) || (b.table > a.table ? 1 : b.table < a.table ? -1 : 0);

/**
 * My tables after a page of them has come again. The page tells everything down to its last table, or, if it is not
 * full, everything there is: what was known and is not on it is gone. Older ones stay as they were known.
 */
export function withFirstPage(known: readonly m.TableOut[], page: readonly m.TableOut[], full: boolean): m.TableOut[] {
  const last = page.at(-1);
  const there = new Set(page.map((table) => table.table));
  const older = full && last ? known.filter((table) => !there.has(table.table) && byChange(last, table) < 0) : [];
  return [...page, ...older];
}

/** The same after the next page: what has moved up meanwhile is there once. */
export function withNextPage(known: readonly m.TableOut[], page: readonly m.TableOut[]): m.TableOut[] {
  const there = new Set(known.map((table) => table.table));
  return [...known, ...page.filter((table) => !there.has(table.table))];
}
