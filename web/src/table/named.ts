// What a screen reader calls a thing on the table. A thing that can be pressed is named by words inside it that nobody
// sees, and what is drawn there (icons, numbers) is not read out a second time: a label from outside that leaves out the
// numbers would not fit what people see and say. A thing that is only there is a picture with a label.

export interface Naming {
  button: boolean;
  name: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const REACHED = '[tabindex="0"], a[href], button'; // has a name of its own

export function named(node: Element, naming: Naming): { update(naming: Naming): void; destroy(): void } {
  let words: Element | null = null;
  const watch = new MutationObserver(() => hush());

  /** Children that come later are hushed too. */
  function hush(): void {
    for (const child of node.children)
      if (child !== words && !child.matches(REACHED) && !child.querySelector(REACHED)) child.setAttribute('aria-hidden', 'true');
  }

  function speak(): void {
    for (const child of node.children) if (!child.matches('.icon')) child.removeAttribute('aria-hidden');
  }

  function hidden(): Element {
    if (node.namespaceURI !== SVG) {
      const span = document.createElement('span');
      span.className = 'sr-only';
      return span;
    }
    // in the middle of the drawing, so that the words do not make it larger
    const box = (node as SVGGraphicsElement).getBBox();
    const text = document.createElementNS(SVG, 'text');
    text.setAttribute('class', 'spot-words');
    text.setAttribute('x', String(box.x + box.width / 2));
    text.setAttribute('y', String(box.y + box.height / 2));
    return text;
  }

  function apply({ button, name }: Naming): void {
    watch.disconnect();
    if (button) {
      node.removeAttribute('aria-label');
      if (!words) node.append((words = hidden()));
      words.textContent = name;
      hush();
      watch.observe(node, { childList: true });
    } else {
      node.setAttribute('aria-label', name);
      words?.remove();
      words = null;
      speak();
    }
  }

  apply(naming);
  return { update: apply, destroy: () => watch.disconnect() };
}
