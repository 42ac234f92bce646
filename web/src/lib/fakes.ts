/** A network that is only played: for component tests and the gallery. */
import type { ClientMessage, ServerMessage } from '../protocol';
import type { Socket, Surroundings } from './connection';

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: ClientMessage[] = [];

  /** Called with each message the page sends. */
  answer: (message: ClientMessage) => void = () => undefined;

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    this.answer(message);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The connection stands. */
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  receive(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  fail(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was sent of one type. */
  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<ClientMessage, { type: T }>[];
  }
}

/** Surroundings whose sockets stay in `sockets` and whose time is moved by hand. */
export class FakeSurroundings implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  private time = 0;
  private timers: { at: number; run: () => void }[] = [];

  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 0.5;
  }

  /** Lets time pass; what is due then happens in order. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.time = due.at;
      due.run();
    }
    this.time = end;
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nothing was opened');
    return socket;
  }
}
