// What an event touches and what moves with it, as anchors on the table (wutaki/digest/en.md, group 27).

import type { EventOut } from '../lib/messages';
import type { Flight, Staging } from '../lib/face';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const goods = (seat: unknown, kind: unknown): string => `goods:${String(seat)}:${String(kind)}`;

/** How its moments are staged (people/beats.toml names them). */
export const stages: Record<string, Staging> = {
  chase: { as: 'strike' },
  pillage: { as: 'strike', at: () => 'monster' },
  sacrifice: { as: 'crown', at: () => 'monster' },
  omen: { as: 'crown' },
  pact: { as: 'crown', banner: true, icon: 'w-fulfilled', at: () => 'monster' },
  'general-track': { as: 'ring' },
  'pay-day': { as: 'band', banner: true, icon: 'w-gold' },
  'round-end': { as: 'band', banner: true, icon: 'clock' },
  'round-card': { as: 'band', banner: true, icon: 'cards' },
  'last-round': { as: 'band', banner: true, icon: 'warn' },
  victory: { as: 'crown', banner: true, icon: 'trophy' },
};

/** Anchors to mark when this event is replayed. */
export function anchorsOf(event: EventOut): string[] {
  const d = event.data;
  const at = text(d.location);
  const found: (string | undefined)[] = [];
  switch (d.event) {
    case 'place':
    case 'execution':
    case 'no_use':
    case 'move':
    case 'chase':
    case 'owner_bonus':
      found.push(at && `place:${at}`);
      break;
    case 'worker_home':
      found.push(at && `place:${at}`, `worker:${d.player}:${d.worker}`);
      break;
    case 'recruit':
      found.push(`worker:${d.player}:${d.worker}`);
      break;
    case 'receive':
      found.push(goods(d.player, d.kind), d.origin === 'monster' ? `monster:${d.kind}` : undefined);
      break;
    case 'pay':
      found.push(goods(d.player, d.kind));
      break;
    case 'sacrifice':
      found.push(goods(d.player, d.kind), `monster:${d.kind}`);
      break;
    case 'rob':
    case 'pillage':
      found.push('monster');
      break;
    case 'vp':
      found.push(`vp:${d.player}`);
      break;
    case 'upgrade':
      found.push(at ? `place:${at}` : d.tower ? `card:${d.tower}` : undefined);
      break;
    case 'climb':
      found.push(`level:${d.level}`);
      break;
    case 'general_track':
      found.push(`tracker:${d.space}`);
      break;
    case 'private_track':
    case 'multiplier':
      found.push(`track:${d.player}:${d.position}`, `master:${d.player}`);
      break;
    case 'claim':
    case 'draft':
    case 'fulfil':
    case 'discard_pact':
    case 'give_pact':
      found.push(`card:${d.pact}`, d.player != null ? `seat:${d.player}` : undefined);
      break;
    case 'display':
      found.push('pile:pact');
      break;
    case 'draw_omen':
      found.push('pile:omen', `hand:${d.player}:omen`);
      break;
    case 'play_omen':
      found.push(d.omen && `card:${d.omen}`, `hand:${d.player}:omen`);
      break;
    case 'omen_off':
      found.push('discards:omen');
      break;
    case 'draw_revenge':
      found.push('pile:revenge', `hand:${d.player}:revenge`);
      break;
    case 'give_revenge':
      found.push(`hand:${d.receiver}:revenge`);
      break;
    case 'return_revenge':
      found.push('pile:revenge');
      break;
    case 'draw_secret':
    case 'return_secret':
      found.push('pile:secret', `hand:${d.player}:secret`);
      break;
    case 'round_card':
      found.push(`place:${d.round_card}`, `card:${d.round_card}`);
      break;
    case 'skill':
      found.push(`card:${d.skill}`);
      break;
    case 'pay_day':
    case 'turn_begins':
    case 'turn_skipped':
    case 'start_claim':
    case 'start_moves':
    case 'end_triggered':
    case 'game_over':
      found.push(`seat:${d.player}`);
      break;
  }
  return found.filter((anchor): anchor is string => Boolean(anchor));
}

/** What moves when this event is replayed. */
export function flights(event: EventOut): Flight[] {
  const d = event.data;
  const one = (icon: string, from: string, to: string, count = 1): Flight[] => (count > 0 ? [{ icon, from, to, count }] : []);
  switch (d.event) {
    case 'receive': {
      const from = d.origin === 'monster' ? `monster:${d.kind}` : d.opponent != null ? goods(d.opponent, d.kind) : `supply:${d.kind}`;
      return one(`w-${d.kind}`, from, goods(d.player, d.kind), Number(d.got ?? 0));
    }
    case 'owner_bonus':
      return one(`w-${d.kind}`, `place:${d.location}`, goods(d.player, d.kind), Number(d.got ?? 0));
    case 'pay':
      return one(`w-${d.kind}`, goods(d.player, d.kind), `supply:${d.kind}`, Number(d.amount ?? 0));
    case 'sacrifice':
      return one(`w-${d.kind}`, goods(d.player, d.kind), 'monster', Number(d.amount ?? 0));
    case 'rob':
    case 'pillage':
      return Object.entries((d.goods ?? {}) as Record<string, number>).flatMap(([kind, n]) => one(`w-${kind}`, `monster:${kind}`, goods(d.player, kind), n));
    case 'place':
      return one(`w-${d.worker}`, `worker:${d.player}:${d.worker}`, `place:${d.location}`);
    case 'worker_home':
      return d.location ? one(`w-${d.worker}`, `place:${d.location}`, `worker:${d.player}:${d.worker}`) : [];
    case 'claim':
    case 'draft':
      return d.slot == null ? [] : one('w-pact', `slot:${Number(d.slot) + 1}`, `seat:${d.player}`);
    case 'fulfil':
      return one('w-fulfilled', `seat:${d.player}`, 'tracker');
    case 'draw_omen':
      return one('w-omen', 'pile:omen', `hand:${d.player}:omen`);
    case 'omen_off':
      return one('w-omen', `hand:${d.player}:omen`, 'discards:omen');
    case 'draw_revenge':
      return one('w-revenge', 'pile:revenge', `hand:${d.player}:revenge`);
    case 'give_revenge':
      return one('w-revenge', `hand:${d.player}:revenge`, `hand:${d.receiver}:revenge`);
    case 'return_revenge':
      return one('w-revenge', `hand:${d.player}:revenge`, 'pile:revenge');
    case 'draw_secret':
      return one('w-secret', 'pile:secret', `hand:${d.player}:secret`);
    case 'return_secret':
      return one('w-secret', `hand:${d.player}:secret`, 'pile:secret');
    default:
      return [];
  }
}
