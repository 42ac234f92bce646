/**
 * What the screen shows, which may lag a moment behind what is: piles, counts, the direction and whose turn it is
 * follow the animation. Your hand, your questions and every button follow the table itself, never this.
 */
import { face, type Item } from '../cards/code';
import type { TableEvent, View } from '../protocol';
import { FLIGHTS, ONE_DRAW, STAGGER, type Beat, type Mark } from './beats';

/** A place a card flies from or to: an element carrying this name in `data-place`. */
export type PlaceName = string;

export interface Flight {
  key: number;
  /** Null: face down. */
  card: string | null;
  /** An item's picture flies instead of a card. */
  item: Item | null;
  from: DOMRect;
  to: DOMRect;
  ms: number;
  delay: number;
  /** Turned over on the way. */
  flip: boolean;
}

export interface Moment {
  key: number;
  item: Item;
  seat: number;
  victims: number[];
  ms: number;
}

export interface SeatMark {
  key: number;
  mark: Mark;
}

export const seatPlace = (seat: number): PlaceName => `seat-${seat}`;
export const handPlace = (handle: number): PlaceName => `card-${handle}`;

export class Stage {
  top: string | null = $state(null);
  /** The cards that peep out below the top. */
  under: readonly string[] = $state.raw([]);
  color: string = $state('none');
  direction: number = $state(1);
  held: number[] = $state([]);
  drawPile: number = $state(0);
  asked: number = $state(-1);
  called: readonly number[] = $state.raw([]);
  catchable: readonly number[] = $state.raw([]);
  flights: readonly Flight[] = $state.raw([]);
  marks: Readonly<Record<number, SeatMark>> = $state.raw({});
  moment: Moment | null = $state.raw(null);
  /** The sentence shown large over the table, as for a challenge or a verdict. */
  banner: TableEvent | null = $state.raw(null);
  private keys = 0;
  private view: View | null = null;

  /** `locate` finds where something lies on the screen now, or null if it is not there. */
  constructor(private readonly locate: (place: PlaceName) => DOMRect | null) {}

  /** The table as it is. */
  adopt(view: View): void {
    this.view = view;
    this.settle();
  }

  /** What the animation is on its way to. */
  expect(view: View): void {
    this.view = view;
  }

  settle(): void {
    const view = this.view;
    if (!view) return;
    this.top = view.top;
    this.under = view.discard.slice(-3, -1);
    this.color = view.color;
    this.direction = view.direction;
    this.held = [...view.held];
    this.drawPile = view.draw_pile;
    this.asked = view.asks === 'over' ? -1 : view.asked;
    this.called = view.called;
    this.catchable = view.catchable;
    this.flights = [];
  }

  /** Starts to show a beat that lasts `ms`. */
  begin(beat: Beat, ms: number): void {
    this.flights = ms > 0 ? this.takeOff(beat, ms) : [];
    switch (beat.kind) {
      case 'play':
        this.count(beat.seat, -1);
        this.asked = beat.seat;
        break;
      case 'draw':
        this.drawPile = Math.max(0, this.drawPile - beat.draws.reduce((sum, { cards }) => sum + cards, 0));
        break;
      case 'flip':
        this.drawPile = Math.max(0, this.drawPile - 1);
        break;
      case 'item':
        this.keys += 1;
        this.moment = { ...beat, key: this.keys, ms };
        break;
      case 'mark':
        this.mark(beat.seat, beat.mark);
        if (beat.event) this.banner = beat.event;
        break;
      case 'say':
        this.banner = beat.event;
        break;
      case 'give':
        this.count(beat.from, -1);
        break;
    }
  }

  /** Shows what a beat has brought. */
  land(beat: Beat): void {
    this.flights = [];
    switch (beat.kind) {
      case 'start':
      case 'play':
      case 'flip':
        if (this.top !== null) this.under = [...this.under, this.top].slice(-2);
        this.top = beat.card;
        this.color = face(beat.card).color ?? 'none';
        break;
      case 'draw':
        for (const { seat, cards } of beat.draws) this.count(seat, cards);
        break;
      case 'turn-around':
        this.direction = -this.direction;
        break;
      case 'color':
        this.color = beat.color;
        break;
      case 'give':
        this.count(beat.to, 1);
        break;
    }
  }

  private count(seat: number, change: number): void {
    this.held[seat] = Math.max(0, (this.held[seat] ?? 0) + change);
  }

  private mark(seat: number, mark: Mark): void {
    this.keys += 1;
    this.marks = { ...this.marks, [seat]: { key: this.keys, mark } };
  }

  private takeOff(beat: Beat, ms: number): Flight[] {
    const flights: Flight[] = [];
    const fly: Fly = (from, to, more = {}) => {
      const [start, end] = [this.locate(from), this.locate(to)];
      this.keys += 1;
      if (start && end)
        flights.push({
          key: this.keys,
          card: null,
          item: null,
          from: start,
          to: end,
          ms,
          delay: 0,
          flip: false,
          ...more,
        });
    };
    this.route(beat, ms, fly);
    return flights;
  }

  private route(beat: Beat, ms: number, fly: Fly): void {
    switch (beat.kind) {
      case 'deal':
        this.held.forEach((_, seat) =>
          fly('draw', seatPlace(seat), { ms: ms / 2, delay: (seat * ms) / (2 * this.held.length) }),
        );
        break;
      case 'start':
      case 'flip':
        fly('draw', 'discard', { card: beat.card, flip: true });
        break;
      case 'play':
        fly(beat.handle === null ? seatPlace(beat.seat) : handPlace(beat.handle), 'discard', {
          card: beat.card,
        });
        break;
      case 'draw':
        this.drawn(beat.draws, ms, fly);
        break;
      case 'aim':
        if (beat.item) fly('discard', seatPlace(beat.target), { item: beat.item });
        break;
      case 'item':
        for (const seat of beat.victims)
          fly('discard', seatPlace(seat), { item: beat.item, ms: ms * 0.4, delay: ms * 0.6 });
        break;
      case 'give':
        fly(seatPlace(beat.from), seatPlace(beat.to), { card: beat.card });
        break;
      case 'shuffle':
        for (const i of [0, 1, 2]) fly('discard', 'draw', { ms: ms * 0.6, delay: i * ms * 0.2 });
        break;
      case 'hands':
        for (const { from, to } of beat.moves) fly(seatPlace(from), seatPlace(to));
        break;
    }
  }

  /** Cards into your own hand fly by themselves, to their places there. */
  private drawn(draws: readonly { seat: number; cards: number }[], ms: number, fly: Fly): void {
    const seats = draws
      .flatMap(({ seat, cards }) => Array.from({ length: cards }, () => seat))
      .slice(0, FLIGHTS);
    // The beat is as long as the flight of one card and a stagger for each further one.
    const stagger = (STAGGER * ms) / (ONE_DRAW + STAGGER * (seats.length - 1));
    const flight = ms - stagger * (seats.length - 1);
    seats.forEach((seat, i) => {
      if (seat !== this.view?.seat) fly('draw', seatPlace(seat), { ms: flight, delay: i * stagger });
    });
  }
}

type Fly = (from: PlaceName, to: PlaceName, more?: Partial<Flight>) => void;
