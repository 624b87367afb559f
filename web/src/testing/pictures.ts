// What holds for the pictures of any game: every card has one of its own, every part of it is drawn, and it can be told.

import { expect, test } from 'vitest';
import { placed, type Layer, type Parts } from '../art/parts';
import type { CatalogueCard } from '../lib/catalogue';
import { prefs } from '../lib/prefs.svelte';
import { withTexts } from './browser';

export interface Pictures<Model> {
  cards: CatalogueCard[];
  scenes: Readonly<Record<string, string>>;
  parts: Parts;
  pictureOf(card: CatalogueCard): { model: Model; layers: Layer[] };
  wordsOf(model: Model): string;
  known: Iterable<string>; // words of scenes that are no parts
}

/** A card that somebody made. */
export const own = (id: string, deck: string, facts: Record<string, unknown> = {}, icons: string[] = []): CatalogueCard =>
  ({ id, deck, facts, symbols: icons.map((icon) => ({ icon })) }) as unknown as CatalogueCard;

export function checkPictures<Model>({ cards, scenes, parts, pictureOf, wordsOf, known }: Pictures<Model>): void {
  const told = async (lang: string): Promise<Record<string, string>> => {
    await withTexts(lang);
    prefs.lang = lang;
    return Object.fromEntries(cards.map((card) => [card.id, wordsOf(pictureOf(card).model)]));
  };

  test('every card has a scene of its own, and shows what it showed yesterday', async () => {
    expect(Object.keys(scenes).sort()).toEqual(cards.map(({ id }) => id).sort());
    expect(new Set(cards.map((card) => JSON.stringify(pictureOf(card).layers))).size).toBe(cards.length);
    expect(await told('en')).toMatchSnapshot();
  });

  test.each(['en', 'de'])('every picture can be told (%s)', async (lang) => {
    for (const [id, words] of Object.entries(await told(lang))) expect(words, id).not.toMatch(/-art-|\{|undefined|null/);
  });

  test('every word of a scene is known, and every part is drawn', () => {
    const words = new Set([...Object.keys(parts).map((part) => part.replace(/^(in|sky|do|mask)-/, '')), ...known]);
    for (const [id, scene] of Object.entries(scenes)) for (const word of scene.split(/[\s+:]/)) expect(words.has(word), `${id}: ${word}`).toBe(true);
    for (const layer of cards.flatMap((card) => pictureOf(card).layers)) {
      expect(parts[layer.part], layer.part).toBeTruthy();
      expect(placed(layer)).not.toMatch(/NaN|undefined/);
    }
  });
}
