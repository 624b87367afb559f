import { describe, expect, it } from 'vitest';
import { hull } from './cutting';
import { foundSymbols } from './glossary';

const WHOLE = { width: 1000, height: 700 };
const symbol = (name: string, text: string) => ({ key: name.toLowerCase(), name, text, rule: '' });

describe('finding a symbol', () => {
  const all = [symbol('Crate', 'Pays for stone.'), symbol('Stone', 'Found in the quarry.'), symbol('Wood', 'Found in the forest.')];
  it('those that are called so come first', () => expect(foundSymbols(all, ' STONE ').map((one) => one.key)).toEqual(['stone', 'crate']));
  it('every word has to be there', () => expect(foundSymbols(all, 'found forest').map((one) => one.key)).toEqual(['wood']));
  it('nothing asked, everything told', () => expect(foundSymbols(all, ' ')).toHaveLength(3));
});

describe('cutting a picture', () => {
  it('nothing to look at: the whole board', () => expect(hull([], WHOLE)).toEqual({ x: 0, y: 0, ...WHOLE }));
  it('something small is not looked at too closely', () => {
    const cut = hull([{ x: 480, y: 340, width: 20, height: 20 }], WHOLE);
    expect(cut.width).toBe(360);
    expect(cut.height).toBe(210);
    expect(cut.x + cut.width / 2).toBe(490);
  });
  it('it never leaves the board', () => {
    const cut = hull([{ x: 0, y: 0, width: 30, height: 30 }, { x: 900, y: 660, width: 100, height: 40 }], WHOLE);
    expect(cut).toEqual({ x: 0, y: 0, ...WHOLE });
  });
});
