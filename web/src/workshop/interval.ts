// An interval as a bar, with a line where nothing would change.

import type { ChangeOut } from '../lib/trials.gen';

/** From where to where, in hundredths of the width, and where 0 is; null while nobody can say. */
export function placeOf({ low, high }: Pick<ChangeOut, 'low' | 'high'>): { from: number; to: number; zero: number } | null {
  if (low === null || high === null || high < low) return null;
  const [least, most] = [Math.min(low, 0), Math.max(high, 0)];
  const span = most - least;
  if (span === 0) return null;
  const place = (value: number): number => Math.round((4 + (92 * (value - least)) / span) * 10) / 10;
  return { from: place(low), to: place(high), zero: place(0) };
}
