// Wutaki at the web table: its board, what lies before the players, its cards and what moves.

import './wutaki.css';
import type { Face } from '../lib/face';
import { t } from '../lib/i18n.svelte';
import { symbols } from './art';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { anchorsOf, flights, stages } from './events';
import Me from './Me.svelte';
import Other from './Other.svelte';
import Side from './Side.svelte';
import { sounds } from './sounds';
import Triumph from './Triumph.svelte';
import { viewOf } from './view';

export const face: Face = {
  Board,
  Me,
  Other,
  Side,
  Card: CardFace,
  status(state) {
    const { round, turn, phase } = viewOf(state);
    if (state.over) return t('wutaki-status-over');
    if (!round || phase === 'setup') return t('wutaki-status-setup');
    return t('wutaki-status', { round, turn });
  },
  anchorsOf,
  flights,
  stages,
  symbols,
  sounds,
  Triumph,
  sparks: ['w-fire', 'w-gold', 'w-vp-blank'],
  icon: (key) => (`w-${key}` in symbols ? `w-${key}` : key), // counts have the drawing of what they count
  facets: { all: ['element'], deck: ['kind', 'sort'] },
};
