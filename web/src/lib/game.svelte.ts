// The game that the page shows now, for parts that lie outside of the table: tips, card browser, rule links.

import { api } from './api';
import type { Catalogue } from './catalogue';
import { loadFace, type Face } from './face';

class Current {
  face = $state.raw<Face | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
}

export const current = new Current();

/** Show this game: parts and catalogue in the person's language are fetched and kept for tips. */
export async function openGame(game: string): Promise<{ face: Face; catalogue: Catalogue }> {
  const [face, catalogue] = await Promise.all([loadFace(game), api.catalogue(game)]);
  current.face = face;
  current.catalogue = catalogue;
  return { face, catalogue };
}
