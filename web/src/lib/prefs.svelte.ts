// What a person likes, kept in this browser only.

/** A language: a folder of texts. */
export type Lang = string;
const files = import.meta.glob<string>('../../../src/spieltisch/texts/*/web.ftl', { query: '?url', import: 'default', eager: true });
export const LANGS: readonly Lang[] = Object.keys(files).map((path) => path.split('/').at(-2)!);
export type Theme = 'system' | 'light' | 'dark';

export interface Prefs {
  lang: Lang;
  theme: Theme;
  /** Size of everything written, in percent. */
  text: number;
  /** Animations; off as well when the system asks for less motion. */
  motion: boolean;
  /** How fast stories are told: 0.5 calm, 1 normal, 3 fast, 0 not at all, only results (SPEEDS). */
  speed: number;
  /** Ask again before what cannot be taken back. */
  confirm: boolean;
  /** Say so before something is lost: an answer without effect, dice that lapse. */
  warn: boolean;
  /** Collect equal choices and send them at one go. */
  batch: boolean;
  /** One sentence the first time something matters. */
  tips: boolean;
  sound: boolean;
  /** How loud sounds are, in percent. */
  volume: number;
  notify: boolean;
  /** Milliseconds a bot takes at least for an answer, at new tables. */
  pace: number;
  /** My name at new tables. */
  name: string;
  /** Texts stretched by 40 % with accents on them, to find what overflows. For tests and designers. */
  pseudo: boolean;
}

const KEY = 'spieltisch.prefs';
export const SPEEDS: readonly number[] = [0.5, 1, 3, 0];

function firstLang(): Lang {
  const wanted = navigator.languages.map((lang) => lang.toLowerCase().split('-')[0]!);
  return wanted.find((lang) => LANGS.includes(lang)) ?? 'en';
}

export function defaults(): Prefs {
  return {
    lang: firstLang(),
    theme: 'system',
    text: 100,
    motion: true,
    speed: 1,
    confirm: true,
    warn: true,
    batch: true,
    tips: true,
    sound: true,
    volume: 60,
    notify: false,
    pace: 900,
    name: '',
    pseudo: false,
  };
}

function stored(): Partial<Prefs> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return read && typeof read === 'object' ? (read as Partial<Prefs>) : {};
  } catch {
    return {}; // storage forbidden or nonsense in it: begin anew
  }
}

/** Only known keys of the right type are taken over, so an old or broken entry can do no harm. */
function merged(read: Partial<Prefs>): Prefs {
  const all = defaults();
  for (const key of Object.keys(all) as (keyof Prefs)[]) {
    if (typeof read[key] === typeof all[key]) Object.assign(all, { [key]: read[key] });
  }
  if (!LANGS.includes(all.lang)) all.lang = firstLang();
  if (!['system', 'light', 'dark'].includes(all.theme)) all.theme = 'system';
  if (!SPEEDS.includes(all.speed)) all.speed = all.speed > 1 ? 3 : 1; // there were others once
  return all;
}

export const prefs: Prefs = $state(merged(stored()));

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

/** The theme in force. */
export function theme(): 'light' | 'dark' {
  if (prefs.theme !== 'system') return prefs.theme;
  return system.dark ? 'dark' : 'light';
}

/** Whether things may move: the person's wish, and never against the system's. */
export function moves(): boolean {
  return prefs.motion && !system.still;
}

/** How long something that lasts `ms` at normal speed lasts now; 0 when nothing moves. */
export function lasting(ms: number): number {
  return moves() && prefs.speed ? ms / prefs.speed : 0;
}

export function resetPrefs(): void {
  Object.assign(prefs, { ...defaults(), lang: prefs.lang, name: prefs.name });
}

/** Keep preferences and the page in step. Called once. */
export function followPrefs(): void {
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement;
      page.lang = prefs.lang;
      page.dataset.theme = theme();
      page.dataset.motion = moves() ? 'on' : 'off';
      page.style.fontSize = prefs.text === 100 ? '' : `${prefs.text}%`;
      page.style.setProperty('--speed', String(prefs.speed || 4));
      document
        .querySelector('meta[name="color-scheme"]')
        ?.setAttribute('content', theme());
    });
    $effect(() => {
      const text = JSON.stringify(prefs);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // storage forbidden: the preferences last as long as the page
      }
    });
  });
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(prefs, merged(stored()));
  });
}
