/**
 * Plays beats one after another, and never falls behind: what cannot be shown in time is left out. The table's
 * truth is elsewhere; this only decides when the screen catches up with it.
 */

/** When more than this waits, the screen jumps. In milliseconds at normal speed. */
export const BACKLOG = 2500;
/** A single message longer than this is not shown but taken as it is. */
export const LONGEST = 4000;

export interface Clock {
  after(ms: number, run: () => void): () => void;
}

export interface Cast<Beat> {
  /** How long a beat lasts now, at the chosen speed; 0 shows nothing. */
  length(beat: Beat): number;
  /** How much longer than normal everything lasts. */
  slowness(): number;
  begin(beat: Beat, length: number): void;
  /** The beat has landed: what it brought is to be seen from now on. */
  land(beat: Beat): void;
  /** Everything has been shown, or was left out: show the table as it is. */
  settle(): void;
}

export class Queue<Beat> {
  private waiting: Beat[] = [];
  private now: Beat | null = null;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly cast: Cast<Beat>,
    private readonly clock: Clock = timers(),
  ) {}

  get busy(): boolean {
    return this.now !== null;
  }

  /** Adds the beats of one message. If that is too much, what waited before it is left out; else the message too. */
  add(beats: readonly Beat[]): void {
    const slowness = this.cast.slowness();
    const more = this.total(beats);
    if (this.busy && this.total(this.waiting) + more > BACKLOG * slowness) this.jump();
    if (more > LONGEST * slowness) {
      this.jump();
      return;
    }
    this.waiting.push(...beats);
    if (this.now === null) this.next();
  }

  /** Shows the table as it is, at once. */
  jump(): void {
    this.cancel?.();
    this.cancel = null;
    this.waiting = [];
    this.now = null;
    this.cast.settle();
  }

  private total(beats: readonly Beat[]): number {
    return beats.reduce((sum, beat) => sum + this.cast.length(beat), 0);
  }

  private next(): void {
    const beat = this.waiting.shift();
    if (beat === undefined) {
      this.now = null;
      this.cast.settle();
      return;
    }
    this.now = beat;
    const length = this.cast.length(beat);
    this.cast.begin(beat, length);
    if (length <= 0) {
      this.landed(beat);
      return;
    }
    this.cancel = this.clock.after(length, () => this.landed(beat));
  }

  private landed(beat: Beat): void {
    this.cancel = null;
    this.cast.land(beat);
    this.next();
  }
}

function timers(): Clock {
  return {
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
