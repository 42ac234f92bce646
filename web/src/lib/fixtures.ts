/** Messages as a real server sends them, for component tests and the gallery: `fixtures.table.mine()` and friends. */
import type {
  HeldCard,
  MatchResult,
  Question,
  RoundResult,
  SeatInfo,
  ServerMessage,
  Table,
  TableEvent,
  Update,
  View,
} from '../protocol';

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dora', 'Emre', 'Fatima', 'Gus', 'Hana', 'Ivo', 'Jun'];

/** `hand('R5 G2')`: cards in your own hand, with handles. */
export function hand(cards: string): HeldCard[] {
  return cards
    .split(' ')
    .filter(Boolean)
    .map((card, index) => ({ handle: 100 + index, card }));
}

export function aSeat(seat: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    kind: 'person',
    name: NAMES[seat] ?? `Seat ${seat}`,
    level: null,
    presence: 'here',
    autopilot: false,
    autopilot_in_ms: null,
    host: seat === 0,
    ready: false,
    ...changes,
  };
}

export function aBot(seat: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return aSeat(seat, { kind: 'bot', level: 'casual', host: false, ...changes });
}

export function anEmptySeat(seat: number): SeatInfo {
  return aSeat(seat, { kind: 'empty', name: '', host: false });
}

export function aTable(changes: Partial<Table> = {}): Table {
  return {
    code: 'KLMPT',
    link: 'http://192.168.1.20:8765/t/KLMPT',
    phase: 'playing',
    settings: {
      edition: 'mario-kart',
      preset: null,
      rulings: {},
      clock: 'relaxed',
      pace: 'normal',
      hold_ms: 2000,
      free_chat: false,
      spectators: true,
      hints: false,
      reveal: 'round',
    },
    in_force: { uno_penalty: 2, target: 500, stacking: 'off', start_item_box_chooser: 'dealer' },
    can_hint: true,
    min_seats: 2,
    max_seats: 10,
    seats: [aSeat(0), aSeat(1), aBot(2), aBot(3)],
    waiting: [],
    spectators: 0,
    host: 0,
    match: 1,
    scores: [120, 45, 0, 210],
    target: 500,
    records: [],
    fair: null,
    ...changes,
  };
}

export function aQuestion(changes: Partial<Question> = {}): Question {
  return {
    number: 14,
    asks: 'play',
    seat: 0,
    options: [],
    default: 'draw',
    deadline_at: null,
    remaining_ms: 60_000,
    total_ms: 60_000,
    warn_ms: 15_000,
    more_time: 1,
    ...changes,
  };
}

/** A view of seat 0 of four, their turn, unless told otherwise. */
export function aView(changes: Partial<View> = {}): View {
  const legal = changes.legal ?? ['play R5', 'play G7', 'play WI', 'draw'];
  const asks = changes.asks ?? 'play';
  const asked = changes.asked ?? 0;
  return {
    seat: 0,
    round: 2,
    seats: 4,
    dealer: 3,
    turn: asked,
    asks,
    asked,
    direction: 1,
    color: 'red',
    top: 'R7',
    hand: hand('R5 G7 G2 B+2 Y9 WI'),
    drawn: null,
    held: [6, 3, 7, 1],
    draw_pile: 61,
    discard_count: 18,
    discard: ['B4', 'B7', 'R7'],
    owed: 0,
    called: [3],
    catchable: [],
    armed: false,
    legal,
    scores: [120, 45, 0, 210],
    question:
      asks === 'over'
        ? null
        : aQuestion({ asks, seat: asked, options: legal.filter((move) => move !== 'uno'), number: 14 }),
    race: null,
    result: null,
    match: null,
    ...changes,
  };
}

export function anEvent(number: number, verb: string, changes: Partial<TableEvent> = {}): TableEvent {
  return {
    number,
    verb,
    seat: 0,
    card: null,
    amount: 0,
    other: -1,
    point: null,
    turn: 1,
    verdict: null,
    ...changes,
  };
}

export function anUpdate(view: View, events: TableEvent[] = [], changes: Partial<Update> = {}): Update {
  return {
    type: 'update',
    match: 1,
    version: events.at(-1)?.number ?? 40,
    server_time: Date.now(),
    snapshot: events.length === 0,
    events,
    view,
    ...changes,
  };
}

export function aResult(changes: Partial<RoundResult> = {}): RoundResult {
  return {
    round: 2,
    winner: 0,
    hands: [
      [],
      [
        { card: 'R9', points: 9 },
        { card: 'B+2', points: 20 },
        { card: 'W+4', points: 50 },
      ],
      [
        { card: 'Y3', points: 3 },
        { card: 'GS', points: 20 },
      ],
      [{ card: 'G0', points: 0 }],
    ],
    points: [102, 0, 0, 0],
    scores: [222, 45, 0, 210],
    target: 500,
    ...changes,
  };
}

export function aMatchResult(changes: Partial<MatchResult> = {}): MatchResult {
  return { winners: [0], scores: [512, 145, 60, 210], rounds: 6, record: 'KLMPT-1', hash: '', ...changes };
}

const THIRTY = 'R0 R2 R2 R5 R7 R9 RS R+2 Y1 Y3 Y3 Y6 Y8 YR G1 G2 G4 G4 G7 G9 G+2 B0 B3 B5 B5 B8 BS WI WI W+4';

/** Situations worth looking at, each a view (of seat 0 unless said) that fits `aTable()`. */
export const situations = {
  mine: () => aView(),
  waiting: () =>
    aView({ asked: 1, turn: 1, legal: [], question: aQuestion({ seat: 1, options: [], default: null }) }),
  drawn: () =>
    aView({
      asks: 'drawn',
      drawn: 106,
      hand: hand('R5 G7 G2 B+2 Y9 WI R1'),
      held: [7, 3, 7, 1],
      legal: ['play R1', 'keep'],
    }),
  color: () =>
    aView({
      asks: 'color',
      top: 'W+4',
      color: 'none',
      legal: ['color red', 'color yellow', 'color green', 'color blue'],
    }),
  target: () =>
    aView({ asks: 'target', top: 'G3', color: 'green', legal: ['target 1', 'target 2', 'target 3'] }),
  challenge: () =>
    aView({
      asks: 'challenge',
      turn: 3,
      top: 'W+4',
      color: 'blue',
      owed: 4,
      legal: ['accept', 'challenge'],
    }),
  give: () =>
    aView({
      asks: 'give',
      top: 'WD',
      color: 'green',
      hand: hand('R5 G7 B2'),
      legal: ['give R5', 'give G7', 'give B2'],
    }),
  uno: () => aView({ hand: hand('R5 G7'), held: [2, 3, 7, 1], legal: ['play R5', 'play G7', 'draw', 'uno'] }),
  caller: () =>
    aView({
      asked: 1,
      turn: 1,
      hand: hand('G7'),
      held: [1, 3, 7, 1],
      legal: ['uno'],
      catchable: [0],
      race: { seat: 0, opened_at: 0, held_until: 0, held_ms: 2000, waiting: false },
      question: aQuestion({ seat: 1, options: [], default: null }),
    }),
  catch: () =>
    aView({
      asked: 3,
      turn: 3,
      held: [6, 3, 1, 4],
      called: [],
      legal: ['catch 2'],
      catchable: [2],
      race: { seat: 2, opened_at: 0, held_until: 0, held_ms: 2000, waiting: true },
      question: aQuestion({ seat: 3, options: [], default: null }),
    }),
  thirty: () =>
    aView({
      hand: hand(THIRTY),
      held: [30, 3, 7, 1],
      legal: ['play R0', 'play R2', 'play R7', 'play WI', 'draw'],
    }),
  ten: () =>
    aView({
      seats: 10,
      held: [6, 3, 7, 1, 5, 9, 2, 12, 4, 8],
      scores: [120, 45, 0, 210, 0, 33, 60, 0, 12, 90],
    }),
  over: () => aView({ asks: 'over', legal: [], hand: [], held: [0, 3, 2, 1], result: aResult() }),
  finished: () =>
    aView({
      asks: 'over',
      legal: [],
      hand: [],
      held: [0, 3, 2, 1],
      result: aResult({ scores: [512, 145, 60, 210] }),
      match: aMatchResult(),
    }),
} satisfies Record<string, () => View>;

/** A table with room for ten. */
export function aFullTable(): Table {
  const seats = Array.from({ length: 10 }, (_, seat) => (seat % 3 === 2 ? aBot(seat) : aSeat(seat)));
  return aTable({ seats, scores: [120, 45, 0, 210, 0, 33, 60, 0, 12, 90] });
}

/** What happens when an Item Box is played and turns up a green card. */
export function itemBoxEvents(first = 41): TableEvent[] {
  return [
    anEvent(first, 'played', { seat: 3, card: 'WI', point: 'MK-60' }),
    anEvent(first + 1, 'flipped', { seat: 3, card: 'G3', point: 'MK-61' }),
    anEvent(first + 2, 'item', { seat: 3, card: 'G3', point: 'MK-68' }),
    anEvent(first + 3, 'targeted', { seat: 3, other: 0, point: 'MK-68' }),
    anEvent(first + 4, 'drew', { seat: 0, card: 'B6', amount: 1, point: 'MK-68' }),
  ];
}

/** The messages a page gets when it comes to a running table. */
export function arrival(view: View = aView(), table: Table = aTable()): ServerMessage[] {
  return [
    {
      type: 'welcome',
      protocol: 1,
      server_time: Date.now(),
      code: table.code,
      seat: view.seat,
      waiting: false,
      talk: [],
    },
    { type: 'table', revision: 1, server_time: Date.now(), your_seat: view.seat, table },
    anUpdate(view),
  ];
}
