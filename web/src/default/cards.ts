// What makes cards look alike or different, from printed facts or from their names alone.

import { hashOf } from './words';

type Facts = Readonly<Record<string, unknown>>;

const SUITS = ['suit', 'colour', 'color', 'element', 'kind', 'type'];
const VALUES = ['value', 'rank'];
const NUMBERED = /^(.*?)\P{L}*?(\d+)\P{L}*$/u; // "sun 3", "Route 66!"
const TONES = 8;

function fact(facts: Facts, keys: readonly string[]): string {
  const found = keys.map((key) => facts[key]).find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? '' : String(found);
}

/** What is printed large: the value that the facts name, or the number at the end of the name. */
export function valueOf(facts: Facts, name: string): string {
  return fact(facts, VALUES) || (NUMBERED.exec(name)?.[2] ?? '');
}

/** The name without its number. */
export function wordOf(name: string): string {
  return NUMBERED.exec(name)?.[1]?.trim() ?? name;
}

/** Cards of one suit look alike: the suit that the facts name, or the name without its number, or the deck. */
export function suitOf(facts: Facts, name: string, deck = ''): string {
  return fact(facts, SUITS) || (NUMBERED.test(name) ? wordOf(name) : '') || deck;
}

/** Printed facts that are worth a line of their own. */
export function isTold(key: string, value: unknown): value is string | number {
  if (key === 'n' || key.endsWith('_name') || [...SUITS, ...VALUES].includes(key)) return false;
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

const taken = new Map<string, string[]>();

/** Which of the tones a suit has in a game: the one its name chooses, or the next that no other suit has. A card of no
 suit has the one that its own name chooses. */
export function toneOf(game: string, suit: string, name = ''): number {
  if (!suit) return hashOf(name) % TONES;
  const all = taken.get(game) ?? Array<string>(TONES).fill('');
  taken.set(game, all);
  const known = all.indexOf(suit);
  if (known >= 0) return known;
  const steps = Array.from({ length: TONES }, (_, step) => (hashOf(suit) + step) % TONES);
  const free = steps.find((tone) => !all[tone]) ?? steps[0]!;
  all[free] ||= suit;
  return free;
}
