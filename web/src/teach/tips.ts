// The first time something matters: which tip fits a moment. What a seat is asked, can point at and has heard decides.

import type { FirstTip } from '../lib/catalogue';

export interface Moment {
  question: string;
  anchors: readonly string[]; // of everything that can be pointed at
  events: readonly string[]; // that have happened since the last tip
}

/** A pattern with the signs * and ? of file names. */
function meets(pattern: string, name: string): boolean {
  const written = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*').replaceAll('?', '.');
  return new RegExp(`^${written}$`).test(name);
}

function fits(tip: FirstTip, { question, anchors, events }: Moment): boolean {
  return (
    (!tip.asks.length || tip.asks.includes(question)) &&
    (!tip.anchors.length || tip.anchors.some((pattern) => anchors.some((anchor) => meets(pattern, anchor)))) &&
    (!tip.events.length || tip.events.some((event) => events.includes(event)))
  );
}

/** The first tip for a moment that has not been told. */
export function tipFor(tips: readonly FirstTip[], moment: Moment, told: (id: string) => boolean): FirstTip | null {
  return tips.find((tip) => !told(tip.id) && fits(tip, moment)) ?? null;
}
