// Rules opened beside the table: whoever reads on does not leave it.

import { router } from '../lib/router.svelte';

class Beside {
  /** What is read: of which game, and where in its book. */
  at = $state.raw<{ game: string; id: string } | null>(null);

  /** From now on links to rules open here; what it gives back ends that. */
  take(): () => void {
    router.beside = (place, hash) => {
      if (place.page !== 'rules') return false;
      this.at = { game: place.game, id: hash };
      return true;
    };
    return () => {
      router.beside = null;
      this.at = null;
    };
  }
}

export const beside = new Beside();
