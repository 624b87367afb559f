// Effects in pieces: how a row of chips is changed, and where in the words of a piece its pickers stand.

import type { Token } from '../lib/catalogue';
import type { Chip, PieceOut, SlotOut } from '../lib/packs.gen';

/** A chip of this piece with the values to begin with. */
export function chipOf(piece: PieceOut): Chip {
  return { piece: piece.piece, values: [...piece.first] };
}

export function inserted(chips: readonly Chip[], at: number, chip: Chip): Chip[] {
  return [...chips.slice(0, at), chip, ...chips.slice(at)];
}

export function removed(chips: readonly Chip[], at: number): Chip[] {
  return chips.filter((_, i) => i !== at);
}

/** The chip that was at `from` is at `to`; both are kept within the row. */
export function moved(chips: readonly Chip[], from: number, to: number): Chip[] {
  const chip = chips[from];
  if (!chip) return [...chips];
  const rest = removed(chips, from);
  return inserted(rest, Math.max(0, Math.min(rest.length, to)), chip);
}

/** Another value in a slot of a chip. */
export function filled(chips: readonly Chip[], at: number, slot: number, value: string): Chip[] {
  return chips.map((chip, i) => (i === at ? { ...chip, values: (chip.values ?? []).map((old, n) => (n === slot ? value : old)) } : chip));
}

/** Values that a slot can have, with what people read. */
export function choicesOf(slot: SlotOut): { value: string; name: string }[] {
  if (slot.words.length) return slot.words.map(({ word, label }) => ({ value: word, name: label }));
  return Array.from({ length: slot.high - slot.low + 1 }, (_, i) => slot.low + i)
    .filter((number) => number !== 0 || !slot.signed)
    .map((number) => ({ value: slot.signed && number > 0 ? `+${number}` : String(number), name: slot.signed && number > 0 ? `+${number}` : String(number).replace('-', '−') }));
}

/** The symbols of a piece by themselves: an example of a price has what it is paid for behind it. */
export function signsOf(piece: PieceOut): Token[] {
  const all = piece.symbols as Token[];
  const asked = all.filter((token) => token.part === 'asks');
  return asked.length ? asked : all;
}

/** The icons of a chip: those of its piece, with what was chosen instead of what its example has. */
export function iconsOf(piece: PieceOut, chip: Chip): string[] {
  const icons = signsOf(piece).flatMap((token) => token.icon ?? []);
  const words = piece.slots.flatMap((slot, i) => (slot.words.length ? [{ first: lastWord(piece.first[i] ?? ''), now: lastWord(chip.values?.[i] ?? '') }] : []));
  // an icon that stands for another choice would tell a lie
  if (words.some(({ first, now }) => first !== now && !icons.includes(first))) return [];
  return [...new Set(icons.map((icon) => words.find(({ first }) => first === icon)?.now ?? icon))];
}
const lastWord = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1);

/** Words of a piece, with the number of a slot where a picker stands. */
export type Part = string | number;

/** The label of a piece is an example with its first values: there the pickers stand; one that is not found stands behind. */
export function partsOf(piece: PieceOut): Part[] {
  let parts: Part[] = [piece.label.replace(/[.:]\s*$/, '')];
  piece.slots.forEach((slot, number) => {
    parts = placed(parts, shownAs(slot, piece.first[number] ?? ''), number, slot.signed);
  });
  return parts.filter((part) => part !== '');
}

/** What stands in a sentence for a value. */
function shownAs(slot: SlotOut, value: string): string {
  return slot.words.find(({ word }) => word === value)?.label ?? value.replace(/^[+-]/, '');
}

function placed(parts: readonly Part[], shown: string, slot: number, signed: boolean): Part[] {
  const word = new RegExp(`(?<![\\p{L}\\d])${signed ? '[+−-]?' : ''}${shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu');
  const at = shown ? parts.findIndex((part) => typeof part === 'string' && word.test(part)) : -1;
  if (at < 0) return [...parts, slot];
  const text = parts[at] as string;
  const found = word.exec(text)!;
  return [...parts.slice(0, at), text.slice(0, found.index).trim(), slot, text.slice(found.index + found[0].length).trim(), ...parts.slice(at + 1)];
}
