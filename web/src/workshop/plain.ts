// Values of a pack in one line, for lists.

import { t } from '../lib/i18n.svelte';
import type { EntryOut } from '../lib/packs.gen';

/** A value as it stands in a cell: nothing, a number, a text, a list, or a text in several languages. */
export function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return t('workshop-nothing');
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object') return Object.values(value).map(plain).join(' / ');
  return String(value);
}

/** The values of an entry that tell it from others; effects as sentences, where they are some. */
export function plainOf({ values, effects }: Pick<EntryOut, 'values' | 'effects'>): string {
  return Object.entries(values)
    .filter(([path]) => !/(^|\.)(id|name|source|place)$/.test(path))
    .map(([path, value]) => effects[path]?.sentence || plain(value))
    .join(' · ');
}
