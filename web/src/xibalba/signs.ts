// The symbol language of the packs as a row of icons.

export interface Sign {
  icon: string;
  before?: string;
  after?: string;
  /** Belongs to when it happens, not to what happens. */
  when?: boolean;
  /** A thin line stands in front: what comes before is the condition or the price. */
  lead?: boolean;
}

const TRIGGERS: Record<string, string> = {
  attack: 'attack',
  ark: 'ark',
  base: 'base',
  hit: 'hit',
  kill: 'kill',
  enter: 'enter',
  block: 'block',
  lost: 'lost',
};
const CONDITIONS: Record<string, string> = { inArk: 'ark', noArk: 'noark', behind: 'behind', home: 'homeland', mates: 'mates' };
const DICE: Record<string, string> = { R: 'die-resource', A: 'die-attack', P: 'die-paragon', any: 'die-any' };
const FACES: Record<string, string> = {
  blank: 'blank',
  R1: 'face-resource_1',
  R2: 'face-resource_2',
  R3: 'face-resource_3',
  A: 'face-attack',
  C: 'face-critical',
  P1: 'face-paragon_1',
  P2: 'face-paragon_2',
};
const STATS: Record<string, string> = { str: 'strength', res: 'resistance', pv: 'paragon-value', block: 'block', bres: 'base-resistance' };
const PRICES: Record<string, string> = { S: 'soldier', C: 'civilian', B: 'building', E: 'event', reorg: 'reorganise', level: 'expand' };
const WHO: Record<string, string> = { opp: 'person', all: 'people', target: 'target', ark: 'ark' };
const TARGETS: Record<string, string> = { exp: 'field', squad: 'squad', ark: 'ark' };

function signed(text: string | undefined): string {
  const number = Number(text);
  return number < 0 ? `−${-number}` : `+${number}`;
}

function whom(who: string | undefined): Sign[] {
  const icon = WHO[who ?? ''];
  return icon ? [{ icon }] : [];
}

const VERBS: Record<string, (a: string[]) => Sign[]> = {
  gain: ([, n]) => [{ icon: 'resource', before: `+${n}` }],
  lose: ([who, , n]) => [...whom(who), { icon: 'resource', before: `−${n}` }],
  steal: ([who, , n]) => [...whom(who), { icon: 'steal', before: n }],
  rollP: ([n]) => [{ icon: 'die-paragon', before: n === '1' ? '' : `${n}×` }],
  loot: ([who, n]) => [...whom(who), { icon: 'loot' }, { icon: 'die-paragon', before: n === '1' ? '' : `${n}×` }],
  addDie: ([die]) => [{ icon: DICE[die ?? ''] ?? 'die-any', before: '+' }],
  rerolls: ([who, n]) => [...whom(who), { icon: 'reroll', before: signed(n) }],
  turn: ([from, to]) => [{ icon: FACES[from ?? ''] ?? 'die-any' }, { icon: 'x-arrow' }, { icon: FACES[to ?? ''] ?? 'die-any' }],
  roll: ([die, n]) => [{ icon: DICE[die ?? ''] ?? 'die-any', before: n === '1' ? '' : `${n}×` }],
  mod: ([stat, n]) => [{ icon: STATS[stat ?? ''] ?? 'strength', before: signed(n) }],
  power: ([n]) => [{ icon: 'power', before: `+${n}` }],
  pierce: ([n]) => [{ icon: 'pierce', before: `−${n}` }],
  unblockable: () => [{ icon: 'unblockable' }],
  damage: ([n]) => [{ icon: 'life_points', before: `−${n}` }],
  heal: ([n]) => [{ icon: 'life_points', before: `+${n}` }],
  destroy: ([what]) => [{ icon: 'destroy' }, { icon: TARGETS[what ?? ''] ?? 'field' }],
  shield: ([what, n]) => [{ icon: 'safe' }, { icon: what === 'P' ? 'paragon' : 'resource', before: n }],
  cost: ([kind, n, first]) => [
    ...(first ? [{ icon: 'first-time' }] : []),
    { icon: PRICES[kind ?? ''] ?? kind ?? 'buy' },
    { icon: 'resource', before: signed(n) },
  ],
  refresh: () => [{ icon: 'refresh' }],
  free: () => [{ icon: 'x-recruited' }],
  salvage: () => [{ icon: 'salvage' }],
  reorg: () => [{ icon: 'reorganise' }],
  level: ([n]) => [{ icon: 'expand' }, { icon: 'resource', before: `−${n}` }],
};

/** The verb a clause begins with, for its picture. */
export function verbOf(effect: string): string {
  return /(?:^|\s)(?!pay\b|mates\b)([a-zA-Z]+)(?:\(|$|\s\+)/.exec(effect.replace(/^.*=>\s*/, '').replace(/@\w+\s*/, ''))?.[1] ?? '';
}

/** The icons of an effect in reading order; what is not understood is left out. */
export function signs(effect: string): Sign[] {
  const out: Sign[] = [];
  let rest = effect.trim();
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found;
  };
  if (take(/^once:\s*/)) out.push({ icon: 'x-once', when: true });
  const trigger = take(/^@(\w+)\s*/);
  if (trigger) out.push({ icon: TRIGGERS[trigger[1]!] ?? 'attack', when: true });
  const condition = take(/^(\w+)(?:\((\d+)\))?\?\s*/);
  if (condition) out.push({ icon: CONDITIONS[condition[1]!] ?? 'ark', after: condition[2] ? `${condition[2]}?` : '?', when: true });
  const pay = take(/^pay\((\d+)\)\s*=>\s*/);
  if (pay) out.push({ icon: 'resource', before: pay[1] });
  const done: Sign[] = rest
    .split(/\s\+\s/)
    .map((part) => /^(\w+)(?:\((.*)\))?$/.exec(part.trim()))
    .flatMap((part) => (part ? (VERBS[part[1]!]?.(part[2]?.split(',').map((word) => word.trim()) ?? []) ?? []) : []));
  if (pay && done[0]) out.push({ icon: 'x-arrow' });
  else if (out.length && done[0]) done[0] = { ...done[0], lead: true };
  return [...out, ...done];
}
