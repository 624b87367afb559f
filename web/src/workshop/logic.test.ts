import { describe, expect, test } from 'vitest';
import { entryPath, packPath, sectionPath } from './paths';
import { base64Of, packIn, sectionOf, textOf } from './files';
import { placeOf } from './interval';
import { readOrigin, writeOrigin } from './origin';
import { plain, plainOf } from './plain';
import { CARD, cropMarks, PAPER, sheetsOf } from './sheets';
import { isWriting } from './writing';

describe('sheets', () => {
  test('nine cards on each, as often as they are wanted', () => {
    expect(sheetsOf(['a', 'b'], () => 5).map((sheet) => sheet.join(''))).toEqual(['aaaaabbbb', 'b']);
    expect(sheetsOf([], () => 1)).toEqual([]);
  });
  test('marks lie in the margin, a card apart', () => {
    const upright = cropMarks().filter((mark) => mark.upright && mark.top < 20).map((mark) => mark.left);
    const lying = cropMarks().filter((mark) => !mark.upright && mark.left < 20).map((mark) => mark.top);
    expect(upright.map((left) => left - upright[0]!)).toEqual([0, CARD.width, 2 * CARD.width, 3 * CARD.width]);
    expect(lying.map((top) => top - lying[0]!)).toEqual([0, CARD.height, 2 * CARD.height, 3 * CARD.height]);
    expect(upright[0]! + upright[3]!).toBe(PAPER.width);
    expect(lying[0]! + lying[3]!).toBe(PAPER.height);
    for (const { left, top, upright: stands } of cropMarks()) {
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(left + (stands ? 0 : 5)).toBeLessThan(PAPER.width);
      expect(top + (stands ? 5 : 0)).toBeLessThan(PAPER.height);
    }
  });
});

describe('where a value comes from', () => {
  test.each(['rulebook', 'rulebook p.9', 'rulebook p.3-5,7: GOLD MARKET', 'rulebook: words', 'derived', 'ours', 'ours: balance', ''])('%s is read and written', (said) =>
    expect(writeOrigin(readOrigin(said))).toBe(said),
  );
  test('what people type is put in order', () => {
    expect(writeOrigin({ state: 'rulebook', page: ' 9, 10 ', words: ' A ' })).toBe('rulebook p.9,10: A');
    expect(readOrigin('whatever')).toEqual({ state: '', page: '', words: '' });
  });
});

test('paths hold names of any kind', () => {
  expect(packPath('p/1')).toBe('/workshop/p%2F1');
  expect(packPath('p', 'print')).toBe('/workshop/p/print');
  expect(sectionPath('p', 'a b')).toBe('/workshop/p?kind=a%20b');
  expect(entryPath('p', { section: 'pact', entry: 'P-1' })).toBe('/workshop/p/edit/pact%3AP-1');
});

test('files as text, and tables by their names', async () => {
  expect(await base64Of(new Blob([new Uint8Array([0, 255, 16])]))).toBe('AP8Q');
  expect(atob(await base64Of(new Blob([new Uint8Array(100_000)]))).length).toBe(100_000);
  expect(await textOf(new Blob(['\ufeffÖl;3\n']))).toBe('Öl;3\n');
  expect(await textOf(new Blob([new Uint8Array([0xd6, 0x6c, 0x3b, 0x33])]))).toBe('Öl;3'); // a spreadsheet that is not of today
  expect(['pact.csv', 'pact (2).csv', 'a/b/cost_marker.csv'].map(sectionOf)).toEqual(['pact', 'pact', 'cost_marker']);
});

test('values in one line', () => {
  expect(plain([1, 'a'])).toBe('1, a');
  expect(plain({ en: 'A', de: 'B' })).toBe('A / B');
  const effects = { cost: { text: '2 oil', chips: null, symbols: null, sentence: '' }, effect: { text: 'receive 5 vp', chips: null, symbols: null, sentence: 'Receive 5 VP.' } };
  expect(plainOf({ values: { id: 'x', 'trait.name': { en: 'n' }, cost: '2 oil', effect: 'receive 5 vp', source: 's' }, effects })).toBe('2 oil · Receive 5 VP.');
});

test('keys inside of a text belong to it', () => {
  const of = (html: string) => {
    document.body.innerHTML = html;
    return isWriting(document.body.firstElementChild);
  };
  expect(['<input>', '<input type="search">', '<textarea></textarea>'].map(of)).toEqual([true, true, true]);
  expect(['<select></select>', '<input type="radio">', '<button></button>'].map(of)).toEqual([false, false, false]);
  expect(isWriting(null)).toBe(false);
});

test('an interval lies beside 0 when it is sure, and around it when not', () => {
  expect(placeOf({ low: null, high: null })).toBe(null);
  expect(placeOf({ low: 0, high: 0 })).toBe(null);
  expect(placeOf({ low: 0.1, high: 0.2 })).toEqual({ from: 50, to: 96, zero: 4 });
  expect(placeOf({ low: -0.1, high: 0.1 })).toEqual({ from: 4, to: 96, zero: 50 });
  expect(placeOf({ low: -0.2, high: -0.1 })).toEqual({ from: 4, to: 50, zero: 96 });
});

describe('the pack in a folder', () => {
  const files = (...paths: string[]) => paths.map((path) => ({ name: path.split('/').at(-1)!, webkitRelativePath: path }));
  const found = (...paths: string[]) => packIn(files(...paths)).map((file) => file.webkitRelativePath);
  test('is what lies beside pack.toml', () => {
    expect(found('mine/pack.toml', 'mine/cards.toml', 'mine/notes.txt', 'mine/.hidden.toml', 'mine/old/cards.toml')).toEqual(['mine/pack.toml', 'mine/cards.toml']);
  });
  test('may lie deeper; of several the highest is meant', () => {
    expect(found('all/a/b/pack.toml', 'all/a/b/x.toml', 'all/mine/pack.toml', 'all/mine/x.toml')).toEqual(['all/mine/pack.toml', 'all/mine/x.toml']);
  });
  test('is nothing where there is none', () => {
    expect(found('mine/cards.toml')).toEqual([]);
  });
});
