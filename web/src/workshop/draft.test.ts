import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntryOut, PackChanged, PackWhole, RemarkOut, Seen } from '../lib/packs.gen';
import { Bench } from './bench.svelte';
import { Draft } from './draft.svelte';
import { keyIn, keyOf, merged } from './merge';

const entry = (section: string, key: string, more: Partial<EntryOut> = {}): EntryOut => ({ section, entry: key, name: key, form: section, values: {}, effects: {}, origins: {}, shows: 'card', changed: null, faults: 0, ...more });
const remark = (section: string, key: string, field = ''): RemarkOut => ({ section, entry: key, field, part: '', text: 'wrong', code: 'x', options: [], file: '', line: null });
const seen = (more: Partial<Seen> = {}): Seen => ({ entries: [], gone: [], forms: [], cards: {}, places: {}, remarks: [], ...more });
const pack = (version: number, undo = 0) => ({ pack: 'p', game: 'chess', name: 'p', title: 'P', titles: { en: 'P' }, base: false, hash: '', faults: 0, entries: 2, version, changed: '', undo, redo: 0 });
const whole = (more: Partial<PackWhole> = {}): PackWhole => ({
  ...seen({ entries: [entry('pact', 'a', { values: { cost: 1 } }), entry('pact', 'b'), entry('level', '1', { shows: '' })], cards: { a: 'A', b: 'B' }, places: { 1: 'place' } }),
  pack: pack(1),
  sections: [],
  languages: [],
  ...more,
});
const changed = (more: Partial<PackChanged> = {}): PackChanged => ({ ...seen(), pack: pack(2, 1), order: [], ...more });

describe('a pack brought up to date', () => {
  test('what changed is another one, all else is as it was', () => {
    const next = merged(whole(), changed({ entries: [entry('pact', 'b', { name: 'new' })], cards: { b: 'B2' }, remarks: [remark('pact', 'b')] }));
    expect(next.entries.map((one) => one.name)).toEqual(['a', 'new', '1']);
    expect(next.cards).toEqual({ a: 'A', b: 'B2' });
    expect(next.pack.version).toBe(2);
    expect(next.remarks).toHaveLength(1);
  });
  test('what came stands where it belongs, what is gone is not drawn', () => {
    const order = [{ section: 'pact', entry: 'c' }, { section: 'pact', entry: 'b' }, { section: 'level', entry: '1' }];
    const next = merged(whole(), changed({ entries: [entry('pact', 'c')], gone: [{ section: 'pact', entry: 'a' }], cards: { c: 'C' }, order }));
    expect(next.entries.map(keyOf)).toEqual(order.map(keyOf));
    expect(next.cards).toEqual({ b: 'B', c: 'C' });
  });
  test('what cannot be drawn any more is not drawn as it was', () => expect(merged(whole(), changed({ entries: [entry('pact', 'b')] })).cards).toEqual({ a: 'A' }));
  test('a table of numbers takes no place away that is called like it', () => expect(merged(whole(), changed({ entries: [entry('level', '1', { shows: '' })] })).places).toEqual({ 1: 'place' }));
  test('keys are read as they are written', () => expect(['pact:P:1', 'supply:', 'supply'].map(keyIn)).toEqual([{ section: 'pact', entry: 'P:1' }, { section: 'supply', entry: '' }, { section: 'supply', entry: '' }]));
});

describe('what is not saved yet', () => {
  const KEY = { section: 'pact', entry: 'a' };
  let clock = 0;
  let bench: Bench;
  let draft: Draft;
  let calls: { path: string; body: any }[];
  let answers: (() => Response)[];

  beforeEach(() => {
    vi.useFakeTimers();
    clock = 10_000;
    calls = [];
    answers = [];
    vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
      calls.push({ path: path.split('?')[0]!, body: JSON.parse(body) });
      return Promise.resolve(answers.shift()!());
    });
    bench = new Bench('p');
    bench.whole = whole();
    draft = bench.draft = new Draft(bench, KEY, () => clock);
  });
  const answer = (body: unknown, status = 200) => answers.push(() => new Response(JSON.stringify(body), { status }));
  const settle = () => vi.advanceTimersByTimeAsync(500);

  test('is asked about once it has settled, and shown at once', async () => {
    answer(seen({ entries: [entry('pact', 'a', { values: { cost: 99 }, name: 'drawn' })], remarks: [remark('pact', 'a', 'cost'), remark('pact', 'b')] }));
    draft.say('cost', { value: 9 });
    draft.say('cost', { value: 99 });
    expect(draft.valueOf('cost')).toBe(99);
    expect(draft.asking).toBe(true);
    await settle();
    expect(calls).toEqual([{ path: '/api/packs/p/preview', body: { edits: [{ ...KEY, field: 'cost', value: 99 }], version: 1 } }]);
    expect(draft.asking).toBe(false);
    expect(draft.entry?.name).toBe('drawn');
    expect(draft.remarks.map((one) => one.field)).toEqual(['cost']); // what is wrong elsewhere is told there
  });
  test('pieces and text take turns; where it comes from stays', () => {
    draft.say('reward', { chips: [{ piece: 1 }] });
    draft.say('reward', { origin: 'ours' });
    draft.say('reward', { text: 'receive 1 vp' });
    expect(draft.edits.get('reward')).toEqual({ origin: 'ours', text: 'receive 1 vp' });
  });
  test('is taken back and made again, a word at a time', () => {
    draft.say('name', { value: { en: 'A' } });
    clock += 300;
    draft.say('name', { value: { en: 'AB' } });
    clock += 5000;
    draft.say('name', { value: { en: 'ABC' } });
    draft.say('cost', { value: 2 });
    draft.undo();
    expect(draft.valueOf('cost')).toBe(1);
    draft.undo();
    expect(draft.valueOf('name')).toEqual({ en: 'AB' });
    draft.undo();
    expect([draft.changed, draft.canUndo, draft.canRedo]).toEqual([false, false, true]);
    draft.redo();
    expect(draft.valueOf('name')).toEqual({ en: 'AB' });
    draft.say('cost', { value: 3 });
    expect(draft.canRedo).toBe(false);
    draft.stop();
  });
  test('every piece is a step of its own', () => {
    draft.say('reward', { chips: [{ piece: 1 }] });
    draft.say('reward', { chips: [{ piece: 1 }, { piece: 2 }] });
    draft.undo();
    expect(draft.edits.get('reward')).toEqual({ chips: [{ piece: 1 }] });
    draft.stop();
  });
  test('an answer that comes too late is not shown', async () => {
    answer(seen({ entries: [entry('pact', 'a', { name: 'late' })] }));
    draft.say('cost', { value: 2 });
    await settle();
    answers.push(() => {
      draft.undo(); // while the answer is on its way
      return new Response(JSON.stringify(seen({ entries: [entry('pact', 'a', { name: 'too late' })] })));
    });
    clock += 5000;
    draft.say('cost', { value: 3 });
    answer(seen({ entries: [entry('pact', 'a', { name: 'last' })] }));
    await settle();
    await settle();
    expect(draft.entry?.name).toBe('last');
  });
  test('is saved, and then there is nothing to take back but the step of the pack', async () => {
    answer(changed({ entries: [entry('pact', 'a', { values: { cost: 2 } })] }));
    draft.say('cost', { value: 2 });
    expect(await draft.save()).toEqual(KEY);
    expect([draft.changed, draft.valueOf('cost'), bench.canUndo]).toEqual([false, 2, true]);
    answer(changed({ entries: [entry('pact', 'a', { values: { cost: 1 } })], pack: pack(3) }));
    await bench.step(true);
    expect(calls.at(-1)).toEqual({ path: '/api/packs/p/undo', body: { version: 2 } });
    expect(draft.valueOf('cost')).toBe(1);
  });
  test('what is not saved is taken back first', async () => {
    bench.whole = whole({ pack: pack(2, 1) });
    draft.say('cost', { value: 2 });
    await bench.step(true);
    expect([calls, draft.changed]).toEqual([[], false]);
  });
  test('another id is another key', async () => {
    answer(changed({ entries: [entry('pact', 'z', { values: { id: 'z' } })], gone: [KEY], order: [{ section: 'pact', entry: 'z' }] }));
    draft.say('id', { value: 'z' });
    expect(await draft.save()).toEqual({ section: 'pact', entry: 'z' });
  });
  test('an id that is none, or that is taken, is told here', async () => {
    const wrong = entry('pact', '1', { values: { id: 'two words' } });
    answer(seen({ entries: [wrong], gone: [KEY], remarks: [remark('pact', '1', 'id')] }));
    draft.say('id', { value: 'two words' });
    await settle();
    expect([draft.entry?.entry, draft.remarks.length]).toEqual(['1', 1]);
    clock += 5000;
    answer(seen({ entries: [entry('pact', 'b', { values: { id: 'b' } }), entry('pact', '#2', { values: { id: 'b' } })], gone: [KEY], remarks: [remark('pact', '#2', 'id')] }));
    draft.say('id', { value: 'b' });
    await settle();
    expect([draft.entry?.entry, draft.remarks.length]).toEqual(['b', 1]);
  });
  test('what could not be saved is still there', async () => {
    answer({ code: 'x', text: 'no' }, 500);
    draft.say('cost', { value: 2 });
    await expect(draft.save()).rejects.toThrow('no');
    expect([draft.changed, bench.busy]).toEqual([true, false]);
    draft.stop();
  });
});
