// Words for what nobody has named: keys of views and ids of things, made readable.

/** "draw_pile" and "drawPile" become "Draw pile"; what is written like a name stays as it is. */
export function readable(key: string): string {
  const words = key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[_\-.:\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number that is always the same for the same words: what chance would choose for a game, its name chooses. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return hash;
}
