// Wutaki before anybody sits down.

import type { Cover } from '../lib/face';
import { symbols } from './art';
import Poster from './Poster.svelte';

export const cover: Cover = { Poster, symbols, asked: ['board', 'masters', 'skills', 'edition'] };
