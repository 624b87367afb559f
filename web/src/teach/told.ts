// Tips that have been told in this browser: none is told twice.

const KEY = 'spieltisch.tips';

function stored(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const all = new Set(stored()); // the page remembers even where nothing may be stored

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // it lasts as long as the page
  }
}

export const told = {
  has: (game: string, id: string): boolean => all.has(`${game}/${id}`),
  add(game: string, id: string): void {
    all.add(`${game}/${id}`);
    keep();
  },
  /** From now on all are told once more. */
  forget(): void {
    all.clear();
    keep();
  },
};
