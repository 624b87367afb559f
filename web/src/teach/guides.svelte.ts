// Guided games: whether the guide of a table is put away (it can be brought back any time), and how a new one begins.

import { troubleText } from '../lib/api';
import { go } from '../lib/router.svelte';
import { learn } from '../lib/tables';
import { toast } from '../ui/toast.svelte';

const KEY = 'spieltisch.guides-away';
const MOST = 50; // tables that are remembered

function stored(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // storage forbidden or nonsense in it: every guide is there
  }
}

class Guides {
  #away = $state.raw<readonly string[]>(stored());

  hidden(table: string): boolean {
    return this.#away.includes(table);
  }

  toggle(table: string): void {
    this.#away = this.hidden(table) ? this.#away.filter((one) => one !== table) : [...this.#away, table].slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#away));
    } catch {
      // it lasts as long as the page
    }
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
