import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { catalog } from '../src/lib/catalog.svelte';
import { router } from '../src/lib/route.svelte';
import { addPerson, closeRound, newGame, openRound, rename, withHand, withWinner } from '../src/score/game';
import { linkTo } from '../src/score/link';
import Score from '../src/score/Score.svelte';
import type { CardInfo, Editions } from '../src/protocol';
import told from './editions.json';

/** What the server tells, with a few more cards than the other tests need. */
const editions: Editions = {
  ...(told as unknown as Editions),
  editions: (told as unknown as Editions).editions.map((edition) => ({ ...edition, cards: cards() })),
};

vi.mock('../src/lib/api', async (original) => ({
  ...(await original<typeof import('../src/lib/api')>()),
  // Not remembered from one test to the next.
  editions: () => fetch('/api/editions').then((answer) => answer.json()),
}));

function cards(): CardInfo[] {
  const worth: [string, number, number][] = [
    ['R0', 0, 1],
    ['R5', 5, 2],
    ['GS', 20, 2],
    ['B+2', 20, 2],
    ['W+4', 50, 4],
  ];
  return worth.map(([card, points, count]) => ({
    card,
    points,
    count,
    name: '',
    text: '',
    item: null,
    rules: [],
  }));
}

/** What a screen reader reads of something. */
function named(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** A button by its name; asking by role takes seconds where there are so many. */
function button(name: string | RegExp): HTMLElement {
  const found = [...document.querySelectorAll('button')].filter((each) =>
    typeof name === 'string' ? named(each) === name : name.test(named(each)),
  );
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} buttons ${name}`);
  return first;
}

async function press(name: string | RegExp): Promise<void> {
  await fireEvent.click(button(name));
}

/** The score of everybody, best first. */
function scores(): string[] {
  const [list] = screen.getAllByRole('list');
  return within(list ?? document.body)
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/\s+/g, ' ').trim());
}

/** The page with Ana, Ben and Cem, ready for a round. */
async function begin(): Promise<void> {
  render(Score, { fragment: '' });
  await fireEvent.input(await screen.findByLabelText('Name of player 1'), { target: { value: 'Ana' } });
  await fireEvent.input(screen.getByLabelText('Name of player 2'), { target: { value: 'Ben' } });
  await press('Add a player');
  await fireEvent.input(screen.getByLabelText('Name of player 3'), { target: { value: 'Cem' } });
  await press('Start');
}

async function open(winner: string): Promise<void> {
  await press(/^Write down round/);
  await fireEvent.click(screen.getByRole('radio', { name: winner }));
}

beforeEach(() => {
  localStorage.clear();
  catalog.all = null;
  catalog.failed = null;
  router.replace('/score');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(editions))));
});

describe('the scorekeeper', () => {
  test('adds up what was tapped and what was typed', async () => {
    await begin();
    await open('Ben');
    await press('red 5, 5 points');
    await press('red 5, 5 points, 1 in the hand');
    await press('Wild Draw Four, 50 points');
    expect(button(/^Ana/).textContent).toContain('60 points');
    await press('Next: Cem');
    expect(document.activeElement).toBe(button(/^Cem/));
    await fireEvent.input(screen.getByLabelText('Or type the points'), { target: { value: '31' } });
    expect(screen.getByText('Ben wins the round: 91 points')).toBeTruthy();
    await press('Write it down');
    expect(scores()).toEqual(['Ben 91', 'Ana 0', 'Cem 0']);
    expect(document.activeElement?.textContent).toContain('Scores, to 500');
  });

  test('gives a card back, and says so when there are more than in the box', async () => {
    await begin();
    await open('Ben');
    await press('red 0, 0 points');
    expect(screen.queryByText(/^More than the box has/)).toBeNull();
    await press('red 0, 0 points, 1 in the hand');
    expect(screen.getByText('More than the box has of this card: red 0, 1 in the box.')).toBeTruthy();
    await press('Take back: red 0');
    expect(screen.queryByText(/^More than the box has/)).toBeNull();
    await press('Take back: red 0');
    expect(screen.getByText('Nothing written down yet: Ana and Cem.')).toBeTruthy();
  });

  test('takes every step back and makes it again, a half-written round too', async () => {
    await begin();
    await open('Ana');
    await press('green Skip, 20 points');
    await press('Undo');
    expect(button(/^Ben/).textContent).toContain('nothing yet');
    await press('Redo');
    expect(button(/^Ben/).textContent).toContain('20 points');
    await press('Write it down');
    expect(scores()[0]).toBe('Ana 20');
    await press('Undo');
    expect(screen.getByRole('heading', { name: 'Round 1' })).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(scores()[0]).toBe('Ana 20');
  });

  test('puts a past round right, and everything after it follows', async () => {
    await begin();
    for (const points of ['10', '20']) {
      await open('Ana');
      await fireEvent.input(screen.getByLabelText('Or type the points'), { target: { value: points } });
      await press('Write it down');
    }
    expect(scores()[0]).toBe('Ana 30');
    await press('Correct round 1');
    await fireEvent.click(screen.getByRole('radio', { name: 'Cem' }));
    await press('Write it down');
    expect(scores()).toEqual(['Ana 20', 'Cem 10', 'Ben 0']);
    await press('Correct round 2');
    await press('Delete this round');
    expect(scores()).toEqual(['Cem 10', 'Ana 0', 'Ben 0']);
  });

  test('ends at the target and begins again with the same people', async () => {
    await begin();
    await open('Cem');
    await fireEvent.input(screen.getByLabelText('Or type the points'), { target: { value: '500' } });
    await press('Write it down');
    expect(screen.getByText('Cem wins the match with round 1!')).toBeTruthy();
    expect(document.querySelector('.deeds')?.textContent).not.toContain('Write down');
    await fireEvent.click(document.querySelector('.deeds button') as HTMLElement);
    expect(scores()).toEqual(['Ana 0', 'Ben 0', 'Cem 0']);
  });

  test('counts as the chosen ruling says', async () => {
    await begin();
    await fireEvent.click(screen.getByRole('radio', { name: /^Everybody counts their own cards/ }));
    await fireEvent.input(screen.getByLabelText('Target'), { target: { value: '100' } });
    await open('Ana');
    await fireEvent.input(screen.getByLabelText('Or type the points'), { target: { value: '60' } });
    await press('Next: Cem');
    await fireEvent.input(screen.getByLabelText('Or type the points'), { target: { value: '100' } });
    await press('Write it down');
    expect(screen.getByRole('heading', { name: 'Scores, to 100; the lowest wins' })).toBeTruthy();
    expect(scores()).toEqual(['Ana 0', 'Ben 60', 'Cem 100']);
    expect(screen.getByText('Ana wins the match with round 1!')).toBeTruthy();
  });

  test('goes on after a reload when the server is gone', async () => {
    await begin();
    await open('Ben');
    await press('green Skip, 20 points');
    document.body.replaceChildren();
    catalog.all = null;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')));
    render(Score, { fragment: '' });
    expect(button(/^Ana/).textContent).toContain('20 points');
    await press('Write it down');
    expect(scores()[0]).toBe('Ben 20');
  });

  test('says that the server is needed the first time', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')));
    render(Score, { fragment: '' });
    expect((await screen.findByRole('alert')).textContent).toContain('gone');
  });
});

describe('a game in a link', () => {
  function shared(): string {
    let game = addPerson(newGame('classic', 500));
    for (const [at, name] of ['Zoë', 'Yan', 'Xi'].entries()) game = rename(game, at + 1, name);
    game = withHand(withWinner(openRound({ ...game, started: true }, 0), 1), 2, 77);
    return new URL(linkTo(closeRound(game), 'http://home')).hash;
  }

  test('is shown, but does not take the place of one’s own', async () => {
    const fragment = shared();
    render(Score, { fragment });
    expect(await screen.findByRole('heading', { name: 'A game that somebody shared with you' })).toBeTruthy();
    expect(scores()[0]).toBe('Zoë 77');
    expect(screen.queryByText(/^Correct round/)).toBeNull();
    expect(localStorage.getItem('lastcard.score')).toBeNull();
  });

  test('can be gone on with, and one’s own game comes back with a step back', async () => {
    const view = render(Score, { fragment: shared() });
    await fireEvent.click(await screen.findByText('Go on with it here'));
    expect(location.hash).toBe('');
    await view.rerender({ fragment: '' });
    expect(scores()[0]).toBe('Zoë 77');
    expect(button('Write down round 2')).toBeTruthy();
    await press('Undo');
    flushSync();
    expect(screen.getByLabelText<HTMLInputElement>('Name of player 1').value).toBe('');
  });

  test('that is damaged says so', async () => {
    render(Score, { fragment: '#game=abc' });
    expect((await screen.findByRole('alert')).textContent).toContain('There is no game in this link');
  });
});
