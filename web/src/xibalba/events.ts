// What is marked and what flies when an event is told. Anchors are those of the board, see model.ts and the parts.

import type { Flight, Staging } from '../lib/face';
import { current } from '../lib/game.svelte';
import type { EventOut } from '../lib/messages';
import { dieOf, faceAnchor, spread, type Kind } from './model';

type Data = Record<string, any>;

/** The id of a physical card; sources that are no cards are traits of factions. */
export function idOf(card: unknown): string | null {
  return (typeof card === 'number' && current.catalogue?.physical?.[card]) || null;
}

function cardAnchor(card: unknown): string[] {
  const id = idOf(card);
  return id ? [`card:${id}`] : [];
}

function kindOf(card: unknown): Kind {
  const deck = current.catalogue?.cards[idOf(card)?.slice(0, -1) ?? '']?.deck as Kind | undefined;
  return deck ?? 'soldier';
}

/** Where a card lies, as an anchor: `{zone: 'field', seat: 0, field: 1}`. */
function placeAnchor(place: Data | undefined): string | null {
  if (!place) return null;
  if (place['zone'] === 'squad') return `squad:${place['seat']}`;
  if (place['zone'] === 'field') return `field:${place['seat']}:${place['field'] ?? place['number'] ?? 0}`;
  return place['zone'] === 'ark' ? 'ark' : null;
}

function seats(...numbers: unknown[]): number[] {
  return numbers.filter((n): n is number => typeof n === 'number' && n >= 0);
}

/** Dice in the air as one mark: `roll:attack*2,critical*1`. */
function rollAnchor(faces: Record<string, number>): string {
  return `roll:${Object.entries(faces)
    .map(([face, count]) => `${face}*${count}`)
    .join(',')}`;
}

/** The dice that are in the air according to these marks; of several rolls the last one counts. */
export function thrownIn(marked: ReadonlySet<string>): string[] {
  const last = [...marked].filter((anchor) => anchor.startsWith('roll:')).at(-1);
  if (!last) return [];
  const counts = last
    .slice(5)
    .split(',')
    .map((part) => part.split('*') as [string, string]);
  return spread(Object.fromEntries(counts.map(([face, count]) => [face, Number(count)])));
}

/** How its moments are staged (people/beats.toml names them). */
export const stages: Record<string, Staging> = {
  start: { as: 'band', banner: true, icon: 'dice' },
  rolling: { as: 'tumble' },
  attack: { as: 'strike', at: (d) => (d['target'] >= 0 ? `seat:${d['target']}` : 'ark:place') },
  block: { as: 'shield' },
  repelled: { as: 'shield' },
  hit: { as: 'strike' },
  destruction: { as: 'break', at: (d) => `seat:${d['owner']}` }, // the card itself lies on its pile by then
  conquest: { as: 'crown', banner: true, icon: 'soldier', at: () => 'ark:place' },
  paragon: { as: 'crown' },
  victory: { as: 'crown', banner: true, icon: 'trophy' },
};

const MARKS: Record<string, (d: Data) => string[]> = {
  neutral_placed: (d) => ['ark', ...cardAnchor(d['card'])],
  slot_filled: (d) => cardAnchor(d['card']),
  deck_renewed: (d) => [`deck:${d['kind']}`, `pile:${d['kind']}`],
  faction_assigned: (d) => [`seat:${d['player']}`],
  start_decided: (d) => [`seat:${d['player']}`],
  turn_started: (d) => [`seat:${d['player']}`],
  resources_changed: (d) => [`resources:${d['player']}`, ...cardAnchor(d['source'])],
  paragon_changed: (d) => seats(d['player'], d['other']).flatMap((seat) => [`paragon:${seat}`, `track:${seat}`]),
  effect_started: (d) => (idOf(d['source']) ? cardAnchor(d['source']) : [`seat:${d['player']}`]),
  pool_die_added: (d) => ['tray:pool', ...cardAnchor(d['source'])],
  rerolls_fixed: () => ['tray:rerolls'],
  dice_rolled: (d) => [rollAnchor(d['faces'] as Record<string, number>)],
  die_kept: (d) => [faceAnchor(String(d['face']))],
  die_exchanged: (d) => [faceAnchor(String(d['face']))],
  die_turned: (d) => [faceAnchor(String(d['to_face'])), faceAnchor(String(d['from_face']))],
  die_removed: (d) => (d['left'] === 'lapsed' ? [] : [faceAnchor(String(d['face']))]),
  card_bought: (d) => [...cardAnchor(d['card']), `seat:${d['player']}`],
  card_gained: (d) => cardAnchor(d['card']),
  card_placed: (d) => [...cardAnchor(d['card']), ...[placeAnchor(d['place'] as Data)].filter((a) => a !== null)],
  card_uncovered: (d) => cardAnchor(d['card']),
  card_discarded: (d) => [...cardAnchor(d['card']), `pile:${kindOf(d['card'])}`],
  card_moved: (d) => cardAnchor(d['card']),
  card_destroyed: (d) => [...cardAnchor(d['card']), `pile:${kindOf(d['card'])}`],
  level_raised: (d) => [`level:${d['player']}`, `field:${d['player']}:${d['field']}`],
  attack_declared: (d) => [...cardAnchor(d['card']), ...(d['target'] >= 0 ? [`seat:${d['target']}`] : ['ark'])],
  attack_strength: () => ['attack:strength'],
  block_decided: (d) => [`seat:${d['player']}`, ...cardAnchor(d['card'])],
  life_points_changed: () => ['ark:life', 'ark'],
  ark_entered: (d) => ['ark', ...cardAnchor(d['card'])],
  ark_emptied: () => ['ark'],
  game_ended: (d) => ((d['winners'] as number[]) ?? []).flatMap((seat) => [`seat:${seat}`, `track:${seat}`]),
};

const FLIGHTS: Record<string, (d: Data) => Flight[]> = {
  // the new card is not drawn yet while this is told: it flies to where its type lies
  slot_filled: (d) => between(d['kind'] as string, `deck:${d['kind']}`, `market:${d['kind']}`),
  resources_changed: (d) => {
    const amount = Number(d['amount']);
    const mine = `resources:${d['player']}`;
    const other = cardAnchor(d['source'])[0] ?? (d['cause'] === 'productivity' ? `productivity:${d['player']}` : `seat:${d['player']}`);
    if (d['cause'] === 'die') return [];
    return amount > 0 ? between('resource', other, mine, amount) : between('resource', mine, other, -amount);
  },
  paragon_changed: (d) => {
    const amount = Number(d['amount']);
    if (amount <= 0 || d['cause'] === 'harvest') return [];
    const from = typeof d['other'] === 'number' && d['other'] >= 0 ? `paragon:${d['other']}` : 'ark';
    return between('paragon', from, `paragon:${d['player']}`, amount);
  },
  die_kept: (d) => between(`face-${d['face']}`, faceAnchor(String(d['face'])), 'tray:kept'),
  die_exchanged: (d) => {
    const paragon = dieOf(String(d['face'])) === 'paragon';
    return between(paragon ? 'paragon' : 'resource', faceAnchor(String(d['face'])), `${paragon ? 'paragon' : 'resources'}:${d['player']}`, Number(d['amount']));
  },
  card_placed: (d) => between(kindOf(d['card']), cardAnchor(d['card'])[0] ?? null, placeAnchor(d['place'] as Data) ?? `seat:${d['player']}`),
  card_gained: (d) => between('soldier', d['from_pile'] ? 'pile:soldier' : 'deck:soldier', `squad:${d['player']}`),
  card_moved: (d) => between(kindOf(d['card']), cardAnchor(d['card'])[0] ?? null, placeAnchor(d['place'] as Data)),
  card_discarded: (d) => between(kindOf(d['card']), cardAnchor(d['card'])[0] ?? null, `pile:${kindOf(d['card'])}`),
  card_destroyed: (d) => between(kindOf(d['card']), cardAnchor(d['card'])[0] ?? null, `pile:${kindOf(d['card'])}`),
  attack_declared: (d) =>
    between('attack', cardAnchor(d['card'])[0] ?? `seat:${d['player']}`, d['target'] >= 0 ? `seat:${d['target']}` : 'ark:life', Number(d['normal']) + Number(d['critical'])),
  ark_entered: (d) => between('soldier', `squad:${d['player']}`, 'ark:life'),
  life_points_changed: (d) => (Number(d['amount']) > 0 ? between('life_points', cardAnchor(d['source'])[0] ?? 'ark:owner', 'ark:life', Number(d['amount'])) : []),
};

function between(icon: string, from: string | null, to: string | null, count = 1): Flight[] {
  return from && to && from !== to && count > 0 ? [{ icon, from, to, count }] : [];
}

/** Anchors to mark when this event is told. */
export function anchorsOf(event: EventOut): string[] {
  return MARKS[String(event.data['event'])]?.(event.data) ?? [];
}

/** What moves when this event is told. */
export function flights(event: EventOut): Flight[] {
  return FLIGHTS[String(event.data['event'])]?.(event.data) ?? [];
}
