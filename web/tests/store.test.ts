import { beforeEach, describe, expect, test } from 'vitest';
import { FakeSurroundings } from '../src/lib/fakes';
import { anEvent, anUpdate, aTable, aView, arrival } from '../src/lib/fixtures';
import { keepSeat, ownSeat } from '../src/lib/seats';
import { Game, type News } from '../src/lib/store.svelte';

let around: FakeSurroundings;
let game: Game;
let news: News[];

beforeEach(() => {
  localStorage.clear();
  keepSeat('KLMPT', 'secret', 'Ana');
  around = new FakeSurroundings();
  game = new Game();
  news = [];
  game.listen((each) => news.push(each));
  game.enter('KLMPT', around);
  around.last.open();
  around.last.receive(...arrival());
});

describe('the table as the page knows it', () => {
  test('is what the server said last', () => {
    expect(game.seat).toBe(0);
    expect(game.isHost).toBe(true);
    expect(game.asked).toBe(true);
    expect(game.version).toBe(40);
    expect(game.nameOf(1)).toBe('Ben');
  });

  test('says hello with the seat this browser keeps', () => {
    expect(around.last.of('hello')[0]).toMatchObject({ token: 'secret', seen: 0 });
  });

  test('tells listeners what happened, and what the table was like before', () => {
    const view = aView({ asked: 1, turn: 1 });
    around.last.receive(anUpdate(view, [anEvent(41, 'played', { card: 'R5' })]));
    expect(news.at(-1)).toMatchObject({ snapshot: false, view, events: [{ number: 41 }] });
    expect(news.at(-1)?.before).not.toBeNull();
    expect(game.log.map((event) => event.number)).toEqual([41]);
  });

  test('takes no event twice', () => {
    const update = anUpdate(aView(), [anEvent(41, 'drew'), anEvent(42, 'kept')]);
    around.last.receive(update, update);
    expect(game.log.map((event) => event.number)).toEqual([41, 42]);
    expect(news.at(-1)?.events).toEqual([]);
  });

  test('does not animate over a gap', () => {
    around.last.receive(anUpdate(aView(), [anEvent(50, 'drew')], { snapshot: true }));
    expect(news.at(-1)).toMatchObject({ before: null, snapshot: true });
    around.last.receive(anUpdate(aView(), [anEvent(60, 'drew')]));
    expect(news.at(-1)).toMatchObject({ before: null, snapshot: true });
  });

  test('never goes back to an older view, unless the server itself had to', () => {
    around.last.receive(anUpdate(aView({ round: 1 }), [anEvent(30, 'drew')], { version: 30 }));
    expect(game.view?.round).toBe(2);
    around.last.receive(
      anUpdate(aView({ round: 1 }), [anEvent(30, 'drew')], { version: 30, snapshot: true }),
    );
    expect(game.view?.round).toBe(1);
    expect(game.version).toBe(30);
  });

  test('begins a new log with a new match', () => {
    around.last.receive(anUpdate(aView(), [anEvent(41, 'round_over')]));
    around.last.receive(anUpdate(aView({ round: 1 }), [anEvent(1, 'dealt')], { match: 2, version: 1 }));
    expect(game.log.map((event) => event.number)).toEqual([1]);
    expect(game.match).toBe(2);
  });

  test('comes back with the version it saw', () => {
    around.last.receive(anUpdate(aView(), [anEvent(41, 'drew')]));
    around.last.fail();
    around.pass(0);
    around.last.open();
    expect(around.last.of('hello')[0]).toMatchObject({ seen: 41, match: 1 });
  });

  test('turns lengths of time into moments of its own clock', () => {
    const rest = (game.deadline?.at ?? 0) - performance.now();
    expect(rest).toBeGreaterThan(59_000);
    expect(rest).toBeLessThanOrEqual(60_000);
  });
});

describe('wishes', () => {
  test('a move carries the version it was made at', () => {
    void game.move('play R5', { handle: 100, uno: true });
    expect(around.last.of('move')[0]).toMatchObject({ move: 'play R5', seen: 40, handle: 100, uno: true });
  });

  test('a refusal is kept to be shown, with its rule', () => {
    around.last.receive({
      type: 'refused',
      id: 'x',
      reason: 'no_match',
      point: 'MK-30',
      sentence: 'It does not fit.',
    });
    expect(game.refusal).toMatchObject({ point: 'MK-30', sentence: 'It does not fit.' });
    void game.move('draw');
    expect(game.refusal).toBeNull();
  });

  test('the answer to why is shown as a refusal is', async () => {
    const asked = game.why('play G2');
    const id = around.last.of('why')[0]?.id ?? '';
    around.last.receive({
      type: 'reason',
      id,
      possible: false,
      reason: 'no_match',
      point: 'MK-30',
      sentence: 'No.',
    });
    await asked;
    expect(game.refusal?.sentence).toBe('No.');
  });
});

describe('the end', () => {
  test('of a kicked seat forgets its secret', () => {
    around.last.receive({ type: 'end', code: 'kicked', sentence: 'Away.' });
    expect(game.link).toBe('ended');
    expect(ownSeat('KLMPT')).toBeNull();
  });

  test('of a seat that another tab took keeps it', () => {
    around.last.receive({ type: 'end', code: 'taken_over', sentence: 'Elsewhere.' });
    expect(game.end?.code).toBe('taken_over');
    expect(ownSeat('KLMPT')?.token).toBe('secret');
  });
});

describe('a table that pauses', () => {
  test('says so until it goes on', () => {
    around.last.receive({ type: 'paused', paused: true, sentence: 'The table pauses.' });
    expect(game.paused).toBe('The table pauses.');
    around.last.receive({ type: 'paused', paused: false, sentence: 'The table goes on.' });
    expect(game.paused).toBe('');
  });

  test('has gone on for whoever comes in', () => {
    around.last.receive({ type: 'paused', paused: true, sentence: 'The table pauses.' });
    around.last.receive({
      type: 'welcome',
      protocol: 1,
      server_time: 0,
      code: 'KLMPT',
      seat: 0,
      waiting: false,
      talk: [],
    });
    expect(game.paused).toBe('');
  });
});

test('a table message brings the seat that was won', () => {
  around.last.receive({ type: 'table', revision: 2, server_time: 0, your_seat: 2, table: aTable() });
  expect(game.seat).toBe(2);
});
