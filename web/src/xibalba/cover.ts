// Xibalba before anybody sits down.

import type { Cover } from '../lib/face';
import Poster from './Poster.svelte';

export const cover: Cover = { Poster, asked: ['threshold', 'apocalypse', 'reading', 'factionTraits', 'factionChoice'] };
