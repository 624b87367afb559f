// A pack on the bench: everything that is known of it, and every change that goes to the server.

import { ApiError } from '../lib/api';
import type { Catalogue, CatalogueCard, CataloguePlace } from '../lib/catalogue';
import type { Face } from '../lib/face';
import { current, openGame } from '../lib/game.svelte';
import type { ChangePack, EntryKey, EntryOut, FieldOut, PackChanged, PackWhole, PieceOut, Seen } from '../lib/packs.gen';
import type { TrialOut } from '../lib/trials.gen';
import { packs } from './api';
import type { Draft } from './draft.svelte';
import { keyOf, merged } from './merge';

/** Changes without the version they are made in, which the bench knows. */
export type Changes = Omit<ChangePack, 'version'>;

export class Bench {
  whole = $state.raw<PackWhole | null>(null);
  face = $state.raw<Face | null>(null);
  /** Words and symbols of the game, with the cards of this pack. */
  catalogue = $state.raw<Catalogue | null>(null);
  busy = $state(false);
  /** What is being changed and not kept yet: it is taken back first. */
  draft = $state.raw<Draft | null>(null);

  /** What games have told of the last change that was tried, and the entry where somebody asked. */
  trial = $state.raw<{ asked: string; told: TrialOut } | null>(null);

  constructor(readonly pack: string) {}

  readonly canUndo = $derived(!!this.draft?.canUndo || (!this.draft?.changed && !!this.whole?.pack.undo));
  readonly canRedo = $derived(!!this.draft?.canRedo || (!this.draft?.changed && !!this.whole?.pack.redo));
  readonly mine = $derived(!!this.whole && !this.whole.pack.base);
  /** How much is wrong with each entry. */
  readonly faults = $derived.by(() => {
    const found = new Map<string, number>();
    for (const one of this.whole?.remarks ?? []) found.set(keyOf(one), (found.get(keyOf(one)) ?? 0) + 1);
    return found;
  });
  readonly entries = $derived(this.whole?.entries ?? []);
  readonly #byKey = $derived(new Map(this.entries.map((one) => [keyOf(one), one])));
  readonly #pieces = $derived(new Map((this.whole?.languages ?? []).map(({ name, pieces }) => [name, new Map(pieces.map((piece) => [piece.piece, piece]))])));

  async load(): Promise<void> {
    const whole = await packs.whole(this.pack);
    const { face, catalogue } = await openGame(whole.pack.game);
    this.face = face;
    this.#take(whole, catalogue);
  }

  find(key: EntryKey): EntryOut | undefined {
    return this.#byKey.get(keyOf(key));
  }

  fieldsOf(entry: EntryOut, forms = this.whole?.forms): FieldOut[] {
    return (forms ?? []).find(({ form }) => form === entry.form)?.fields ?? [];
  }

  piecesOf(language: string): ReadonlyMap<number, PieceOut> {
    return this.#pieces.get(language) ?? new Map();
  }

  /** How an entry is drawn, by what was seen last. */
  cardOf(entry: EntryOut, seen: Pick<Seen, 'cards'> | null = this.whole): CatalogueCard | null {
    return entry.shows === 'card' ? ((seen?.cards[entry.entry] as CatalogueCard | undefined) ?? null) : null;
  }
  placeOf(entry: EntryOut, seen: Pick<Seen, 'places'> | null = this.whole): CataloguePlace | null {
    return entry.shows === 'place' ? ((seen?.places[entry.entry] as CataloguePlace | undefined) ?? null) : null;
  }

  preview(changes: Changes, signal: AbortSignal): Promise<Seen> {
    return this.#inVersion((version) => packs.preview(this.pack, { ...changes, version }, signal));
  }
  change(changes: Changes): Promise<PackChanged> {
    return this.#done((version) => packs.change(this.pack, { ...changes, version }));
  }
  /** A step back or forth: in what is not kept yet, else in the pack. */
  async step(back: boolean): Promise<void> {
    if (back ? this.draft?.canUndo : this.draft?.canRedo) return back ? this.draft!.undo() : this.draft!.redo();
    await this.#done((version) => packs[back ? 'undo' : 'redo'](this.pack, { version }));
  }

  async #done(act: (version: number) => Promise<PackChanged>): Promise<PackChanged> {
    this.busy = true;
    try {
      const changed = await this.#inVersion(act);
      this.#take(merged(this.whole!, changed));
      return changed;
    } finally {
      this.busy = false;
    }
  }

  /** Somebody may have changed the pack in another window. Changes name entries and fields, so they fit there, too. */
  async #inVersion<T>(act: (version: number) => Promise<T>): Promise<T> {
    try {
      return await act(this.whole!.pack.version);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'pack-stale') throw error;
      await this.load();
      return act(this.whole!.pack.version);
    }
  }

  #take(whole: PackWhole, catalogue = this.catalogue): void {
    this.whole = whole;
    if (catalogue) current.catalogue = this.catalogue = { ...catalogue, cards: whole.cards, places: { ...catalogue.places, ...whole.places } };
  }
}
