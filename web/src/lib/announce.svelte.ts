/**
 * What a screen reader is told. Two channels: polite, gathered until a turn is over so that it stays one sentence
 * after another and no chatter; and assertive, for the two things that cannot wait. Every announcement gets a fresh
 * node (see Announcer.svelte), since the same text in the same node is not read again.
 */
import { sentences } from './text';

export interface Announcement {
  key: number;
  text: string;
}

/** How long a turn's sentences are gathered once it has passed on, and while it lasts. */
const AFTER_TURN = 350;
const DURING_TURN = 1800;
/** The urgent word comes a little later, or it would swallow what led to it. */
const URGENT_DELAY = 250;

export class Announcer {
  polite: Announcement | null = $state.raw(null);
  urgent: Announcement | null = $state.raw(null);

  private count = 0;
  private gathered: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Gathers a sentence of the running turn. */
  gather(sentences: readonly string[], turnPassed: boolean): void {
    this.gathered.push(...sentences.filter(Boolean));
    clearTimeout(this.timer);
    if (this.gathered.length === 0) return;
    this.timer = setTimeout(() => this.flush(), turnPassed ? AFTER_TURN : DURING_TURN);
  }

  /** Says what was gathered, now. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.gathered.length === 0) return;
    const text = sentences(this.gathered);
    this.gathered = [];
    this.say(text);
  }

  /** Says something at the next pause: the answer to a key, say. */
  say(text: string): void {
    this.count += 1;
    this.polite = { key: this.count, text };
  }

  /** Says something at once. Only for `your turn` and `you were caught`. */
  interrupt(text: string): void {
    this.flush();
    setTimeout(() => {
      this.count += 1;
      this.urgent = { key: this.count, text };
    }, URGENT_DELAY);
  }
}

export const announcer = new Announcer();
