// What a guide points at: things on the table carry their anchor, so it needs no word with those who draw them.

/** Mark everything that lies at one of these anchors or stands for one of these options, and nothing else; the marked things. */
export function point(root: ParentNode, anchors: ReadonlySet<string>, options: ReadonlySet<string>, confirming: boolean): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const thing of root.querySelectorAll<HTMLElement>('[data-anchor], [data-option], [data-confirm]')) {
    const names = [thing.dataset['anchor'] ?? '', ...(thing.dataset['also'] ?? '').split(' ')];
    const named = names.some((name) => anchors.has(name)) || options.has(thing.dataset['option'] ?? '');
    const meant = confirming ? thing.hasAttribute('data-confirm') : usable(thing) && named;
    thing.toggleAttribute('data-taught', meant);
    if (meant) found.push(thing);
  }
  return found;
}

/** A place that only tells is not pointed at: the thing may lie on the table twice. */
function usable(thing: HTMLElement): boolean {
  return thing.matches('button, .glows, [role="button"]');
}

/** Bring a row of a list that scrolls into sight, and move nothing else. */
export function reveal(row: Element, list: Element): void {
  const [one, all] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (one.top < all.top || one.bottom > all.bottom) list.scrollTop += one.top - all.top - (all.height - one.height) / 2;
}

/** Whether somebody can see it now. */
export function seen(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !thing.closest('[hidden]');
}
