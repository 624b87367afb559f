/** Many cards in rows: arrow keys walk over them, and more come as one scrolls, for hundreds at once would make phones stutter. */

/** Focus the neighbour of the item that has the focus, if the key is an arrow. */
export function walkGrid(event: KeyboardEvent, items: HTMLElement[]): void {
  const here = items.indexOf(document.activeElement as HTMLElement);
  if (here < 0) return;
  const top = (item: HTMLElement) => item.getBoundingClientRect().top;
  const row = Math.max(1, items.filter((item) => Math.abs(top(item) - top(items[0]!)) < 8).length);
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  items[Math.max(0, Math.min(items.length - 1, here + by))]?.focus();
}

/** Act whenever the end comes near; what is returned ends that. */
export function whenNear(end: Element, act: () => void): () => void {
  const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && act(), { rootMargin: '600px' });
  watch.observe(end);
  return () => watch.disconnect();
}
