// A table as it lives: a socket that comes back by itself, the newest state, and commands that arrive exactly once.
//
// The server is always right. Every state replaces what was known; only the log is put together from parts. On a gap or
// any doubt we ask for everything. A command keeps its id when it is sent again, so the server can recognise it.

import { untrack } from 'svelte';
import { api, ApiError, type Known } from './api';
import { stretchAll, t } from './i18n.svelte';
import type * as m from './messages';
import { notifyTurn } from './notes';
import { prefs } from './prefs.svelte';

/** `connecting` the first time; `open`; `lost` and trying again; `offline` as the browser says; `gone`: no such table. */
export type Connection = 'connecting' | 'open' | 'lost' | 'offline' | 'gone';

/** Called for every new state; `fresh` are the moves that were not known before; `full`: everything came anew. */
export type OnState = (state: m.State, fresh: m.MoveOut[], full: boolean) => void;

interface Waiting {
  command: m.Command;
  resolve: (value: m.Done | m.State | m.Hints) => void;
  reject: (error: ApiError) => void;
  tries: number;
  posting: boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000; // no word from the server for so long: the line is dead
const POLL_EVERY = 4_000; // without a socket
const MOST_TRIES = 6;

/** 128 random bits as hex; `crypto.randomUUID` exists on secure pages only, and people play at home over http. */
export function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The log after a state has come, or null when something between is missing. */
export function mergedLog(known: readonly m.MoveOut[], state: Pick<m.State, 'log' | 'log_from' | 'number'>): m.MoveOut[] | null {
  if (state.log_from === 0) return state.log;
  const first = state.log[0]?.number ?? state.number + 1;
  const kept = known.filter((move) => move.number < first);
  const last = kept.at(-1)?.number ?? Math.min(0, first - 1);
  return last === first - 1 ? [...kept, ...state.log] : null;
}

function mergedChat(known: readonly m.ChatOut[], more: readonly m.ChatOut[]): m.ChatOut[] {
  const all = new Map(known.map((line) => [line.number, line]));
  for (const line of more) all.set(line.number, line);
  return [...all.values()].sort((a, b) => a.number - b.number);
}

export class Live {
  /** The newest state; null until the first has come. */
  state = $state.raw<m.State | null>(null);
  connection = $state<Connection>('connecting');
  /** The seat of a bot that is thinking. */
  thinking = $state<number | null>(null);
  /** Why the table cannot be shown, when it cannot. */
  trouble = $state<ApiError | null>(null);
  /** Commands under way. */
  busy = $state(0);

  readonly table: string;
  #seat: number | null;
  #socket: WebSocket | null = null;
  #closed = false;
  #failures = 0;
  #returned = false; // nothing has come since the line was opened
  #heard = 0;
  #timers = { again: 0, ping: 0, poll: 0 };
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<OnState>();
  #stop = new AbortController();
  #unwatch: () => void;

  constructor(table: string, seat: number | null = null) {
    this.table = table;
    this.#seat = seat;
    const { signal } = this.#stop;
    addEventListener('online', () => this.#hurry(), { signal });
    addEventListener('offline', () => (this.connection = 'offline'), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && this.connection !== 'open' && this.#hurry(), { signal });
    // sentences come from the server: another language means everything anew
    let lang = prefs.lang;
    this.#unwatch = $effect.root(() => {
      $effect(() => {
        if (prefs.lang === lang) return;
        lang = prefs.lang;
        untrack(() => this.#reopen());
      });
    });
    this.#open();
  }

  /** The seat that we look through; null: as a spectator, or as the server chooses. */
  get seat(): number | null {
    return this.#seat;
  }

  /** Look through another seat of mine. */
  lookThrough(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#reopen();
  }

  onState(listener: OnState): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Give answers of my seat; resolves when they are safe on disk. */
  answer(things: number[], seat = this.#mySeat()): Promise<m.Done> {
    return this.#send({ type: 'answer', command: commandId(), seq: this.#seq(), seat, things }) as Promise<m.Done>;
  }

  undo(seat = this.#mySeat()): Promise<m.Done> {
    return this.#send({ type: 'undo', command: commandId(), seq: this.#seq(), seat }) as Promise<m.Done>;
  }

  /** What if? Nothing changes; the reply is a state with `plan`, which is not shown by itself. */
  plan(things: number[], seat = this.#mySeat()): Promise<m.State> {
    return this.#send({ type: 'plan', command: commandId(), seq: this.#seq(), seat, things }) as Promise<m.State>;
  }

  /** What would a good player do, `whole`: in all of this turn? Everybody hears that I have asked, nobody else what comes back. */
  hint(whole = false, seat = this.#mySeat()): Promise<m.Hints> {
    return this.#send({ type: 'hint', command: commandId(), seq: this.#seq(), seat, whole }) as Promise<m.Hints>;
  }

  say(text: string): Promise<m.Done> {
    return this.#send({ type: 'chat', command: commandId(), text }) as Promise<m.Done>;
  }

  /** Ask for everything. */
  sync(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'sync' } satisfies m.Sync));
    else void this.#poll();
  }

  /** Try to connect at once, for a "try again" button. */
  retry(): void {
    this.trouble = null;
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    this.#stop.abort();
    this.#unwatch();
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#socket?.close();
    for (const waiting of this.#waiting.values()) waiting.reject(new ApiError(0, 'closed', t('error-offline')));
    this.#waiting.clear();
  }

  /** What I have, in this language and through these eyes: of the log, only what comes after it need be told. */
  #known(): Known | null {
    const known = this.state;
    const same = known !== null && known.lang === prefs.lang && (this.#seat === null || known.viewer === this.#seat);
    return same ? { seq: known.seq, number: known.number } : null;
  }

  #seq(): number {
    return this.state?.seq ?? 0;
  }

  #mySeat(): number {
    return this.state?.viewer ?? this.#seat ?? 0;
  }

  // --- the socket

  #open(): void {
    if (this.#closed) return;
    const query = new URLSearchParams({ lang: prefs.lang });
    if (this.#seat !== null) query.set('seat', String(this.#seat));
    for (const [key, value] of Object.entries(this.#known() ?? {})) query.set(key, String(value));
    this.#returned = true;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${query}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      try {
        const message = JSON.parse(String(event.data)) as m.ToClient;
        this.#receive(prefs.pseudo ? stretchAll(message) : message);
      } catch (error) {
        console.error(error);
        this.sync();
      }
    };
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.connection = 'open';
      clearTimeout(this.#timers.poll);
      this.#beat();
      for (const waiting of this.#waiting.values()) this.#pass(waiting);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    clearTimeout(this.#timers.ping);
    if (this.#closed || this.connection === 'gone') return;
    this.#failures += 1;
    if (this.connection !== 'connecting' || this.#failures > 1) this.connection = navigator.onLine ? 'lost' : 'offline';
    this.thinking = null;
    // what has broken the line so often is not sent again: it would do so for ever
    for (const waiting of this.#waiting.values()) {
      if (waiting.tries >= MOST_TRIES) this.#fail(waiting, new ApiError(0, 'fault', t('error-server')));
    }
    // every client comes back at another moment, or a server that starts again is overrun
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1)) * (0.6 + 0.8 * Math.random());
    clearTimeout(this.#timers.again);
    this.#timers.again = window.setTimeout(() => this.#open(), wait);
    // POST and GET may work where sockets do not
    void this.#poll();
  }

  #hurry(): void {
    if (this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      if (this.connection === 'offline') this.connection = 'open'; // the line has held; the next ping tells otherwise
      return;
    }
    clearTimeout(this.#timers.again);
    this.#failures = 0;
    if (this.connection !== 'connecting') this.connection = 'lost';
    this.#drop();
    this.#open();
  }

  #reopen(): void {
    if (this.#closed) return;
    clearTimeout(this.#timers.again);
    this.#drop();
    this.#open();
  }

  /** Let go of the socket without calling it a loss. */
  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timers.ping); // the next one beats as soon as it is open
    if (old) {
      old.onclose = null;
      old.close();
    }
  }

  #beat(): void {
    clearTimeout(this.#timers.ping);
    this.#timers.ping = window.setTimeout(() => {
      if (Date.now() - this.#heard > SILENCE) {
        this.#drop();
        this.#lost();
        return;
      }
      this.#socket?.send(JSON.stringify({ type: 'ping' } satisfies m.Ping));
      this.#beat();
    }, PING_EVERY);
  }

  /** Without a socket: fetch the state now and then, and find out whether the table is there at all. */
  async #poll(): Promise<void> {
    clearTimeout(this.#timers.poll);
    if (this.#closed) return;
    try {
      const state = await api.state(this.table, this.#seat, this.#known(), this.#stop.signal);
      if (this.#closed) return;
      if (!this.#same(state)) this.#apply(state, true);
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404, 410].includes(error.status)) {
        this.trouble = error;
        this.connection = 'gone';
        clearTimeout(this.#timers.again);
        this.#drop();
        return;
      }
    }
    if (!this.#closed && this.#socket?.readyState !== WebSocket.OPEN) {
      this.#timers.poll = window.setTimeout(() => void this.#poll(), POLL_EVERY);
    }
  }

  /** Nothing new since the last look: nobody needs to hear of it. */
  #same(state: m.State): boolean {
    const known = this.state;
    if (!known || known.version !== state.version || known.viewer !== state.viewer || known.lang !== state.lang) return false;
    return JSON.stringify(known.seats) === JSON.stringify(state.seats); // who is there is written down nowhere
  }

  #receive(message: m.ToClient): void {
    switch (message.type) {
      case 'state':
        this.#failures = 0; // the line is good when something comes: a server in trouble opens it and hangs up
        if (message.plan) this.#planned(message);
        else this.#apply(message, this.#returned);
        this.#returned &&= Boolean(message.plan);
        break;
      case 'presence':
        this.thinking = message.thinking;
        if (this.state) this.state = { ...this.state, seats: message.seats };
        break;
      case 'chat':
        if (this.state) this.state = { ...this.state, chat: mergedChat(this.state.chat, [message.line]) };
        break;
      case 'done':
      case 'hints':
        this.#settle(message.command, message);
        break;
      case 'problem':
        this.#refused(message);
        break;
      case 'pong':
        break;
    }
  }

  /** `anew`: it is the first word after a while without one, and tells no story. */
  #apply(state: m.State, anew = false): void {
    const known = this.state;
    const same = known !== null && known.viewer === state.viewer && known.lang === state.lang;
    if (same && state.seq < known.seq) return; // overtaken by a newer one
    const log = mergedLog(same ? known.log : [], state);
    if (!log) {
      this.sync();
      return;
    }
    const last = same ? Math.min(known.number, state.number) : state.number;
    const fresh = log.filter((move) => move.number > last);
    const chat = state.log_from === 0 ? state.chat : mergedChat(known?.chat ?? [], state.chat);
    this.state = { ...state, log, chat };
    if (state.question.seat !== this.thinking) this.thinking = null;
    for (const listener of this.#listeners) listener(this.state, fresh, anew || state.log_from === 0);
  }

  // --- commands

  #send(command: m.Command): Promise<m.Done | m.State | m.Hints> {
    this.busy += 1;
    return new Promise<m.Done | m.State | m.Hints>((resolve, reject) => {
      const waiting: Waiting = { command, resolve, reject, tries: 0, posting: false };
      this.#waiting.set(command.command, waiting);
      this.#pass(waiting);
    }).finally(() => (this.busy -= 1));
  }

  /** By socket when it is open, else by POST; again with the same id after a loss, but not for ever. */
  #pass(waiting: Waiting): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      waiting.tries += 1;
      this.#socket.send(JSON.stringify(waiting.command));
    } else {
      void this.#post(waiting);
    }
  }

  async #post(waiting: Waiting): Promise<void> {
    if (waiting.posting) return;
    waiting.posting = true;
    try {
      while (this.#waiting.has(waiting.command.command)) {
        waiting.tries += 1;
        try {
          this.#replied(waiting, await api.command(this.table, waiting.command));
          if (waiting.command.type !== 'plan') void this.#poll();
          return;
        } catch (error) {
          const problem = error instanceof ApiError ? (error.body as Partial<m.Problem> | null) : null;
          if (error instanceof ApiError && error.status !== 0 && (error.status < 500 || problem?.type === 'problem')) {
            if (problem?.state) this.#apply(problem.state);
            this.#fail(waiting, error);
            return;
          }
          if (waiting.tries >= MOST_TRIES) {
            this.#fail(waiting, error instanceof ApiError ? error : new ApiError(0, 'offline', t('error-offline')));
            return;
          }
          await new Promise((wake) => setTimeout(wake, FIRST_WAIT * 2 ** waiting.tries));
          if (this.#socket?.readyState === WebSocket.OPEN) return; // it took along all that waited when it opened
        }
      }
    } finally {
      waiting.posting = false;
    }
  }

  #replied(waiting: Waiting, reply: m.Done | m.State | m.Hints | m.Problem): void {
    if (reply.type === 'problem') this.#refused({ ...reply, command: waiting.command.command });
    else if (reply.type === 'done') this.#settle(reply.command, reply);
    else this.#settle(waiting.command.command, reply);
  }

  #settle(id: string, value: m.Done | m.State | m.Hints): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(value);
  }

  #fail(waiting: Waiting, error: ApiError): void {
    this.#waiting.delete(waiting.command.command);
    waiting.reject(error);
  }

  /** A plan comes back without an id: it is the oldest that begins like this, for it may go less far than was asked. */
  #planned(state: m.State): void {
    const supposed = state.plan ?? [];
    for (const { command } of this.#waiting.values()) {
      if (command.type === 'plan' && supposed.every((thing, index) => command.things[index] === thing)) {
        this.#settle(command.command, state);
        return;
      }
    }
  }

  #refused(problem: m.Problem): void {
    if (problem.state) this.#apply(problem.state);
    const waiting = problem.command === null ? undefined : this.#waiting.get(problem.command);
    const error = new ApiError(409, problem.code, problem.text, problem);
    if (waiting) this.#fail(waiting, error);
    else if (!this.state) this.trouble = error;
  }
}

/** The page's title says whose turn it is; a hidden page may send a notification when it becomes mine. */
export function followTurn(live: Live, name: () => string): void {
  let mine = false;
  $effect(() => {
    const state = live.state;
    if (!state) return;
    const asked = state.question.seat;
    const now = state.question.mine && !state.over;
    const who = asked === null ? '' : (state.seats[asked]?.name ?? '');
    const game = state.title || name();
    if (state.over) document.title = t('title-over', { game });
    else if (now) document.title = t('title-mine', { game });
    else document.title = who ? t('title-other', { game, name: who }) : t('title-game', { game });
    if (now && !mine) untrack(() => notifyTurn(game, state.question.text));
    mine = now;
  });
}
