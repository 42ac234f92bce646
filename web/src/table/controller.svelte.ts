/** Joins the table's truth to what the screen shows: news become beats, taps become moves. */
import { hasItems } from '../cards/code';
import { duration } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import type { Game, News } from '../lib/store.svelte';
import type { HeldCard, View } from '../protocol';
import { beatsOf, lengthOf, type Beat } from './beats';
import { isHeld, isMine, usableCards } from './questions';
import { Queue } from './queue';
import { seatPlace, Stage, type PlaceName } from './stage.svelte';

/** As long as the server's own pause after an UNO or a catch for nothing. */
const REST = 1500;
/** How long a verdict or a challenge stands over the table. */
const BANNER = 3600;

export class Controller {
  readonly stage: Stage;
  /** Cards new in the hand and not touched yet. */
  fresh: ReadonlySet<number> = $state.raw(new Set());
  /** Cards of yours that are still on their way: you hold them, and see them when the animation gets there. */
  coming: ReadonlySet<number> = $state.raw(new Set());
  /** Rises with each press for nothing. */
  cooldown: number = $state(0);
  resting: boolean = $state(false);
  /** Where cards that are new in your hand come from. */
  source: PlaceName = 'draw';
  private readonly queue: Queue<Beat>;
  private known: View | null = null;
  private sending = false;
  private bannerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: Game,
    locate: (place: PlaceName) => DOMRect | null,
  ) {
    this.stage = new Stage(locate);
    this.queue = new Queue<Beat>({
      length: (beat) => duration(lengthOf(beat)),
      slowness: () => Math.max(1, duration(1000) / 1000),
      begin: (beat, ms) => this.begin(beat, ms),
      land: (beat) => this.stage.land(beat),
      settle: () => this.arrived(),
    });
  }

  /** Listens to the table until the returned function is called. */
  start(): () => void {
    if (this.game.view) this.take(this.game.view);
    const stop = this.game.listen((news) => this.hear(news));
    return () => {
      stop();
      clearTimeout(this.bannerTimer);
      this.queue.jump();
    };
  }

  get edition(): string {
    return this.game.table?.settings.edition ?? 'classic';
  }

  get items(): boolean {
    return hasItems(this.edition);
  }

  /** Puts a card down, gives it away, or asks why neither is possible. */
  use(held: HeldCard): void {
    const view = this.game.view;
    if (!view || isHeld(view)) return;
    const verb = view.asks === 'give' && view.asked === view.seat ? 'give' : 'play';
    const move = `${verb} ${held.card}`;
    if (usableCards(view).has(held.handle)) this.move(move, held.handle);
    else void this.game.why(move);
  }

  draw(): void {
    const view = this.game.view;
    if (!view || isHeld(view)) return;
    const { legal } = view;
    const move = ['draw', 'accept', 'pass'].find((each) => legal.includes(each));
    if (move) this.move(move);
    else void this.game.why('draw');
  }

  /** Sends a move; a second one waits until the first is answered, so that a double tap is one move. */
  move(move: string, handle?: number): void {
    if (this.sending) return;
    this.sending = true;
    void this.game.move(move, handle === undefined ? {} : { handle }).finally(() => (this.sending = false));
  }

  uno(): void {
    this.call('uno');
  }

  grab(seat: number): void {
    this.call(`catch ${seat}`);
  }

  touch(handle: number): void {
    if (!this.fresh.has(handle)) return;
    const rest = new Set(this.fresh);
    rest.delete(handle);
    this.fresh = rest;
  }

  private call(move: string): void {
    if (this.resting) return;
    void this.game.move(move).then((answer) => {
      if (answer.type === 'refused') this.rest();
    });
  }

  private rest(): void {
    this.cooldown += 1;
    this.resting = true;
    const mine = this.cooldown;
    setTimeout(() => {
      if (this.cooldown === mine) this.resting = false;
    }, REST);
  }

  private take(view: View): void {
    this.known = view;
    this.stage.adopt(view);
  }

  private hear(news: News): void {
    const { before, view, events } = news;
    const added = this.mark(view);
    // Whoever has just played has looked through the hand.
    if (events.some((event) => event.verb === 'played' && event.seat === view.seat))
      this.fresh = new Set(added);
    if (news.snapshot || !before || !this.known) {
      this.queue.jump();
      this.take(view);
      return;
    }
    this.known = view;
    this.source = sourceOf(news);
    const beats = beatsOf(events, before, view, this.edition);
    // Your own play starts from the card as it lies now: nothing else may still be moving.
    const first = beats[0];
    if (this.queue.busy && first?.kind === 'play' && first.seat === view.seat) this.queue.jump();
    this.stage.expect(view);
    // What you may play at once is never hidden from you.
    const drawn = beats.some((beat) => beat.kind === 'draw' || beat.kind === 'give');
    if (drawn && added.length > 0 && !isMine(view)) this.coming = new Set([...this.coming, ...added]);
    if (beats.length > 0) this.queue.add(beats);
    else if (!this.queue.busy) this.stage.settle();
  }

  private arrived(): void {
    if (this.coming.size > 0) this.coming = new Set();
    this.stage.settle();
  }

  /** New are the cards whose handle was not there before, unless all handles were given anew. */
  private mark(view: View): number[] {
    const before = this.known;
    if (!before || before.round !== view.round || before.hand.length === 0) {
      this.fresh = new Set();
      return [];
    }
    const old = new Set(before.hand.map((held) => held.handle));
    const added = view.hand.map((held) => held.handle).filter((handle) => !old.has(handle));
    const handles = new Set(view.hand.map((held) => held.handle));
    const kept = [...this.fresh].filter((handle) => handles.has(handle));
    const renewed = view.hand.length > 1 && added.length === view.hand.length;
    this.fresh = new Set(renewed ? [] : [...kept, ...added]);
    return renewed ? [] : added;
  }

  private begin(beat: Beat, ms: number): void {
    this.stage.begin(beat, ms);
    if (this.coming.size > 0 && bringsYou(beat, this.game.seat)) this.coming = new Set();
    if (beat.kind === 'play' || beat.kind === 'start') play('play');
    else if (beat.kind === 'draw' || beat.kind === 'give') play('draw');
    else if (beat.kind === 'item') play('item');
    if (beat.kind === 'say' || (beat.kind === 'mark' && beat.event)) this.hold();
  }

  /** A sentence over the table goes by itself. */
  private hold(): void {
    clearTimeout(this.bannerTimer);
    this.bannerTimer = setTimeout(() => (this.stage.banner = null), BANNER);
  }
}

/** Cards are given, swapped or passed on by a player, or else drawn. */
function sourceOf({ events, view }: News): PlaceName {
  const you = view.seat ?? -1;
  for (const { verb, seat, other } of events) {
    if (verb === 'gave' && other === you) return seatPlace(seat);
    if (verb === 'swapped' && seat === you) return seatPlace(other);
    if (verb === 'swapped' && other === you) return seatPlace(seat);
    if (verb === 'rotated') return seatPlace((you - view.direction + view.seats) % view.seats);
  }
  return 'draw';
}

function bringsYou(beat: Beat, you: number | null): boolean {
  if (beat.kind === 'give') return beat.to === you;
  return beat.kind === 'draw' && beat.draws.some((draw) => draw.seat === you);
}

/** Where a seat is: its sign on the table, or the hand for your own. */
export function locator(root: () => HTMLElement | undefined, you: () => number | null) {
  return (place: PlaceName): DOMRect | null => {
    const mine = you();
    const name = mine !== null && place === seatPlace(mine) ? 'hand' : place;
    return root()?.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? null;
  };
}
