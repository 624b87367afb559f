// The parts for pictures, fetched when the first one is shown.

import { kit } from '../art/symbols.svelte';

export const prints = kit('wk', () => import('./picture'));
