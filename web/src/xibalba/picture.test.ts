// Pictures of base cards do not change by accident: what each shows is fixed here, in words, not in pixels.

import { expect, test } from 'vitest';
import { cardsOf } from '../testing/packs';
import { checkPictures, own } from '../testing/pictures';
import { parts, pictureOf } from './picture';
import { scenes } from './picture/scenes';
import { wordsOf } from './picture/words';

checkPictures({ cards: cardsOf('xibalba', ['soldier', 'civilian', 'building', 'event']), scenes, parts, pictureOf, wordsOf, known: [] });

test('a card of somebody’s own gets a picture from what it is', () => {
  const { model, layers } = pictureOf(own('Z1', 'soldier', { faction: 'BOR' }));
  expect(model).toMatchObject({ body: 'parka', land: 'ice', sight: null });
  expect(pictureOf(own('Z1', 'soldier', { faction: 'BOR' })).layers).toEqual(layers);
  expect(pictureOf(own('Z2', 'building')).model.sight).toBeTruthy();
  expect(pictureOf(own('Z3', 'soldier', { faction: 'of nobody' })).layers.length).toBeGreaterThan(4);
});
