// Tables whose review somebody has asked for here: it is shown again after a reload.

import { keepNames, namesIn } from '../lib/kept';

const KEY = 'spieltisch.reviews';
const MOST = 50; // tables that are remembered

export const reviews = {
  has: (table: string): boolean => namesIn(KEY).includes(table),
  add: (table: string): void => keepNames(KEY, [...namesIn(KEY).filter((one) => one !== table), table], MOST),
};
