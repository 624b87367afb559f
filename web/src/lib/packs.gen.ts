// Made by scripts/web-types from src/spieltisch/server/messages_packs.py. Do not edit.

export type State = 'rulebook' | 'derived' | 'ours';

export type FieldKind = 'word' | 'line' | 'translated' | 'whole' | 'wholes' | 'choice' | 'choices' | 'source' | 'symbols';

export type PieceSort = 'when' | 'if' | 'who' | 'cost' | 'verb' | 'mark';

export type What = 'new' | 'gone' | 'changed';

export type Drawing = 'card' | 'place' | '';

/** A pack in the workshop: one of my own, or the base pack of a game, which is only looked at. */
export interface WorkPack {
  pack: string;
  game: string;
  name: string;
  title: string;
  titles: Record<string, string>;
  base: boolean;
  hash: string;
  faults: number;
  entries: number;
  version: number;
  changed: string;
  undo: number;
  redo: number;
}

/** A pack of my own, with the cards of another one to begin with. */
export interface NewPack {
  game: string;
  title: string;
  like?: string;
}

/** A word of the files, and what people read. */
export interface WordOut {
  word: string;
  label: string;
}

/** A place in a piece: for a number from low to high, or for one of several words. */
export interface SlotOut {
  low: number;
  high: number;
  signed: boolean;
  words: WordOut[];
}

/** Something that an effect is put together of: a verb, a condition, a mark between two. */
export interface PieceOut {
  piece: number;
  written: string;
  sort: 'cost' | 'if' | 'mark' | 'verb' | 'when' | 'who';
  label: string;
  symbols: Record<string, any>[];
  slots: SlotOut[];
  first: string[];
}

/** A language of effects in pieces. */
export interface LanguageOut {
  name: string;
  pieces: PieceOut[];
}

/** A field of a form. Numbers that do not matter for its kind are 0, lists empty. */
export interface FieldOut {
  path: string;
  label: string;
  kind: 'choice' | 'choices' | 'line' | 'source' | 'symbols' | 'translated' | 'whole' | 'wholes' | 'word';
  needed: boolean;
  low: number;
  high: number;
  count: number;
  most: number;
  options: WordOut[];
  language: string;
  fits: number[];
}

/** What may stand in an entry. */
export interface FormOut {
  form: string;
  fields: FieldOut[];
}

/** A kind of entries. */
export interface SectionOut {
  section: string;
  label: string;
  many: boolean;
  deck: boolean;
}

/** A piece with what stands in its slots. */
export interface Chip {
  piece: number;
  values?: string[];
}

/** An effect: as it is written, as pieces, as symbols and as a sentence. */
export interface EffectOut {
  text: string;
  chips: Chip[] | null;
  symbols: Record<string, any>[] | null;
  sentence: string;
}

/** Where a value comes from. */
export interface OriginOut {
  state: 'derived' | 'ours' | 'rulebook';
  said: string;
  text: string;
  own: boolean;
}

/** An entry and its values. */
export interface EntryOut {
  section: string;
  entry: string;
  name: string;
  form: string;
  values: Record<string, any>;
  effects: Record<string, EffectOut>;
  origins: Record<string, OriginOut>;
  shows: '' | 'card' | 'place';
  changed: 'changed' | 'gone' | 'new' | null;
  faults: number;
}

/** What is wrong, at the field that it is about. */
export interface RemarkOut {
  section: string;
  entry: string;
  field: string;
  part: string;
  text: string;
  code: string;
  options: string[];
  file: string;
  line: number | null;
}

/** An entry by its name. */
export interface EntryKey {
  section: string;
  entry: string;
}

/** Entries, how they are drawn, and all that is wrong with the pack. `cards` and `places` are entries of the catalogue (`GET /api/games/{game}/catalogue`), for the same components. An entry with faults is drawn as far as it goes, or not at all: then it is in neither. */
export interface Seen {
  entries: EntryOut[];
  gone: EntryKey[];
  forms: FormOut[];
  cards: Record<string, any>;
  places: Record<string, any>;
  remarks: RemarkOut[];
}

/** Everything that an editor needs. */
export interface PackWhole {
  entries: EntryOut[];
  gone: EntryKey[];
  forms: FormOut[];
  cards: Record<string, any>;
  places: Record<string, any>;
  remarks: RemarkOut[];
  pack: WorkPack;
  sections: SectionOut[];
  languages: LanguageOut[];
}

/** What a change has changed. `entries` are in the order of the pack, with those behind which they stand. */
export interface PackChanged {
  entries: EntryOut[];
  gone: EntryKey[];
  forms: FormOut[];
  cards: Record<string, any>;
  places: Record<string, any>;
  remarks: RemarkOut[];
  pack: WorkPack;
  order: EntryKey[];
}

/** Another value for a field: plain, as pieces, as a text in anybody's words, or only where it comes from. */
export interface Edit {
  section: string;
  entry: string;
  field: string;
  value?: string | number | (string | number)[] | Record<string, string> | null;
  chips?: Chip[];
  text?: string;
  origin?: string;
}

/** A copy of an entry behind it, with another id. */
export interface Add {
  section: string;
  like: string;
  id?: string;
}

/** Take an entry away. */
export interface Remove {
  section: string;
  entry: string;
}

/** Changes of a pack: first what comes, then other values, then what goes. All of it or nothing. */
export interface ChangePack {
  version: number;
  add?: Add[];
  edits?: Edit[];
  remove?: Remove[];
  titles?: Record<string, string>;
}

/** Take back the last step, or make it again. */
export interface Step {
  version: number;
}

/** A field that is not as it was. */
export interface FieldDifference {
  field: string;
  label: string;
  before: any;
  after: any;
  said_before: string;
  said_after: string;
}

/** An entry that is not as in the base pack. */
export interface DifferenceOut {
  section: string;
  entry: string;
  name: string;
  what: 'changed' | 'gone' | 'new';
  fields: FieldDifference[];
}

/** A pack as one file or as the files of a folder, or tables of its cards. `zip` in base64, as JSON has bytes. */
export interface ImportPack {
  title?: string;
  zip?: string;
  files?: Record<string, string>;
  tables?: Record<string, string>;
  into?: string;
  version?: number;
}
