// Xibalba at the web table.

import type { Face } from '../lib/face';
import { t } from '../lib/i18n.svelte';
import type { State } from '../lib/messages';
import { drawing, symbols } from './art';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Dice from './Dice.svelte';
import { anchorsOf, flights, stages } from './events';
import Me from './Me.svelte';
import { viewOf } from './model';
import Other from './Other.svelte';
import Side from './Side.svelte';
import { sounds } from './sounds';
import Triumph from './Triumph.svelte';
import './xibalba.css';

/** "Turn 12 · Action phase". */
function status(state: State): string {
  const view = viewOf(state);
  if (view.over) return t('xibalba-status-over', { turn: view.turn });
  return view.phase ? t('xibalba-status', { turn: view.turn, phase: t(`xibalba-phase-${view.phase}`) }) : t('xibalba-status-setup');
}

/** What lies in the tray as a button needs no second one in the prompt. */
function draws(state: State): string[] {
  const { question, strikes } = viewOf(state);
  if (question === 'POOL') return state.options.map((option) => option.anchor);
  return strikes.length && question !== 'ACTION' ? state.options.map((option) => option.anchor) : [];
}

export const face: Face = {
  Board,
  scrolls: true,
  seated: true,
  Now: Dice,
  tabs: [
    { key: 'board', name: 'xibalba-tab-table', icon: 'ark' },
    { key: 'me', name: 'table-tab-me', icon: 'base' },
    { key: 'side', name: 'xibalba-tab-actions', icon: 'phase-action' },
    { key: 'log', name: 'table-tab-log', icon: 'log' },
  ],
  together: ['KEEP'],
  brisk: ['POOL', 'KEEP'],
  draws,
  Me,
  Other,
  Side,
  Card: CardFace,
  status,
  anchorsOf,
  flights,
  stages,
  symbols,
  sounds,
  Triumph,
  sparks: ['paragon', 'trait', 'mark'],
  icon: drawing,
  goal: (state) => viewOf(state).threshold,
  facets: { all: ['faction'], deck: [] },
};
