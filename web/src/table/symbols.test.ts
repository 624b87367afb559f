import { describe, expect, it } from 'vitest';
import type { Token } from '../lib/catalogue';
import { folded, written } from './symbols';

describe('what is written beside a symbol', () => {
  it.each<[Token, string, string]>([
    [{ icon: 'stone', n: 3 }, '3', ''],
    [{ icon: 'stone', n: 1 }, '', ''],
    [{ icon: 'stone' }, '', ''],
    [{ icon: 'omen', n: 1, sign: '+' }, '+1', ''],
    [{ icon: 'gold', n: 2, sign: '−' }, '−2', ''],
    [{ icon: 'gold', sign: '±' }, '±', ''],
    [{ n: 1, sign: '≤' }, '≤1', ''],
    [{ n: 1 }, '1', ''],
    [{ icon: 'die', n: 2, sign: '×' }, '2×', ''],
    [{ icon: 'mates', n: 2, sign: '?' }, '', '2?'],
    [{ icon: 'ark', sign: '?' }, '', '?'],
  ])('%j', (token, before, after) => {
    expect(written(token)).toEqual({ before, after });
  });

  it('says one where that is wanted', () => {
    expect(written({ icon: 'resource', n: 1 }, true).before).toBe('1');
  });
});

describe('a folded row', () => {
  const arrow = { icon: 'arrow' }, vp = { icon: 'vp', n: 4 };

  it('asks for nothing where there is no price', () => {
    const row = [{ icon: 'end', part: 'when' as const }, { icon: 'omen' }, arrow, vp];
    expect(folded(row)).toEqual({ asks: [], brings: row });
  });

  it('is folded at the arrow behind its price', () => {
    const when: Token = { icon: 'per-round', part: 'when' }, oil: Token = { icon: 'oil', n: 4, part: 'asks' };
    expect(folded([when, oil, arrow, vp])).toEqual({ asks: [when, oil], brings: [vp] });
  });
});
