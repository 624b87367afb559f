// Pictures of base cards do not change by accident: what each shows is fixed here, in words, not in pixels.

import { expect, test } from 'vitest';
import { has } from '../lib/i18n.svelte';
import { withTexts } from '../testing/browser';
import { cardsOf } from '../testing/packs';
import { checkPictures, own } from '../testing/pictures';
import { isObject, parts, pictureOf } from './picture';
import { FRAMES } from './picture/model';
import { scenes } from './picture/scenes';
import { wordsOf } from './picture/words';

const DECKS = ['pact', 'omen', 'revenge', 'secret', 'round', 'master', 'skill', 'cost_marker', 'element', 'tower'];
checkPictures({ cards: cardsOf('wutaki', DECKS), scenes, parts, pictureOf, wordsOf, known: FRAMES });

test.each(['en', 'de'])('whatever a card of one’s own may show has a name (%s)', async (lang) => {
  await withTexts(lang);
  for (const part of Object.keys(parts).filter(isObject)) expect(has(`wutaki-art-${part}`), part).toBe(true);
});

test('a card of somebody’s own gets a picture from what it is, always the same', () => {
  const card = own('MY-1', 'pact', { element: 'water' }, ['sheep', 'vp']);
  const { model, layers } = pictureOf(card);
  expect(model).toMatchObject({ tone: 'water', objects: ['sheep', 'star'] });
  expect(['sea', 'harbour', 'field']).toContain(model.setting);
  expect(pictureOf({ ...card }).layers).toEqual(layers);
  expect(pictureOf(own('MY-2', 'pact', { element: 'water' }, ['sheep', 'vp'])).layers).not.toEqual(layers);
});
