// What somebody has changed in one entry and not saved yet, and what the server makes of it while they look.

import type { Edit, EntryKey, EntryOut, RemarkOut, Seen } from '../lib/packs.gen';
import type { Bench } from './bench.svelte';
import { keyOf } from './merge';

/** What is said of a field: a value, chips, a text, or where it comes from. */
export type Said = Pick<Edit, 'value' | 'chips' | 'text' | 'origin'>;
type Edits = ReadonlyMap<string, Said>;

const SETTLED = 160; // ms without a key before the server is asked
const ONE_STEP = 1200; // ms in which changes of the same field are one step back
const NONE: Edits = new Map();

/** The entries that are meant after these edits: by the new id if there is one, else by their key. */
function entriesOf(entries: readonly EntryOut[], key: EntryKey, edits: Edits): EntryOut[] {
  const id = edits.get('id')?.value;
  return entries.filter((one) => one.section === key.section && (id === undefined ? one.entry === key.entry : one.values['id'] === id));
}

export class Draft {
  edits = $state.raw<Edits>(NONE);
  seen = $state.raw<Seen | null>(null);
  /** Whether what is seen is behind what was typed. */
  asking = $state(false);
  trouble = $state.raw<unknown>(null);
  #past = $state.raw<readonly Edits[]>([]);
  #future = $state.raw<readonly Edits[]>([]);
  #last = { field: '', at: 0 };
  #timer = 0;
  #stop: AbortController | null = null;

  constructor(
    readonly bench: Bench,
    readonly key: EntryKey,
    readonly now: () => number = () => performance.now(),
  ) {}

  readonly changed = $derived(this.edits.size > 0);
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  /** What it would be. Another id is another key; one that is taken concerns both who have it. */
  readonly #own = $derived.by((): EntryOut[] => {
    const saved = this.bench.find(this.key);
    const seen = this.seen ? entriesOf(this.seen.entries, this.key, this.edits) : [];
    return seen.length ? seen : saved ? [saved] : [];
  });
  readonly entry = $derived(this.#own[0]);
  readonly remarks = $derived.by((): RemarkOut[] => {
    const own = new Set(this.#own.map(keyOf));
    return (this.seen?.remarks ?? this.bench.whole?.remarks ?? []).filter((one) => own.has(keyOf(one)));
  });

  valueOf(field: string): unknown {
    const said = this.edits.get(field);
    return said && 'value' in said ? said.value : this.entry?.values[field];
  }

  /** Say something of a field; it replaces what was said of it before, but for where it comes from. */
  say(field: string, said: Said): void {
    const now = this.now();
    const same = !said.chips && this.#last.field === field && now - this.#last.at < ONE_STEP; // every piece is a step of its own
    if (!same) this.#past = [...this.#past, this.edits];
    this.#last = { field, at: now };
    this.#future = [];
    const before = this.edits.get(field);
    const merged = 'origin' in said ? { ...before, ...said } : { ...(before?.origin === undefined ? {} : { origin: before.origin }), ...said };
    this.#become(new Map([...this.edits, [field, merged]]));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.edits];
    this.#step(before);
  }
  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.edits];
    this.#step(next);
  }

  /** Keep it. The key that the entry has afterwards. */
  async save(): Promise<EntryKey> {
    const edits = this.edits;
    const changed = await this.bench.change({ edits: this.#listed(edits) });
    if (this.edits === edits) this.forget();
    const now = entriesOf(changed.entries, this.key, edits)[0];
    return now ? { section: now.section, entry: now.entry } : this.key;
  }

  forget(): void {
    this.stop();
    this.edits = NONE;
    this.#past = this.#future = [];
    this.#last = { field: '', at: 0 };
    this.seen = this.trouble = null;
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#stop?.abort();
    this.asking = false;
  }

  #step(edits: Edits): void {
    this.#last = { field: '', at: 0 };
    this.#become(edits);
  }
  #become(edits: Edits): void {
    this.edits = edits;
    this.stop();
    if (!edits.size) {
      this.seen = null;
      return;
    }
    this.asking = true;
    this.#timer = window.setTimeout(() => void this.#look(), SETTLED);
  }
  async #look(): Promise<void> {
    const stop = (this.#stop = new AbortController());
    try {
      const seen = await this.bench.preview({ edits: this.#listed(this.edits) }, stop.signal);
      if (stop.signal.aborted) return;
      this.seen = seen;
      this.trouble = null;
    } catch (error) {
      if (stop.signal.aborted) return;
      this.trouble = error;
    }
    this.asking = false;
  }
  #listed(edits: Edits): Edit[] {
    return [...edits].map(([field, said]) => ({ ...this.key, field, ...said }));
  }
}
