import { beforeEach, describe, expect, test } from 'vitest';
import { Connection, type Answer, type LinkState } from '../src/lib/connection';
import { FakeSurroundings } from '../src/lib/fakes';
import type { EndCode, ServerMessage } from '../src/protocol';

const welcome: ServerMessage = {
  type: 'welcome',
  protocol: 1,
  server_time: 0,
  code: 'KLMPT',
  seat: 0,
  waiting: false,
  talk: [],
};

let around: FakeSurroundings;
let heard: ServerMessage[];
let states: [LinkState, EndCode | null][];
let connection: Connection;
let seen: number;

function live(): void {
  around.last.open();
  around.last.receive(welcome);
}

function ack(id: string): ServerMessage {
  return { type: 'ack', id, version: 1, held: false };
}

beforeEach(() => {
  around = new FakeSurroundings();
  heard = [];
  states = [];
  seen = 0;
  connection = new Connection(
    {
      url: 'ws://table',
      hello: () => ({ token: 'secret', seen, match: 1 }),
      receive: (message) => heard.push(message),
      state: (state, end) => states.push([state, end]),
    },
    around,
  );
  connection.start();
});

describe('a connection', () => {
  test('says hello with what it has seen', () => {
    seen = 12;
    around.last.open();
    expect(around.last.of('hello')).toEqual([
      { type: 'hello', protocol: 1, token: 'secret', seen: 12, match: 1 },
    ]);
  });

  test('answers pings', () => {
    live();
    around.last.receive({ type: 'ping', nonce: 7, server_time: 0 });
    expect(around.last.of('pong')).toEqual([{ type: 'pong', nonce: 7 }]);
  });

  test('tries again at once after the first drop, then waits longer and longer', () => {
    live();
    around.last.fail();
    around.pass(0);
    expect(around.sockets).toHaveLength(2);
    around.last.fail();
    around.pass(200);
    expect(around.sockets).toHaveLength(2);
    around.pass(200);
    expect(around.sockets).toHaveLength(3);
    expect(states.map(([state]) => state)).toContain('lost');
  });

  test('notices a connection that only seems to live', () => {
    live();
    around.pass(12_100);
    expect(around.sockets).toHaveLength(2);
  });

  test('stays where it is while the server pings', () => {
    live();
    for (let n = 0; n < 10; n += 1) {
      around.pass(5000);
      around.last.receive({ type: 'ping', nonce: n, server_time: 0 });
    }
    expect(around.sockets).toHaveLength(1);
  });

  test('ignores what is no message', () => {
    live();
    around.last.onmessage?.({ data: 'no json' });
    expect(around.sockets).toHaveLength(1);
  });
});

describe('coming back to the page', () => {
  test('reconnects without waiting', () => {
    live();
    for (let n = 0; n < 8; n += 1) {
      around.last.fail();
      around.pass(10_000);
    }
    around.last.fail();
    const before = around.sockets.length;
    around.pass(1600);
    connection.wake();
    expect(around.sockets.length).toBeGreaterThan(before);
  });

  test('asks a live connection for news, and gives it up if it stays silent', () => {
    live();
    connection.wake();
    expect(around.last.of('sync')).toHaveLength(1);
    around.pass(1600);
    expect(around.sockets).toHaveLength(2);
  });

  test('keeps a connection that answers', () => {
    live();
    connection.wake();
    around.last.receive({ type: 'ping', nonce: 1, server_time: 0 });
    around.pass(1600);
    expect(around.sockets).toHaveLength(1);
  });
});

describe('an intent', () => {
  test('is answered by its id', async () => {
    live();
    const answer = connection.send({ type: 'move', move: 'draw', seen: 0, handle: null, uno: false });
    const [sent] = around.last.of('move');
    around.last.receive(ack(sent?.id ?? ''));
    expect(await answer).toMatchObject({ type: 'ack', id: sent?.id });
  });

  test('is sent again under the same id after a drop, and only until it is answered', async () => {
    live();
    const answers: Answer[] = [];
    void connection.send({ type: 'ready' }).then((answer) => answers.push(answer));
    const first = around.last.of('ready')[0];
    around.last.fail();
    around.pass(0);
    live();
    expect(around.last.of('ready')).toEqual([first]);
    around.last.receive(ack(first?.id ?? ''));
    await Promise.resolve();
    expect(answers).toHaveLength(1);
    around.last.fail();
    around.pass(0);
    live();
    expect(around.last.of('ready')).toEqual([]);
  });

  test('made while the connection is down is sent when it is back', () => {
    void connection.send({ type: 'ready' });
    live();
    expect(around.last.of('ready')).toHaveLength(1);
  });

  test('that stays without an answer brings the connection into doubt', () => {
    live();
    void connection.send({ type: 'ready' });
    around.pass(4100);
    expect(around.sockets).toHaveLength(2);
  });

  test('that the server had to leave out is sent again', () => {
    live();
    void connection.send({ type: 'ready' });
    around.last.receive({ type: 'error', code: 'too_fast', sentence: '' });
    around.pass(3100);
    const [first, second] = around.last.of('ready');
    expect(second).toEqual(first);
    around.last.receive(ack(first?.id ?? ''));
    around.pass(3100);
    expect(around.last.of('ready')).toHaveLength(2);
  });

  test('of every page has another name', () => {
    live();
    void connection.send({ type: 'ready' });
    void connection.send({ type: 'ready' });
    const ids = around.last.of('ready').map((intent) => intent.id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the end', () => {
  test.each([
    'taken_over',
    'kicked',
    'left',
    'closed',
    'bad_token',
    'unknown_table',
    'full',
    'damaged',
  ] as const)('%s is for good', (code) => {
    live();
    around.last.receive({ type: 'end', code, sentence: '' });
    around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
    expect(states.at(-1)).toEqual(['ended', code]);
  });

  test.each(['stopping', 'too_slow', 'moved', 'unavailable'] as const)('%s is not', (code) => {
    live();
    around.last.receive({ type: 'end', code, sentence: '' });
    around.last.fail();
    around.pass(0);
    expect(around.sockets).toHaveLength(2);
  });
});
