// The view of Xibalba's table as the server sends it, and small helpers for those who draw it.

import type { Catalogue, CatalogueCard } from '../lib/catalogue';
import { t } from '../lib/i18n.svelte';
import type { State } from '../lib/messages';
import type { Tip } from '../ui/tip.svelte';

export type Kind = 'soldier' | 'civilian' | 'building' | 'event';
export type DieType = 'resource' | 'attack' | 'paragon';

/** A physical card: its number in events and its id in anchors (id of the card and letter of the copy). */
export interface Held {
  card: number;
  id: string;
}
export interface Offer extends Held {
  price: number;
}
export interface MarketRow {
  kind: Kind;
  slots: (Offer | null)[];
  deck: number;
  pile: Held[];
}
export type Values = [strength: number, resistance: number, paragon: number];
export interface BaseView {
  seat: number;
  faction: string | null;
  level: number;
  resources: number;
  paragon: number;
  resistance: number | null;
  productivity: number | null;
  squad: Held[];
  squad_values: Values | null;
  fields: (Held[] | null)[];
}
export interface ArkView {
  soldier: Held | null;
  controller: number | null;
  life_points: number;
  cap: number;
  values: Values | null;
}
export interface DiceView {
  chosen: { resource: number; attack: number };
  rolled: Record<string, number>;
  kept: Record<string, number>;
  committed: { attack: number; critical: number };
  rerolls: number;
}
export interface AttackView {
  soldier: Held;
  from_ark: boolean;
  target: number | null;
  strength: number;
}
export interface View {
  players: number;
  you: number | null;
  threshold: number;
  apocalypse: boolean;
  turn: number;
  active: number | null;
  asked: number | null;
  question: string;
  over: boolean;
  winners: number[];
  ark: ArkView;
  market: MarketRow[];
  actions: Record<string, number | null>;
  seats: BaseView[];
  dice: DiceView;
  attack: AttackView | null;
}

export const ACTIONS = ['discard', 'reorganise', 'medicine', 'weapon', 'tactical', 'harvest', 'expand'] as const;
export const PHASES = ['effect', 'dice', 'action'] as const;
const FACES = ['resource_3', 'resource_2', 'resource_1', 'critical', 'attack', 'paragon_2', 'paragon_1', 'resource_blank', 'attack_blank', 'paragon_blank'];
const PARAGON_TRACK = 40; // X-1.17

export function viewOf(state: State): View {
  return state.view as unknown as View;
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

export function dieOf(face: string): DieType {
  if (face.startsWith('resource')) return 'resource';
  return face.startsWith('paragon') ? 'paragon' : 'attack';
}

/** The anchor of a face: blanks are named the other way round there (`face:blank_attack`). */
export function faceAnchor(face: string): string {
  return `face:${face.endsWith('_blank') ? `blank_${dieOf(face)}` : face}`;
}

/** Dice one by one, the useful ones first. */
export function spread(counts: Record<string, number>): string[] {
  return FACES.flatMap((face) => Array<string>(counts[face] ?? 0).fill(face));
}

/** Seats in the order they sit round the ark, seen from whoever sits below: clockwise from his left. */
export function around(view: View): { below: number; others: number[] } {
  const below = view.you ?? 0;
  const others = Array.from({ length: view.players - 1 }, (_, step) => (below + 1 + step) % view.players);
  return { below, others };
}

/** Which phase the active player is in, as far as the table shows it. */
export function phaseNow(view: View): (typeof PHASES)[number] | null {
  if (!view.turn || view.over) return null;
  if (view.question === 'NEXT_EFFECT') return 'effect';
  if (['POOL', 'NEXT_DICE_EFFECT', 'EXTRA_DIE', 'KEEP'].includes(view.question)) return 'dice';
  if (Object.keys(view.dice.rolled).length) return 'dice';
  const { chosen, kept } = view.dice;
  if (chosen.resource + chosen.attack > 0 && !Object.keys(kept).length) return 'dice';
  return 'action';
}

/** What one needs to read off the track, never more than it has. */
export function goal(view: View): number {
  return Math.min(PARAGON_TRACK, view.threshold);
}

/** The words behind a number or a symbol of the table. */
export function about(key: string, icon: string, rule: string, args?: Record<string, string | number>): Tip {
  return { title: t(`xibalba-${key}`, args), text: t(`xibalba-${key}-is`, args), icon, rule };
}

export function aboutCard(catalogue: Catalogue, id: string, rows?: [string, string][]): Tip {
  const card = printed(catalogue, id);
  return { title: card?.name ?? id, card: card?.id, rule: card?.rule, rows };
}

/** The rows of a soldier's tip when effects have changed his values. */
export function valueRows(values: Values | null): [string, string][] | undefined {
  if (!values) return undefined;
  const keys = ['strength', 'resistance', 'paragon-value'];
  return keys.map((key, index) => [t(`xibalba-${key}`), String(values[index])]);
}
