import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeNote, withTexts } from '../testing/browser';
import { t } from './i18n.svelte';
import { canNotify, notifyTurn } from './notes';
import { prefs } from './prefs.svelte';

beforeAll(() => withTexts());

beforeEach(() => {
  Object.assign(FakeNote, { all: [], permission: 'granted', refused: false });
  vi.stubGlobal('Notification', FakeNote);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  prefs.notify = true;
});

afterEach(() => void (prefs.notify = false));

describe('whether a browser can notify', () => {
  test('one that may can, and shows nothing to find out', () => {
    expect(canNotify()).toBe(true);
    expect(FakeNote.all).toEqual([]);
  });

  test('one that was not asked yet is tried', () => {
    FakeNote.permission = 'default';
    expect(canNotify()).toBe(true);
    FakeNote.refused = true;
    expect(canNotify()).toBe(false);
  });

  test('one without notifications cannot', () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'Notification');
    expect(canNotify()).toBe(false);
  });
});

describe('my turn', () => {
  test('is told with the question; a click brings the page to the front', () => {
    const front = vi.spyOn(window, 'focus').mockReturnValue();
    notifyTurn('Draughts', 'Place a worker');
    const [note] = FakeNote.all;
    expect(note).toMatchObject({ title: t('notify-turn', { game: 'Draughts' }), options: { body: 'Place a worker', tag: 'turn' } });
    note!.onclick?.();
    expect(front).toHaveBeenCalledOnce();
    expect(note!.closed).toBe(true);
  });

  test.each([
    ['to people who do not want it', () => (prefs.notify = false)],
    ['on a page that is seen', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)],
    ['without permission', () => (FakeNote.permission = 'denied')],
    ['where the system refuses', () => (FakeNote.refused = true)],
  ])('is not told %s', (_, but) => {
    but();
    notifyTurn('Draughts', 'Place a worker');
    expect(FakeNote.all).toEqual([]);
  });
});
