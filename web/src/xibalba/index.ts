// Xibalba at the web table.

import type { Face } from '../lib/face';
import { t } from '../lib/i18n.svelte';
import type { State } from '../lib/messages';
import { drawing, symbols } from './art';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { anchorsOf, flights, stages } from './events';
import Me from './Me.svelte';
import { viewOf } from './model';
import Other from './Other.svelte';
import Side from './Side.svelte';
import './xibalba.css';

/** "Turn 12 · Action phase". */
function status(state: State): string {
  const view = viewOf(state);
  if (view.over) return t('xibalba-status-over', { turn: view.turn });
  return view.phase ? t('xibalba-status', { turn: view.turn, phase: t(`xibalba-phase-${view.phase}`) }) : t('xibalba-status-setup');
}

export const face: Face = {
  Board,
  Me,
  Other,
  Side,
  Card: CardFace,
  status,
  anchorsOf,
  flights,
  stages,
  symbols,
  icon: drawing,
  goal: (state) => viewOf(state).threshold,
  facets: { all: ['faction'], deck: [] },
};
