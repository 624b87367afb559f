// The pictures on Wutaki's cards: a scene for each, printed from a set of cut parts.

import type { Layer, Parts } from '../../art/parts';
import type { CatalogueCard } from '../../lib/catalogue';
import { compose } from './compose';
import { modelOf, type Model } from './model';
import { objects } from './objects';
import { bodies, masks, palms } from './people';
import { lights, settings } from './places';

export { triumph } from './compose';

export const parts: Parts = { ...lights, ...settings, ...objects, ...bodies, ...masks, ...palms };

export const isObject = (word: string): boolean => Object.hasOwn(objects, word);

export const pictureOf = (card: CatalogueCard): { model: Model; layers: Layer[] } => {
  const model = modelOf(card, isObject);
  return { model, layers: compose(model, card.id) };
};
