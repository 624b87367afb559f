import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textReply } from '../testing/browser';

// what is loaded stays: every test begins with a fresh module
let i18n: typeof import('./i18n.svelte');
let prefs: typeof import('./prefs.svelte').prefs;
let fetched: string[];

beforeEach(async () => {
  fetched = [];
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(textReply(url));
  });
  vi.resetModules();
  i18n = await import('./i18n.svelte');
  ({ prefs } = await import('./prefs.svelte'));
});

describe('sentences', () => {
  test('come in the language that is preferred, as soon as they are there', async () => {
    const silent = vi.spyOn(console, 'warn').mockReturnValue();
    expect(i18n.t('close')).toBe('close'); // its key, for want of a text
    await i18n.loadTexts('en');
    expect(i18n.t('close')).toBe('Close');
    expect(silent).toHaveBeenCalledOnce();
  });

  test('take values, without marks around them', async () => {
    await i18n.loadTexts('en');
    expect(i18n.t('rule-link', { rule: 'R-7.3' })).toBe('Read rule R-7.3');
  });

  test('are known or not', async () => {
    await i18n.loadTexts('en');
    expect(i18n.has('close')).toBe(true);
    expect(i18n.has('no-such-text')).toBe(false);
  });

  test('are fetched once, and only those of the language', async () => {
    await i18n.loadTexts('en');
    const count = fetched.length;
    await i18n.loadTexts('en');
    expect(fetched).toHaveLength(count);
    expect(fetched.every((url) => url.includes('/texts/en/'))).toBe(true);
  });

  test('of a language that nobody prefers any more are not shown', async () => {
    await i18n.loadTexts('en');
    await i18n.loadTexts('de');
    expect(i18n.t('close')).toBe('Close');
    prefs.lang = 'de';
    await i18n.loadTexts('de');
    expect(i18n.t('close')).toBe('Schließen');
  });

  test('follow the preference', async () => {
    await i18n.loadTexts('en');
    i18n.followTexts();
    prefs.lang = 'de';
    flushSync();
    expect(i18n.t('close')).toBe('Close'); // until the others have come
    await vi.waitFor(() => expect(i18n.t('close')).toBe('Schließen'));
  });

  test('that cannot be fetched leave the language as it is', async () => {
    await i18n.loadTexts('en');
    i18n.followTexts();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
    prefs.lang = 'de';
    flushSync();
    await vi.waitFor(() => expect(prefs.lang).toBe('en'));
    expect(i18n.t('close')).toBe('Close');
  });
});

describe('time and lists', () => {
  const now = Date.parse('2026-05-01T12:00:00Z');

  test.each([
    ['2026-05-01T11:59:30Z', 'just now'],
    ['2026-05-01T12:00:10Z', 'just now'], // a clock that is ahead
    ['2026-05-01T11:59:10Z', '1 minute ago'],
    ['2026-05-01T11:57:00Z', '3 minutes ago'],
    ['2026-05-01T10:00:00Z', '2 hours ago'],
    ['2026-04-30T12:00:00Z', 'yesterday'],
    ['2026-03-01T12:00:00Z', '2 months ago'],
    ['2024-05-01T12:00:00Z', '2 years ago'],
    ['nonsense', ''],
  ])('%s is "%s"', async (at, text) => {
    await i18n.loadTexts('en');
    expect(i18n.ago(at, now)).toBe(text);
  });

  test('names are listed as people say them', async () => {
    await i18n.loadTexts('en');
    expect(i18n.listed(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo, and Cy');
    expect(i18n.listed(['Ana'])).toBe('Ana');
  });
});

describe('the pseudo-locale', () => {
  test('is longer and has accents; long texts can still wrap', () => {
    expect(i18n.stretch('Place')).toBe('Pláçëéé');
    const long = i18n.stretch('Place a worker on a space');
    expect(long.length).toBeGreaterThanOrEqual(25 * 1.4);
    expect(Math.max(...long.split(' ').map((word) => word.length))).toBeLessThan(8);
    expect(i18n.stretch(' ')).toBe(' ');
  });

  test('stretches what people read in messages, and nothing else', () => {
    const message = (text: string) => ({
      type: 'on',
      text,
      seats: [{ name: text, kind: 'on' }],
      labels: [text],
      why_not: { 'place:on': text },
      seq: 1,
      plan: null,
    });
    expect(i18n.stretchAll(message('on'))).toEqual(message(i18n.stretch('on')));
  });

  test('stretches sentences too', async () => {
    await i18n.loadTexts('en');
    prefs.pseudo = true;
    expect(i18n.t('close')).toBe(i18n.stretch('Close'));
  });
});

describe('a game that is not built into the pages', () => {
  const TEXTS: Record<string, string> = { en: 'label-nest = Nest\nclose = Shut', de: 'label-nest = Nest (de)' };
  let asked: string[];
  const ask = (game: string, lang: string): Promise<string> => {
    asked.push(`${game} ${lang}`);
    return Promise.resolve(TEXTS[lang]!);
  };
  beforeEach(async () => {
    asked = [];
    await i18n.loadTexts('en');
    await i18n.loadGameTexts('birds', ask);
  });

  test('has sentences of its own, before those of the house', () => {
    expect(i18n.said('birds', 'label-nest')).toBe('Nest');
    expect(i18n.said('birds', 'close')).toBe('Shut');
    expect(i18n.said('birds', 'back')).toBe('Back');
    expect(i18n.said('birds', 'label-nowhere')).toBeUndefined();
  });

  test('changes no word of the house or of another game', () => {
    expect(i18n.t('close')).toBe('Close');
    expect(i18n.said('fish', 'label-nest')).toBeUndefined();
  });

  test('is asked once for each language', async () => {
    await i18n.loadGameTexts('birds', ask);
    prefs.lang = 'de';
    await i18n.loadTexts('de');
    await i18n.loadGameTexts('birds', ask);
    expect(asked).toEqual(['birds en', 'birds de']);
    expect(i18n.said('birds', 'label-nest')).toBe('Nest (de)');
  });
});
