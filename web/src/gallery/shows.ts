/** The table in every situation worth a look; in some of them something then happens. */
import {
  aBot,
  aFullTable,
  anEvent,
  aQuestion,
  aSeat,
  aTable,
  aView,
  hand,
  itemBoxEvents,
  situations,
} from '../lib/fixtures';
import type { Table, TableEvent, View } from '../protocol';

const DECK =
  'R0 R2 R2 R5 R7 R9 RS R+2 Y1 Y3 Y3 Y6 Y8 YR G1 G2 G4 G4 G7 G9 G+2 B0 B3 B5 B5 B8 BS WI WI W+4'.split(' ');

export interface Show {
  view: View;
  table?: Table;
  events?: TableEvent[];
  after?: View;
}

/** Cards from all over the deck. */
function cards(count: number): string {
  return Array.from({ length: count }, (_, i) => DECK[(i * 7) % DECK.length]).join(' ');
}

function withHand(count: number): Show {
  const held = hand(cards(count));
  const legal = held.filter(({ card }) => /^R|7$|^W/.test(card)).map(({ card }) => `play ${card}`);
  return { view: aView({ hand: held, held: [count, 3, 7, 1], legal: [...new Set(legal), 'draw'] }) };
}

function ten(changes: Partial<View> = {}): Show {
  return { view: { ...situations.ten(), ...changes }, table: aFullTable() };
}

function edition(name: string): Table {
  const table = aTable();
  return { ...table, settings: { ...table.settings, edition: name } };
}

const mixed = (): Table =>
  aTable({
    seats: [
      aSeat(0),
      aSeat(1, { name: 'Bartholomew the Third', presence: 'reconnecting' }),
      aBot(2, { name: 'Bot Clara' }),
      aSeat(3, { name: 'דנה', presence: 'away', autopilot: true }),
    ],
  });

const itemBox = (flipped: string, rest: TableEvent[], after: Partial<View>): Show => ({
  view: aView({ asked: 3, turn: 3, legal: [], question: aQuestion({ seat: 3, options: [] }) }),
  events: [
    anEvent(41, 'played', { seat: 3, card: 'WI' }),
    anEvent(42, 'flipped', { seat: 3, card: flipped }),
    anEvent(43, 'item', { seat: 3, card: flipped }),
    ...rest,
  ],
  after: aView(after),
});

const ALL: Record<string, () => Show> = {
  two: () => ({
    view: aView({ seats: 2, held: [7, 4], called: [], scores: [120, 45], hand: hand(cards(7)) }),
    table: aTable({ seats: [aSeat(0), aBot(1)] }),
  }),
  four: () => withHand(7),
  ten: () => ten(),
  'ten-other': () =>
    ten({ asked: 4, turn: 4, legal: [], direction: -1, question: aQuestion({ seat: 4, options: [] }) }),
  'ten-target': () =>
    ten({
      asks: 'target',
      top: 'G3',
      discard: ['R7', 'WI', 'G3'],
      color: 'green',
      legal: Array.from({ length: 9 }, (_, i) => `target ${i + 1}`),
    }),
  'hand-1': () => withHand(1),
  'hand-7': () => withHand(7),
  'hand-12': () => withHand(12),
  'hand-20': () => withHand(20),
  'hand-26': () => withHand(26),
  'hand-30': () => withHand(30),
  waiting: () => ({ view: situations.waiting(), table: mixed() }),
  drawn: () => ({ view: situations.drawn() }),
  color: () => ({ view: situations.color() }),
  target: () => ({ view: { ...situations.target(), discard: ['R7', 'WI', 'G3'] } }),
  challenge: () => ({ view: situations.challenge() }),
  give: () => ({ view: situations.give(), table: edition('pizza-pizza') }),
  stack: () => ({
    view: aView({
      asks: 'stack',
      owed: 4,
      top: 'Y+2',
      color: 'yellow',
      legal: ['play B+2', 'accept'],
    }),
    table: edition('classic'),
  }),
  uno: () => ({ view: situations.uno() }),
  armed: () => ({ view: { ...situations.uno(), armed: true } }),
  caller: () => ({ view: situations.caller() }),
  catch: () => ({ view: situations.catch() }),
  warning: () => ({
    view: aView({ question: aQuestion({ remaining_ms: 9000, total_ms: 60000, warn_ms: 15000 }) }),
  }),
  watching: () => ({ view: aView({ seat: null, hand: [], legal: [], asked: 1, turn: 1 }) }),
  shell: () => ({
    view: aView({ asked: 3, turn: 3, legal: [], question: aQuestion({ seat: 3, options: [] }) }),
    events: itemBoxEvents(),
    after: aView({
      hand: hand('R5 G7 G2 B+2 Y9 WI B6'),
      held: [7, 3, 7, 0],
      top: 'G3',
      color: 'green',
      discard: ['R7', 'WI', 'G3'],
    }),
  }),
  lightning: () =>
    itemBox(
      'B4',
      [0, 1, 2].map((seat, i) =>
        anEvent(44 + i, 'drew', { seat, amount: 1, card: seat === 0 ? 'B6' : null }),
      ),
      {
        hand: hand('R5 G7 G2 B+2 Y9 WI B6'),
        held: [7, 4, 8, 0],
        top: 'B4',
        color: 'blue',
        asked: 3,
        turn: 3,
      },
    ),
  'ten-lightning': () => {
    const before = ten({ asked: 3, turn: 3, legal: [], question: aQuestion({ seat: 3, options: [] }) });
    return {
      ...before,
      events: [
        anEvent(41, 'played', { seat: 3, card: 'WI' }),
        anEvent(42, 'flipped', { seat: 3, card: 'B4' }),
        anEvent(43, 'item', { seat: 3, card: 'B4' }),
        ...[4, 5, 6, 7, 8, 9, 0, 1, 2].map((seat, i) =>
          anEvent(44 + i, 'drew', { seat, amount: 1, card: seat === 0 ? 'B6' : null }),
        ),
        anEvent(53, 'extra_turn', { seat: 3 }),
      ],
      after: { ...before.view, top: 'B4', color: 'blue', hand: hand('R5 G7 G2 B+2 Y9 WI B6') },
    };
  },
  banana: () =>
    itemBox('Y8', [anEvent(44, 'drew', { seat: 2, amount: 2 })], {
      held: [6, 3, 9, 0],
      top: 'Y8',
      color: 'yellow',
    }),
  bomb: () =>
    itemBox('W+4', [anEvent(44, 'drew', { seat: 3, amount: 2 })], {
      held: [6, 3, 7, 2],
      top: 'W+4',
      asked: 3,
    }),
  mushroom: () =>
    itemBox('R3', [anEvent(44, 'extra_turn', { seat: 3 })], { held: [6, 3, 7, 0], top: 'R3', asked: 3 }),
  verdict: () => ({
    view: aView(),
    events: [
      anEvent(41, 'caught', {
        seat: 3,
        other: 1,
        verdict: { seat: 3, winner: 'catcher', catcher: 1, call_ms: 1310, catch_ms: 1240 },
      }),
      anEvent(42, 'drew', { seat: 3, amount: 2 }),
    ],
    after: aView({ held: [6, 3, 7, 3], called: [] }),
  }),
  guilty: () => ({
    view: aView({ top: 'W+4', color: 'blue' }),
    events: [anEvent(41, 'challenged', { seat: 1, other: 3 }), anEvent(42, 'guilty', { seat: 3, other: 1 })],
    after: aView({ held: [6, 3, 7, 5], called: [], top: 'W+4', color: 'blue' }),
  }),
  why: () => withHand(7),
};

/** The situation `name`; null if there is none of that name. */
export function show(name: string): Show | null {
  return ALL[name]?.() ?? null;
}
