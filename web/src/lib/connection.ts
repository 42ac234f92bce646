/**
 * One WebSocket to a table, kept alive: it says hello, answers pings, comes back after a drop, and delivers every
 * intent exactly once (the server knows an intent by its id, so sending it again is always safe).
 * It knows nothing of Svelte, and of the page only what `Surroundings` offers, so that tests can play the network.
 */
import {
  PROTOCOL,
  type ClientMessage,
  type EndCode,
  type Hello,
  type Intent,
  type ServerMessage,
} from '../protocol';

export type Answer = Extract<ServerMessage, { id: string }>;
/** An intent before it gets its id. */
export type Wish = Intent extends infer Each ? (Each extends Intent ? Omit<Each, 'id'> : never) : never;
export type LinkState = 'connecting' | 'live' | 'lost' | 'ended';

export interface Socket {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface Surroundings {
  open(url: string): Socket;
  after(ms: number, run: () => void): () => void;
  now(): number;
  random(): number;
}

export interface Hooks {
  url: string;
  /** What the table has to know of us when a connection begins. */
  hello(): Pick<Hello, 'token' | 'seen' | 'match' | 'language' | 'shares'>;
  receive(message: ServerMessage): void;
  state(state: LinkState, end: EndCode | null): void;
}

/** Waits before the next try, in milliseconds; the last one repeats. */
const WAITS = [0, 300, 500, 700, ...Array<number>(8).fill(1000), 1500, 3000, 5000];
/** Nothing heard for so long: the connection is dead, whatever the browser believes. The server pings oftener. */
const SILENCE = 12_000;
/** An intent, a `hello` or a `sync` that is not answered in this time makes us doubt the connection. */
const PATIENCE = 4_000;
/** What is still unanswered after this time is sent again: the server may have had to leave it out. */
const REPEAT = 3_000;
/** After the page was in the background the doubt comes sooner. */
const SHORT_PATIENCE = 1_500;
/** Ends that are not meant for good. */
const COMES_BACK: readonly EndCode[] = ['stopping', 'too_slow', 'moved', 'unavailable'];

const OPEN = 1;

export function surroundings(): Surroundings {
  return {
    open: (url) => new WebSocket(url) as unknown as Socket,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    random: Math.random,
  };
}

interface Waiting {
  intent: Intent;
  settle: (answer: Answer) => void;
}

export class Connection {
  private socket: Socket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly name: string;
  private count = 0;
  private tries = 0;
  private welcomed = false;
  private stopped = false;
  private heard = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelDoubt: (() => void) | null = null;
  private cancelWatch: (() => void) | null = null;
  private cancelRepeat: (() => void) | null = null;

  constructor(
    private readonly hooks: Hooks,
    private readonly around: Surroundings = surroundings(),
  ) {
    this.name = Math.floor(around.random() * 2 ** 40).toString(36);
  }

  start(): void {
    this.stopped = false;
    this.connect();
  }

  /** Hangs up for good; intents without an answer stay unanswered. */
  stop(): void {
    this.stopped = true;
    this.drop();
    this.cancelRetry?.();
  }

  /** The page is seen again, or the network is back: find out at once whether the connection lives. */
  wake(): void {
    if (this.stopped) return;
    if (this.socket?.readyState === OPEN && this.welcomed) {
      this.transmit({ type: 'sync', seen: this.hooks.hello().seen ?? 0 });
      this.doubt(SHORT_PATIENCE);
    } else if (!this.socket || this.around.now() - this.heard > SHORT_PATIENCE) {
      this.tries = 0;
      this.connect();
    }
  }

  /** Sends an intent until it is answered, over as many connections as that takes. */
  send(wish: Wish): Promise<Answer> {
    this.count += 1;
    const intent = { ...wish, id: `${this.name}-${this.count}` } as Intent;
    return new Promise((settle) => {
      this.waiting.set(intent.id, { intent, settle });
      if (this.welcomed) {
        this.transmit(intent);
        this.doubt(PATIENCE);
        this.repeat();
      }
    });
  }

  /** Says hello once more, on a new line: what is said there has changed. What waits for an answer is sent again. */
  renew(): void {
    if (this.stopped) return;
    this.tries = 0;
    this.cancelRetry?.();
    this.connect();
  }

  /** Asks for the view anew, after a gap in the events. */
  sync(seen: number): void {
    this.transmit({ type: 'sync', seen });
    this.doubt(PATIENCE);
  }

  private connect(): void {
    this.cancelRetry?.();
    this.drop();
    this.hooks.state('connecting', null);
    this.heard = this.around.now();
    const socket = this.around.open(this.hooks.url);
    this.socket = socket;
    socket.onopen = () => {
      this.transmit({ type: 'hello', protocol: PROTOCOL, ...this.hooks.hello() });
    };
    socket.onmessage = (event) => this.read(event.data);
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => undefined;
    this.doubt(PATIENCE * 2);
  }

  /** Lets go of the socket without hearing of its end. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    this.cancelDoubt?.();
    this.cancelWatch?.();
    this.cancelRepeat?.();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.stopped) return;
    this.hooks.state('lost', null);
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0;
    this.tries += 1;
    this.cancelRetry = this.around.after(wait * (0.75 + this.around.random() / 2), () => this.connect());
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Unless something is heard within `ms`, the connection counts as dead. */
  private doubt(ms: number): void {
    this.cancelDoubt?.();
    const socket = this.socket;
    this.cancelDoubt = this.around.after(ms, () => {
      if (socket && socket === this.socket) this.lost(socket);
    });
  }

  /** Sends again, once in a while, what is not answered. */
  private repeat(): void {
    this.cancelRepeat?.();
    if (this.waiting.size === 0) return;
    this.cancelRepeat = this.around.after(REPEAT, () => {
      for (const { intent } of this.waiting.values()) this.transmit(intent);
      this.repeat();
    });
  }

  private watch(): void {
    this.cancelWatch?.();
    const socket = this.socket;
    this.cancelWatch = this.around.after(SILENCE, () => {
      if (socket && socket === this.socket) this.lost(socket);
    });
  }

  private read(data: unknown): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return;
    }
    this.heard = this.around.now();
    this.cancelDoubt?.();
    this.watch();
    if (message.type === 'ping') {
      this.transmit({ type: 'pong', nonce: message.nonce });
    } else if (message.type === 'welcome') {
      this.begin(message);
    } else if (message.type === 'end') {
      this.end(message.code, message);
    } else if ('id' in message) {
      this.settle(message);
    } else {
      this.hooks.receive(message);
    }
  }

  private begin(welcome: ServerMessage): void {
    this.welcomed = true;
    this.tries = 0;
    this.hooks.receive(welcome);
    this.hooks.state('live', null);
    for (const { intent } of this.waiting.values()) this.transmit(intent);
    this.repeat();
  }

  private end(code: EndCode, message: ServerMessage): void {
    this.hooks.receive(message);
    if (COMES_BACK.includes(code)) return;
    this.stopped = true;
    this.drop();
    this.waiting.clear();
    this.hooks.state('ended', code);
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    // Told even when nobody waits any more: a held play is acknowledged first and may still be refused later.
    this.hooks.receive(answer);
    this.waiting.delete(answer.id);
    waiting?.settle(answer);
  }
}
