// Tips: words for every icon, card, place and number. Shown on hover (after a moment), on focus and on long press;
// one at a time; drawn by TipLayer.svelte.

/** What a tip says. All parts are optional; an empty tip is not shown. */
export interface Tip {
  title?: string;
  text?: string;
  /** Card id: the layer shows the large card by the game's Card component. */
  card?: string;
  /** Id of a place of the catalogue, or of a card that is not shown itself, whose mark is shown if something of it is ours. */
  place?: string;
  /** Rule id, shown as a link to the rules. */
  rule?: string;
  icon?: string;
  /** What pointing here would do, one line each. */
  does?: string[];
  /** Why nothing can be done here now. */
  why?: string;
  rows?: [string, string][];
}

/** A tip, or the way to it: what is expensive to say is said when somebody asks, and stays true while it is shown. */
export type Telling = Tip | (() => Tip);

export interface Shown {
  tip: Telling;
  node: Element;
  /** Where the pointer is; null when the tip came by the keyboard. */
  point: { x: number; y: number } | null;
  /** Was asked for, by a click or a long press: stays until something else is touched. */
  held: boolean;
}

const HOVER = 450; // ms before a tip comes by hovering
const NEXT = 120; // ms when another tip was there a moment ago
const LEAVE = 60; // ms: from one thing to the next without a flicker
const PRESS = 480; // ms of a long press

class Tips {
  shown = $state.raw<Shown | null>(null);
  #timer = 0;
  #closed = 0;

  show(shown: Shown, delay = 0): void {
    clearTimeout(this.#timer);
    const come = () => shown.node.isConnected && (this.shown = shown); // it may be gone before its tip comes
    if (delay === 0) come();
    else this.#timer = window.setTimeout(come, delay);
  }

  /** How long to wait before a tip comes by hovering: short when one was just read. */
  get wait(): number {
    return this.shown || performance.now() - this.#closed < 300 ? NEXT : HOVER;
  }

  hide(delay = 0): void {
    clearTimeout(this.#timer);
    const close = () => {
      if (this.shown) this.#closed = performance.now();
      this.shown = null;
    };
    if (delay === 0) close();
    else this.#timer = window.setTimeout(close, delay);
  }

  /** What is told now. */
  get told(): Tip | null {
    const tip = this.shown?.tip ?? null;
    return typeof tip === 'function' ? tip() : tip;
  }

  /** The content of a tip has changed while it is shown. */
  refresh(node: Element, tip: Telling): void {
    if (this.shown?.node === node) this.shown = { ...this.shown, tip };
  }
}

export const tips = new Tips();

function empty(tip: Telling | null | undefined): boolean {
  return typeof tip !== 'function' && !says(tip);
}

function says(tip: Tip | null | undefined): boolean {
  return Boolean(tip && (tip.title || tip.text || tip.card || tip.why || tip.does?.length || tip.rows?.length));
}

/** `<span use:tip={{ title: 'Stone', text: '…' }}>`; nothing happens while the value is empty. */
export function tip(node: Element, value: Telling | null | undefined): { update(value: Telling | null | undefined): void; destroy(): void } {
  let said = value;
  let press = 0;
  let from: { x: number; y: number } | null = null;
  const stop = new AbortController();

  const on = <K extends keyof GlobalEventHandlersEventMap>(name: K, act: (event: GlobalEventHandlersEventMap[K]) => void, capture = false) =>
    node.addEventListener(name, act as EventListener, { signal: stop.signal, capture });
  const show = (point: Shown['point'], held: boolean, delay: number) => {
    if (said && !empty(said)) tips.show({ tip: said, node, point, held }, delay);
  };

  on('pointerover', (event) => {
    if (event.pointerType === 'touch' || inner(event) || tips.shown?.held) return;
    show({ x: event.clientX, y: event.clientY }, false, tips.wait);
  });
  on('pointerleave', (event) => {
    if (event.pointerType !== 'touch' && !tips.shown?.held) tips.hide(LEAVE);
  });
  on('pointerdown', (event) => {
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch') {
      if (inner(event)) return;
      press = window.setTimeout(() => {
        press = 0;
        if (!said || empty(said)) return;
        // the finger is lifted after reading: that must not count as pointing
        const lifted = new AbortController();
        const { signal } = lifted;
        addEventListener('click', swallow, { capture: true, once: true, signal });
        addEventListener('pointerup', () => setTimeout(() => lifted.abort(), 60), { once: true, signal });
        addEventListener('pointercancel', () => lifted.abort(), { signal }); // it scrolls: no click will come
        show(from, true, 0);
      }, PRESS);
    } else {
      tips.hide();
    }
  });
  on('pointermove', (event) => {
    if (press && from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 8) cancel();
  });
  for (const name of ['pointerup', 'pointercancel'] as const) on(name, cancel);
  on('contextmenu', (event) => {
    if ((event as PointerEvent).pointerType === 'touch' || press || tips.shown?.held) event.preventDefault();
  });
  on('focusin', (event) => {
    const target = event.target as Element;
    if (!inner(event) && target.matches(':focus-visible')) show(null, false, 0);
  });
  // a focused thing that is removed loses the focus while the page is being rebuilt: nothing may change just then
  on('focusout', () => queueMicrotask(() => tips.shown?.point === null && tips.shown.node === node && tips.hide()));

  function cancel(): void {
    clearTimeout(press);
    press = 0;
  }
  function swallow(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
  }
  /** A tip inside this one is nearer and speaks instead. */
  function inner(event: Event): boolean {
    const nearest = (event.target as Element | null)?.closest?.('[data-tip]') ?? null;
    return nearest !== null && nearest !== node && node.contains(nearest);
  }

  const mark = () => (empty(said) ? node.removeAttribute('data-tip') : node.setAttribute('data-tip', ''));
  mark();
  return {
    update(next) {
      said = next;
      mark();
      queueMicrotask(() => {
        if (said && !empty(said)) tips.refresh(node, said);
        else if (tips.shown?.node === node) tips.hide();
      });
    },
    destroy() {
      cancel();
      stop.abort();
      queueMicrotask(() => tips.shown?.node === node && tips.hide());
    },
  };
}
