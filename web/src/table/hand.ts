/** Where the cards of a hand lie: how they are sorted, and how 1 to 30 of them fit into the space there is. */
import { colorRank, groupLetter, symbolRank } from '../cards/code';
import type { Sort } from '../lib/settings.svelte';
import type { HeldCard } from '../protocol';

export type HandMode = 'spread' | 'overlap' | 'rows' | 'scroll';

export interface Place {
  x: number;
  y: number;
}

/** A run of cards of one color in a hand too long for the screen; its header jumps there. */
export interface Group {
  letter: string;
  count: number;
  /** Index of its first card. */
  first: number;
  x: number;
}

export interface HandLayout {
  mode: HandMode;
  cardWidth: number;
  cardHeight: number;
  places: Place[];
  /** How far a touched card rises. */
  lift: number;
  /** How far a playable card rises. */
  raise: number;
  /** Wider than the space only where the hand scrolls. */
  contentWidth: number;
  /** Only where the hand scrolls. */
  groups: Group[];
}

export interface Space {
  width: number;
  height: number;
}

/** The narrowest strip of a card that can still be hit (WCAG 2.5.8). */
export const STRIP = 24;
/** A strip as wide as a finger. */
const WIDE_STRIP = 44;
const GAP = 8;
const RAISE = 12;
const SMALLEST_CARD = 48;
const LARGEST_CARD = 116;
/** The part of a card's width that its corner with the number takes. */
const CORNER = 0.36;
/** Height of the headers over a scrolled hand. */
export const HEADER = 38;

/** The hand in the order in which it is shown. */
export function sorted(hand: readonly HeldCard[], sort: Sort): HeldCard[] {
  const cards = [...hand];
  if (sort === 'dealt') return cards;
  const by = (a: string, b: string): number =>
    sort === 'color'
      ? colorRank(a) - colorRank(b) || symbolRank(a) - symbolRank(b)
      : symbolRank(a) - symbolRank(b) || colorRank(a) - colorRank(b);
  return cards.sort((a, b) => by(a.card, b.card) || a.handle - b.handle);
}

/** A hand that has to scroll is always grouped by color: otherwise its headers would mean nothing. */
export function ordered(hand: readonly HeldCard[], sort: Sort, space: Space): HeldCard[] {
  const scrolls = modeFor(hand.length, space) === 'scroll';
  return sorted(hand, scrolls ? 'color' : sort);
}

export function layHand(codes: readonly string[], space: Space): HandLayout {
  switch (modeFor(codes.length, space)) {
    case 'rows':
      return rows(codes.length, space);
    case 'scroll':
      return scroll(codes, space);
    default:
      return oneRow(codes.length, space);
  }
}

function modeFor(count: number, space: Space): HandMode {
  const single = bigCard(count, space).width;
  const strip = stripFor(count, single, space.width);
  if (strip >= Math.min(WIDE_STRIP, single + GAP)) return 'spread';
  if (strip >= STRIP) return 'overlap';
  return smallCard(count, space).width >= SMALLEST_CARD ? 'rows' : 'scroll';
}

function card(width: number): Space {
  return { width: Math.floor(width), height: Math.floor(width * 1.5) };
}

/**
 * A card of a hand in one row: as large as leaves a finger's width of every card, or else a fair size, but never so
 * large that a corner with the number is covered by the next card.
 */
function bigCard(count: number, space: Space): Space {
  const byHeight = ((space.height - 4 * RAISE) * 2) / 3;
  const byCorners = space.width / (1 + CORNER * (count - 1));
  const byFingers = space.width - WIDE_STRIP * (count - 1);
  const fair = Math.max(byFingers, space.width * 0.2326);
  return card(Math.max(SMALLEST_CARD, Math.min(fair, byHeight, byCorners, LARGEST_CARD)));
}

/** A card of a hand in two rows. */
function smallCard(count: number, space: Space): Space {
  const perRow = Math.ceil(count / 2);
  const byHeight = ((space.height - 2 * RAISE - GAP) / 2) * (2 / 3);
  return card(Math.min(byHeight, space.width - STRIP * (perRow - 1)));
}

function stripFor(count: number, cardWidth: number, width: number): number {
  if (count < 2) return cardWidth + GAP;
  return Math.min(cardWidth + GAP, (width - cardWidth) / (count - 1));
}

function oneRow(count: number, space: Space): HandLayout {
  const { width, height } = bigCard(count, space);
  const strip = stripFor(count, width, space.width);
  const start = (space.width - width - strip * (count - 1)) / 2;
  const y = space.height - height;
  const overlapped = strip < width;
  return {
    mode: strip >= Math.min(WIDE_STRIP, width + GAP) ? 'spread' : 'overlap',
    cardWidth: width,
    cardHeight: height,
    places: Array.from({ length: count }, (_, i) => ({ x: start + i * strip, y })),
    lift: Math.min(y, overlapped ? height * 0.45 : 2 * RAISE),
    raise: Math.min(y, RAISE),
    contentWidth: space.width,
    groups: [],
  };
}

function rows(count: number, space: Space): HandLayout {
  const { width, height } = smallCard(count, space);
  const perRow = Math.ceil(count / 2);
  const places = Array.from({ length: count }, (_, i) => {
    const row = i < perRow ? 0 : 1;
    const inRow = row === 0 ? perRow : count - perRow;
    const strip = stripFor(inRow, width, space.width);
    const start = (space.width - width - strip * (inRow - 1)) / 2;
    const y = space.height - height - (row === 0 ? height + GAP : 0);
    return { x: start + (row === 0 ? i : i - perRow) * strip, y };
  });
  const above = space.height - 2 * height - GAP;
  return {
    mode: 'rows',
    cardWidth: width,
    cardHeight: height,
    places,
    lift: Math.min(height * 0.4, Math.max(above, 2 * RAISE)),
    raise: Math.min(RAISE, above),
    contentWidth: space.width,
    groups: [],
  };
}

function scroll(codes: readonly string[], space: Space): HandLayout {
  const { width, height } = card(
    Math.min(80, Math.max(SMALLEST_CARD, ((space.height - HEADER - 2 * RAISE) * 2) / 3)),
  );
  const strip = Math.min(34, width);
  const y = space.height - height;
  const places: Place[] = [];
  const groups: Group[] = [];
  let x = 0;
  codes.forEach((code, i) => {
    const letter = groupLetter(code);
    const last = groups.at(-1);
    if (last?.letter === letter) {
      last.count += 1;
      x += strip;
    } else {
      if (last) x += width + GAP;
      groups.push({ letter, count: 1, first: i, x });
    }
    places.push({ x, y });
  });
  const above = Math.max(0, y - HEADER);
  return {
    mode: 'scroll',
    cardWidth: width,
    cardHeight: height,
    places,
    lift: Math.min(2 * RAISE, above),
    raise: Math.min(RAISE, above),
    contentWidth: Math.max(space.width, x + width),
    groups,
  };
}
