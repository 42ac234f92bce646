/** What a person prefers on this device. Kept in localStorage; the server is told the language and nothing else. */

export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export type Theme = 'auto' | 'light' | 'dark';
export type Sort = 'color' | 'number' | 'dealt';

export interface Settings {
  /** The tag of the language that was chosen; empty as long as the browser's own is right. */
  language: string;
  speed: Speed;
  sounds: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The color's letter on every card, beside its shape. */
  letters: boolean;
  theme: Theme;
  sort: Sort;
  /** Raise the cards that can be played and dim the others. */
  hints: boolean;
  /** UNO button and draw pile on the left-hand side. */
  leftHanded: boolean;
  /** Single letters answer with the hand, the top card and so on. */
  keys: boolean;
  vibrate: boolean;
  notify: boolean;
}

const KEY = 'lastcard.settings';

export const defaults: Readonly<Settings> = {
  language: '',
  speed: 'normal',
  sounds: true,
  volume: 0.6,
  letters: true,
  theme: 'auto',
  sort: 'color',
  hints: true,
  leftHanded: false,
  keys: true,
  vibrate: true,
  notify: false,
};

/** Storage may be missing, full or forbidden; then settings last as long as the page. */
export function readStored<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** Only known keys with values of the right type are taken over from an older or damaged entry. */
function restored(): Settings {
  const stored = readStored<Record<string, unknown>>(KEY);
  const result: Settings = { ...defaults };
  if (stored === null || typeof stored !== 'object') return result;
  for (const key of Object.keys(defaults) as (keyof Settings)[]) {
    if (typeof stored[key] === typeof defaults[key]) Object.assign(result, { [key]: stored[key] });
  }
  return result;
}

export const settings: Settings = $state(restored());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  writeStored(KEY, $state.snapshot(settings));
}

export function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long an animation of `ms` lasts at the chosen speed; 0 means: do not animate. */
export function duration(ms: number): number {
  const factor = { off: 0, fast: 0.5, normal: 1, slow: 2 }[settings.speed];
  return prefersLessMotion() ? Math.min(ms * factor, 120) : ms * factor;
}
