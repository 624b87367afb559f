// Colours for games that bring none: the paper of the house, and an accent that the game's name chooses.

import { hasWorld } from '../lib/worlds';
import { hashOf } from './words';

/** An accent in one theme: for shapes, for words on paper, for buttons, and for words on those. */
export interface Accent {
  accent: string;
  ink: string;
  fill: string;
  on: string;
}

export const ACCENTS: readonly { light: Accent; dark: Accent }[] = [
  {
    light: { accent: '#0f8a80', ink: '#0a5f58', fill: '#0b7066', on: '#f7fffd' },
    dark: { accent: '#2fc2b3', ink: '#63dccf', fill: '#2fb3a5', on: '#04211e' },
  },
  {
    light: { accent: '#b8336a', ink: '#8f1f4e', fill: '#a42a5c', on: '#fff7fa' },
    dark: { accent: '#f06a9f', ink: '#ff9dc1', fill: '#ee74a4', on: '#2a0716' },
  },
  {
    light: { accent: '#3d5bd0', ink: '#2c46ab', fill: '#3450bd', on: '#ffffff' },
    dark: { accent: '#7f97ff', ink: '#a9b9ff', fill: '#8ea3ff', on: '#0a1030' },
  },
  {
    light: { accent: '#5c7f16', ink: '#42600a', fill: '#4c6c0f', on: '#fbfff0' },
    dark: { accent: '#a4cc4a', ink: '#bbde6d', fill: '#a4cc4a', on: '#151f02' },
  },
  {
    light: { accent: '#7d3cb5', ink: '#62289a', fill: '#7133a8', on: '#ffffff' },
    dark: { accent: '#b884ec', ink: '#d1a9f8', fill: '#bd8cf0', on: '#1c0730' },
  },
];

export function accentOf(game: string): (typeof ACCENTS)[number] {
  return ACCENTS[hashOf(game) % ACCENTS.length]!;
}

function declared({ accent, ink, fill, on }: Accent): string {
  const glow = [1, 3, 5].map((at) => parseInt(accent.slice(at, at + 2), 16)).join(' ');
  return `{ --accent: ${accent}; --accent-ink: ${ink}; --accent-fill: ${fill}; --on-accent: ${on}; --glow: ${glow}; }`;
}

const dressed = new Set<string>();

/** Give a game its colours, unless it has its own. */
export function dress(game: string): void {
  if (dressed.has(game) || hasWorld(game)) return;
  dressed.add(game);
  const { light, dark } = accentOf(game);
  const world = `[data-world=${JSON.stringify(game)}]`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${world} ${declared(light)}\n[data-theme='dark'] ${world} ${declared(dark)}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
