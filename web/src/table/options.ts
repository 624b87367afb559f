// What may be pointed at, arranged for those who draw it: by anchor, as buttons, as a numbered list.

import type { OptionOut } from '../lib/messages';

/** Options by the anchor they lie on. */
export function byAnchor(options: readonly OptionOut[]): Map<string, OptionOut[]> {
  const map = new Map<string, OptionOut[]>();
  for (const option of options) {
    const there = map.get(option.anchor);
    if (there) there.push(option);
    else map.set(option.anchor, [option]);
  }
  return map;
}

/** Whether no thing on the table stands for this option, so that the prompt draws a button for it. */
export function isButton(option: OptionOut): boolean {
  return option.anchor.startsWith('button:') || option.anchor.startsWith('choice:');
}

/** The key that picks option `index` of `count`: 1–9 and 0 for up to ten, two digits for more. */
export function keyOf(index: number, count: number): string {
  if (count <= 10) return String((index + 1) % 10);
  return String(index + 1);
}

/** What came of a digit: an option is meant, more digits may follow, or the number means nothing. */
export type Typed = { kind: 'picked'; index: number } | { kind: 'waiting'; digits: string } | { kind: 'nothing' };

/** Read a digit that was typed behind `before`. */
export function typed(before: string, digit: string, count: number): Typed {
  if (count <= 10) {
    const index = digit === '0' ? 9 : Number(digit) - 1;
    return index < count ? { kind: 'picked', index } : { kind: 'nothing' };
  }
  const digits = before + digit;
  const number = Number(digits);
  if (number < 1 || number > count) return { kind: 'nothing' };
  if (number * 10 > count) return { kind: 'picked', index: number - 1 };
  return { kind: 'waiting', digits };
}

/** Things that were collected, with how often each, in the order they were first taken. */
export interface Heap {
  option: OptionOut;
  count: number;
}

export function heaps(taken: readonly OptionOut[]): Heap[] {
  const found: Heap[] = [];
  for (const option of taken) {
    const heap = found.find((other) => other.option.thing === option.thing);
    if (heap) heap.count += 1;
    else found.push({ option, count: 1 });
  }
  return found;
}

/** What several options change together. */
export function sumOf(taken: readonly OptionOut[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const option of taken)
    for (const [key, change] of Object.entries(option.change)) sum[key] = (sum[key] ?? 0) + change;
  return sum;
}
