// How a view becomes a table, for games that draw none themselves. The view is plain data; nothing here knows a game.
//
// A view is an object. Its keys are read in their order, and what lies under a key says how it is drawn:
//
//   a list under `seats` or `players`, or of objects with `seat`   a panel for each seat; inside it the same holds
//   a list of ids or of objects (`id`, `name`, `text`, …)          a zone of cards; null is a card face down
//   a list of lists of words and numbers, all equally long        a grid; any other list of lists: zones side by side
//   a list of objects that have no `id`, `card` or `name`         a group for each, called after its `kind` or its number
//   a number                                                      a counter; under `deck`, `pile`, `stack`, `bag`: a pile
//   a value or list under `die`, `dice`                           dice
//   a word, `true`                                                a word; `false` and null: nothing
//   an object                                                     a group
//   `hand_count` or `hand_number` beside a list `hand`            so many cards, those that are not listed face down
//   `points`, `score`, `vp` of a seat                             stands beside its name
//   `turn`, `round`, `phase`                                      the status line
//   `asked`, `question`, `over`, `you`, `viewer`, `winners` …     nothing: the table says these things by itself
//
// Cards and places whose id the catalogue knows are drawn as it describes them. A word that is the name of a symbol gets that symbol.
// Labels are the game's sentences `label-<key>`, those of the house, or the key made readable.
//
// What can be pointed at is found by its anchor. Something drawn under a key answers to its own `anchor` and to its key,
// for a seat to `key:seat`; what lies in a zone to `key:id`, a card also to `card:id`, a place to `place:id`, a word to
// itself; a cell of a grid to `key:row:column`. Everywhere `-` is as good as `:`, and a key in the plural may be named in
// the singular. What lies nowhere is put on a tray.

import type { Catalogue, CatalogueCard } from '../lib/catalogue';
import { suitOf, valueOf } from './cards';
import { readable } from './words';

export interface Item {
  key: string; // tells it from its neighbours
  anchors: string[];
  name: string;
  value: string; // what is printed large
  suit: string; // cards of one suit look alike
  text: string;
  facts: [label: string, value: string][];
  card: CatalogueCard | null;
  hidden: boolean;
}

interface Named {
  key: string;
  label: string;
}
export type Part = Named &
  (
    | { kind: 'count'; value: number; anchors: string[] }
    | { kind: 'pile'; value: number; anchors: string[] }
    | { kind: 'word'; value: string; anchors: string[] }
    | { kind: 'dice'; dice: { face: string; anchors: string[] }[] }
    | { kind: 'zone'; items: Item[]; cards: boolean; anchors: string[] }
    | { kind: 'grid'; rows: Item[][]; anchors: string[] }
    | { kind: 'group'; parts: Part[]; anchors: string[] }
  );

export interface SeatParts {
  seat: number;
  points: number | null;
  parts: Part[];
}

export interface Layout {
  board: Part[];
  seats: SeatParts[];
  drawn: ReadonlySet<string>; // all anchors
}

export interface Reading {
  seats: number;
  catalogue: Pick<Catalogue, 'cards' | 'places' | 'symbols'>;
  label(key: string): string;
  /** What a thing was called when it could be pointed at, for ids that say nothing to people. */
  called(anchors: readonly string[]): string | undefined;
}

type Data = Record<string, unknown>;

const SEATS = new Set(['seats', 'players']);
const SAID = new Set([
  'active', 'asked', 'game', 'options', 'over', 'phase', 'question', 'round', 'seat', 'turn', 'viewer', 'winner', 'winners', 'you',
]);
const POINTS = ['points', 'score', 'vp'];
const DICE = /(^|_)(die|dice)$/;
const PILE = /(^|_)(deck|pile|stack|bag|supply)$/;
const CARDS = /(^|_)(hand|cards?|deck|pile|stack|discards?|discarded|row|market|display|tableau|trick|played|shown|open|table)$/;
const COUNT = /^(.+)_(count|number)$/;
const OWN = new Set(['id', 'anchor', 'name', 'text', 'card', 'hidden', 'suit', 'value']);

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Something that lies somewhere by itself, and not only holds others. */
function isThing(value: unknown): boolean {
  return isData(value) && (['id', 'card', 'name'].some((key) => isPlain(value[key])) || value['hidden'] === true);
}

/** Something that only holds others. */
function isNest(value: unknown): boolean {
  return Array.isArray(value) || (isData(value) && !isThing(value) && Object.keys(value).length > 0);
}

function isGrid(list: readonly unknown[]): list is unknown[][] {
  const [first] = list;
  if (!Array.isArray(first) || !first.length) return false;
  return list.every((row) => Array.isArray(row) && row.length === first.length && row.every((cell) => cell === null || isPlain(cell) || isThing(cell)));
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `a:b:c` and `a-b-c`. */
function joined(...words: (string | number)[]): string[] {
  return [...new Set([words.join(':'), words.join('-')])];
}

/** A key as anchors may call it. */
function namesOf(key: string): string[] {
  return key.length > 3 && key.endsWith('s') ? [key, key.slice(0, -1)] : [key];
}

class Reader {
  constructor(private readonly how: Reading) {}

  parts(data: Data, seat: number | null, above: string[] = []): Part[] {
    const counted = this.counted(data);
    return Object.entries(data).flatMap(([key, value]) => {
      if (SAID.has(key) || COUNT.exec(key)?.[1]! in counted) return [];
      const part = this.part(key, value, seat, above, counted[key] ?? 0);
      return part ? [part] : [];
    });
  }

  /** How many things lie in a zone, where a number beside it says so. */
  private counted(data: Data): Record<string, number> {
    const found: Record<string, number> = {};
    for (const [key, value] of Object.entries(data)) {
      const zone = COUNT.exec(key)?.[1];
      if (zone && typeof value === 'number' && (Array.isArray(data[zone]) || data[zone] === null)) found[zone] = value;
    }
    return found;
  }

  private part(key: string, value: unknown, seat: number | null, above: string[], counted: number): Part | null {
    const named = { key, label: this.how.label(key) };
    const anchors = this.anchors(key, seat, above);
    if (DICE.test(key) && (isPlain(value) || Array.isArray(value))) return { ...named, kind: 'dice', dice: this.dice(key, value, anchors) };
    if (typeof value === 'number') return { ...named, kind: PILE.test(key) ? 'pile' : 'count', value, anchors };
    if (typeof value === 'string') return value ? { ...named, kind: 'word', value: this.word(value), anchors } : null;
    if (value === true) return { ...named, kind: 'word', value: '', anchors };
    if (Array.isArray(value) || counted) return this.list(named, (value ?? []) as unknown[], seat, anchors, counted);
    if (!isData(value)) return null;
    if ('id' in value) return { ...named, kind: 'zone', cards: true, anchors, items: [this.item(key, value, 0, seat)] };
    const parts = this.parts(value, seat, [...above, key]);
    return parts.length ? { ...named, kind: 'group', parts, anchors } : null;
  }

  private list(named: Named, list: unknown[], seat: number | null, anchors: string[], counted: number): Part {
    const { key } = named;
    if (isGrid(list)) {
      const rows = list.map((row, y) => row.map((cell, x) => this.cell(key, cell, y, x, seat)));
      return { ...named, kind: 'grid', rows, anchors };
    }
    if (list.some(isNest) && list.every((one) => one === null || isNest(one))) return { ...named, kind: 'group', parts: list.map((one, at) => this.nest(named, one, at, seat)), anchors };
    const hidden = Array<null>(Math.max(0, counted - list.length)).fill(null);
    const items = [...list, ...hidden].map((one, at) => this.item(key, one, at, seat));
    const cards = CARDS.test(key) || items.some((item) => item.hidden || item.card) || list.some((one) => isData(one));
    return { ...named, kind: 'zone', items, cards, anchors };
  }

  /** One of several zones or groups under one key. */
  private nest({ key, label }: Named, value: unknown, at: number, seat: number | null): Part {
    const kind = isData(value) ? ['kind', 'type', 'key'].map((one) => value[one]).find((one) => typeof one === 'string') : undefined;
    const name = typeof kind === 'string' ? kind : String(at);
    const anchors = namesOf(key).flatMap((one) => [...(seat === null ? joined(one, name) : [...joined(one, seat, name), ...joined(seat, one, name)])]);
    const named = { key: `${key} ${at}`, label: typeof kind === 'string' ? this.word(kind) : `${label} ${at + 1}` };
    if (!isData(value)) return { ...this.list({ ...named, key }, (value ?? []) as unknown[], seat, anchors, 0), ...named };
    const rest = Object.fromEntries(Object.entries(value).filter(([, one]) => one !== kind));
    return { ...named, kind: 'group', parts: this.parts(rest, seat, [key, name]), anchors };
  }

  private dice(key: string, value: unknown, anchors: string[]): { face: string; anchors: string[] }[] {
    const faces: unknown[] = Array.isArray(value) ? value : [value];
    return faces.map((face, at) => ({
      face: isPlain(face) && face !== 0 ? String(face) : '',
      anchors: faces.length === 1 ? anchors : namesOf(key).flatMap((name) => joined(name, at)),
    }));
  }

  private anchors(key: string, seat: number | null, above: string[]): string[] {
    const path = [...above, key];
    if (seat === null) return [...new Set([key, ...joined(...path)])];
    return [...new Set([...joined(...path, seat), ...joined(seat, ...path), ...joined(path[0]!, seat, ...path.slice(1))])];
  }

  private word(value: string): string {
    return this.how.catalogue.symbols[value]?.name ?? this.how.catalogue.cards[value]?.name ?? readable(value);
  }

  private cell(key: string, value: unknown, y: number, x: number, seat: number | null): Item {
    const item = this.item(key, value === 0 || value === '' ? null : value, 0, seat);
    const places = [key, ...namesOf(key).slice(1), 'cell'].flatMap((name) => joined(name, y, x));
    return { ...item, key: `${y} ${x}`, anchors: [...places, ...(isData(value) && typeof value['anchor'] === 'string' ? [value['anchor']] : [])] };
  }

  private item(key: string, value: unknown, at: number, seat: number | null): Item {
    const data = isData(value) ? value : {};
    const id = isPlain(value) ? value : ['id', 'card', 'name'].map((one) => data[one]).find(isPlain);
    if (id === undefined || data['hidden'] === true) return { ...BACK, key: `back ${at}` };
    const card = this.how.catalogue.cards[String(id)] ?? null;
    const place = this.how.catalogue.places[String(id)];
    const isCard = CARDS.test(key) || card !== null || isData(value); // any other number may be a price or a size
    const anchors = [
      ...(typeof data['anchor'] === 'string' ? [data['anchor']] : []),
      ...[...(place ? ['place'] : isCard ? ['card'] : []), ...namesOf(key)].flatMap((name) => joined(name, id)),
      ...(seat === null ? [] : namesOf(key).flatMap((name) => joined(name, seat, id))),
      ...(typeof id === 'string' ? [id] : []),
    ];
    const called = typeof data['name'] === 'string' ? data['name'] : (card ?? place)?.name;
    const name = called ?? (typeof id === 'string' ? this.word(id) : ((isCard && this.how.called(anchors)) || String(id)));
    return {
      key: `${id} ${at}`,
      anchors: [...new Set(anchors)],
      name,
      value: valueOf(data, name),
      suit: suitOf(data, name),
      text: typeof data['text'] === 'string' ? data['text'] : ((card ?? place)?.text ?? ''),
      facts: Object.entries(data)
        .filter(([one, fact]) => !OWN.has(one) && isPlain(fact) && !COUNT.test(one))
        .map(([one, fact]) => [this.how.label(one), typeof fact === 'string' ? this.word(fact) : String(fact)]),
      card,
      hidden: false,
    };
  }
}

const BACK: Item = { key: '', anchors: [], name: '', value: '', suit: '', text: '', facts: [], card: null, hidden: true };

function isSeats(key: string, value: unknown, seats: number): value is Data[] {
  if (!Array.isArray(value) || value.length !== seats || !value.every(isData)) return false;
  return SEATS.has(key) || value.every((one) => typeof one['seat'] === 'number');
}

function seatParts(reader: Reader, data: Data, at: number): SeatParts {
  const seat = typeof data['seat'] === 'number' ? data['seat'] : at;
  const points = POINTS.find((key) => typeof data[key] === 'number');
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => key !== points && key !== 'name'));
  return { seat, points: points ? (data[points] as number) : null, parts: reader.parts(rest, seat) };
}

function anchorsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'dice') return part.dice.flatMap((die) => die.anchors);
    if (part.kind === 'zone') return [...part.anchors, ...part.items.flatMap((item) => item.anchors)];
    if (part.kind === 'grid') return [...part.anchors, ...part.rows.flat().flatMap((item) => item.anchors)];
    if (part.kind === 'group') return [...part.anchors, ...anchorsIn(part.parts)];
    return part.anchors;
  });
}

/** The anchors that stand for a seat as a whole. */
export function seatAnchors(seat: number): string[] {
  return ['seat', 'player'].flatMap((name) => joined(name, seat));
}

export function layoutOf(view: unknown, how: Reading): Layout {
  const reader = new Reader(how);
  const all = isData(view) ? view : {};
  const found = Object.entries(all).find(([key, value]) => isSeats(key, value, how.seats));
  const rest = Object.fromEntries(Object.entries(all).filter(([key, value]) => key !== found?.[0] && !(SEATS.has(key) && isPlain(value))));
  const board = reader.parts(rest, null);
  const told = ((found?.[1] ?? []) as Data[]).map((data, at) => seatParts(reader, data, at));
  const seats = Array.from({ length: how.seats }, (_, seat) => told.find((one) => one.seat === seat) ?? { seat, points: null, parts: [] });
  const everything = [...board, ...seats.flatMap((seat) => seat.parts)];
  return { board, seats, drawn: new Set([...anchorsIn(everything), ...seats.flatMap(({ seat }) => seatAnchors(seat))]) };
}

/** How much room parts take, in cards. */
export function bulkOf(parts: readonly Part[]): number {
  const bulk = (part: Part): number => {
    if (part.kind === 'zone') return part.cards ? Math.max(1, part.items.length) : part.items.length / 4;
    if (part.kind === 'grid') return part.rows.flat().length / 4;
    if (part.kind === 'group') return 1 + bulkOf(part.parts);
    if (part.kind === 'dice') return part.dice.length / 2;
    return part.kind === 'pile' ? 1 : 0.25;
  };
  return parts.reduce((sum, part) => sum + bulk(part), 0);
}

/** The numbers of the status line. */
export function statusOf(view: unknown): { round: number | null; turn: number | null; phase: string | null } {
  const data = isData(view) ? view : {};
  const number = (key: string) => (typeof data[key] === 'number' ? (data[key] as number) : null);
  return { round: number('round'), turn: number('turn'), phase: typeof data['phase'] === 'string' ? data['phase'] : null };
}

/** Where something that happened can be seen: whatever it names. */
export function anchorsOfData(data: Readonly<Record<string, unknown>>): string[] {
  const own = new Set(['event', 'rule', 'turn', 'active', 'round', 'points']);
  return Object.entries(data).flatMap(([key, value]) => {
    if (own.has(key) || !isPlain(value)) return [];
    if (key === 'player' || key === 'seat') return typeof value === 'number' ? seatAnchors(value) : [];
    return [...joined(key, value), ...(key === 'face' ? ['die'] : []), ...(typeof value === 'string' ? [value] : [])];
  });
}
