// How much of the machine code the server has: until it has all of it, some things wait (`/api/machine-code`).

import { api } from './api';

const EVERY = 1_500;

class Code {
  /** What the server said last; 1 until it has answered: nearly always everything is there. */
  share = $state(1);

  get percent(): number {
    return Math.floor(100 * this.share);
  }

  /** Ask until everything is there; returns how to stop. A server that does not answer is asked again. */
  watch(): () => void {
    let timer = 0;
    let stopped = false;
    const ask = async (): Promise<void> => {
      const share = await api.code().then(
        (code) => code.share,
        () => this.share,
      );
      if (stopped) return;
      this.share = share;
      if (share < 1) timer = window.setTimeout(() => void ask(), EVERY);
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}

export const code = new Code();
