/** Ways to say "your turn" to somebody who looks elsewhere. Each is an extra: none is there on every device. */
import { settings } from './settings.svelte';
import { t } from './text';

/** Title and favicon; no flashing. */
export function markPage(yourTurn: boolean, title: string): void {
  document.title = yourTurn ? t('title-your-turn', { title }) : title;
  const icon = document.getElementById('favicon');
  if (icon instanceof HTMLLinkElement) icon.href = yourTurn ? '/favicon-turn.svg' : '/favicon.svg';
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && window.isSecureContext;
}

/** Asks the browser's permission; only ever from a click on the setting. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Calls somebody back whose tab is hidden. */
export function callBack(sentence: string, code: string): void {
  // Browsers refuse, and complain, before the page was touched once.
  const touched = navigator.userActivation?.hasBeenActive ?? false;
  if (settings.vibrate && touched && 'vibrate' in navigator) navigator.vibrate([60, 40, 60]);
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(sentence, { tag: `lastcard-${code}`, icon: '/favicon-turn.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones allow them to service workers only.
  }
}

let lock: WakeLockSentinel | null = null;

/** Keeps the screen on while a match is played, where the browser allows it. */
export async function keepAwake(wanted: boolean): Promise<void> {
  if (!wanted) {
    const held = lock;
    lock = null;
    await held?.release().catch(() => undefined);
    return;
  }
  if (!('wakeLock' in navigator) || (lock && !lock.released) || document.hidden) return;
  lock = await navigator.wakeLock.request('screen').catch(() => null);
}
