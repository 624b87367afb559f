// Numbers for a line chart: round steps on the axis, and points as a path.

/** Marks on an axis from `low` to `high`, about `wanted` of them, at round numbers. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough);
  const marks: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) marks.push(at);
  return marks;
}

/** Which of `count` labels to print so that at most `most` stand beside each other; first and last always. */
export function spaced(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const step = Math.ceil((count - 1) / Math.max(1, most - 1));
  const chosen: number[] = [];
  for (let index = 0; index < count - 1; index += step) chosen.push(index);
  if (count - 1 - (chosen.at(-1) ?? 0) < step / 2) chosen.pop();
  chosen.push(count - 1);
  return chosen;
}

export function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Push labels apart that would lie on each other: positions in the same order, at least `gap` between them. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let edge = low;
  for (const index of order) {
    placed[index] = Math.max(edge, placed[index]!);
    edge = placed[index]! + gap;
  }
  let limit = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(limit, placed[index]!);
    limit = placed[index]! - gap;
  }
  return placed;
}
