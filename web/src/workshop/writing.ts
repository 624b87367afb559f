// Keys that mean something inside of a text belong to it.

const TEXTS = new Set(['text', 'search', 'number', 'email', 'url', 'password', '']);

export function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return TEXTS.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
