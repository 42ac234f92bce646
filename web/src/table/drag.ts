/** A finger or the mouse on a card: a tap, a slide along the hand, or a swipe up that plays. */

export interface DragHooks<Card> {
  /** Whether sliding sideways looks through the hand. */
  browses(): boolean;
  /** The upper edge of the hand: let go above it, a card is played. */
  edge(): number;
  browse(x: number, y: number): void;
  move(card: Card, dx: number, dy: number, ready: boolean): void;
  drop(card: Card, ready: boolean): void;
  /** The card has been pressed for long and has not moved. */
  hold?(card: Card): void;
  /** After a long press the card was let go. */
  letGo?(card: Card): void;
  cancel(): void;
}

type Phase = 'idle' | 'pressed' | 'held' | 'browsing' | 'carrying';

/** Less than this is a tap with an unsteady finger. */
const SLACK = 9;
/** As long as this is a long press. */
export const LONG = 550;

export class Drag<Card> {
  private phase: Phase = 'idle';
  private card: Card | null = null;
  private pointer = -1;
  private x = 0;
  private y = 0;
  private swallow = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hooks: DragHooks<Card>) {}

  /** The click that a browser sends after a swipe or a slide is no tap. */
  justEnded(): boolean {
    const ended = this.swallow;
    this.swallow = false;
    return ended;
  }

  down(event: PointerEvent, card: Card): void {
    // A press that ended outside every card was never heard of again: a new one takes its place.
    if (event.button !== 0 || this.phase === 'carrying' || this.phase === 'browsing') return;
    this.phase = 'pressed';
    this.swallow = false;
    this.card = card;
    this.pointer = event.pointerId;
    this.x = event.clientX;
    this.y = event.clientY;
    clearTimeout(this.timer);
    if (this.hooks.hold) this.timer = setTimeout(() => this.held(), LONG);
  }

  moved(event: PointerEvent): void {
    if (event.pointerId !== this.pointer || this.card === null) return;
    const dx = event.clientX - this.x;
    const dy = event.clientY - this.y;
    if (this.phase === 'pressed') this.decide(event, dx, dy);
    if (this.phase === 'carrying') this.hooks.move(this.card, dx, dy, this.ready(event));
    else if (this.phase === 'browsing') this.hooks.browse(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    const { phase, card } = this;
    // The click that follows a long press is part of it.
    this.swallow = phase !== 'pressed';
    this.rest();
    // What opens now is not to be closed by this very event.
    if (phase === 'held' && card !== null) setTimeout(() => this.hooks.letGo?.(card));
    if (phase === 'carrying' && card !== null) this.hooks.drop(card, this.ready(event));
  }

  cancelled(): void {
    if (this.phase === 'carrying') this.hooks.cancel();
    this.rest();
  }

  private decide(event: PointerEvent, dx: number, dy: number): void {
    if (Math.hypot(dx, dy) > SLACK) clearTimeout(this.timer);
    if (-dy > SLACK && -dy >= Math.abs(dx)) {
      this.phase = 'carrying';
      (event.currentTarget as Element | null)?.setPointerCapture?.(event.pointerId);
    } else if (Math.abs(dx) > SLACK && this.hooks.browses()) {
      this.phase = 'browsing';
      (event.currentTarget as Element | null)?.setPointerCapture?.(event.pointerId);
    }
  }

  private held(): void {
    if (this.phase !== 'pressed' || this.card === null) return;
    this.phase = 'held';
    this.hooks.hold?.(this.card);
  }

  private ready(event: PointerEvent): boolean {
    return event.clientY < this.hooks.edge();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.phase = 'idle';
    this.card = null;
    this.pointer = -1;
  }
}
