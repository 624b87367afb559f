// Where an anchor is on the page. One thing may be drawn twice, on the board and beside it: what happens, happens on the
// board, so that is where it is looked for first.

const PARTS = ['board', 'me', 'others', 'side'];

function seenIn(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const around = element.closest('[data-part]')?.getBoundingClientRect();
  if (around && (box.bottom < around.top || box.top > around.bottom || box.right < around.left || box.left > around.right)) return null;
  return box;
}

/** The box of an anchor, of its drawing on the board if it has one; null when it is not to be seen. */
export function boxOf(root: Element | null, anchor: string): DOMRect | null {
  const name = CSS.escape(anchor);
  let best: DOMRect | null = null;
  let rank = Infinity;
  for (const element of root?.querySelectorAll(`[data-anchor="${name}"], [data-also~="${name}"]`) ?? []) {
    const part = PARTS.indexOf(element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '');
    const here = part < 0 ? PARTS.length : part;
    if (here >= rank) continue;
    const box = seenIn(element);
    if (box) [best, rank] = [box, here];
  }
  return best;
}

export function middleOf(root: Element | null, anchor: string): { x: number; y: number } | null {
  const box = boxOf(root, anchor);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
