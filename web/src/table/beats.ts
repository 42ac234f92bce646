/** What the table shows of what happened: events become beats, each a short movement on the screen. */
import { COLORS, hasItems, itemOf, type Item } from '../cards/code';
import type { TableEvent, View } from '../protocol';
import { wasFlipped } from './questions';

export type Mark = 'skip' | 'again' | 'pass' | 'uno' | 'caught';

export type Beat =
  | { kind: 'deal' }
  | { kind: 'start'; card: string }
  | { kind: 'play'; seat: number; card: string; handle: number | null }
  | { kind: 'draw'; draws: { seat: number; cards: number }[] }
  | { kind: 'flip'; card: string }
  | { kind: 'item'; seat: number; item: Item; victims: number[] }
  | { kind: 'aim'; target: number; item: Item | null }
  /** With an event whose sentence is shown large, or none. */
  | { kind: 'mark'; seat: number; mark: Mark; event: TableEvent | null }
  | { kind: 'turn-around' }
  | { kind: 'color'; color: string }
  | { kind: 'say'; event: TableEvent }
  | { kind: 'give'; from: number; to: number; card: string | null }
  | { kind: 'shuffle'; cards: number }
  | { kind: 'hands'; moves: { from: number; to: number }[] };

/** The flight of one drawn card. */
export const ONE_DRAW = 320;

/** How long each beat holds up the next one, in milliseconds at normal speed. */
const LENGTH: Readonly<Record<Beat['kind'], number>> = {
  deal: 900,
  start: 420,
  play: 380,
  draw: ONE_DRAW,
  flip: 560,
  item: 950,
  aim: 420,
  mark: 240,
  'turn-around': 320,
  color: 260,
  say: 700,
  give: 420,
  shuffle: 520,
  hands: 560,
};

/** Between one drawn card and the next. */
export const STAGGER = 90;
/** More cards than this are not shown one by one. */
export const FLIGHTS = 6;

export function lengthOf(beat: Beat): number {
  if (beat.kind !== 'draw') return LENGTH[beat.kind];
  const cards = beat.draws.reduce((sum, { cards }) => sum + cards, 0);
  return LENGTH.draw + STAGGER * (Math.min(cards, FLIGHTS) - 1);
}

/** The beats of one message. `before` tells which of your own cards has left the hand. */
export function beatsOf(events: readonly TableEvent[], before: View, view: View, edition: string): Beat[] {
  const beats: Beat[] = [];
  events.forEach((event, index) => {
    const last = beats.at(-1);
    if (event.verb === 'drew' && last?.kind === 'draw') {
      addDraw(last.draws, event);
      return;
    }
    const around = { before, view, edition, rest: events.slice(index + 1) };
    const beat = beatOf(event, around);
    if (beat) beats.push(beat);
    if (event.verb === 'flipped' && around.rest[0]?.verb !== 'item') {
      const strike = struck(event, around);
      if (strike) beats.push(strike);
    }
  });
  return beats;
}

interface Around {
  before: View;
  view: View;
  edition: string;
  rest: readonly TableEvent[];
}

function addDraw(draws: { seat: number; cards: number }[], event: TableEvent): void {
  const cards = Math.max(1, event.amount);
  const same = draws.find((draw) => draw.seat === event.seat);
  if (same) same.cards += cards;
  else draws.push({ seat: event.seat, cards });
}

function beatOf(event: TableEvent, around: Around): Beat | null {
  const { verb, seat, card } = event;
  switch (verb) {
    case 'dealt':
      return { kind: 'deal' };
    case 'start':
    case 'ignored':
    case 'buried':
    case 'returned':
      return card === null ? null : { kind: 'start', card };
    case 'played':
      return card === null ? null : { kind: 'play', seat, card, handle: handleOf(card, event, around) };
    case 'drew':
      return { kind: 'draw', draws: [{ seat, cards: Math.max(1, event.amount) }] };
    case 'flipped':
      return card === null ? null : { kind: 'flip', card };
    case 'item':
      return struck(event, around);
    case 'targeted':
      return { kind: 'aim', target: event.other, item: aimedItem(around) };
    case 'skipped':
      return { kind: 'mark', seat, mark: 'skip', event: null };
    case 'extra_turn':
      return { kind: 'mark', seat, mark: 'again', event: null };
    case 'passed':
      return { kind: 'mark', seat, mark: 'pass', event: null };
    case 'called':
      return { kind: 'mark', seat, mark: 'uno', event: raced(event) ? event : null };
    case 'caught':
      return { kind: 'mark', seat, mark: 'caught', event };
    case 'reversed':
      return { kind: 'turn-around' };
    case 'named_color':
      return { kind: 'color', color: COLORS[event.amount] ?? 'none' };
    case 'challenged':
    case 'guilty':
    case 'innocent':
      return { kind: 'say', event };
    case 'gave':
      return { kind: 'give', from: seat, to: event.other, card };
    case 'reshuffled':
      return { kind: 'shuffle', cards: event.amount };
    case 'swapped':
      return {
        kind: 'hands',
        moves: [
          { from: seat, to: event.other },
          { from: event.other, to: seat },
        ],
      };
    case 'rotated':
      return { kind: 'hands', moves: rotation(around.view) };
    default:
      return null;
  }
}

const ITEMS: readonly Item[] = ['mushroom', 'banana', 'shell', 'lightning', 'bomb'];

/** The item of the card that was turned over; some events name the item by its number instead. */
function struck({ seat, card, amount }: TableEvent, around: Around): Beat | null {
  const item = card === null ? ITEMS[amount] : itemOf(card);
  return item === undefined ? null : { kind: 'item', seat, item, victims: victims(around.rest) };
}

/** Somebody was quicker than somebody else: that is worth a sentence with both times. */
function raced(event: TableEvent): boolean {
  return event.verdict !== null && event.verdict.catch_ms !== null;
}

/** Which of your own cards was played: the one that is gone. */
function handleOf(card: string, event: TableEvent, { before, view }: Around): number | null {
  if (event.seat !== view.seat) return null;
  const kept = new Set(view.hand.map((held) => held.handle));
  const gone = before.hand.filter((held) => held.card === card);
  return (gone.find((held) => !kept.has(held.handle)) ?? gone[0])?.handle ?? null;
}

/** Whom an item hits, as far as it is known already: who draws before anything else happens. */
function victims(rest: readonly TableEvent[]): number[] {
  const hit: number[] = [];
  for (const event of rest) {
    if (event.verb === 'targeted') {
      if (!hit.includes(event.other)) hit.push(event.other);
    } else if (event.verb === 'drew') {
      if (!hit.includes(event.seat)) hit.push(event.seat);
    } else if (event.verb !== 'nothing_to_draw' && event.verb !== 'reshuffled') {
      break;
    }
  }
  return hit;
}

/** The item that a chosen target is hit by, when the choice was about an item. */
function aimedItem({ view, edition }: Around): Item | null {
  if (!hasItems(edition) || view.top === null || !wasFlipped(view)) return null;
  return itemOf(view.top);
}

function rotation(view: View): { from: number; to: number }[] {
  return Array.from({ length: view.seats }, (_, from) => ({
    from,
    to: (from + view.direction + view.seats) % view.seats,
  }));
}
