import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventMatter, led, refusalMatter, type Place } from '../src/court/court';
import Example from '../src/example/Example.svelte';
import { anEvent, aView } from '../src/lib/fixtures';
import { catalog } from '../src/lib/catalog.svelte';
import { ui } from '../src/lib/ui.svelte';
import RuleCard from '../src/log/RuleCard.svelte';
import type { ExampleInfo, Examples, ExampleStep } from '../src/protocol';
import Board from '../src/replay/Board.svelte';
import editions from './editions.json';

const NAMES = ['Ana', 'Ben', 'Chidi'];

/** Ana drew and kept; then Ben's Draw Two hit Chidi. */
const LOG = [
  anEvent(1, 'drew', { seat: 0, amount: 1, point: 'MK-32', turn: 1 }),
  anEvent(2, 'kept', { seat: 0, point: 'MK-33', turn: 1 }),
  anEvent(3, 'played', { seat: 1, card: 'R+2', point: 'MK-30', turn: 3 }),
  anEvent(4, 'drew', { seat: 2, amount: 2, point: 'MK-40', turn: 3 }),
  anEvent(5, 'skipped', { seat: 2, point: 'MK-40', turn: 3 }),
];

const place: Place = {
  edition: 'mario-kart',
  inForce: { wd4_play: 'enforced', uno_penalty: 4 },
  nameOf: (seat) => NAMES[seat] ?? '',
  you: 0,
  log: LOG,
};

let answers: Record<string, unknown>;

beforeEach(async () => {
  answers = { '/api/editions': editions };
  vi.stubGlobal('fetch', (address: string) => {
    const body = answers[address];
    const problem = { code: 'unknown_point', sentence: 'There is no such point.' };
    return Promise.resolve(new Response(JSON.stringify(body ?? problem), { status: body ? 200 : 404 }));
  });
  ui.ask(null, null);
  await catalog.load();
});

describe('what led there', () => {
  test('is what has happened since the turn began, up to what is asked about', () => {
    expect(led(LOG, LOG[3] ?? null).map((event) => event.number)).toEqual([3, 4]);
    expect(led(LOG, LOG[0] ?? null).map((event) => event.number)).toEqual([1]);
  });

  test('is the whole last turn where nothing in it is asked about', () => {
    expect(led(LOG, null).map((event) => event.number)).toEqual([3, 4, 5]);
    expect(led([], null)).toEqual([]);
  });
});

describe('the court', () => {
  function opened(): HTMLElement {
    render(RuleCard);
    return screen.getByRole('dialog', { hidden: true });
  }

  test('tells of an event: rule, how settled it is, sources, and what led there', () => {
    ui.ask('MK-40', eventMatter(place, LOG[4] ?? anEvent(0, 'skipped')));
    const told = within(opened());
    expect(told.getAllByText('Chidi misses a turn.')).toHaveLength(2);
    expect(told.getByText('Draw Two: the next player draws two cards and misses a turn.')).toBeTruthy();
    expect(told.getByText(/^Agreed: every account/)).toBeTruthy();
    expect(told.getByText(/^Sources: gamerules.com.*Geeky Hobbies/)).toBeTruthy();
    const items = told.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent?.trim());
    expect(items).toHaveLength(3);
    expect(items[0]).toContain('Ben plays red Draw Two.');
    expect(items[1]).toContain('Chidi draws 2 cards.');
  });

  test('tells the ruling in force, its value and its sentence, and why a point is uncertain', () => {
    ui.ask('MK-47', refusalMatter(place, 'No bluffing at this table.'));
    const box = opened();
    expect(box.textContent).toContain('No bluffing at this table.');
    expect(within(box).getByText('wd4_play = enforced')).toBeTruthy();
    const other = (editions.editions[0]?.rulings ?? [])
      .find((ruling) => ruling.name === 'wd4_play')
      ?.choices.find((choice) => choice.value === 'enforced');
    expect(box.textContent).toContain(other?.sentence);
  });

  test('tells of a house rule that turns a rule around here', () => {
    ui.ask('MK-52', {
      ...eventMatter(place, LOG[4] ?? anEvent(0, 'skipped')),
      inForce: { stacking: 'cross' },
    });
    const told = within(opened());
    expect(
      told.getByText('A draw card cannot be passed on by playing another draw card on it.'),
    ).toBeTruthy();
    expect(told.getByText('stacking = cross')).toBeTruthy();
  });

  test('tells of no house rule that is off', () => {
    ui.ask('MK-52', eventMatter(place, LOG[4] ?? anEvent(0, 'skipped')));
    expect(within(opened()).queryByText(/^stacking =/)).toBeNull();
  });

  test('says why a point is uncertain', () => {
    ui.ask('MK-19', null);
    const box = opened();
    expect(box.textContent).toContain('It is uncertain: Two accounts disagree');
    expect(box.textContent).toContain('Disputed: ');
    expect(box.textContent).not.toContain('What led there');
  });

  test('goes on to the rule of something that led there', async () => {
    ui.ask('MK-40', eventMatter(place, LOG[4] ?? anEvent(0, 'skipped')));
    const box = opened();
    await fireEvent.click(within(box).getByRole('button', { name: 'Rule MK-30', hidden: true }));
    expect(ui.rule).toBe('MK-30');
    expect(within(box).getByRole('heading', { name: 'Rule MK-30', hidden: true })).toBeTruthy();
  });

  test('that is being closed is not opened again by an answer that comes late', async () => {
    ui.ask('MK-40', refusalMatter(place, 'It is not your turn.'));
    const closing = Object.assign(new Event('beforetoggle'), { newState: 'closed' });
    await fireEvent(opened(), closing);
    // Whoever answers looks whether its matter is still the one that is open.
    expect(ui.matter).toBeNull();
  });

  test('offers examples only where there are some', () => {
    ui.ask('MK-02', null);
    const box = opened();
    expect(within(box).queryByRole('button', { name: /^See/, hidden: true })).toBeNull();
  });
});

describe('an example', () => {
  const step = (changes: Partial<ExampleStep>): ExampleStep => ({
    round: 1,
    seat: -1,
    move: null,
    tried: null,
    events: [],
    view: aView({ seat: null, scores: [0, 0] }),
    hands: [['R5', 'G2'], ['B2']],
    ...changes,
  });
  const example = (changes: Partial<ExampleInfo>): ExampleInfo => ({
    edition: 'classic',
    title: 'Classic UNO',
    names: ['Ada', 'Blaise'],
    rulings: [],
    points: ['MK-30'],
    in_force: {},
    steps: [
      step({}),
      step({
        seat: 0,
        move: 'play R5',
        events: [anEvent(1, 'played', { card: 'R5', point: 'MK-30' })],
        hands: [['G2'], ['B2']],
      }),
      step({
        seat: 1,
        move: 'play B2',
        tried: { sentence: 'Blaise tries to play blue 2.', refusal: 'You cannot.', point: 'MK-30' },
        hands: [['G2'], ['B2']],
      }),
    ],
    ...changes,
  });
  const found: Examples = {
    point: 'MK-30',
    sentence: 'A card fits.',
    examples: [example({}), example({ rulings: ['No stacking.'] })],
  };

  test('is stepped through by keys and buttons', async () => {
    answers['/api/examples/MK-30'] = found;
    render(Example, { point: 'MK-30', back: vi.fn() });
    const group = await screen.findByRole('group', { name: 'Example 1 of 2: Classic UNO' });
    expect(document.activeElement).toBe(group);
    expect(screen.getByText('This is how it begins.')).toBeTruthy();
    expect(screen.getByText('red 5 and green 2')).toBeTruthy();
    await fireEvent.keyDown(group, { key: 'ArrowRight' });
    expect(screen.getByText('Ada plays red 5.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'One step on' }));
    expect(screen.getByText('Blaise tries to play blue 2.')).toBeTruthy();
    expect(screen.getByText(/You cannot\./)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One step on' }).disabled).toBe(true);
    await fireEvent.keyDown(group, { key: 'Home' });
    expect(screen.getByText('This is how it begins.')).toBeTruthy();
  });

  test('keeps its keys from what lies below', async () => {
    answers['/api/examples/MK-30'] = found;
    render(Example, { point: 'MK-30', back: vi.fn() });
    const group = await screen.findByRole('group');
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await fireEvent.keyDown(group, { key: 'ArrowRight' });
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.keyDown(group, { key: 'x' });
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener('keydown', heard);
  });

  test('is followed by the next one, with the rulings it is played by', async () => {
    answers['/api/examples/MK-30'] = found;
    const back = vi.fn();
    render(Example, { point: 'MK-30', back });
    await screen.findByRole('group');
    await fireEvent.click(screen.getByRole('button', { name: 'Next example' }));
    expect(screen.getByRole('group', { name: 'Example 2 of 2: Classic UNO' })).toBeTruthy();
    expect(screen.getByText('With the ruling: No stacking.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the rule' }));
    expect(back).toHaveBeenCalledOnce();
  });

  test('of the game that is played comes first', async () => {
    answers['/api/examples/MK-30'] = found;
    const other = example({ edition: 'mario-kart', title: 'UNO Mario Kart' });
    answers['/api/examples/MK-30'] = { ...found, examples: [...found.examples, other] };
    render(Example, { point: 'MK-30', edition: 'mario-kart', back: vi.fn() });
    expect(await screen.findByRole('group', { name: 'Example 1 of 3: UNO Mario Kart' })).toBeTruthy();
  });

  test('that is not there says so', async () => {
    render(Example, { point: 'XX-1', back: vi.fn() });
    expect(await screen.findByText('There is no such point.')).toBeTruthy();
  });
});

describe('the board', () => {
  const shown = {
    label: 'The table',
    step: {
      round: 1,
      seat: 0,
      events: [],
      view: aView({ seat: null }),
      hands: [['R5', 'G2', 'WI'], ['B2']],
    },
    nameOf: (seat: number) => NAMES[seat] ?? '',
    items: true,
  };

  test('asks about the card that is pressed; arrows move along a hand', async () => {
    const ask = vi.fn();
    const heard = vi.fn();
    render(Board, { ...shown, ask });
    window.addEventListener('keydown', heard);
    const hand = within(screen.getByRole('toolbar', { name: 'Ana' })).getAllByRole('button');
    expect(hand.map((card) => card.tabIndex)).toEqual([0, -1, -1]);
    hand[0]?.focus();
    await fireEvent.keyDown(hand[0] ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(hand[1]);
    expect(hand.map((card) => card.tabIndex)).toEqual([-1, 0, -1]);
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.click(hand[1] ?? document.body);
    expect(ask).toHaveBeenCalledWith('G2');
    await fireEvent.click(screen.getByRole('button', { name: 'Rules of the top card: red 7' }));
    expect(ask).toHaveBeenLastCalledWith('R7');
    window.removeEventListener('keydown', heard);
  });

  test('has nothing to press in an example', () => {
    render(Board, shown);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('red 5, green 2, and Wild Item Box')).toBeTruthy();
  });
});
