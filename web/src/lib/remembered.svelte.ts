// Which game is played at a table that this browser has seen: its colours are there before anything else of it is.

import { SvelteMap } from 'svelte/reactivity';

const KEY = 'spieltisch.worlds';
const MOST = 60; // tables

function stored(): [string, string][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((row): row is [string, string] => Array.isArray(row) && row.length === 2 && row.every((one) => typeof one === 'string')) : [];
  } catch {
    return []; // storage forbidden or nonsense in it
  }
}

const worlds = new SvelteMap<string, string>(stored());

export function worldOf(table: string): string | undefined {
  return worlds.get(table);
}

export function remember(table: string, game: string): void {
  if (worlds.get(table) === game) return;
  worlds.delete(table);
  worlds.set(table, game);
  for (const oldest of [...worlds.keys()].slice(0, Math.max(0, worlds.size - MOST))) worlds.delete(oldest);
  try {
    localStorage.setItem(KEY, JSON.stringify([...worlds]));
  } catch {
    // storage forbidden: it lasts as long as the page
  }
}
