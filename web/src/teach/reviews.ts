// Tables whose review somebody has asked for here: it is shown again after a reload.

const KEY = 'spieltisch.reviews';
const MOST = 50; // tables that are remembered

function stored(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const reviews = {
  has: (table: string): boolean => stored().includes(table),
  add(table: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...stored().filter((one) => one !== table), table].slice(-MOST)));
    } catch {
      // storage forbidden: it can be asked for again
    }
  },
};
