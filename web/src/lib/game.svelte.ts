// The game that the page shows now, for parts that lie outside of the table: tips, card browser, rule links.

import { api } from './api';
import type { Catalogue } from './catalogue';
import { loadFace, type Face } from './face';
import { loadGameTexts } from './i18n.svelte';

class Current {
  face = $state.raw<Face | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
}

export const current = new Current();

/** Where the cards of a pack can be read; without a hash those of the base pack. */
export function cardsPath(game: string, pack = ''): string {
  return `/cards/${game}${pack ? `?pack=${encodeURIComponent(pack)}` : ''}`;
}

/** Show this game with the cards of a pack: parts and catalogue in the person's language are fetched and kept for tips. */
export async function openGame(game: string, pack = ''): Promise<{ face: Face; catalogue: Catalogue }> {
  const [face, catalogue] = await Promise.all([loadFace(game), api.catalogue(game, pack), loadGameTexts(game, api.texts)]);
  current.face = face;
  current.catalogue = catalogue;
  return { face, catalogue };
}
