import { describe, expect, test } from 'vitest';
import type { CatalogueCard, CataloguePlace } from '../lib/catalogue';
import { anchorsOfData, bulkOf, layoutOf, seatAnchors, statusOf, type Item, type Part, type Reading } from './layout';

const card = (id: string, name: string) => ({ id, name, deck: 'birds', text: 'Sings.', rule: '', facts: {} }) as CatalogueCard;

function read(view: unknown, more: Partial<Reading> = {}) {
  return layoutOf(view, {
    seats: 2,
    catalogue: { cards: { wren: card('wren', 'Wren') }, places: { '7a': { id: '7a', key: 'pond', name: 'Pond', text: 'Wet.', rule: '' } as CataloguePlace }, symbols: { oak: { key: 'oak', name: 'Oak tree', text: '', rule: '' } } },
    label: (key) => `<${key}>`,
    called: () => undefined,
    ...more,
  });
}

/** Parts in short: what each is and what it says. */
function short(parts: readonly Part[]): unknown[] {
  return parts.map((part) => {
    if (part.kind === 'zone') return [part.kind, part.key, ...part.items.map(spoken)];
    if (part.kind === 'grid') return [part.kind, part.key, ...part.rows.map((row) => row.map(spoken))];
    if (part.kind === 'group') return [part.kind, part.key, short(part.parts)];
    if (part.kind === 'dice') return [part.kind, part.key, ...part.dice.map((die) => die.face)];
    return [part.kind, part.key, part.value];
  });
}
const spoken = (item: Item): string => (item.hidden ? '?' : item.name);

/** The only thing in the only zone of a view. */
function only(view: unknown, more: Partial<Reading> = {}): Item {
  const [part] = read(view, more).board;
  if (part?.kind !== 'zone') throw new Error(`no zone but ${part?.kind}`);
  return part.items[0]!;
}

describe('what lies in the middle', () => {
  test.each<[string, unknown, unknown]>([
    ['a number is a counter', { gold: 3 }, ['count', 'gold', 3]],
    ['a number of cards is a pile', { deck: 5 }, ['pile', 'deck', 5]],
    ['also under a longer name', { draw_pile: 5 }, ['pile', 'draw_pile', 5]],
    ['a word is read as people write it', { weather: 'light_rain' }, ['word', 'weather', 'Light rain']],
    ['a symbol by its name', { tree: 'oak' }, ['word', 'tree', 'Oak tree']],
    ['something true is said', { night: true }, ['word', 'night', '']],
    ['ids are cards', { row: ['wren', 'blue-tit'] }, ['zone', 'row', 'Wren', 'Blue tit']],
    ['null among them lies face down', { row: ['wren', null] }, ['zone', 'row', 'Wren', '?']],
    ['things with names, too', { row: [{ id: 7, name: 'Robin' }] }, ['zone', 'row', 'Robin']],
    ['one of them alone', { top: { id: 7, name: 'Robin' } }, ['zone', 'top', 'Robin']],
    ['a number beside a zone says what cannot be seen', { hand: ['wren'], hand_count: 3 }, ['zone', 'hand', 'Wren', '?', '?']],
    ['or that it cannot be seen at all', { hand: null, hand_number: 2 }, ['zone', 'hand', '?', '?']],
    ['a die', { die: 4 }, ['dice', 'die', '4']],
    ['a die not rolled yet', { die: 0 }, ['dice', 'die', '']],
    ['dice', { attack_dice: [1, 'hit'] }, ['dice', 'attack_dice', '1', 'hit']],
    ['rows of cells are a grid', { field: [['x', 0], [null, 'o']] }, ['grid', 'field', ['X', '?'], ['?', 'O']]],
    ['lists of any other lists are zones', { stacks: [['wren', 'tit'], null] }, ['group', 'stacks', [['zone', 'stacks 0', 'Wren', 'Tit'], ['zone', 'stacks 1']]]],
    ['objects that only hold others are groups', { market: [{ kind: 'bird', deck: 9, row: ['wren'] }] }, ['group', 'market', [['group', 'market 0', [['pile', 'deck', 9], ['zone', 'row', 'Wren']]]]]],
    ['an object is a group', { goods: { wood: 1, ore: 2 } }, ['group', 'goods', [['count', 'wood', 1], ['count', 'ore', 2]]]],
  ])('%s', (_, view, expected) => expect(short(read(view).board)).toEqual([expected]));

  test.each([false, null, '', {}])('%j is nothing', (value) => expect(read({ odd: value }).board).toEqual([]));

  test('what the table says by itself is not said twice', () => {
    expect(read({ turn: 3, round: 1, phase: 'x', asked: 0, question: 'ACT', over: false, you: 1, players: 2, winners: [0] }).board).toEqual([]);
  });

  test('zones and groups of one key have names of their own', () => {
    const [stacks, market] = read({ stacks: [['a'], ['b', 'c']], market: [{ kind: 'oak', deck: 1 }, { deck: 2 }] }).board;
    const labels = (part?: Part) => (part?.kind === 'group' ? part.parts.map((one) => one.label) : []);
    expect(labels(stacks)).toEqual(['<stacks> 1', '<stacks> 2']);
    expect(labels(market)).toEqual(['Oak tree', '<market> 2']);
  });

  test('no view can break it', () => {
    for (const view of [null, undefined, 3, 'view', [], [1], { row: [[], {}] }, { seats: [1, 2] }, { players: {} }]) expect(() => read(view)).not.toThrow();
  });

  test('everything has its label', () => {
    expect(read({ deck: 1, row: ['wren'] }).board.map((part) => part.label)).toEqual(['<deck>', '<row>']);
  });
});

describe('what lies before the seats', () => {
  const seats = [{ points: 4, gold: 1, hand: ['wren'] }, { points: 2, gold: 0, hand: [], hand_count: 1 }];

  test.each(['seats', 'players'])('a list under %s, in the order they sit', (key) => {
    const layout = read({ [key]: seats });
    expect(layout.board).toEqual([]);
    expect(layout.seats.map(({ points, parts }) => [points, short(parts)])).toEqual([
      [4, [['count', 'gold', 1], ['zone', 'hand', 'Wren']]],
      [2, [['count', 'gold', 0], ['zone', 'hand', '?']]],
    ]);
  });

  test('or anything in which every entry names its seat', () => {
    const { seats } = read({ nests: [{ seat: 1, eggs: 5 }, { seat: 0, eggs: 3 }] });
    expect(seats.map(({ parts }) => short(parts))).toEqual([[['count', 'eggs', 3]], [['count', 'eggs', 5]]]);
  });

  test('a list of another length is no list of seats', () => {
    const { board, seats } = read({ players: [{ id: 'a' }] });
    expect(short(board)).toEqual([['zone', 'players', 'A']]);
    expect(seats.map(({ parts }) => parts)).toEqual([[], []]);
  });
});

describe('cards', () => {
  test('one that the catalogue knows is drawn as it says', () => expect(only({ row: ['wren'] })).toMatchObject({ name: 'Wren', text: 'Sings.', card: { id: 'wren' } }));

  test('so is a place', () => {
    const item = only({ spots: [{ id: '7a', free: 2 }] });
    expect(item).toMatchObject({ name: 'Pond', text: 'Wet.', facts: [['<free>', '2']] });
    expect(item.anchors).toContain('place:7a');
  });

  test('the number in a name is its value, the rest its suit', () => expect(only({ row: ['sun-3'] })).toMatchObject({ name: 'Sun 3', value: '3', suit: 'Sun' }));

  test('an object says so itself, and everything else it holds', () => {
    const item = only({ row: [{ id: 'a', name: 'Fox', value: 9, suit: 'red', speed: 4, home: 'oak', text: 'Runs.' }] });
    expect(item).toMatchObject({ name: 'Fox', value: '9', suit: 'red', text: 'Runs.', facts: [['<speed>', '4'], ['<home>', 'Oak tree']] });
  });

  test('a bare number is called as it was when it could be pointed at', () => {
    expect(only({ hand: [3] }).name).toBe('3');
    expect(only({ hand: [3] }, { called: (anchors) => (anchors.includes('card-3') ? 'The sun' : undefined) }).name).toBe('The sun');
  });

  test('a list of numbers elsewhere is no list of cards', () => {
    const [prices, hand] = read({ prices: [2, 3], hand: [2, 3] }).board;
    expect(prices).toMatchObject({ kind: 'zone', cards: false });
    expect(hand).toMatchObject({ kind: 'zone', cards: true });
  });
});

describe('what can be pointed at', () => {
  test.each<[unknown, string[]]>([
    [{ deck: 3 }, ['deck']],
    [{ die: 3 }, ['die']],
    [{ dice: [3, 4] }, ['dice:0', 'dice-1']],
    [{ goods: { wood: 1 } }, ['wood', 'goods:wood', 'goods-wood', 'goods']],
    [{ row: ['wren'] }, ['wren', 'card:wren', 'card-wren', 'row:wren', 'row-wren', 'row']],
    [{ tokens: [5] }, ['token:5', 'tokens-5']],
    [{ row: [{ id: 1, anchor: 'nest/left' }] }, ['nest/left']],
    [{ stacks: [['wren'], []] }, ['stack:0', 'stacks-1', 'card:wren']],
    [{ market: [{ kind: 'bird', deck: 9 }] }, ['market:bird', 'market:bird:deck']],
    [{ board: [['x', 'o']] }, ['board:0:1', 'board-0-0', 'cell:0:1']],
    [{ players: [{}, { gold: 1, hand: ['wren'], goods: { wood: 1 } }] }, ['gold:1', '1:gold', 'gold-1', 'hand:1:wren', 'card:wren', 'goods:1:wood', 'seat:0', 'player-1']],
  ])('%j', (view, anchors) => {
    const { drawn } = read(view);
    expect(anchors.filter((anchor) => !drawn.has(anchor))).toEqual([]);
  });

  test('a bare number is no anchor: it could be anything', () => expect(read({ hand: [3] }).drawn.has('3')).toBe(false));
  test('nor is a price a card', () => {
    const drawn = read({ prices: [3] }, { called: () => 'The sun' });
    expect(drawn.drawn.has('card:3')).toBe(false);
    expect(short(drawn.board)).toEqual([['zone', 'prices', '3']]);
  });
  test('nor are things of other seats', () => expect(read({ players: [{ gold: 1 }, {}] }).drawn.has('gold:1')).toBe(false));
  test('a card face down has none', () => expect(only({ row: [null] }).anchors).toEqual([]));
  test('things in one zone can be told apart', () => {
    const [part] = read({ row: ['wren', 'wren', null, null] }).board;
    expect(new Set(part?.kind === 'zone' ? part.items.map((item) => item.key) : []).size).toBe(4);
  });
});

test('how much room it takes', () => {
  const bulk = (view: unknown) => bulkOf(read(view).board);
  expect(bulk({ deck: 40, row: ['a', 'b', 'c'] })).toBe(4);
  expect(bulk({ row: [] })).toBe(1);
  expect(bulk({ field: [[0, 0], [0, 0]], prices: [1, 2], dice: [1, 2], gold: 5 })).toBe(2.75);
  expect(bulk({ market: { row: ['a', 'b'] } })).toBe(3);
});

test('the status line', () => {
  expect(statusOf({ round: 2, turn: 5, phase: 'night' })).toEqual({ round: 2, turn: 5, phase: 'night' });
  expect(statusOf({ round: 'x' })).toEqual({ round: null, turn: null, phase: null });
  expect(statusOf(null)).toEqual({ round: null, turn: null, phase: null });
});

test('an event marks whatever it names', () => {
  const anchors = anchorsOfData({ event: 'showed', rule: 'M-4', turn: 3, active: 0, player: 1, card: 7, points: 2, place: 'nest', hidden: null });
  expect(anchors).toEqual([...seatAnchors(1), 'card:7', 'card-7', 'place:nest', 'place-nest', 'nest']);
  expect(anchorsOfData({ event: 'rolled', face: 4 })).toContain('die');
});
