// What a guide points at: things on the table carry their anchor, so it needs no word with those who draw them.

/** Mark everything that lies at one of these anchors, and nothing else; the marked things. */
export function point(root: ParentNode, anchors: ReadonlySet<string>, confirming: boolean): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const thing of root.querySelectorAll<HTMLElement>('[data-anchor], [data-confirm]')) {
    const names = [thing.dataset['anchor'] ?? '', ...(thing.dataset['also'] ?? '').split(' ')];
    const named = usable(thing) && names.some((name) => anchors.has(name));
    const meant = confirming ? thing.hasAttribute('data-confirm') : named;
    thing.toggleAttribute('data-taught', meant);
    if (meant) found.push(thing);
  }
  return found;
}

/** A place that only tells is not pointed at: the thing may lie on the table twice. */
function usable(thing: HTMLElement): boolean {
  return thing.matches('button, .glows, [role="button"]');
}

/** Whether somebody can see it now. */
export function seen(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !thing.closest('[hidden]');
}
