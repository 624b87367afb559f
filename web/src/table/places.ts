// Where anchors are on the page. One thing may be drawn twice, on the board and beside it: what happens, happens on the
// board, so that is where it is looked for first.

const PARTS = ['board', 'me', 'others', 'side'];

interface Found {
  element: Element;
  rank: number;
}

function rankOf(element: Element): number {
  const part = PARTS.indexOf(element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '');
  return part < 0 ? PARTS.length : part;
}

function seenIn(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const around = element.closest('[data-part]')?.getBoundingClientRect();
  if (around && (box.bottom < around.top || box.top > around.bottom || box.right < around.left || box.left > around.right)) return null;
  return box;
}

/** All anchors of a page, found at one go: looking for each of them by itself would go through the page again and again. */
export class Places {
  #found = new Map<string, Found[]>();

  constructor(root: Element | null) {
    for (const element of root?.querySelectorAll<HTMLElement>('[data-anchor]') ?? []) {
      const { anchor, also } = element.dataset;
      const found = { element, rank: -1 };
      for (const name of [anchor!, ...(also ? also.split(' ') : [])]) {
        const others = this.#found.get(name);
        if (others) others.push(found);
        else this.#found.set(name, [found]);
      }
    }
  }

  /** The box of an anchor, of its drawing on the board if it has one; null when it is not to be seen. */
  box(anchor: string): DOMRect | null {
    const found = this.#found.get(anchor) ?? [];
    for (const one of found) if (one.rank < 0) one.rank = rankOf(one.element);
    for (const { element } of found.toSorted((a, b) => a.rank - b.rank)) {
      const box = seenIn(element);
      if (box) return box;
    }
    return null;
  }

  middle(anchor: string): { x: number; y: number } | null {
    const box = this.box(anchor);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
