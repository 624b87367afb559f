// Differences between views, the other half of src/spieltisch/table/differences.py: `[value]` replaces as a whole, an
// object goes on by key or index.

export type Change = null | [unknown] | { [key: string]: Change };

/** The view that the difference leads to. What is the same in both is the same object in both. */
export function apply(view: unknown, change: Change): unknown {
  if (change === null || change === undefined) return view;
  if (Array.isArray(change)) return change[0];
  const copy: any = Array.isArray(view) ? [...view] : { ...(view as object) };
  for (const key of Object.keys(change)) copy[key] = apply(copy[key], change[key]!);
  return copy;
}
