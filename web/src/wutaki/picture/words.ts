// A picture in words, for those who do not see it.

import { t } from '../../lib/i18n.svelte';
import type { Model } from './model';

const MANY: Partial<Record<Model['frame'], string>> = { pair: 'two', row: 'three', crowd: 'crowd' };

export function wordsOf({ frame, gesture, mask, objects, setting, light }: Model): string {
  const things = [...new Set(objects)].map((object) => t(`wutaki-art-${object}`)).join(', ');
  const where = `${t(`wutaki-art-in-${setting}`)}, ${t(`wutaki-art-at-${light}`)}`;
  if (!gesture) return t('wutaki-art-still', { things, where });
  const who = t(`wutaki-art-who-${MANY[frame] ?? 'one'}`, { mask: t(`wutaki-art-mask-${mask}`) });
  return t('wutaki-art-scene', { who: `${who}, ${t(`wutaki-art-do-${gesture}`)}`, things, where });
}
