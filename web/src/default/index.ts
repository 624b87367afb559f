// A table for every game that brings no face of its own, drawn from its view as plain data, from the anchors of its
// options and from its catalogue, if it has one. How a view becomes a table: layout.ts.

import type { Face } from '../lib/face';
import { said, t } from '../lib/i18n.svelte';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { anchorsOfData, statusOf } from './layout';
import Me from './Me.svelte';
import Other from './Other.svelte';
import Side from './Side.svelte';
import { readable } from './words';

export const face: Face = {
  Board,
  scrolls: true,
  Me,
  Other,
  Side,
  Card: CardFace,
  /** "Round 2 · Turn 5 · Night", as far as the view tells. */
  status(state) {
    if (state.over) return t('table-over');
    const { round, turn, phase } = statusOf(state.view);
    return [
      round === null ? '' : t('table-status-round', { round }),
      turn === null ? '' : t('table-status-turn', { turn }),
      phase === null ? '' : (said(state.game, `phase-${phase}`) ?? readable(phase)),
    ]
      .filter(Boolean)
      .join(' · ');
  },
  anchorsOf: (event) => anchorsOfData(event.data),
  flights: () => [],
};
