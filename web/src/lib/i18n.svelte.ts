// Sentences from the Fluent files that the server has too: texts/{de,en}/web*.ftl, of the house and of its games.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { prefs, type Lang } from './prefs.svelte';

// As files of their own: a browser fetches only the language it shows.
const files = import.meta.glob<string>(['../../../src/spieltisch/texts/*/web*.ftl', '../../../src/spieltisch/*/texts/*/web*.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const sources = new Map<Lang, string[]>();
/** The language that is shown: the one preferred, as soon as its texts are there. */
const shown = $state<{ lang: Lang }>({ lang: prefs.lang });

async function fetched(url: string): Promise<string> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return reply.text();
}

/** Fetch the sentences of a language and show it. */
export async function loadTexts(lang: Lang): Promise<void> {
  if (!sources.has(lang)) {
    const urls = Object.entries(files).filter(([path]) => path.includes(`/texts/${lang}/`));
    sources.set(lang, await Promise.all(urls.map(([, url]) => fetched(url))));
  }
  if (prefs.lang === lang) shown.lang = lang;
}

/** Follow the preference; a language that cannot be fetched now is not taken. Called once. */
export function followTexts(): void {
  $effect.root(() => {
    $effect(() => {
      if (prefs.lang !== shown.lang) loadTexts(prefs.lang).catch(() => (prefs.lang = shown.lang));
    });
  });
}

const ACCENTS: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Á', E: 'Ë', O: 'Ö', U: 'Ü', n: 'ñ', c: 'ç' };

/** A text 40 % longer with accents, to find what overflows and what is not translated. Long texts get words, short ones letters. */
export function stretch(text: string): string {
  const length = text.trim().length;
  if (!length) return text;
  const marked = text.replace(/[aeiouAEOUnc]/g, (letter) => ACCENTS[letter] ?? letter);
  const more = 'é'.repeat(Math.ceil(length * 0.4));
  return length < 16 ? marked + more : `${marked} ${more.replace(/(.{6})(?=.)/g, '$1 ')}`;
}

const SENTENCES = new Set(['text', 'name', 'about', 'title', 'step_texts', 'labels']);

/** Everything that people read in a message of the server, stretched; for the pseudo-locale only. */
export function stretchAll<T>(message: T, key = ''): T {
  if (typeof message === 'string') return (SENTENCES.has(key) ? stretch(message) : message) as T;
  if (Array.isArray(message)) return message.map((one: unknown) => stretchAll(one, key)) as T;
  if (!message || typeof message !== 'object') return message;
  const texts = key === 'why_not';
  return Object.fromEntries(Object.entries(message).map(([name, value]) => [name, stretchAll(value, texts ? 'text' : name)])) as T;
}

function bundle(lang: Lang, pseudo: boolean): FluentBundle {
  // without isolation marks, as in Python: they would show up in titles and notifications
  const made = new FluentBundle(lang, { useIsolating: false, transform: pseudo ? stretch : undefined });
  for (const text of sources.get(lang) ?? []) {
    for (const error of made.addResource(new FluentResource(text))) console.error(error);
  }
  return made;
}

const made = new Map<string, FluentBundle>();

// Games that are not built into the pages: each has a bundle of its own, so none can change a word of another.
const guests = new SvelteMap<string, FluentBundle>();

/** Fetch the sentences of a game in the language that is preferred, unless they came with the pages. */
export async function loadGameTexts(game: string, ask: (game: string, lang: Lang) => Promise<string>): Promise<void> {
  const { lang } = prefs;
  const key = `${game} ${lang}`;
  if (guests.has(key) || Object.keys(files).some((path) => path.includes(`/${game}/texts/`))) return;
  const own = new FluentBundle(lang, { useIsolating: false, transform: prefs.pseudo ? stretch : undefined });
  for (const error of own.addResource(new FluentResource(await ask(game, lang)))) console.warn(game, error);
  guests.set(key, own);
}

/** A sentence of a game, or of the house if the game has none of that name; undefined when there is no such sentence. */
export function said(game: string, key: string, args?: Record<string, FluentVariable>): string | undefined {
  const own = guests.get(`${game} ${shown.lang}`);
  const pattern = own?.getMessage(key)?.value;
  if (own && pattern) return own.formatPattern(pattern, args, []);
  return [`${game}-${key}`, key].filter(has).map((name) => t(name, args))[0];
}

function bundleOf(lang: Lang, pseudo: boolean): FluentBundle {
  const key = `${lang}${pseudo}`;
  let found = made.get(key);
  if (!found) {
    found = bundle(lang, pseudo);
    if (sources.has(lang)) made.set(key, found);
  }
  return found;
}

/** A sentence in the person's language; reads the preference, so markup follows when it changes. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const texts = bundleOf(shown.lang, prefs.pseudo);
  const pattern = texts.getMessage(key)?.value;
  if (!pattern) {
    if (import.meta.env.DEV) console.warn(`no text ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = texts.formatPattern(pattern, args, errors);
  if (import.meta.env.DEV && errors.length) console.warn(key, errors);
  return text;
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  return bundleOf(shown.lang, false).hasMessage(key);
}

/** "3 minutes ago", "gestern". */
export function ago(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const words = new Intl.RelativeTimeFormat(shown.lang, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [['minute', 60], ['hour', 3600], ['day', 86400], ['month', 2629800], ['year', 31557600]];
  if (!Number.isFinite(seconds)) return '';
  if (seconds > -45) return t('just-now');
  const [unit, length] = steps.findLast(([, size]) => -seconds >= size) ?? steps[0]!;
  return words.format(Math.round(seconds / length), unit);
}

/** "Ana, Bo and Cy". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(shown.lang).format(names);
}

/** "Monday, 23 November, 18:30". */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(shown.lang, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
}
