// Small helpers for those who draw the view of Xibalba. What the view holds is made in Python: view.gen.ts.

import type { Catalogue, CatalogueCard } from '../lib/catalogue';
import { current } from '../lib/game.svelte';
import { t } from '../lib/i18n.svelte';
import type { State } from '../lib/messages';
import type { Tip } from '../ui/tip.svelte';
import type { Addend, Kind, View } from './view.gen';

export type { Held, Kind, Offer, View } from './view.gen';

export type DieType = 'resource' | 'attack' | 'paragon';
export type Values = number[]; // strength, resistance, paragon value

export const ACTIONS = ['discard', 'reorganise', 'medicine', 'weapon', 'tactical', 'harvest', 'expand'] as const;
export const PHASES = ['effect', 'dice', 'action'] as const;
const FACES = ['resource_3', 'resource_2', 'resource_1', 'critical', 'attack', 'paragon_2', 'paragon_1', 'resource_blank', 'attack_blank', 'paragon_blank'];

export function viewOf(state: State): View {
  return state.view as View;
}

/** The card as printed, by the id of a physical one. */
export function printed(catalogue: Catalogue, id: string): CatalogueCard | undefined {
  return catalogue.cards[id] ?? catalogue.cards[id.slice(0, -1)];
}

export function kindOf(catalogue: Catalogue, id: string): Kind {
  const decks: Record<string, Kind> = { S: 'soldier', C: 'civilian', B: 'building', E: 'event' };
  return (printed(catalogue, id)?.deck as Kind | undefined) ?? decks[id[0] ?? 'S'] ?? 'soldier';
}

export function nameOf(catalogue: Catalogue, id: string): string {
  return printed(catalogue, id)?.name ?? id;
}

/** A number printed on a card or a board. */
export function fact(card: CatalogueCard | undefined, key: string): number | null {
  const value: unknown = card?.facts[key];
  return typeof value === 'number' ? value : null;
}

/** A row of numbers printed on a card or a board. */
export function row(card: CatalogueCard | undefined, key: string): number[] {
  const value: unknown = card?.facts[key];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

/** The phase of an effect: effect, dice, action or permanent. */
export function phaseOf(card: CatalogueCard): string {
  const word = String(card.facts['phase'] ?? '').toLowerCase();
  const short: Record<string, string> = { eff: 'effect', act: 'action', perm: 'permanent' };
  return short[word] ?? (word || 'permanent');
}

export function factionOf(card: CatalogueCard): string {
  return card.deck === 'faction' ? card.id : String(card.facts['faction'] ?? '');
}

/** What my life points in the ark are about to change: mine there heal, or my soldier enters in the place of another. */
export function arkChange(view: View, change: number): { heal: number; entering: number } {
  const mine = view.ark.controller !== null && view.ark.controller === view.you;
  return mine ? { heal: change, entering: 0 } : { heal: 0, entering: change };
}

export function dieOf(face: string): DieType {
  if (face.startsWith('resource')) return 'resource';
  return face.startsWith('paragon') ? 'paragon' : 'attack';
}

const ATTACK_FACES: readonly string[] = ['attack', 'critical'];

/** A face that makes an attack. */
export function isAttackFace(face: string): boolean {
  return ATTACK_FACES.includes(face);
}

/** Six sides of the die that shows a face, that one first. */
export function sidesOf(face: string): string[] {
  const type = dieOf(face);
  const others = FACES.filter((other) => dieOf(other) === type && other !== face);
  return [face, ...Array.from({ length: 5 }, (_, n) => others[n % others.length]!)];
}

/** The anchor of a face: blanks are named the other way round there (`face:blank_attack`). */
export function faceAnchor(face: string): string {
  return `face:${face.endsWith('_blank') ? `blank_${dieOf(face)}` : face}`;
}

/** Dice one by one, the useful ones first. */
export function spread(counts: Record<string, number>): string[] {
  return FACES.flatMap((face) => Array<string>(counts[face] ?? 0).fill(face));
}

/** Seats in the order they sit round the ark, seen from whoever sits below: clockwise from their left. */
export function around(view: View): { below: number; others: number[] } {
  const below = view.you ?? 0;
  const others = Array.from({ length: view.players - 1 }, (_, step) => (below + 1 + step) % view.players);
  return { below, others };
}

/** The rule that tells more about a thing on the table. */
export function ruleOf(key: string): string | undefined {
  return current.catalogue?.tips?.[key];
}

/** The words behind a number or a symbol of the table. */
export function about(key: string, icon: string, args?: Record<string, string | number>): Tip {
  return { title: t(`xibalba-${key}`, args), text: t(`xibalba-${key}-is`, args), icon, rule: ruleOf(key) };
}

/** A die: its faces are those of the pack. */
export function aboutDie(catalogue: Catalogue, type: string): Tip {
  const die = catalogue.places[`die-${type}`];
  return { title: die?.name, text: die?.text, icon: `die-${type}`, rule: die?.rule, place: `die-${type}` };
}

/** What a number is made of, for a tip; nothing where it is made of one thing. */
export function madeOf(catalogue: Catalogue, addends: readonly Addend[]): [string, string][] | undefined {
  if (addends.length < 2) return undefined;
  return addends.map(({ what, n }) => [catalogue.symbols[what]?.name ?? what, n < 0 ? `−${-n}` : String(n)]);
}

export function aboutCard(catalogue: Catalogue, id: string, rows?: [string, string][]): Tip {
  const card = printed(catalogue, id);
  return { title: card?.name ?? id, card: card?.id, rule: card?.rule, rows };
}

/** The rows of a soldier's tip when effects have changed its values. */
export function valueRows(values: Values | null): [string, string][] | undefined {
  if (!values) return undefined;
  const keys = ['strength', 'resistance', 'paragon-value'];
  return keys.map((key, index) => [t(`xibalba-${key}`), String(values[index])]);
}
