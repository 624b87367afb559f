// Where the rooms of the workshop are.

import type { EntryKey } from '../lib/packs.gen';
import type { WorkshopPart } from '../lib/router.svelte';
import { keyOf } from './merge';

export const LONGEST_TITLE = 60;

export function packPath(pack: string, part: WorkshopPart = 'cards'): string {
  return `/workshop/${encodeURIComponent(pack)}${part === 'cards' ? '' : `/${part}`}`;
}

/** Where an entry is changed. */
export function entryPath(pack: string, key: EntryKey): string {
  return `/workshop/${encodeURIComponent(pack)}/edit/${encodeURIComponent(keyOf(key))}`;
}

/** All entries of a kind. */
export function sectionPath(pack: string, section: string): string {
  return `${packPath(pack)}${section ? `?kind=${encodeURIComponent(section)}` : ''}`;
}

/** A language, as people of this page call it. */
export function langName(lang: string, shown: string): string {
  return new Intl.DisplayNames([shown], { type: 'language' }).of(lang) ?? lang;
}
