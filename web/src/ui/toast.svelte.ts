// Short messages at the edge of the screen: connection and errors, nothing else.

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'ok' | 'bad';
  action?: { text: string; act: () => void };
}

class Toasts {
  all = $state<Toast[]>([]);
  #next = 1;

  /** Say something; it goes by itself after `seconds` (0: it stays until closed). A text that is there already is not repeated. */
  say(text: string, { kind = 'info', seconds = kind === 'bad' ? 9 : 5, action }: { kind?: Toast['kind']; seconds?: number; action?: Toast['action'] } = {}): number {
    const old = this.all.find((toast) => toast.text === text);
    if (old) return old.id;
    const id = this.#next++;
    this.all.push({ id, text, kind, action });
    if (this.all.length > 3) this.all.shift();
    if (seconds > 0) setTimeout(() => this.close(id), seconds * 1000);
    return id;
  }

  close(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

const toasts = new Toasts();
export { toasts };
export const toast = toasts.say.bind(toasts);
