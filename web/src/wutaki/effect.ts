// Effects as rows of symbols: the words of the packs ("4 oil -> receive 4 vp") read into what is drawn. The words are
// those of wutaki/digest/data.md D-20; what is not known here is left to the sentence.

import type { CatalogueCard } from '../lib/catalogue';

export interface Token {
  icon: string;
  n?: string; // in front of the symbol, or on it for points
  kind?: string; // of a cost: to mark what is still missing
}

const PLACES: Record<string, string> = {
  quarry: 'stone', forest: 'wood', meadow: 'sheep', 'oil spring': 'oil', 'gold market': 'gold', village: 'additional',
};

/** What can be counted. */
function counted(what: string): Token[] {
  const laid = /^fulfilled (?:(\w+) )?pact$/.exec(what);
  if (laid) return [{ icon: 'fulfilled' }, { icon: laid[1] ?? 'pact' }];
  const at = /^upgrade at (.+)$/.exec(what);
  if (at) return [{ icon: 'upgrade' }, { icon: PLACES[at[1]!] ?? 'any' }];
  const icon = { 'unfulfilled pact': 'pact', 'omen in hand': 'omen', 'recruited addw': 'additional', startmarker: 'start' }[what];
  return [{ icon: icon ?? what }];
}

/** "1 stone + 1 wood", with a sign. */
function amounts(text: string, sign = ''): Token[] {
  return text.split('+').flatMap((part) => {
    const found = /^(\d+) (\w+)$/.exec(part.trim());
    return found ? [{ icon: found[2]!, n: sign + found[1]! , kind: found[2]! }] : [];
  });
}

type Reader = [RegExp, (found: RegExpExecArray, before: boolean) => Token[]];
const one = (icon: string, n?: string): Token => (n === undefined ? { icon } : { icon, n });
const some = (n: string): string | undefined => (n === '1' ? undefined : n);

const READERS: Reader[] = [
  [/^per (?:(\d+) )?own (.+?) receive (\d+) vp(?: \(max (\d+)\))?$/, ([, k, what, n, most]) => [
    ...(k ? [one('', k)] : []), ...counted(what!), one('arrow'), one('vp', n), ...(most ? [one('', `≤${most}`)] : []),
  ]],
  [/^receive up to (\d+) any from monster$/, ([, n]) => [one('monster'), one('arrow'), one('any', `≤${n}`)]],
  [/^receive (.+)$/, ([, what]) => amounts(what!)],
  [/^pay 1 cost per recruited addw$/, () => [one('additional'), one('arrow'), one('cost', '−1')]],
  [/^sacrifice (.+)$/, ([, what], before) => [...amounts(what!, before ? '' : '−'), one('monster')]],
  [/^(?:pay|lose) (.+)$/, ([, what], before) => amounts(what!, before ? '' : '−')],
  [/^draw (\d+) secret keep 1$/, ([, n]) => [one('secret', `+1/${n}`)]],
  [/^draw (\d+) (\w+)$/, ([, n, what]) => [one(what!, `+${n}`)]],
  [/^discard (\d+) omen$/, ([, n], before) => [{ icon: 'omen', n: before ? n! : `−${n}`, kind: 'omen' }]],
  [/^exchange up to (\d+) omen for (\d+) more$/, ([, n, k]) => [one('omen', `≤${n}`), one('swap'), one('omen', `+${k}`)]],
  [/^burn up to (\d+) omen for (\d+) vp each$/, ([, n, k]) => [one('burn', `≤${n}`), one('arrow'), one('vp', k)]],
  [/^play_omen/, () => [one('play-omen')]],
  [/^give 1 own revenge to opp$/, () => [one('present'), one('revenge')]],
  [/^return 1 own revenge$/, () => [one('revenge', '−1')]],
  [/^recruit (?:up to )?(\d+) addw (paid|free)$/, ([, n, price]) => [one('recruit', some(n!)), ...(price === 'free' ? [one('free')] : [])]],
  [/^return 1 addw$/, () => [one('send-home')]],
  [/^chase 1 group/, () => [one('chase')]],
  [/^move_in$/, () => []],
  [/^(use_worker|crowd_in)/, () => [one('crowd')]],
  [/^act twice$/, () => [one('twice')]],
  [/^upgrade 1 free$/, () => [one('upgrade'), one('free')]],
  [/^upgrade 1 paid(?: \(price - (\d+) gold\))?(?: for (\d+) vp)?$/, ([, less, vp]) => [
    one('upgrade'), ...(less ? [one('gold', `−${less}`)] : []), ...(vp ? [one('vp', vp)] : []),
  ]],
  [/^every upgrade has price - (\d+) gold$/, ([, n]) => [one('upgrade'), one('gold', `−${n}`)]],
  [/^take_over 1 upgrade of opp$/, () => [one('opponent'), one('swap'), one('upgrade')]],
  [/^return 1 upgrade of opp$/, () => [one('opponent'), one('upgrade', '−1')]],
  [/^claim 1 displayed pact( with slot gold)?$/, ([, gold]) => [one('claim'), ...(gold ? [one('gold', '±')] : [])]],
  [/^return all displayed pact$/, () => [one('renew')]],
  [/^deal \d+$/, () => []],
  [/^give 1 displayed pact to opp$/, () => [one('give')]],
  [/^return 1 own unfulfilled pact$/, () => [one('pact', '−1')]],
  [/^fulfil 1 own pact with reward <= (\d+) vp free$/, ([, n]) => [one('fulfilled'), one('pact'), one('vp', `≤${n}`), one('free')]],
  [/^fulfil 1 own pact with (\d+) fewer resources$/, ([, n]) => [one('fulfilled'), one('pact'), one('any', `−${n}`)]],
  [/^fulfil 1 own pact free$/, () => [one('fulfilled'), one('pact'), one('free')]],
  [/^(pillage|rob)$/, () => [one('pillage')]],
  [/^return all resources on monster$/, () => [one('monster'), one('arrow'), one('any')]],
  [/^tithe (\d+) any$/, ([, n]) => [one('opponent'), one('arrow'), one('any', n)]],
  [/^steal (\d+) any from opp$/, ([, n]) => [one('opponent'), one('arrow'), one('any', n)]],
  [/^claim startmarker$/, () => [one('start')]],
  [/^new_round$/, () => [one('round', '+1')]],
  [/^climb$/, () => [one('pyramid')]],
  [/^advance (\d+)$/, ([, n]) => [one('master', `+${n}`)]],
  [/^exchange any$/, () => [one('any'), one('swap'), one('any')]],
  [/^purchase any$/, () => [one('vp', '−1'), one('arrow'), one('any')]],
  [/^own addw need no pay$/, () => [one('pay-day'), one('free')]],
  [/^opp cannot chase own group$/, () => [one('guard')]],
  [/^collect (\d+) more$/, ([, n]) => [one('any', `+${n}`)]],
  [/^most (.+)$/, ([, what]) => [one('most'), ...counted(what!)]],
  [/^own (.+) (<=|>=) (\d+)$/, ([, what, sign, n]) => [...counted(what!), one('', `${sign === '<=' ? '≤' : '≥'} ${n}`)]],
  [/^own (.+)$/, ([, what]) => counted(what!)],
  [/^(\d+) (\w+)$/, ([whole]) => amounts(whole)],
];

function part(text: string, before: boolean): Token[] {
  const who = /^(me|all|others): (.+)$/.exec(text);
  if (who) return [...(who[1] === 'all' ? [one('everybody')] : who[1] === 'others' ? [one('opponent')] : []), ...part(who[2]!, before)];
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(text);
    if (found) return read(found, before);
  }
  return [];
}

const TIMES: Record<string, string> = { '@end': 'end', '@scoring': 'end', per_round: 'per-round', 'this round': 'round' };
const pieces = (text: string, mark: RegExp, before: boolean): Token[] =>
  text.split(mark).flatMap((piece) => part(piece.trim().replace(/\s+/g, ' '), before));

/** An effect as symbols from left to right. */
export function tokens(effect: string): Token[] {
  const timed = /^\s*(place|@end|@scoring|per_round|this round): (.*)$/.exec(effect);
  const rest = timed ? timed[2]! : effect.trim();
  const row: Token[] = timed && TIMES[timed[1]!] ? [one(TIMES[timed[1]!]!)] : [];
  if (!rest) return row;
  rest.split('|').forEach((clause, number) => {
    if (number) row.push(one('or'));
    const [first = '', second] = clause.split('->');
    if (second === undefined) row.push(...pieces(first, /;/, false));
    else row.push(...pieces(first, /\+|;/, true), one('arrow'), ...pieces(second, /;/, false));
  });
  return row;
}

const OPPOSITE: Record<string, string> = { fire: 'water', water: 'fire', earth: 'wind', wind: 'earth' };
const fact = (card: CatalogueCard, ...names: string[]): unknown => names.map((name) => card.facts[name]).find((value) => value !== undefined);

/** What stands on a card: above the line what it asks for, below what it brings. */
export function faceOf(card: CatalogueCard): { asks: Token[]; brings: Token[] } {
  const number = (...names: string[]): string => String(fact(card, ...names) ?? '');
  const elements = (): Token[] => {
    const element = number('element', 'kind');
    return [one('fulfilled'), one(element), one('vp', `+${number('bonus')}`), one('pact'), one(OPPOSITE[element] ?? 'element'), one('vp', `−${number('malus')}`)];
  };
  switch (card.deck) {
    case 'pact': {
      const [cost = '', reward = ''] = card.effect.split('->');
      return { asks: tokens(cost.replaceAll('+', ';')), brings: tokens(reward) };
    }
    case 'revenge':
      return { asks: tokens(number('limit') || card.effect), brings: [one('vp', `−${number('loss')}`)] };
    case 'secret':
      return { asks: tokens(number('condition') || card.effect), brings: [one('vp', number('vp'))] };
    case 'element':
      return { asks: [], brings: elements() };
    case 'tower': {
      const kind = number('resource', 'kind');
      const gains = number('sort') === 'resource' ? amounts(`${number('bonus') || 1} ${kind}`, '+') : elements();
      return { asks: amounts(`${number('cost')} gold`), brings: gains };
    }
    case 'cost_marker':
      return { asks: [], brings: [one(number('resource', 'kind'))] };
    default: {
      const all = tokens(card.effect);
      const arrow = all.findLastIndex((token) => token.icon === 'arrow');
      const first = all.findIndex((token) => token.icon === 'arrow');
      if (first > 0 && first === arrow && card.effect.includes('->')) return { asks: all.slice(0, first), brings: all.slice(first + 1) };
      return { asks: [], brings: all };
    }
  }
}

/** What the positions of a masterboard bring, by number. */
export function trackOf(card: CatalogueCard): Record<number, Token[]> {
  const track = (card.facts.track ?? {}) as Record<string, string> | string[];
  return Object.fromEntries(Object.entries(track).map(([at, effect]) => [Number(at), effect ? tokens(effect) : []]));
}
