// Guided games: whether the guide of a table is put away (it can be brought back any time), and how a new one begins.

import { troubleText } from '../lib/api';
import { keepNames, namesIn } from '../lib/kept';
import { go } from '../lib/router.svelte';
import { learn } from '../lib/tables';
import { toast } from '../ui/toast.svelte';

const KEY = 'spieltisch.guides-away';
const MOST = 50; // tables that are remembered

class Guides {
  #away = $state.raw<readonly string[]>(namesIn(KEY));

  hidden(table: string): boolean {
    return this.#away.includes(table);
  }

  toggle(table: string): void {
    this.#away = this.hidden(table) ? this.#away.filter((one) => one !== table) : [...this.#away, table].slice(-MOST);
    keepNames(KEY, this.#away);
  }
}

export const guides = new Guides();

/** Set up a guided game and go there. */
export async function learnAnew(game: string): Promise<void> {
  try {
    go(`/t/${await learn(game)}`);
  } catch (error) {
    toast(troubleText(error), { kind: 'bad' });
  }
}
