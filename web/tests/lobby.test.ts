import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSurroundings } from '../src/lib/fakes';
import { aBot, anEmptySeat, arrival, aSeat, aTable, aView } from '../src/lib/fixtures';
import { keepSeat, ownSeat } from '../src/lib/seats';
import { game } from '../src/lib/store.svelte';
import Home from '../src/lobby/Home.svelte';
import Join from '../src/lobby/Join.svelte';
import Lobby from '../src/lobby/Lobby.svelte';
import type { Table } from '../src/protocol';
import editions from './editions.json';

const lobby: Table = aTable({
  phase: 'lobby',
  seats: [aSeat(0), aSeat(1), aBot(2), anEmptySeat(3)],
});

let around: FakeSurroundings;
const asked: [string, unknown][] = [];

function answerWith(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push([address, init?.body ? JSON.parse(String(init.body)) : null]);
    const body = answers[address];
    return Promise.resolve(
      new Response(JSON.stringify(body ?? { code: 'x', sentence: 'No.' }), { status: body ? 200 : 404 }),
    );
  });
}

function arrive(table: Table = lobby, seat = 0): void {
  around = new FakeSurroundings();
  game.enter('KLMPT', around);
  around.last.open();
  around.last.receive(...arrival({ ...aView(), seat }, table));
}

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answerWith({ '/api/editions': editions });
  keepSeat('KLMPT', 'secret', 'Ana');
});

describe('the lobby of a host', () => {
  beforeEach(() => arrive());

  test('shows code, link, people and bots', async () => {
    render(Lobby, { table: lobby });
    expect(screen.getByText('KLMPT')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Link to this table').value).toBe(lobby.link);
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByText('you · host')).toBeTruthy();
    expect(await screen.findByRole('radio', { name: /UNO Mario Kart/ })).toBeTruthy();
  });

  test('says what the switch for the seeds of deals does', () => {
    render(Lobby, { table: lobby });
    const name = /^Reveal the seeds only after the match Otherwise after every round/;
    expect(screen.getByRole('switch', { name })).toBeTruthy();
  });

  test('starts', async () => {
    render(Lobby, { table: lobby });
    await fireEvent.click(screen.getByRole('button', { name: 'Deal the cards' }));
    expect(around.last.of('start')).toHaveLength(1);
  });

  test('adds a bot to the free place, removes one, makes room', async () => {
    render(Lobby, { table: lobby });
    await fireEvent.click(screen.getByRole('button', { name: /Add a bot/ }));
    expect(around.last.of('add_bot')[0]).toMatchObject({ seat: 3, level: 'casual' });
    await fireEvent.click(screen.getByRole('button', { name: 'Remove Chidi' }));
    expect(around.last.of('remove_bot')[0]).toMatchObject({ seat: 2 });
    await fireEvent.click(screen.getByRole('button', { name: 'One place more' }));
    expect(around.last.of('set_seats')[0]).toMatchObject({ seats: 5 });
  });

  test('sends away who waits for a seat', async () => {
    const waiting = aTable({ ...lobby, waiting: ['Cem'] });
    render(Lobby, { table: waiting });
    const list = screen.getByRole('list', { name: 'Waiting for a seat' });
    await fireEvent.click(within(list).getByText('Send away'));
    expect(around.last.of('kick')[0]).toMatchObject({ name: 'Cem' });
  });

  test('asks for an edition, and shows only what the table says', async () => {
    render(Lobby, { table: lobby });
    const classic = await screen.findByRole<HTMLInputElement>('radio', { name: /Classic UNO/ });
    await fireEvent.click(classic);
    expect(around.last.of('configure')[0]).toMatchObject({ edition: 'classic' });
    expect(classic.checked).toBe(false);
  });

  test('refuses an impossible mix with the reason, beside the ruling', async () => {
    render(Lobby, { table: lobby });
    const choice = await screen.findByRole<HTMLInputElement>('radio', {
      name: /answered with one of the same kind/,
    });
    await fireEvent.click(choice);
    const wish = around.last.of('configure')[0];
    expect(wish?.rulings).toEqual({ stacking: 'like_on_like' });
    around.last.receive({
      type: 'refused',
      id: wish?.id ?? '',
      reason: 'impossible_edition',
      point: null,
      sentence: 'These two cannot go together.',
    });
    const ruling = choice.closest('details');
    expect(ruling).not.toBeNull();
    expect(await within(ruling as HTMLElement).findByText('These two cannot go together.')).toBeTruthy();
    expect(choice.checked).toBe(false);
  });

  test('a ruling set back to its default is no longer told apart', async () => {
    const changed = aTable({
      ...lobby,
      settings: { ...lobby.settings, rulings: { stacking: 'like_on_like' } },
      in_force: { ...lobby.in_force, stacking: 'like_on_like' },
    });
    render(Lobby, { table: changed });
    expect(await screen.findByText('1 rule changed')).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: /cannot be answered/ }));
    expect(around.last.of('configure')[0]?.rulings).toEqual({});
  });

  test('tells house rules apart, and shows what is uncertain and where rulings come from', async () => {
    render(Lobby, { table: lobby });
    expect(await screen.findByText('House rules: none')).toBeTruthy();
    expect(screen.getAllByText('Uncertain').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Sources: /).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /Rule MK-19/ }).length).toBeGreaterThan(0);
  });
});

describe('the lobby of a guest', () => {
  test('changes nothing and waits for the host', async () => {
    keepSeat('KLMPT', 'other', 'Ben');
    arrive(lobby, 1);
    render(Lobby, { table: lobby });
    expect(screen.getByText('Ana starts the match.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Deal the cards' })).toBeNull();
    const classic = await screen.findByRole('radio', { name: /Classic UNO/ });
    expect(classic.closest('fieldset')?.disabled).toBe(true);
  });
});

describe('coming in', () => {
  const info = {
    code: 'KLMPT',
    phase: 'lobby',
    edition: 'mario-kart',
    title: 'UNO Mario Kart',
    host: 'Ana',
    names: ['Ana'],
    seats: 4,
    free: 3,
    spectators: true,
  };

  test('takes one name, and keeps the secret out of the address', async () => {
    localStorage.clear();
    answerWith({
      '/api/tables/KLMPT': info,
      '/api/tables/KLMPT/join': { code: 'KLMPT', token: 'new-secret', seat: 1, link: '' },
    });
    const onseated = vi.fn();
    render(Join, { code: 'KLMPT', onseated, onwatch: vi.fn() });
    await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: ' Ben ' } });
    await fireEvent.submit(screen.getByRole('button', { name: 'Sit down' }));
    await vi.waitFor(() => expect(onseated).toHaveBeenCalled());
    expect(ownSeat('KLMPT')).toMatchObject({ token: 'new-secret', name: 'Ben' });
    expect(location.href).not.toContain('secret');
    const body = asked.find(([address]) => address.endsWith('/join'))?.[1] as { name: string; id: string };
    expect(body.name).toBe('Ben');
    expect(body.id).toMatch(/^[0-9a-f]{24}$/);
  });

  test('says when there is no such table', async () => {
    render(Join, { code: 'ZZZZZ', onseated: vi.fn(), onwatch: vi.fn() });
    expect(await screen.findByText('No.')).toBeTruthy();
  });

  test('a table cannot be made without a name', async () => {
    render(Home);
    await screen.findByRole('radio', { name: /UNO Mario Kart/ });
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: '  ' } });
    await fireEvent.submit(screen.getByRole('button', { name: 'Make a table' }));
    flushSync();
    expect(screen.getByRole('alert').textContent).toContain('name');
    expect(asked.some(([address]) => address === '/api/tables')).toBe(false);
  });
});
