// What a browser has and tests steer: sockets, requests, the line itself.

import { vi } from 'vitest';
import { loadTexts } from '../lib/i18n.svelte';
import type { Lang } from '../lib/prefs.svelte';

const texts = import.meta.glob<string>(['../../../src/spieltisch/texts/*/web*.ftl', '../../../src/spieltisch/*/texts/*/web*.ftl'], { query: '?raw', import: 'default', eager: true });

/** A reply to a request for a file of sentences. */
export function textReply(url: string): Response {
  const found = Object.entries(texts).find(([path]) => url.includes(path.slice(path.indexOf('/spieltisch/'))));
  return found ? new Response(found[1]) : new Response('', { status: 404 });
}

/** Sentences as people read them; without them a text is its key. */
export async function withTexts(lang: Lang = 'en'): Promise<void> {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(textReply(url)));
  await loadTexts(lang);
  vi.unstubAllGlobals();
}

/** A WebSocket whose other end is the test. Like a browser's it cannot send before it is open, and closes once. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: any[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (this.readyState === FakeSocket.CONNECTING) throw new DOMException('not open yet', 'InvalidStateError');
    if (this.readyState === FakeSocket.OPEN) this.sent.push(JSON.parse(text));
  }

  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  /** The server takes the call. */
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  /** The server says something. */
  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

/** Notifications, which a system may refuse. */
export class FakeNote {
  static all: FakeNote[] = [];
  static permission: NotificationPermission = 'default';
  static refused = false;

  closed = false;
  onclick: (() => void) | null = null;

  constructor(
    readonly title: string,
    readonly options: NotificationOptions = {},
  ) {
    if (FakeNote.refused) throw new TypeError('Illegal constructor');
    FakeNote.all.push(this);
  }

  close(): void {
    this.closed = true;
  }
}
