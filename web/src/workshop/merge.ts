// What is known of a pack, brought up to date with what a change has changed.

import type { EntryKey, EntryOut, PackChanged, PackWhole } from '../lib/packs.gen';

export const keyOf = ({ section, entry }: EntryKey): string => `${section}:${entry}`;

/** The key that a path names. */
export function keyIn(at: string): EntryKey {
  const cut = at.indexOf(':');
  return cut < 0 ? { section: at, entry: '' } : { section: at.slice(0, cut), entry: at.slice(cut + 1) };
}

export function merged(whole: PackWhole, changed: PackChanged): PackWhole {
  const gone = new Set(changed.gone.map(keyOf));
  const entries = new Map(whole.entries.filter((one) => !gone.has(keyOf(one))).map((one) => [keyOf(one), one]));
  for (const one of changed.entries) entries.set(keyOf(one), one);
  const touched = [...changed.gone, ...changed.entries].flatMap((key) => whole.entries.find((one) => keyOf(one) === keyOf(key)) ?? []);
  return {
    ...whole,
    pack: changed.pack,
    entries: changed.order.length ? changed.order.map((key) => entries.get(keyOf(key))).filter((one): one is EntryOut => !!one) : [...entries.values()],
    forms: [...new Map([...whole.forms, ...changed.forms].map((form) => [form.form, form])).values()],
    cards: { ...without(whole.cards, touched, 'card'), ...changed.cards },
    places: { ...without(whole.places, touched, 'place'), ...changed.places },
    remarks: changed.remarks,
  };
}

/** What is drawn, without what was drawn for these entries. */
function without<T>(drawn: Record<string, T>, touched: readonly EntryOut[], shows: EntryOut['shows']): Record<string, T> {
  const keys = new Set(touched.filter((one) => one.shows === shows).map(({ entry }) => entry));
  return Object.fromEntries(Object.entries(drawn).filter(([key]) => !keys.has(key)));
}
