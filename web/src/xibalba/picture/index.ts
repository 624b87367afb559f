// The pictures on Xibalba's cards: a figure, a building or a deed for each, printed from a set of cut parts.

import { disc, form, type Layer, type Parts } from '../../art/parts';
import type { CatalogueCard } from '../../lib/catalogue';
import { compose } from './compose';
import { modelOf, type Model } from './model';
import { bodies, faces, gears, held, mounts, whole } from './people';
import { buildings, deeds, lands, lights } from './sights';

const hand: Parts = { hand: form('var(--f)', disc(0, 0, 3.2), 1.2) };

export { triumph } from './compose';

export const parts: Parts = { ...lights, ...lands, ...bodies, ...faces, ...gears, ...held, ...whole, ...mounts, ...buildings, ...deeds, ...hand };

export const pictureOf = (card: CatalogueCard): { model: Model; layers: Layer[] } => {
  const model = modelOf(card);
  return { model, layers: compose(model, card.id) };
};
