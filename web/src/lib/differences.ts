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

/** The new, made of parts of the old wherever they are equal: what did not change is the same object and is not drawn anew. */
export function shared<T>(old: unknown, made: T): T {
  if (Object.is(old, made) || typeof made !== 'object' || made === null || typeof old !== 'object' || old === null) return made;
  if (Array.isArray(made) !== Array.isArray(old)) return made;
  const [was, is] = [old as Record<string, unknown>, made as Record<string, unknown>];
  const keys = Object.keys(is);
  let same = keys.length === Object.keys(was).length;
  const copy: any = Array.isArray(made) ? [] : {};
  for (const key of keys) {
    copy[key] = shared(was[key], is[key]);
    same &&= key in was && Object.is(copy[key], was[key]);
  }
  return same ? (old as T) : copy;
}
