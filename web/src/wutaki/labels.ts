// Words for places: what a screen reader says and what a tip shows; and whose ghost stands where.

import type { TableContext } from '../table/context.svelte';
import type { Tip } from '../ui/tip.svelte';
import { t } from '../lib/i18n.svelte';
import { isExtreme, viewOf, type Place, type WorkerType } from './view';

/** A name in as few lines as fit into a width, at 17 px bold; never in more than there is room for. */
export function lines(name: string, width: number, letter = 8.4, most = 3): string[] {
  const made: string[] = [];
  for (const word of name.split(' ')) {
    const last = made[made.length - 1];
    if (last !== undefined && (made.length === most || (last.length + 1 + word.length) * letter <= width)) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}

/** What squeezes a line of a name that is wider than its place: names of other packs may be of any length. */
export function squeezed(line: string, width: number, letter = 8.4): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return line.length * letter > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
}

const SHY = '\u00ad';
const SYLLABLE = /([aeiouyäöü]+)([^aeiouyäöü]+)(?=[aeiouyäöü])/giu;
const ONSET = /(?:sch|ch|ck|ph|th|qu|[bdfgkptv][rl]|.)$/iu; // what begins a syllable together

/** Long words with places where they may be broken, after the rough rule of German and English; compounds with "auf" apart. */
export function soft(text: string): string {
  const part = (word: string): string =>
    word.replace(SYLLABLE, (whole, vowels: string, rest: string, at: number) => {
      const cut = rest.length - ONSET.exec(rest)![0].length;
      const before = at + vowels.length + cut;
      return before < 3 || before > word.length - 3 ? whole : vowels + rest.slice(0, cut) + SHY + rest.slice(cut);
    });
  return text.replace(/\p{L}{8,}/gu, (word) => word.split(/(?=auf(?:wert|steh))|(?<=auf)(?=wert|steh)/u).map(part).join(SHY));
}

export function nameOf(table: TableContext, key: string): string {
  return table.catalogue.symbols[key]?.name ?? t(`wutaki-kind-${key}`);
}

export function placeName(table: TableContext, id: string): string {
  return table.catalogue.places[id]?.name ?? table.catalogue.cards[id]?.name ?? (id === 'aside' ? t('wutaki-aside') : id);
}

export function placeLabel(table: TableContext, place: Place): string {
  const name = placeName(table, place.id);
  if (place.spaces === null || place.free === null) return name;
  return t('wutaki-place-free', { name, free: place.free, spaces: place.spaces });
}

/** Who stands there and, at a standard location, what each level costs and yields. */
export function placeTip(table: TableContext, place: Place): Tip {
  const known = table.catalogue.places[place.id];
  const rows: [string, string][] = [];
  if (place.amounts) {
    const what = nameOf(table, place.yields === 'recruit' ? 'additional' : (place.yields ?? ''));
    place.amounts.forEach((amount, level) => {
      const owner = level ? place.upgrades?.[level - 1] : undefined;
      const price = level ? t('wutaki-price', { n: place.upgrade_prices?.[level - 1] ?? 0 }) : '';
      const by = owner == null ? price : table.seatName(owner);
      rows.push([t('wutaki-level', { n: level }) + (by ? ` · ${by}` : ''), `${amount} ${what}`]);
    });
    for (const [kind, n] of Object.entries(place.owner_bonus ?? {})) rows.push([t('wutaki-owner-bonus'), `${n} ${nameOf(table, kind)}`]);
  }
  for (const group of place.workers) {
    const count = group.loyal + group.additional + group.special;
    rows.push([table.seatName(group.seat), t('wutaki-workers', { n: count })]);
  }
  return { title: placeName(table, place.id), text: placeText(table, place), rule: known?.rule, rows, place: place.id };
}

/** What a place does, on the side of the board that is in use. */
function placeText(table: TableContext, place: Place): string | undefined {
  const known = table.catalogue.places[place.id];
  return known?.facts.sides?.[isExtreme(viewOf(table.state)) ? 'extreme' : 'normal']?.text ?? known?.text;
}

/** The worker that would come to stand here, if that is what the pointer hovers over. */
export function ghostAt(table: TableContext, id: string): { seat: number; type: WorkerType } | null {
  return table.ghost?.anchor === `place:${id}` ? viewOf(table.state).placing : null;
}
