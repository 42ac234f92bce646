/**
 * The table as this page knows it: one reactive object, `game`, that every part of the client reads.
 *
 * The server decides everything. `game.view` is always its newest view; what happened in between arrives through
 * `game.listen`, event by event, for the animation, the log and the announcer.
 */
import type {
  End,
  EndCode,
  Question,
  Race,
  SeatInfo,
  Table,
  TableEvent,
  Talk,
  Update,
  View,
} from '../protocol';
import { Connection, type Answer, type LinkState, type Surroundings, type Wish } from './connection';
import { sharing } from '../fair/sharing.svelte';
import { language } from './language.svelte';
import { forgetSeat, ownSeat } from './seats';
import { withSigns } from './text';

/** What one message brought. `before` is null at the first view and after a gap: then nothing can be animated. */
export interface News {
  match: number;
  events: readonly TableEvent[];
  before: View | null;
  view: View;
  snapshot: boolean;
}

/** A refused wish, to be shown near where it was made; it goes away by itself or with the next one. */
export interface Refusal {
  key: number;
  reason: string;
  point: string | null;
  sentence: string;
}

/** A stretch of time on this page's own clock (`performance.now()`). */
export interface Deadline {
  at: number;
  total: number;
  warn: number;
}

const GONE: readonly EndCode[] = ['kicked', 'left', 'closed', 'bad_token', 'unknown_table'];
const SHARING: readonly string[] = ['too_late_to_shuffle', 'seals_first', 'already_sealed', 'bad_share'];
const LOG_LENGTH = 2000;
const TALK_LENGTH = 100;

export class Game {
  code: string = $state('');
  link: LinkState | 'idle' = $state('idle');
  /** Why the server hung up for good. */
  end: End | null = $state(null);
  table: Table | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** Your seat; null while you watch or wait. */
  seat: number | null = $state(null);
  /** A bot's seat becomes yours at the next round. */
  waiting: boolean = $state(false);
  match: number = $state(0);
  version: number = $state(0);
  /** What happened in this match as far as this page was told, oldest first. */
  log: readonly TableEvent[] = $state.raw([]);
  /** What was said at the table last. */
  talk: readonly Talk[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  /** The server could not use a message: what it said. */
  trouble: string = $state('');
  /** The table pauses, because the server cannot save what is done at it: what it said. */
  paused: string = $state('');
  deadline: Deadline | null = $state.raw(null);
  /** Until when the UNO window holds the next move. */
  heldUntil: number | null = $state(null);
  /** The newest thing said since this page is here; for the bubble at its seat. */
  lastTalk: Talk | null = $state.raw(null);

  readonly me: SeatInfo | null = $derived(this.seat === null ? null : (this.table?.seats[this.seat] ?? null));
  readonly isHost: boolean = $derived(this.me?.host ?? false);
  readonly question: Question | null = $derived(this.view?.question ?? null);
  readonly race: Race | null = $derived(this.view?.race ?? null);
  /** You must answer the open question. */
  readonly asked: boolean = $derived(
    this.seat !== null && this.view !== null && this.view.asked === this.seat && this.view.asks !== 'over',
  );

  private connection: Connection | null = null;
  private readonly listeners = new Set<(news: News) => void>();
  private refusals = 0;

  /** Goes to the table `code`, with the seat this browser has there, or as somebody who watches. */
  enter(code: string, around?: Surroundings): void {
    this.exit();
    this.code = code;
    this.link = 'connecting';
    this.connection = new Connection(
      {
        url: socketUrl(code),
        hello: () => ({
          token: ownSeat(code)?.token ?? null,
          seen: this.version,
          match: this.match,
          language: language.tag,
          shares: true,
        }),
        receive: (message) => this.receive(message),
        state: (state, end) => this.linked(state, end),
      },
      around,
    );
    this.connection.start();
  }

  /** Hangs up and forgets the table; the seat stays yours. */
  exit(): void {
    this.connection?.stop();
    this.connection = null;
    this.link = 'idle';
    this.end = null;
    this.table = null;
    this.view = null;
    this.seat = null;
    this.waiting = false;
    this.match = 0;
    this.version = 0;
    this.log = [];
    this.talk = [];
    this.lastTalk = null;
    this.refusal = null;
    this.trouble = '';
    this.paused = '';
    this.deadline = null;
    this.heldUntil = null;
  }

  /** Connects anew: after this seat was taken over elsewhere, or with a seat just won. */
  reconnect(): void {
    const code = this.code;
    if (code) this.enter(code);
  }

  /** Tells the server that another language is spoken; what it said in the one before goes. */
  follow(): void {
    this.refusal = null;
    this.trouble = '';
    this.connection?.renew();
  }

  wake(): void {
    this.connection?.wake();
  }

  /** Calls `hear` after each change of the view; returns what ends that. */
  listen(hear: (news: News) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  /** Sends a wish to the table; the answer says whether it was granted. */
  send(wish: Wish): Promise<Answer> {
    if (!this.connection) return new Promise(() => undefined);
    this.refusal = null;
    return this.connection.send(wish);
  }

  /** Makes a move, such as `play R5`. */
  move(move: string, options: { handle?: number; uno?: boolean } = {}): Promise<Answer> {
    return this.send({
      type: 'move',
      move,
      seen: this.version,
      handle: options.handle ?? null,
      uno: options.uno ?? false,
    });
  }

  /** Asks why a move is not possible now; the answer is shown as a refusal is. */
  async why(move: string): Promise<Answer> {
    const answer = await this.send({ type: 'why', move });
    if (answer.type === 'reason' && !answer.possible)
      this.refuse(answer.reason, answer.point, answer.sentence);
    return answer;
  }

  /** Shows a refusal of our own making. */
  refuse(reason: string | null, point: string | null, sentence: string): void {
    this.refusals += 1;
    this.refusal = { key: this.refusals, reason: reason ?? '', point, sentence: withSigns(sentence) };
  }

  nameOf(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  private linked(state: LinkState, end: EndCode | null): void {
    this.link = state;
    // The secret of a seat that is gone opens nothing any more.
    if (end && GONE.includes(end)) forgetSeat(this.code);
  }

  private receive(message: Parameters<ConstructorParameters<typeof Connection>[0]['receive']>[0]): void {
    switch (message.type) {
      case 'welcome':
        this.end = null;
        this.paused = '';
        this.seat = message.seat;
        this.waiting = message.waiting;
        this.talk = message.talk;
        break;
      case 'table':
        this.table = message.table;
        this.seat = message.your_seat;
        if (message.your_seat !== null) this.waiting = false;
        if (message.table.fair)
          sharing.follow(message.table.fair, this.seat, (wish) => void this.connection?.send(wish));
        break;
      case 'update':
        this.update(message);
        break;
      case 'talk':
        this.talk = [...this.talk, message.talk].slice(-TALK_LENGTH);
        this.lastTalk = message.talk;
        break;
      case 'refused':
        // Nobody made these wishes by hand.
        if (SHARING.includes(message.reason)) break;
        this.refuse(message.reason, message.point, message.sentence);
        break;
      case 'error':
        this.trouble = message.sentence;
        break;
      case 'paused':
        this.paused = message.paused ? message.sentence : '';
        break;
      case 'end':
        this.end = message;
        break;
    }
  }

  private update(update: Update): void {
    const sameMatch = update.match === this.match;
    const known = sameMatch ? this.version : 0;
    // An older view comes late; but a snapshot is always right, even when the server had to go back.
    if (sameMatch && update.version < known && !update.snapshot) return;
    const since = update.version < known ? 0 : known;
    const fresh = update.events.filter((event) => event.number > since);
    const gap = update.snapshot || (fresh[0] !== undefined && fresh[0].number > since + 1);
    const before = gap || !sameMatch ? null : this.view;

    this.log = [...(sameMatch && since > 0 ? this.log : []), ...fresh].slice(-LOG_LENGTH);
    this.match = update.match;
    this.version = update.version;
    this.view = update.view;
    this.time(update.view);
    if (update.view.match?.hash && this.table?.fair) sharing.ended(this.table.fair, update.view.match.hash);
    const news: News = { match: update.match, events: fresh, before, view: update.view, snapshot: gap };
    for (const hear of [...this.listeners]) hear(news);
  }

  /** Turns the server's lengths of time into moments of this page's clock. */
  private time(view: View): void {
    const now = performance.now();
    const question = view.question;
    this.deadline =
      question && question.remaining_ms !== null
        ? {
            at: now + question.remaining_ms,
            total: question.total_ms ?? question.remaining_ms,
            warn: question.warn_ms ?? 0,
          }
        : null;
    this.heldUntil = view.race ? now + view.race.held_ms : null;
  }
}

/** Where the table `code` is spoken to. */
export function socketUrl(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${code}/socket`;
}

export const game = new Game();
