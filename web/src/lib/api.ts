// The server's HTTP routes, typed. Every refusal becomes an ApiError whose text can be shown as it is.

import type { Catalogue } from './catalogue';
import { stretchAll, t } from './i18n.svelte';
import type * as m from './messages';
import { prefs } from './prefs.svelte';
import { remember } from './remembered.svelte';
import type { SourcesOut } from './sources.gen';

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: no answer at all
    readonly code: string,
    text: string,
    readonly body: unknown = null,
  ) {
    super(text);
  }
}

/** What somebody has of a table who comes back: the state after answer `number`, when `seq` rows were in its log. */
export type Known = Pick<m.State, 'seq' | 'number'>;

/** What to tell a person about something that went wrong. */
export function troubleText(error: unknown): string {
  return error instanceof ApiError ? error.message : t('error-unknown');
}

interface Ask {
  method?: string;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

function address(path: string, query: Ask['query'] = {}): string {
  const all = new URLSearchParams({ lang: prefs.lang });
  for (const [key, value] of Object.entries(query)) if (value !== null && value !== undefined) all.set(key, String(value));
  return `/api${path}?${all}`;
}

async function refusal(reply: Response): Promise<ApiError> {
  const body: unknown = await reply.json().catch(() => null);
  const told = body as Partial<m.Trouble> | null;
  const text = typeof told?.text === 'string' && told.text ? told.text : t(reply.status >= 500 ? 'error-server' : 'error-unknown');
  return new ApiError(reply.status, told?.code ?? `http-${reply.status}`, text, body);
}

export async function send(path: string, ask: Ask = {}): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(address(path, ask.query), {
      method: ask.method ?? (ask.body === undefined ? 'GET' : 'POST'),
      headers: ask.body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: ask.body === undefined ? undefined : JSON.stringify(ask.body),
      signal: ask.signal,
      credentials: 'same-origin',
    });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new ApiError(0, 'offline', t('error-offline'));
  }
  if (!reply.ok) throw await refusal(reply);
  return reply;
}

/** An answer as it is meant; in the pseudo-locale with longer sentences. */
export async function json<T>(path: string, ask: Ask = {}): Promise<T> {
  const reply = await send(path, ask);
  const body = (await reply.json()) as T;
  return prefs.pseudo ? stretchAll(body) : body;
}

export interface GameOut {
  game: string;
  name: string;
  about: string;
  time?: string; // how long it takes, in words
  players: number[];
  packs: m.PackOut[]; // the base pack first
  lesson?: boolean; // whether it has a guided first game
  secrets?: boolean; // whether anything in it is hidden from anybody
  broken?: string | null; // why it cannot be played now
}
interface RulesSection {
  id: string;
  title: string;
  html: string;
  rules: { id: string; html: string }[];
  technical?: boolean; // nobody needs it to play
}
/** A piece of a page of the rulebook: text, or a picture made of the parts of the table. */
export interface BlockOut {
  html: string;
  picture: string; // cards, places, symbols, board, side, me, other
  names: string[]; // ids of the catalogue, or anchors to look at
  caption: string;
}
export interface PageOut {
  id: string;
  title: string;
  blocks: BlockOut[];
}
/** The moment of a game that pictures of the table show. */
export interface SampleOut {
  players: number;
  viewer: number;
  number: number;
  view: unknown;
}
export interface RulesOut {
  pages: PageOut[]; // the rulebook for players; all else is its appendix
  sample: SampleOut | null;
  sections: RulesSection[];
  data: RulesSection[]; // numbers, cards and examples; in English
  tags: { tag: string; name: string; text: string }[]; // what stands behind rules, and what it means
  lang: string;
}

const catalogues = new Map<string, Promise<Catalogue>>();
const rulebooks = new Map<string, Promise<RulesOut>>();
const provenances = new Map<string, Promise<SourcesOut>>();

/** Ask once and remember, but never remember a failure. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (!found) {
    found = ask();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

const id = encodeURIComponent;
/** Tables that are fetched at a time: fewer are the last ones. */
export const PAGE = 50;

const NOTHING_PRINTED = { about: '', options: [], decks: [], cards: {}, places: {}, symbols: {}, bots: [] };

/** A game may print nothing. */
function whole(catalogue: Partial<Catalogue>): Catalogue {
  return { ...NOTHING_PRINTED, ...catalogue } as Catalogue;
}

function seen(table: m.TableOut): m.TableOut {
  remember(table.table, table.game);
  return table;
}

export const api = {
  /** Make sure that this browser has its visitor cookie. */
  me: () => json<{ visitor: boolean }>('/me', { method: 'POST' }),
  /** Everything that the server keeps about this browser, as JSON. */
  myData: async () => (await send('/me/data')).text(),
  /** Let the server forget this browser for good. */
  forgetMe: async () => void (await send('/me', { method: 'DELETE' })),
  games: () => json<GameOut[]>('/games'),
  /** How much of the machine code is there, from 0 to 1. */
  code: () => json<{ share: number }>('/machine-code'),
  /** Everything printed in a pack, by its hash; without one in the base pack. */
  catalogue: (game: string, pack = '') =>
    once(catalogues, `${game} ${pack} ${prefs.lang}`, () => json<Partial<Catalogue>>(`/games/${id(game)}/catalogue`, { query: { pack: pack || null } }).then(whole)),
  /** The rules with the numbers of a pack, by its hash. */
  rules: (game: string, pack = '') =>
    once(rulebooks, `${game} ${pack} ${prefs.lang}`, () => json<RulesOut>(`/games/${id(game)}/rules`, { query: { pack: pack || null } })),

  /** What is printed in a pack, by its hash, and what is ours. */
  sources: (game: string, pack = '') =>
    once(provenances, `${game} ${pack} ${prefs.lang}`, () => json<SourcesOut>(`/games/${id(game)}/sources`, { query: { pack: pack || null } })),

  /** Sentences of a game that is not built into the pages, as Fluent; empty when it has none. */
  texts: (game: string, lang: string) => send(`/games/${id(game)}/texts/${lang}`).then((reply) => reply.text(), () => ''),

  /** Where others reach this server, if we are at its machine. */
  addresses: () => json<{ reachable: boolean; addresses: string[] }>('/addresses'),
  /** What a code is good for. */
  invitation: (code: string, signal?: AbortSignal) => json<m.Invitation>('/invitation', { body: { code }, signal }),

  /** A page of my tables, the latest first; behind the last one that is known. */
  tables: (last?: m.TableOut) =>
    json<m.TableOut[]>('/tables', { query: { most: PAGE, before: last ? `${last.changed} ${last.table}` : null } }).then((all) => all.map(seen)),
  table: (table: string) => json<m.TableOut>(`/tables/${id(table)}`).then(seen),
  createTable: (body: m.NewTable) => json<m.Created>('/tables', { body }).then((made) => (remember(made.table, body.game), made)),
  startLesson: (body: m.NewLesson) => json<m.Created>('/tables/lesson', { body }).then((made) => (remember(made.table, body.game), made)),
  importTable: (body: m.Import) => json<m.Created>('/tables/import', { body }),
  changeTable: (table: string, body: m.ChangeTable) => json<m.TableOut>(`/tables/${id(table)}`, { method: 'PATCH', body }),
  /** Order in the chat, for the host of a table. */
  deleteLine: async (table: string, line: number) => void (await send(`/tables/${id(table)}/chat/${line}`, { method: 'DELETE' })),
  hush: async (table: string, line: number) => void (await send(`/tables/${id(table)}/chat/${line}/hush`, { method: 'POST' })),
  letSpeak: async (table: string) => void (await send(`/tables/${id(table)}/hushed`, { method: 'DELETE' })),
  showAuthorOut: async (table: string, line: number) => void (await send(`/tables/${id(table)}/chat/${line}/remove`, { method: 'POST' })),
  showOut: async (table: string, seat: number) => void (await send(`/tables/${id(table)}/seats/${seat}/remove`, { method: 'POST' })),
  letBack: async (table: string) => void (await send(`/tables/${id(table)}/removed`, { method: 'DELETE' })),
  deleteTable: async (table: string) => void (await send(`/tables/${id(table)}`, { method: 'DELETE' })),
  rematch: (table: string) => json<m.Created>(`/tables/${id(table)}/rematch`, { method: 'POST' }),
  record: async (table: string) => (await send(`/tables/${id(table)}/record`)).text(),

  /** `known`: what of its log need not be told again. */
  state: (table: string, seat: number | null, known: Known | null = null, signal?: AbortSignal) =>
    json<m.State>(`/tables/${id(table)}/state`, { query: { seat, ...known }, signal }),
  command: (table: string, body: m.Command) => json<m.Done | m.State | m.Hints | m.Problem>(`/tables/${id(table)}/commands`, { body }),
  moves: (table: string, seat: number | null, first: number, last: number) =>
    json<m.MoveOut[]>(`/tables/${id(table)}/moves`, { query: { seat, first, last } }),
  frame: (table: string, number: number, seat: number | null, signal?: AbortSignal) =>
    json<m.Frame>(`/tables/${id(table)}/replay/${number}`, { query: { seat }, signal }),
  why: (table: string, number: number, nth: number, seat: number | null) => json<m.Why>(`/tables/${id(table)}/why/${number}`, { query: { nth, seat } }),
  story: (table: string) => json<m.Story>(`/tables/${id(table)}/story`),
  /** Asking starts the work; it is ready when `share` is 1. */
  review: (table: string, signal?: AbortSignal) => json<m.Review>(`/tables/${id(table)}/review`, { signal }),
  scoring: (table: string) => json<m.Scoring>(`/tables/${id(table)}/scoring`),

  invite: (table: string, seat: number) => json<m.Invite>(`/tables/${id(table)}/seats/${seat}/invite`, { method: 'POST' }),
  changeSeat: (table: string, seat: number, body: m.ChangeSeat) =>
    json<m.TableOut>(`/tables/${id(table)}/seats/${seat}`, { method: 'PATCH', body }),
  recovery: (table: string, seat: number) => json<m.Recovery>(`/tables/${id(table)}/seats/${seat}/recovery`, { method: 'POST' }),
  leave: (table: string, seat: number) => json<m.TableOut>(`/tables/${id(table)}/seats/${seat}/leave`, { method: 'POST' }),
  consent: (table: string, seat: number, agree: boolean) => json<m.TableOut>(`/tables/${id(table)}/seats/${seat}/consent`, { body: { agree } satisfies m.Consent }),
  /** Begin without those who have not come: bots take their seats. */
  start: (table: string) => json<m.TableOut>(`/tables/${id(table)}/start`, { method: 'POST' }),
  join: (body: m.Join) => json<m.Joined>('/join', { body }),
  /** A QR code as SVG text; by POST so that no code is ever part of an address. */
  qr: async (text: string) => (await send('/qr', { body: { text } })).text(),
};
