// Notifications of the system, for people who look at something else while others move.

import { t } from './i18n.svelte';
import { prefs } from './prefs.svelte';

/** Chrome on Android knows notifications and refuses to make any: only trying tells, and not once it would show one. */
export function canNotify(): boolean {
  if (!('Notification' in window)) return false;
  return Notification.permission === 'granted' || newNote('') !== null;
}

function newNote(title: string, options: NotificationOptions = {}): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}

/** Tell that it is my turn, if the page is hidden and I want to hear of it. */
export function notifyTurn(game: string, text: string): void {
  if (!prefs.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = newNote(t('notify-turn', { game }), { body: text, tag: 'turn', icon: '/icon.svg' });
  if (!note) return;
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
