import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeSurroundings } from '../src/lib/fakes';
import { anEvent, anUpdate, arrival, aTable, aView, hand, situations } from '../src/lib/fixtures';
import { change, defaults } from '../src/lib/settings.svelte';
import { Game } from '../src/lib/store.svelte';
import type { Table as TableShape, View } from '../src/protocol';
import Table from '../src/table/Table.svelte';

let around: FakeSurroundings;

function sit(view: View, table: TableShape = aTable()): void {
  around = new FakeSurroundings();
  const game = new Game();
  game.enter('KLMPT', around);
  around.last.open();
  around.last.receive(...arrival(view, table));
  render(Table, { game });
}

const moves = (): string[] => around.last.of('move').map(({ move }) => move);
const whys = (): string[] => around.last.of('why').map(({ move }) => move);
const card = (name: RegExp): HTMLElement => screen.getByRole('option', { name });
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

/** The server answers the last move sent. */
function granted(): void {
  const last = around.last.of('move').at(-1);
  if (last) around.last.receive({ type: 'ack', id: last.id, version: 41, held: false });
}

beforeEach(() => {
  change({ ...defaults, speed: 'off' });
});

describe('a hint', () => {
  const allowed = aTable({ settings: { ...aTable().settings, hints: true } });
  const answer = (question: number): void => {
    const asked = around.last.of('hint').at(-1);
    const moves = [
      { move: 'play G7', chance: 0.54 },
      { move: 'play R5', chance: 0.5 },
    ];
    around.last.receive({ type: 'advice', id: asked?.id ?? '', question, moves, sentence: 'Ben is next.' });
  };

  test('is there only where the table allows it, can give it, and asks you', () => {
    sit(situations.mine());
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    cleanup();
    sit(situations.mine(), { ...allowed, can_hint: false });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    cleanup();
    sit(aView({ asked: 1 }), allowed);
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    cleanup();
    sit(situations.mine(), allowed);
    expect(screen.getByRole('button', { name: 'Hint' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('shows the moves with their chances and why, marks the card, and goes away', async () => {
    sit(situations.mine(), allowed);
    await press('o');
    answer(14);
    const shown = await screen.findByRole('region', { name: 'What an expert would do' });
    const rows = within(shown).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent.trim().replace(/\s+/g, ' '))).toEqual([
      'Play green 7 54%',
      'Play red 5 50%',
    ]);
    expect(within(shown).getByText('Ben is next.')).toBeTruthy();
    expect(card(/green 7, can be played, recommended/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'What an expert would do' })).toBeNull();
    expect(screen.queryByRole('option', { name: /recommended/ })).toBeNull();
  });

  test('about a question that is over is not shown', async () => {
    sit(situations.mine(), allowed);
    await fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
    answer(13);
    await tick();
    expect(screen.queryByRole('region', { name: 'What an expert would do' })).toBeNull();
  });

  test('does not come back at a question of the next match that has its number', async () => {
    sit(situations.mine(), allowed);
    await press('o');
    answer(14);
    await screen.findByRole('region', { name: 'What an expert would do' });
    around.last.receive(anUpdate(situations.mine(), [], { match: 2 }));
    await tick();
    expect(screen.getByRole('button', { name: 'Hint' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What an expert would do' })).toBeNull();
  });
});

describe('the hand', () => {
  test('is a list box with one card in the tab order', () => {
    sit(situations.mine());
    const cards = within(screen.getByRole('listbox', { name: /Your hand, 6 cards, 3 can be played/ }));
    const options = cards.getAllByRole('option');
    expect(options).toHaveLength(6);
    expect(options.filter((option) => option.tabIndex === 0)).toHaveLength(1);
  });

  test('a tap lifts a card, a second one plays it', async () => {
    sit(situations.mine());
    await fireEvent.click(card(/red 5/));
    expect(card(/red 5/).getAttribute('aria-selected')).toBe('true');
    expect(moves()).toEqual([]);
    await fireEvent.click(card(/red 5/));
    expect(moves()).toEqual(['play R5']);
    expect(around.last.of('move')[0]?.handle).toBe(100);
  });

  test('a double tap is one move', async () => {
    sit(situations.mine());
    for (let i = 0; i < 4; i += 1) await fireEvent.click(card(/red 5/));
    expect(moves()).toEqual(['play R5']);
  });

  test('a card that does not fit asks why, and the answer is shown with its rule', async () => {
    sit(situations.mine());
    await fireEvent.click(card(/green 2/));
    expect(whys()).toEqual(['play G2']);
    const asked = around.last.of('why')[0];
    around.last.receive({
      type: 'reason',
      id: asked?.id ?? '',
      possible: false,
      reason: 'no_match',
      point: 'MK-30',
      sentence: 'You cannot play green 2 now.',
    });
    expect(await screen.findByText(/You cannot play green 2 now/)).toBeTruthy();
    expect(screen.getByText('MK-30')).toBeTruthy();
  });

  test('Enter plays the card that has the focus; arrows and Home move', async () => {
    sit(situations.mine());
    const list = screen.getByRole('listbox');
    await press('1');
    await fireEvent.keyDown(list, { key: 'End' });
    expect(document.activeElement).toBe(card(/Wild Item Box/));
    await fireEvent.keyDown(list, { key: 'Home' });
    expect(document.activeElement).toBe(card(/red 5/));
    await fireEvent.keyDown(list, { key: 'Enter' });
    expect(moves()).toEqual(['play R5']);
  });

  test('a color letter jumps to that color', async () => {
    sit(situations.mine());
    await press('g');
    await expect.poll(() => document.activeElement).toBe(card(/green 2/));
    await press('w');
    await expect.poll(() => document.activeElement).toBe(card(/Wild Item Box/));
  });

  test('S sorts it', async () => {
    sit(situations.mine());
    await press('s');
    const names = screen.getAllByRole('option').map((option) => option.getAttribute('data-card'));
    expect(names).toEqual(['G2', 'R5', 'G7', 'Y9', 'B+2', 'WI']);
  });

  test('a new card is marked until it is touched', async () => {
    sit(situations.mine());
    const held = [...hand('R5 G7 G2 B+2 Y9 WI'), { handle: 200, card: 'R1' }];
    around.last.receive(
      anUpdate(aView({ hand: held, held: [7, 3, 7, 1] }), [anEvent(41, 'drew', { seat: 0, card: 'R1' })]),
    );
    expect(await screen.findByRole('option', { name: /red 1, new/ })).toBeTruthy();
    await fireEvent.click(card(/red 1/));
    expect(screen.queryByRole('option', { name: /new/ })).toBeNull();
  });
});

describe('questions', () => {
  test('a color: four quarters, and UNO stays within reach', async () => {
    sit(situations.color());
    expect(screen.queryByRole('dialog')).toBeNull();
    const quarters = within(screen.getByRole('group', { name: 'Choose a color' })).getAllByRole('button');
    expect(quarters.map((quarter) => quarter.getAttribute('aria-label'))).toEqual([
      'red',
      'yellow',
      'green',
      'blue',
    ]);
    await fireEvent.click(screen.getByRole('button', { name: /^UNO/ }));
    await fireEvent.click(quarters[3] as HTMLElement);
    expect(moves()).toEqual(['uno', 'color blue']);
  });

  test('a color by its letter', async () => {
    sit(situations.color());
    await press('y');
    expect(moves()).toEqual(['color yellow']);
  });

  test('a player: the seats become buttons', async () => {
    sit(situations.target());
    const seats = screen.getAllByRole('button', { name: /^Choose / });
    expect(seats).toHaveLength(3);
    await fireEvent.click(seats[1] as HTMLElement);
    expect(moves()).toEqual(['target 2']);
  });

  test('a player by number, counted to the left', async () => {
    sit(situations.target());
    await press('3');
    expect(moves()).toEqual(['target 3']);
  });

  test('says what the player is chosen for', () => {
    sit({ ...situations.target(), discard: ['R7', 'WI', 'G3'] });
    expect(screen.getByText(/Whom does the Green Shell hit/)).toBeTruthy();
    sit({ ...situations.target(), top: 'G7', discard: ['B4', 'R7', 'G7'] });
    expect(screen.getByText(/With whom do you swap hands/)).toBeTruthy();
  });

  test('a card to give comes from the hand', async () => {
    sit(situations.give());
    await fireEvent.click(card(/green 7, can be given/));
    await fireEvent.click(card(/green 7/));
    expect(moves()).toEqual(['give G7']);
  });

  test('play or keep the card just drawn', async () => {
    sit(situations.drawn());
    expect(screen.getByText('You drew red 1.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    granted();
    await expect.poll(() => moves()).toEqual(['keep']);
    await Promise.resolve();
    await press('p');
    expect(around.last.of('move').at(-1)).toMatchObject({ move: 'play R1', handle: 106 });
  });

  test('accept or challenge, with what either costs', async () => {
    sit(situations.challenge());
    expect(screen.getByText(/If it is a bluff, Dora draws 4; if not, you draw 6/)).toBeTruthy();
    await press('x');
    expect(moves()).toEqual(['challenge']);
  });

  test('the draw pile takes a penalty too', async () => {
    sit(situations.challenge());
    await fireEvent.click(screen.getByRole('button', { name: /^Draw 4 cards/ }));
    expect(moves()).toEqual(['accept']);
  });

  test('answers a draw card with another, or draws', async () => {
    sit(aView({ asks: 'stack', owed: 4, top: 'Y+2', color: 'yellow', legal: ['play B+2', 'accept'] }));
    expect(card(/blue Draw Two, can be played/)).toBeTruthy();
    await press('a');
    expect(moves()).toEqual(['accept']);
  });
});

describe('UNO', () => {
  test('who can be caught is named on the button', async () => {
    sit(situations.catch());
    await fireEvent.click(screen.getByRole('button', { name: /Catch\s*Chidi/ }));
    expect(moves()).toEqual(['catch 2']);
  });

  test('a press for nothing rests both buttons', async () => {
    sit(situations.waiting());
    await press('u');
    const sent = around.last.of('move')[0];
    around.last.receive({
      type: 'refused',
      id: sent?.id ?? '',
      reason: 'nothing_to_call',
      point: 'MK-84',
      sentence: 'You have no UNO to call now.',
    });
    await expect
      .poll(() => screen.getByRole('button', { name: /^UNO/ }).getAttribute('aria-disabled'))
      .toBe('true');
    await press('u');
    expect(moves()).toEqual(['uno']);
  });

  test('an armed call and an owed one are told apart', () => {
    sit({ ...situations.uno(), armed: true });
    expect(screen.getByRole('button', { name: /UNO\s*Armed/ }).getAttribute('aria-pressed')).toBe('true');
  });
});

test('a move that waits for an UNO call is not made again', async () => {
  const race = { seat: 3, opened_at: 0, held_until: 0, held_ms: 2000, waiting: true };
  sit(aView({ race }));
  expect(screen.getByText('Your move is made.')).toBeTruthy();
  expect(screen.queryByRole('option', { name: /can be played/ })).toBeNull();
  await press('d');
  expect(moves()).toEqual([]);
});

test('every player is told with cards, points and state', () => {
  sit(situations.waiting());
  const players = within(screen.getByRole('list', { name: 'Players' }));
  expect(players.getByRole('group', { name: /Ben, 3 cards, 45 points, has to act/ })).toBeTruthy();
  expect(players.getByRole('group', { name: /Dora, 1 card, 210 points, has called UNO, bot/ })).toBeTruthy();
});

test('keys rest while they are switched off', async () => {
  change({ keys: false });
  sit(situations.mine());
  await press('d');
  expect(moves()).toEqual([]);
});

test('a spectator sees no hand and no buttons to call', () => {
  sit(aView({ seat: null, hand: [], legal: [], asked: 1, turn: 1 }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^UNO/ })).toBeNull();
  expect(screen.getByText('You are watching.')).toBeTruthy();
});
