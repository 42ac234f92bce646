/** What a key does at the table. The letters are the same in every language: they stand on the cards. */
import { keyOf, type Pressed as Key } from '../lib/keyboard';
import type { Asks } from '../protocol';

export type Deed =
  | { do: 'draw' | 'uno' | 'catch' | 'keep' | 'pass' | 'accept' | 'challenge' | 'more' | 'sort' | 'hint' }
  | { do: 'play-drawn' }
  | { do: 'color'; color: string }
  | { do: 'jump'; letter: string }
  | { do: 'target'; place: number }
  | { do: 'card'; place: number };

interface Situation {
  /** The question you must answer, or null while others act. */
  asks: Asks | null;
}

interface Pressed extends Key {
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const COLORS: Readonly<Record<string, string>> = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };

const PLAIN: Readonly<Record<string, Deed>> = {
  d: { do: 'draw' },
  u: { do: 'uno' },
  c: { do: 'catch' },
  k: { do: 'keep' },
  a: { do: 'accept' },
  x: { do: 'challenge' },
  m: { do: 'more' },
  s: { do: 'sort' },
  o: { do: 'hint' },
};

/** The deed of a key, or null if the table has no use for it. */
export function deedOf(pressed: Pressed, { asks }: Situation): Deed | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const key = keyOf(pressed);
  const color = COLORS[key];
  if (color) return asks === 'color' ? { do: 'color', color } : { do: 'jump', letter: key.toUpperCase() };
  if (key === 'w') return { do: 'jump', letter: 'W' };
  if (/^[1-9]$/.test(key)) return { do: asks === 'target' ? 'target' : 'card', place: Number(key) - 1 };
  if (key === 'p') return asks === 'drawn' ? { do: 'play-drawn' } : { do: 'pass' };
  return PLAIN[key] ?? null;
}

/** The card that gets the focus from the card at `index`, of `count` cards; null if the key does not move it. */
export function focusAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The next card of a color after the one at `index`, going around; -1 if there is none. */
export function jumpTo(letters: readonly string[], letter: string, index: number): number {
  const count = letters.length;
  for (let step = 1; step <= count; step += 1) {
    const at = (index + step + count) % count;
    if (letters[at] === letter) return at;
  }
  return -1;
}
