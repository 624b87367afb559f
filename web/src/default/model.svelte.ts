// The table of a game that draws none itself, as it lies now.

import { said } from '../lib/i18n.svelte';
import type { OptionOut } from '../lib/messages';
import { useTable, type TableContext } from '../table/context.svelte';
import { isButton } from '../table/options';
import { layoutOf, type Layout } from './layout';
import { readable } from './words';

/** The label of a key: the game's, the house's, or the key itself made readable. */
export function labelOf(game: string, key: string): string {
  return said(game, `label-${key.replaceAll('_', '-')}`) ?? readable(key);
}

// What things were called when they could be pointed at. Cards keep their names; places may get other ones.
const names = new Map<string, string>();
const LASTING = /^card[:-]/;

function remember(table: TableContext): (anchors: readonly string[]) => string | undefined {
  const { game, lang, options } = table.state;
  const now = new Map(options.map(({ anchor, text }) => [anchor, text]));
  for (const [anchor, text] of now) if (LASTING.test(anchor)) names.set(`${game} ${lang} ${anchor}`, text);
  return (anchors) => {
    const found = anchors.find((anchor) => now.has(anchor) || names.has(`${game} ${lang} ${anchor}`));
    return found === undefined ? undefined : (now.get(found) ?? names.get(`${game} ${lang} ${found}`));
  };
}

export interface Model {
  readonly layout: Layout;
  /** Options that lie on nothing that is drawn, by their anchor. */
  readonly tray: readonly (readonly OptionOut[])[];
}

export function useModel(): Model {
  const table = useTable();
  const layout = $derived(
    layoutOf(table.state.view, {
      seats: table.state.seats.length,
      catalogue: table.catalogue,
      label: (key) => labelOf(table.state.game, key),
      called: remember(table),
    }),
  );
  const tray = $derived([...table.glow].filter(([anchor, options]) => !layout.drawn.has(anchor) && !options.every(isButton)).map(([, options]) => options));
  return {
    get layout() {
      return layout;
    },
    get tray() {
      return tray;
    },
  };
}
