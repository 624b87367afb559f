// The games on the shelf of this server, in the person's language. The pages know no others.

import { api, type GameOut } from './api';
import { dress } from '../default/world';
import { readable } from '../default/words';
import { prefs, type Lang } from './prefs.svelte';

class Shelf {
  /** What the server said last; null until it has answered. */
  games = $state.raw<readonly GameOut[] | null>(null);
  #asked: { lang: Lang; answer: Promise<readonly GameOut[]> } | null = null;

  find(game: string): GameOut | undefined {
    return this.games?.find((one) => one.game === game);
  }

  /** Whether the server knows no such game; false while we cannot tell. */
  lacks(game: string): boolean {
    return this.games !== null && !this.find(game);
  }

  /** What people call a game. */
  nameOf(game: string): string {
    return this.find(game)?.name ?? readable(game);
  }

  /** Other games that can be played. */
  besides(game: string): readonly GameOut[] {
    return (this.games ?? []).filter((one) => one.game !== game && !one.broken);
  }

  /** Ask the server anew; who asks while an answer is on its way gets that one. */
  load(): Promise<readonly GameOut[]> {
    const { lang } = prefs;
    if (this.#asked?.lang !== lang) {
      const answer = api.games().then((games) => {
        for (const { game } of games) dress(game);
        return (this.games = games);
      });
      const asked = (this.#asked = { lang, answer });
      void answer.catch(() => undefined).then(() => this.#asked === asked && (this.#asked = null));
    }
    return this.#asked!.answer;
  }
}

export const shelf = new Shelf();
