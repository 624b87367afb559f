// The keyboard at the table: digits pick options, arrows walk among things that glow, letters do the rest.

import type { Desk } from './desk.svelte';
import { typed } from './options';
import { nextTowards } from './view';

export interface KeyActs {
  help(): void;
  log(): void;
  hint(): void;
  /** Put the list of options away; false when it is not open. */
  closeList(): boolean;
  /** Something else has the keyboard now. */
  blocked(): boolean;
}

const PATIENCE = 1100; // ms to wait for a second digit
const WAYS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

export interface Keys {
  /** Digits typed so far, while a second one may come. */
  readonly digits: string;
  down(event: KeyboardEvent): void;
}

export function keysOf(desk: Desk, root: () => HTMLElement | null, acts: KeyActs): Keys {
  let digits = $state('');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    clearTimeout(timer);
    digits = '';
  }

  function digit(key: string): void {
    const options = desk.asking ?? desk.options;
    const result = typed(digits, key, options.length);
    clear();
    if (result.kind === 'picked') desk.choose(options[result.index]!);
    else if (result.kind === 'waiting') {
      digits = result.digits;
      timer = setTimeout(enter, PATIENCE);
    }
  }

  /** What was typed so far is all; or what waits is confirmed. */
  function enter(): void {
    if (!digits) return desk.confirm();
    const option = (desk.asking ?? desk.options)[Number(digits) - 1];
    clear();
    if (option) desk.choose(option); // the list may be gone when time is up: that confirms nothing
  }

  /** To the next thing that glows, or with `all` to any thing that can be read about. */
  function walk(way: 'left' | 'right' | 'up' | 'down', all: boolean): boolean {
    const spots = [...(root()?.querySelectorAll<HTMLElement | SVGElement>(all ? '.spot' : '.spot.glows') ?? [])];
    const seen = spots.map((spot) => ({ spot, box: spot.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
    const active = seen.findIndex(({ spot }) => spot === document.activeElement);
    const from = active < 0 ? null : seen[active]!.box;
    const next = nextTowards(from, seen.map(({ box }) => box), way);
    const found = seen[next]?.spot;
    found?.focus();
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return found !== undefined;
  }

  /** Up and down in a list of options. */
  function step(active: Element, back: boolean): void {
    const all = [...(active.closest('ol')?.querySelectorAll<HTMLElement>('button') ?? [])];
    all[all.indexOf(active as HTMLElement) + (back ? -1 : 1)]?.focus();
  }

  function arrow(event: KeyboardEvent, way: 'left' | 'right' | 'up' | 'down'): void {
    const active = document.activeElement;
    if (active?.closest('.options, .hints')) {
      if (way === 'left' || way === 'right') return;
      step(active, way === 'up');
      event.preventDefault();
    } else if (!active || active === document.body || active.matches('.spot, main')) {
      if (walk(way, event.shiftKey)) event.preventDefault();
    }
  }

  function letter(event: KeyboardEvent): void {
    const free = !(event.target as Element).closest?.('a, button, summary, [role="button"]');
    switch (event.key) {
      case 'u':
        return void desk.undo();
      case 'r':
        return desk.again();
      case 'l':
        event.preventDefault();
        return acts.log();
      case 'h':
        event.preventDefault();
        return acts.hint();
      case '?':
        return acts.help();
      case 'c':
        return desk.confirm();
      case 'Enter':
        if (free) enter();
        return;
      case ' ':
        if (free && desk.story.busy) {
          event.preventDefault();
          desk.story.skip();
        }
    }
  }

  function down(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || acts.blocked()) return;
    if (target.closest?.('input, textarea, select, [contenteditable]')) return;
    if (event.key === 'Escape') {
      if (digits) clear();
      else if (!desk.asking && acts.closeList()) event.preventDefault();
      else if (desk.cancel()) event.preventDefault();
    } else if (event.key in WAYS) arrow(event, WAYS[event.key as keyof typeof WAYS]);
    else if (/^[0-9]$/.test(event.key)) digit(event.key);
    else letter(event);
  }

  return {
    get digits() {
      return digits;
    },
    down,
  };
}
