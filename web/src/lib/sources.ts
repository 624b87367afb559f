// What is printed and what is ours, of one thing.

import type { Source } from './sources.gen';
import { t } from './i18n.svelte';

/** Anything of a catalogue: a card, a place, a die. */
export interface Marked {
  ours?: boolean;
  sources?: Source[];
}

/** The page that tells of a whole pack; `at` opens a kind of things there. */
export function sourcesPath(game: string, pack = '', at = ''): string {
  return `/sources/${game}${pack ? `?pack=${encodeURIComponent(pack)}` : ''}${at ? `#${encodeURIComponent(at)}` : ''}`;
}

/** The mark in words; empty for what is printed. */
export function oursText(thing: Marked | undefined): string {
  if (!thing?.ours) return '';
  return t((thing.sources ?? []).every((source) => source.state === 'ours') ? 'ours-wholly' : 'ours-partly');
}

/** The fields that are ours, in one line. */
export function oursFields(thing: Marked | undefined): string {
  return (thing?.sources ?? []).filter((source) => source.state === 'ours').flatMap((source) => source.fields).join(', ');
}
