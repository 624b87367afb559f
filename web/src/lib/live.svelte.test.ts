import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeNote, FakeSocket, withTexts } from '../testing/browser';
import { event, move, NOT_MINE, seat, state } from '../testing/made';
import { ApiError } from './api';
import { t } from './i18n.svelte';
import { commandId, followTurn, Live, mergedLog } from './live.svelte';
import type { ChatOut, MoveOut, State } from './messages';
import { prefs } from './prefs.svelte';

const PING_EVERY = 20_000;
const POLL_EVERY = 4_000;

interface Request {
  path: string;
  body: any;
}

let live: Live;
/** What was asked by HTTP, and how the server replies; it cannot be reached unless a test says otherwise. */
let asked: Request[];
let reply: (request: Request) => Response | Promise<Response>;

const unreachable = (): Promise<Response> => Promise.reject(new TypeError('no route'));
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const posts = () => asked.filter(({ path }) => path.endsWith('/commands'));
const polls = () => asked.filter(({ path }) => path.endsWith('/state'));
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeAll(() => withTexts());

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // the middle: waits are neither stretched nor cut
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  asked = [];
  reply = unreachable;
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    const request = { path: url.split('?')[0]!, body: body ? JSON.parse(String(body)) : null };
    asked.push(request);
    return Promise.resolve(request).then(reply);
  });
  live = new Live('oak');
});

afterEach(() => {
  live.close();
  prefs.lang = 'en';
  flushSync();
  vi.useRealTimers();
});

/** The newest socket. */
const line = () => FakeSocket.all.at(-1)!;

/** A line on which the first state has come. */
function connected(first: State = state(0)): FakeSocket {
  const socket = line().open();
  socket.say(first);
  return socket;
}

/** What a command came to, as soon as that is known. */
function outcome(command: Promise<unknown>): { done?: unknown; error?: ApiError } {
  const found: { done?: unknown; error?: ApiError } = {};
  command.then(
    (done) => (found.done = done),
    (error: ApiError) => (found.error = error),
  );
  return found;
}

/** The line breaks, and the next one is there. */
async function broken(): Promise<FakeSocket> {
  const count = FakeSocket.all.length;
  line().close();
  while (FakeSocket.all.length === count) await vi.advanceTimersToNextTimerAsync();
  return line();
}

describe('a line', () => {
  test('leads to the table, in my language, through my seat', () => {
    expect(line().url).toMatch(/^ws:\/\/[^/]*\/api\/tables\/oak\/live\?lang=en$/);
    const other = new Live('a/b', 2);
    expect(line().url).toContain('/api/tables/a%2Fb/live?lang=en&seat=2');
    other.close();
  });

  test('is open when the server takes it', () => {
    expect(live.connection).toBe('connecting');
    connected();
    expect(live.connection).toBe('open');
    expect(live.state?.number).toBe(0);
  });

  test('comes back by itself, later each time, but never later than ten seconds', async () => {
    const waits: number[] = [];
    for (let at = 0; at < 7; at++) {
      const before = Date.now();
      await broken();
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  });

  test.each([
    [0, 240],
    [1, 560],
  ])('comes back at a moment of its own: chance %d, %d ms', async (chance, wait) => {
    vi.mocked(Math.random).mockReturnValue(chance);
    line().close();
    await passes(wait - 1);
    expect(FakeSocket.all).toHaveLength(1);
    await passes(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is called lost only when it was there, or after a second try', async () => {
    await broken();
    expect(live.connection).toBe('connecting');
    await broken();
    expect(live.connection).toBe('lost');
    connected();
    expect(live.connection).toBe('open');
    line().close();
    expect(live.connection).toBe('lost');
  });

  test('is good when something comes, not when it opens', async () => {
    await broken();
    (await broken()).open();
    const before = Date.now();
    await broken(); // a server in trouble takes the call and hangs up
    expect(Date.now() - before).toBe(1600);
    connected();
    const again = Date.now();
    await broken();
    expect(Date.now() - again).toBe(400);
  });

  test('says ping, and is given up after a long silence', async () => {
    const socket = connected();
    await passes(PING_EVERY);
    expect(socket.sent).toEqual([{ type: 'ping' }]);
    socket.say({ type: 'pong' });
    await passes(2 * PING_EVERY);
    expect(live.connection).toBe('open');
    await passes(PING_EVERY);
    expect(live.connection).toBe('lost');
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
  });

  test('is tried at once when the browser is online again', async () => {
    connected();
    for (let at = 0; at < 5; at++) await broken();
    line().close();
    const count = FakeSocket.all.length;
    dispatchEvent(new Event('offline'));
    expect(live.connection).toBe('offline');
    dispatchEvent(new Event('online'));
    expect(live.connection).toBe('lost');
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  test('that has held is kept when the browser is online again', () => {
    const socket = connected();
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    expect(live.connection).toBe('open');
    expect(line()).toBe(socket);
  });

  test('is tried at once when somebody looks at the page again', () => {
    connected().close();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('opens anew for another seat, and what the old one says is not heard', () => {
    const old = connected();
    live.lookThrough(1);
    expect(line().url).toContain('seat=1');
    expect(live.connection).toBe('open'); // nothing is lost
    old.say(state(5));
    expect(live.state?.number).toBe(0);
    live.lookThrough(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('opens anew in another language', () => {
    connected();
    prefs.lang = 'de';
    flushSync();
    expect(line().url).toContain('lang=de');
  });

  test('that opens anew says ping when it is open, not before', async () => {
    connected();
    await passes(PING_EVERY - 1000);
    live.lookThrough(1);
    await passes(5000);
    const socket = line().open();
    await passes(PING_EVERY);
    expect(socket.sent).toEqual([{ type: 'ping' }]);
  });

  test('that was closed stays closed', async () => {
    connected();
    live.close();
    dispatchEvent(new Event('online'));
    live.lookThrough(1);
    await passes(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});

describe('without a line', () => {
  test('the state is fetched now and then, until there is one', async () => {
    reply = () => json(state(3));
    line().close();
    await passes(0);
    expect(live.state?.number).toBe(3);
    await passes(400);
    reply = () => json(state(4));
    await passes(POLL_EVERY);
    expect(live.state?.number).toBe(4);
    connected(state(5));
    const count = polls().length;
    await passes(3 * POLL_EVERY);
    expect(polls()).toHaveLength(count);
  });

  test('nobody hears of a state that is not new', async () => {
    const heard = vi.fn();
    live.onState(heard);
    reply = () => json(state(3));
    line().close();
    await passes(2 * POLL_EVERY);
    expect(polls().length).toBeGreaterThan(1);
    expect(heard).toHaveBeenCalledTimes(1);
    reply = () => json(state(3, { seats: [seat(0), seat(1, { online: false })] }));
    await passes(POLL_EVERY);
    expect(heard).toHaveBeenCalledTimes(2); // who is there counts
  });

  test.each([401, 403, 404, 410])('a refusal with %d ends all tries', async (status) => {
    reply = () => json({ code: 'gone', text: 'No such table.' }, status);
    line().close();
    await passes(60_000);
    expect(live.connection).toBe('gone');
    expect(live.trouble?.message).toBe('No such table.');
    expect(FakeSocket.all).toHaveLength(1);
    live.retry();
    expect(live.trouble).toBeNull();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a server in trouble is tried again', async () => {
    reply = () => json({}, 503);
    await broken();
    expect(live.trouble).toBeNull();
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('states', () => {
  const log = (...numbers: number[]): MoveOut[] => numbers.map((number) => move(number, 1, event(`event ${number}`)));
  const chat = (number: number): ChatOut => ({ number, seat: 0, name: 'Ana', text: `line ${number}`, at: '' });

  test('are put together: the log grows, and what is fresh is told', () => {
    const heard = vi.fn();
    live.onState(heard);
    const socket = connected(state(2, { log: log(0, 1, 2), chat: [chat(1)] }));
    expect(heard).toHaveBeenLastCalledWith(live.state, [], true); // the past is no news
    socket.say(state(4, { log: log(3, 4), log_from: 3, chat: [chat(2)] }));
    expect(live.state?.log.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(live.state?.chat.map(({ number }) => number)).toEqual([1, 2]);
    expect(heard).toHaveBeenLastCalledWith(live.state, log(3, 4), false);
  });

  test('after a loss need tell only what came meanwhile, which is no story', async () => {
    const heard = vi.fn();
    live.onState(heard);
    connected(state(2, { seq: 3, log: log(0, 1, 2), chat: [chat(1)] }));
    const socket = (await broken()).open();
    expect(new URL(socket.url).searchParams.toString()).toBe('lang=en&seq=3&number=2');
    socket.say(state(4, { seq: 5, log: log(2, 3, 4), log_from: 2, chat: [chat(1), chat(2)] }));
    expect(live.state?.log.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(live.state?.chat.map(({ number }) => number)).toEqual([1, 2]);
    expect(heard).toHaveBeenLastCalledWith(live.state, log(3, 4), true);
    socket.say(state(5, { seq: 6, log: log(5), log_from: 5 }));
    expect(heard).toHaveBeenLastCalledWith(live.state, log(5), false); // and now it goes on
  });

  test('through other eyes or in another language begin anew', () => {
    connected(state(2));
    live.lookThrough(1);
    expect(new URL(line().url).searchParams.toString()).toBe('lang=en&seat=1');
    line().open().say(state(2, { viewer: 1 }));
    prefs.lang = 'de';
    flushSync();
    expect(new URL(line().url).searchParams.toString()).toBe('lang=de&seat=1');
  });

  test('after a gap are asked for anew, and the gap is not shown', () => {
    const socket = connected(state(2, { log: log(0, 1, 2) }));
    socket.say(state(5, { log: log(5), log_from: 5 }));
    expect(socket.sent).toEqual([{ type: 'sync' }]);
    expect(live.state?.number).toBe(2);
    socket.say(state(5, { log: log(0, 1, 2, 3, 4, 5) }));
    expect(live.state?.number).toBe(5);
  });

  test('that were overtaken are ignored', () => {
    const socket = connected(state(4));
    socket.say(state(3));
    expect(live.state?.number).toBe(4);
  });

  test('after taking back have a shorter log, and nothing is fresh', () => {
    const heard = vi.fn();
    const socket = connected(state(3, { log: log(0, 1, 2, 3) }));
    live.onState(heard);
    socket.say(state(2, { seq: 4, log: [], log_from: 3 }));
    expect(live.state?.log.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(heard).toHaveBeenLastCalledWith(live.state, [], false);
  });

  test('of another viewer begin anew, whatever their number', () => {
    const socket = connected(state(4));
    socket.say(state(3, { viewer: 1 }));
    expect(live.state).toMatchObject({ number: 3, viewer: 1 });
  });

  test('are told to those who listen, as long as they do', () => {
    const heard = vi.fn();
    const forget = live.onState(heard);
    const socket = connected();
    forget();
    socket.say(state(1));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('nonsense on the line means: everything anew', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const socket = connected();
    socket.say('{"type": ');
    expect(socket.sent).toEqual([{ type: 'sync' }]);
    expect(complaint).toHaveBeenCalledOnce();
  });

  test('who is there and who thinks changes between them, and so does the chat', () => {
    const socket = connected(state(0, { chat: [chat(1)] }));
    socket.say({ type: 'presence', table: 'oak', seats: [seat(0)], thinking: 1 });
    socket.say({ type: 'chat', table: 'oak', line: chat(2) });
    socket.say({ type: 'chat', table: 'oak', line: chat(2) });
    expect(live.thinking).toBe(1);
    expect(live.state?.seats).toEqual([seat(0)]);
    expect(live.state?.chat).toEqual([chat(1), chat(2)]);
    socket.say(state(1));
    expect(live.thinking).toBeNull(); // another seat is asked
  });

  test.each([
    ['all', [1, 2], log(7), 0, 7, [7]],
    ['more', [0, 1, 2], log(3), 3, 3, [0, 1, 2, 3]],
    ['some again', [0, 1, 2], log(2, 3), 2, 3, [0, 1, 2, 3]],
    ['nothing new', [0, 1, 2], [], 3, 2, [0, 1, 2]],
    ['a gap', [0, 1, 2], log(4), 4, 4, null],
    ['a gap without moves', [0, 1], [], 3, 2, null],
  ])('mergedLog: %s', (_, known, more, log_from, number, wanted) => {
    const merged = mergedLog(log(...known), { log: more, log_from, number });
    expect(merged && merged.map((one) => one.number)).toEqual(wanted);
  });
});

describe('commands', () => {
  const done = (command: string) => ({ type: 'done', command, seq: 1 });

  test('have ids of 128 random bits', () => {
    expect(commandId()).toMatch(/^[0-9a-f]{32}$/);
    expect(commandId()).not.toBe(commandId());
  });

  test('say what I knew and who I am; they are done when the server says so', async () => {
    const socket = connected(state(3, { viewer: 1 }));
    const found = outcome(live.answer([4, 5]));
    expect(socket.sent).toEqual([{ type: 'answer', command: expect.any(String), seq: 3, seat: 1, things: [4, 5] }]);
    expect(live.busy).toBe(1);
    socket.say(done('another'));
    await passes(0);
    expect(found).toEqual({});
    socket.say(done(socket.sent[0].command));
    await passes(0);
    expect(found.done).toMatchObject({ type: 'done' });
    expect(live.busy).toBe(0);
  });

  test('are sent again with the same id on the next line', async () => {
    const first = connected();
    const found = outcome(live.undo());
    const second = (await broken()).open();
    expect(second.sent).toEqual(first.sent);
    second.say(done(second.sent[0].command));
    await passes(0);
    expect(found.done).toBeDefined();
    const third = (await broken()).open();
    expect(third.sent).toEqual([]); // what is done is done
  });

  test('that have broken six lines are given up', async () => {
    connected();
    const found = outcome(live.answer([1]));
    for (let at = 1; at < 6; at++) (await broken()).open();
    expect(found).toEqual({});
    expect(line().sent).toHaveLength(1);
    const seventh = (await broken()).open();
    expect(found.error).toMatchObject({ status: 0, code: 'fault', message: t('error-server') });
    expect(seventh.sent).toEqual([]);
    expect(live.busy).toBe(0);
  });

  test('that are refused say why; a stale one brings the state that was not known', async () => {
    const socket = connected();
    const found = outcome(live.answer([1]));
    socket.say({ type: 'problem', code: 'stale', text: 'Too late.', command: socket.sent[0].command, state: state(2) });
    await passes(0);
    expect(found.error).toMatchObject({ code: 'stale', message: 'Too late.' });
    expect(live.state?.number).toBe(2);
  });

  test('a problem before the first state is trouble with the table', () => {
    line().open().say({ type: 'problem', code: 'unknown', text: 'No such table.', command: null, state: null });
    expect(live.trouble?.message).toBe('No such table.');
  });

  test('that wait when we leave are refused', async () => {
    connected();
    const found = outcome(live.say('hello'));
    live.close();
    await passes(0);
    expect(found.error).toMatchObject({ code: 'closed' });
  });

  test('hints come back by id', async () => {
    const socket = connected();
    const found = outcome(live.hint());
    const hints = { type: 'hints', command: socket.sent[0].command, seq: 0, seat: 0, best: [], plan: { steps: [], end: '' }, whole: false };
    socket.say(hints);
    await passes(0);
    expect(found.done).toEqual(hints);
  });

  test('plans come back to the oldest that begins like this, and are not shown', async () => {
    const socket = connected();
    const [other, first, second] = [[9], [1, 2], [1, 2, 3]].map((things) => outcome(live.plan(things)));
    socket.say(state(0, { plan: [1], view: { supposed: true } })); // less far than was asked
    await passes(0);
    expect(first!.done).toMatchObject({ plan: [1] });
    expect(other).toEqual({});
    expect(second).toEqual({});
    expect(live.state?.view).toEqual({});
  });
});

describe('commands without a line', () => {
  const done = ({ body }: Request) => json({ type: 'done', command: body.command, seq: 1 });

  test('are posted, and then the state is fetched', async () => {
    reply = (request) => (request.body ? done(request) : json(state(1)));
    const found = outcome(live.answer([1]));
    await passes(0);
    expect(found.done).toBeDefined();
    expect(live.state?.number).toBe(1);
  });

  test('are posted again with the same id, later each time, and given up after six tries', async () => {
    const at: number[] = [];
    const before = Date.now();
    reply = ({ body }) => {
      if (body) at.push(Date.now() - before);
      return unreachable();
    };
    const found = outcome(live.answer([1]));
    await passes(60_000);
    expect(at).toEqual([0, 800, 2400, 5600, 12_000, 24_800]);
    expect(new Set(posts().map(({ body }) => body.command)).size).toBe(1);
    expect(found.error).toMatchObject({ status: 0, code: 'offline', message: t('error-offline') });
  });

  test('go by the line as soon as it is there, once', async () => {
    const found = outcome(live.answer([1]));
    await passes(100);
    const socket = connected();
    expect(socket.sent).toHaveLength(1);
    expect(socket.sent[0].command).toBe(posts()[0]!.body.command);
    await passes(5000);
    expect(socket.sent).toHaveLength(1);
    expect(posts()).toHaveLength(1);
    socket.say({ type: 'done', command: socket.sent[0].command, seq: 1 });
    await passes(0);
    expect(found.done).toBeDefined();
  });

  test('that are refused are not posted again; a stale one brings the state', async () => {
    const problem = { type: 'problem', code: 'stale', text: 'Too late.', command: null, state: state(2) };
    reply = ({ body }) => (body ? json(problem, 409) : unreachable());
    const found = outcome(live.answer([1]));
    await passes(60_000);
    expect(posts()).toHaveLength(1);
    expect(found.error).toMatchObject({ status: 409, code: 'stale', message: 'Too late.' });
    expect(live.state?.number).toBe(2);
  });

  test('are posted again when the server is in trouble', async () => {
    let tries = 0;
    reply = (request) => (!request.body ? unreachable() : ++tries < 3 ? new Response('', { status: 502 }) : done(request));
    const found = outcome(live.answer([1]));
    await passes(2400);
    expect(tries).toBe(3);
    expect(found.done).toBeDefined();
  });

  test('plans are replied to in place', async () => {
    reply = ({ body }) => (body ? json(state(0, { plan: [1] })) : unreachable());
    const found = outcome(live.plan([1]));
    await passes(0);
    expect(found.done).toMatchObject({ plan: [1] });
    expect(live.state).toBeNull();
    expect(polls()).toEqual([]);
  });
});

describe('followTurn', () => {
  let leave: () => void;

  beforeEach(() => {
    FakeNote.all = [];
    FakeNote.permission = 'granted';
    vi.stubGlobal('Notification', FakeNote);
    prefs.notify = true;
    leave = $effect.root(() => followTurn(live, () => 'Draughts'));
  });

  afterEach(() => {
    leave();
    prefs.notify = false;
  });

  test('the title says whose turn it is', () => {
    const title = (next: State): string => {
      line().say(next);
      flushSync();
      return document.title;
    };
    line().open();
    expect(title(state(0))).toBe(t('title-mine', { game: 'Draughts' }));
    expect(title(state(1, { question: NOT_MINE, title: 'Sunday' }))).toBe(t('title-other', { game: 'Sunday', name: 'Bo' }));
    expect(title(state(2, { question: { ...NOT_MINE, seat: null } }))).toBe(t('title-game', { game: 'Draughts' }));
    expect(title(state(3, { over: true }))).toBe(t('title-over', { game: 'Draughts' }));
  });

  test('a hidden page tells once when it becomes my turn', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    line().open();
    for (const next of [state(0, { question: NOT_MINE }), state(1), state(2)]) {
      line().say(next);
      flushSync();
    }
    expect(FakeNote.all.map((note) => note.title)).toEqual([t('notify-turn', { game: 'Draughts' })]);
  });
});
