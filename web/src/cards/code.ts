/** What a card's text form says: its color, its symbol, its item. */

export type Color = 'red' | 'yellow' | 'green' | 'blue';

export const COLORS: readonly Color[] = ['red', 'yellow', 'green', 'blue'];

/** The letter that stands for each color, on cards and on the keyboard. */
export const LETTER: Readonly<Record<Color, string>> = { red: 'R', yellow: 'Y', green: 'G', blue: 'B' };

export type Item = 'mushroom' | 'banana' | 'shell' | 'lightning' | 'bomb';

export interface Face {
  /** The text form, as in "R5" or "W+4". */
  code: string;
  /** The printed color, or null on a wild. */
  color: Color | null;
  /** What follows the color letter: "0" to "9", "S", "R", "+1", "+2"; on wilds "", "+4", "+2", "I", "D". */
  symbol: string;
}

const BY_LETTER: Readonly<Record<string, Color>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };

/** The face that a text form names. An unknown text is shown as a plain wild rather than not at all. */
export function face(code: string): Face {
  return { code, color: BY_LETTER[code.charAt(0)] ?? null, symbol: code.slice(1) };
}

/** The item printed on a card of the Mario Kart edition. */
export function itemOf(code: string): Item {
  switch (face(code).color) {
    case 'red':
      return 'mushroom';
    case 'yellow':
      return 'banana';
    case 'green':
      return 'shell';
    case 'blue':
      return 'lightning';
    default:
      return 'bomb';
  }
}

/** Whether the edition prints items on its cards. */
export function hasItems(edition: string): boolean {
  return edition === 'mario-kart';
}

const SYMBOL_ORDER = '0 1 2 3 4 5 6 7 8 9 S R +1 +2 +4 D I'.split(' ');

/** Where a card stands when a hand is sorted by number: numbers, then actions, then wilds. */
export function symbolRank(code: string): number {
  const { color, symbol } = face(code);
  const rank = SYMBOL_ORDER.indexOf(symbol);
  return color === null ? 100 + rank : rank;
}

/** Where a card stands when a hand is sorted by color: red, yellow, green, blue, then wilds. */
export function colorRank(code: string): number {
  const { color } = face(code);
  return color === null ? COLORS.length : COLORS.indexOf(color);
}

/** The letter a card's group goes by: R, Y, G, B, or W for wilds. */
export function groupLetter(code: string): string {
  const { color } = face(code);
  return color === null ? 'W' : LETTER[color];
}
