// A picture in words, for those who do not see it.

import { t } from '../../lib/i18n.svelte';
import type { Model } from './model';

export function wordsOf({ figure, face, gear, hands, mount, sight, land, light }: Model): string {
  const where = `${t(`xibalba-art-in-${land}`)}, ${t(`xibalba-art-at-${light}`)}`;
  const seen = face ? [`face-${face}`, ...(gear ? [`gear-${gear}`] : []), ...new Set(hands), ...(mount ? [mount] : [])] : [figure ?? sight ?? ''];
  return t('xibalba-art-scene', { what: seen.map((word) => t(`xibalba-art-${word}`)).join(', '), where });
}
