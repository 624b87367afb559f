// Names that this browser remembers; where storage is forbidden, or holds nonsense, there are none.

export function namesIn(key: string): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Remember these, of too many the last. */
export function keepNames(key: string, names: Iterable<string>, most = Infinity): void {
  try {
    localStorage.setItem(key, JSON.stringify([...names].slice(-most)));
  } catch {
    // storage forbidden: they last as long as the page
  }
}
