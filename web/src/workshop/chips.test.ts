import { describe, expect, test } from 'vitest';
import type { PieceOut, SlotOut } from '../lib/packs.gen';
import { chipOf, choicesOf, filled, iconsOf, inserted, moved, partsOf, removed, signsOf } from './chips';

const number = (low: number, high: number, signed = false): SlotOut => ({ low, high, signed, words: [] });
const words = (...labels: [string, string][]): SlotOut => ({ low: 0, high: 0, signed: false, words: labels.map(([word, label]) => ({ word, label })) });
const piece = (label: string, slots: SlotOut[] = [], first: string[] = []): PieceOut => ({ piece: 7, written: '', sort: 'verb', label, symbols: [], slots, first });
const row = ['a', 'b', 'c'].map((value, i) => ({ piece: i, values: [value] }));
const order = (chips: { piece: number }[]) => chips.map((chip) => chip.piece).join('');

describe('a row of chips', () => {
  test('a chip begins with the first values, and does not share them', () => {
    const gain = piece('Receive 1 stone.', [number(1, 9)], ['1']);
    const chip = chipOf(gain);
    chip.values![0] = '5';
    expect(gain.first).toEqual(['1']);
  });
  test('chips come, go and move', () => {
    expect(order(inserted(row, 1, { piece: 9 }))).toBe('0912');
    expect(order(removed(row, 1))).toBe('02');
    expect(order(moved(row, 0, 2))).toBe('120');
    expect(order(moved(row, 2, 0))).toBe('201');
    expect(order(moved(row, 1, 99))).toBe('021');
    expect(order(moved(row, 1, -3))).toBe('102');
    expect(order(moved(row, 9, 0))).toBe('012');
  });
  test('another value changes one slot of one chip, and leaves the old row as it was', () => {
    expect(filled(row, 1, 0, 'z').map((chip) => chip.values)).toEqual([['a'], ['z'], ['c']]);
    expect(row[1]!.values).toEqual(['b']);
  });
});

describe('what a slot can have', () => {
  test('numbers from low to high', () => expect(choicesOf(number(0, 2)).map((one) => one.value)).toEqual(['0', '1', '2']));
  test('changes with their sign, and no change is none of them', () =>
    expect(choicesOf(number(-2, 2, true))).toEqual([
      { value: '-2', name: '−2' },
      { value: '-1', name: '−1' },
      { value: '+1', name: '+1' },
      { value: '+2', name: '+2' },
    ]));
  test('words, as people read them', () => expect(choicesOf(words(['oil', 'Öl']))).toEqual([{ value: 'oil', name: 'Öl' }]));
});

describe('where pickers stand in the words of a piece', () => {
  test.each([
    ['Receive 1 stone.', [number(1, 9), words(['stone', 'stone'])], ['1', 'stone'], ['Receive', 0, 1]],
    ['Erhalte 1 Stein.', [number(1, 9), words(['stone', 'Stein'])], ['1', 'stone'], ['Erhalte', 0, 1]],
    ['+1 on each die', [number(-9, 9, true)], ['+1'], [0, 'on each die']],
    ['Strength +1', [number(1, 9)], ['1'], ['Strength +', 0]],
    ['Draw an omen.', [number(1, 9)], ['1'], ['Draw an omen', 0]], // its number is not to be seen: behind
    ['Burn up to 1 omen for 1 point each', [number(1, 9), number(1, 9)], ['1', '1'], ['Burn up to', 0, 'omen for', 1, 'point each']],
    ['Draw 11 or 1', [number(1, 9)], ['1'], ['Draw 11 or', 0]],
    ['Own stone (max)', [words(['a', 'stone (max)'])], ['a'], ['Own', 0]],
    ['then', [], [], ['then']],
  ])('%s', (label, slots, first, parts) => expect(partsOf(piece(label, slots, first))).toEqual(parts));
});

describe('the icons of a chip', () => {
  const signs = (...symbols: object[]) => symbols as PieceOut['symbols'];
  test('are those of its piece, with what was chosen', () => {
    const gain = { ...piece('', [number(1, 9), words(['stone', ''], ['oil', ''])], ['1', 'stone']), symbols: signs({ icon: 'stone', n: 1 }, { icon: 'arrow' }) };
    expect(iconsOf(gain, { piece: 7, values: ['3', 'oil'] })).toEqual(['oil', 'arrow']);
    const per = { ...piece('', [words(['own stone', ''])], ['own stone']), symbols: signs({ icon: 'stone' }, { icon: 'vp', n: 1 }) };
    expect(iconsOf(per, { piece: 7, values: ['own fulfilled pact'] })).toEqual(['pact', 'vp']);
  });
  test('tell no lie: what cannot be drawn as it was chosen is not drawn', () => {
    const change = { ...piece('', [words(['str', ''], ['res', ''])], ['str']), symbols: signs({ icon: 'strength' }) };
    expect(iconsOf(change, { piece: 7, values: ['str'] })).toEqual(['strength']);
    expect(iconsOf(change, { piece: 7, values: ['res'] })).toEqual([]);
  });
  test('a price is drawn without what it is paid for', () => {
    const price = { ...piece(''), symbols: signs({ icon: 'omen', part: 'asks' }, { icon: 'arrow' }, { icon: 'stone', n: 1 }) };
    expect(signsOf(price).map((token) => token.icon)).toEqual(['omen']);
  });
});
