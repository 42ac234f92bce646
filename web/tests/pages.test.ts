import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket } from '../src/lib/fakes';
import { aMatchResult, anEvent, aResult, arrival, aSeat, aTable, aView } from '../src/lib/fixtures';
import { router } from '../src/lib/route.svelte';
import { keepSeat, ownSeat, ownTables } from '../src/lib/seats';
import { game } from '../src/lib/store.svelte';
import Replay from '../src/replay/Replay.svelte';
import Result from '../src/results/Result.svelte';
import TablePage from '../src/shell/TablePage.svelte';
import type { Replay as Recorded } from '../src/protocol';
import editions from './editions.json';

const lobby = aTable({ phase: 'lobby' });
let sockets: FakeSocket[];
let answers: Record<string, unknown>;

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('nothing was opened');
  return socket;
}

beforeEach(() => {
  localStorage.clear();
  game.exit();
  sockets = [];
  answers = { '/api/editions': editions };
  vi.stubGlobal('WebSocket', function open() {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  vi.stubGlobal('fetch', (address: string) => {
    const body = answers[address];
    const problem = { code: 'unknown_table', sentence: 'There is no such table.' };
    return Promise.resolve(new Response(JSON.stringify(body ?? problem), { status: body ? 200 : 404 }));
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

describe('the page of a table', () => {
  test('goes straight to the table with the seat this browser has', async () => {
    keepSeat('KLMPT', 'secret', 'Ana');
    render(TablePage, { code: 'KLMPT', device: null });
    last().open();
    last().receive(...arrival(aView(), lobby));
    expect(await screen.findByRole('heading', { name: 'At the table' })).toBeTruthy();
    expect(last().of('hello')[0]?.token).toBe('secret');
  });

  test('is quiet when another tab takes the seat over, and can take it back', async () => {
    keepSeat('KLMPT', 'secret', 'Ana');
    render(TablePage, { code: 'KLMPT', device: null });
    last().open();
    last().receive(...arrival(aView(), lobby), { type: 'end', code: 'taken_over', sentence: 'Elsewhere.' });
    const back = await screen.findByRole('button', { name: 'Play here instead' });
    expect(sockets).toHaveLength(1);
    await fireEvent.click(back);
    expect(sockets).toHaveLength(2);
  });

  test('says at once that the server restarts, and nothing any more once it is back', async () => {
    keepSeat('KLMPT', 'secret', 'Ana');
    render(TablePage, { code: 'KLMPT', device: null });
    last().open();
    last().receive(...arrival(aView(), lobby));
    last().receive({ type: 'end', code: 'stopping', sentence: 'The server is restarting.' });
    last().fail();
    expect(await screen.findByText('The server is restarting.')).toBeTruthy();
    await vi.waitFor(() => expect(sockets).toHaveLength(2));
    expect(screen.getByText('The server is restarting.')).toBeTruthy();
    last().open();
    last().receive(...arrival(aView(), lobby));
    flushSync();
    expect(screen.queryByText('The server is restarting.')).toBeNull();
    expect(game.end).toBeNull();
  });

  test('exchanges a code from another device for a seat, and takes it out of the address', async () => {
    answers['/api/tables/KLMPT/take-over'] = { code: 'KLMPT', token: 'moved', seat: 0, link: '' };
    router.replace('/t/KLMPT#move=once');
    const { rerender } = render(TablePage, { code: 'KLMPT', device: 'once' });
    await vi.waitFor(() => expect(ownSeat('KLMPT')?.token).toBe('moved'));
    expect(location.hash).toBe('');
    await rerender({ code: 'KLMPT', device: null });
    last().open();
    expect(last().of('hello')[0]?.token).toBe('moved');
  });

  test('reconnects at once when it is looked at again', async () => {
    keepSeat('KLMPT', 'secret', 'Ana');
    render(TablePage, { code: 'KLMPT', device: null });
    last().open();
    last().receive(...arrival(aView(), lobby));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().of('sync')).toHaveLength(1);
  });

  test('says in title and favicon whose turn it is', async () => {
    const icon = document.createElement('link');
    icon.id = 'favicon';
    document.head.append(icon);
    keepSeat('KLMPT', 'secret', 'Ana');
    const { unmount } = render(TablePage, { code: 'KLMPT', device: null });
    last().open();
    last().receive(...arrival());
    flushSync();
    expect(document.title).toContain('Your turn');
    expect(icon.href).toContain('favicon-turn.svg');
    unmount();
    expect(document.title).toBe('lastcard');
    icon.remove();
  });
});

describe('a result', () => {
  const table = aTable({
    phase: 'round_over',
    seats: [aSeat(0), aSeat(1, { ready: true }), aSeat(2), aSeat(3)],
  });

  function arrive(changes = {}): void {
    keepSeat('KLMPT', 'secret', 'Ana');
    game.enter('KLMPT');
    last().open();
    last().receive(...arrival(aView({ asks: 'over', result: aResult(), ...changes }), table));
  }

  test('opens the hands, counts them, and shows the way to the target', () => {
    arrive();
    render(Result, { view: aView(), table, result: aResult(), onhide: vi.fn() });
    expect(screen.getByRole('heading', { name: 'You win the round: 102 points' })).toBeTruthy();
    expect(screen.getByText('Wild Draw Four, 50 points')).toBeTruthy();
    expect(screen.getByText('= 79')).toBeTruthy();
    expect(screen.getByText('222')).toBeTruthy();
  });

  test('goes on in one tap', async () => {
    arrive();
    render(Result, { view: aView(), table, result: aResult(), onhide: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: 'Next round' }));
    expect(last().of('ready')).toHaveLength(1);
  });

  test('of a match offers a rematch, the replay and the record', async () => {
    arrive();
    const view = aView({ match: aMatchResult({ winners: [1] }) });
    render(Result, { view, table, result: aResult({ winner: 1 }), onhide: vi.fn() });
    expect(screen.getByRole('heading', { name: 'Ben wins the match!' })).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Watch it again' }).pathname).toBe(
      '/r/KLMPT-1',
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Save the record' }).pathname).toBe(
      '/api/records/KLMPT-1',
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(last().of('ready')).toHaveLength(1);
  });
});

describe('a replay', () => {
  const recorded: Recorded = {
    record: 'KLMPT-1',
    edition: 'classic',
    title: 'Classic UNO',
    names: ['Ana', 'Ben'],
    in_force: {},
    steps: [
      {
        round: 1,
        seat: -1,
        move: null,
        events: [anEvent(1, 'start', { card: 'R7' })],
        view: aView({ seat: null, scores: [0, 0] }),
        hands: [['R5'], ['B2']],
      },
      {
        round: 1,
        seat: 1,
        move: 'draw',
        events: [anEvent(2, 'drew', { seat: 1, card: 'G4', amount: 1 })],
        view: aView({ seat: null, scores: [0, 0] }),
        hands: [['R5'], ['B2', 'G4']],
      },
    ],
  };

  test('goes step by step, with button and key, all hands open', async () => {
    answers['/api/records/KLMPT-1/replay'] = recorded;
    render(Replay, { record: 'KLMPT-1' });
    expect(await screen.findByText('The first card is red 7.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'One step on' }));
    expect(screen.getByText('Ben draws green 4.')).toBeTruthy();
    expect(screen.getByText('blue 2 and green 4')).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(screen.getByText('The first card is red 7.')).toBeTruthy();
  });

  test('that is not there says so', async () => {
    render(Replay, { record: 'nothing' });
    expect(await screen.findByText('There is no such table.')).toBeTruthy();
  });
});

test('seats are listed by their last use, and none survives its table', () => {
  keepSeat('AAAAA', 'one', 'Ana');
  vi.setSystemTime(Date.now() + 1000);
  keepSeat('BBBBB', 'two', 'Ana');
  expect(ownTables()).toEqual(['BBBBB', 'AAAAA']);
  vi.useRealTimers();
});
