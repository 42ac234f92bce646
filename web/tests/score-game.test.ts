import { beforeEach, describe, expect, test } from 'vitest';
import { wholeNumber } from '../src/score/digits';
import * as edit from '../src/score/game';
import { Keeper } from '../src/score/keeper.svelte';
import { gameIn, linkTo } from '../src/score/link';

const { newGame, present, readGame } = edit;

/** Ana, Ben and Cem after a round that Ana won. */
function played(): edit.Game {
  let game = edit.addPerson(newGame('classic', 500));
  for (const [at, name] of ['Ana', 'Ben', 'Cem'].entries()) game = edit.rename(game, at + 1, name);
  game = edit.withWinner(edit.openRound({ ...game, started: true }, 0), 1);
  game = edit.withHand(edit.tap(edit.tap(game, 2, 'R5', 1), 2, 'R5', 1), 3, 40);
  return edit.closeRound(game);
}

function names(game: edit.Game): string[] {
  return present(game).map((person) => person.name);
}

describe('the people', () => {
  test('change places, and names go along', () => {
    const game = edit.movePerson(played(), 3, -1);
    expect(names(game)).toEqual(['Ana', 'Cem', 'Ben']);
    expect(names(edit.movePerson(game, 1, -1))).toEqual(['Ana', 'Cem', 'Ben']);
    expect(names(edit.movePerson(game, 1, 1))).toEqual(['Cem', 'Ana', 'Ben']);
  });

  test('stay in the books when they leave, and are nowhere if they never played', () => {
    const game = edit.addPerson(played());
    expect(edit.removePerson(game, 4).people).toHaveLength(3);
    const without = edit.removePerson(game, 3);
    expect(without.people).toHaveLength(4);
    expect(present(without).map((person) => person.id)).toEqual([1, 2, 4]);
    expect(without.rounds).toEqual(game.rounds);
  });

  test('are two at least, and a new one gets a number that nobody has', () => {
    const two = edit.removePerson(played(), 3);
    expect(edit.removePerson(two, 2)).toBe(two);
    expect(edit.addPerson(two).people.at(-1)?.id).toBe(4);
  });

  test('who leave in the middle of a round are not asked for their cards', () => {
    const game = edit.withHand(edit.withWinner(edit.openRound(played(), 1), 3), 2, 7);
    expect(edit.removePerson(game, 3).draft).toEqual({ at: 1, winner: undefined, hands: { 2: 7 } });
  });
});

describe('a round', () => {
  test('is written down card by card or in points', () => {
    expect(played().rounds).toEqual([{ winner: 1, hands: { 2: { R5: 2 }, 3: 40 } }]);
    expect(played().draft).toBeNull();
  });

  test('gives cards back, down to none', () => {
    let game = edit.tap(edit.openRound(played(), 1), 2, 'W', 1);
    game = edit.tap(edit.tap(game, 2, 'W', -1), 2, 'W', -1);
    expect(game.draft?.hands).toEqual({});
  });

  test('takes cards in place of typed points', () => {
    const game = edit.tap(edit.withHand(edit.openRound(played(), 1), 2, 99), 2, 'W', 1);
    expect(game.draft?.hands).toEqual({ 2: { W: 1 } });
  });

  test('leaves its winner without cards, even if some were tapped before', () => {
    const game = edit.withWinner(edit.withHand(edit.openRound(played(), 1), 2, 99), 2);
    expect(edit.closeRound(game).rounds[1]).toEqual({ winner: 2, hands: {} });
  });

  test('is put right in its place, or taken out', () => {
    const two = edit.closeRound(edit.withWinner(edit.openRound(played(), 1), 2));
    const right = edit.closeRound(edit.withHand(edit.openRound(two, 0), 3, 41));
    expect(right.rounds.map((round) => round.winner)).toEqual([1, 2]);
    expect(right.rounds[0]?.hands[3]).toBe(41);
    expect(edit.dropRound(right, 0).rounds).toEqual([{ winner: 2, hands: {} }]);
  });

  test('needs a winner, or the word that there is none', () => {
    const open = edit.openRound(played(), 1);
    expect(edit.closeRound(open)).toBe(open);
    expect(edit.closeRound(edit.withWinner(open, null)).rounds[1]).toEqual({ winner: null, hands: {} });
  });
});

test('a new game has the same people and rules, and no rounds', () => {
  const game = edit.again(edit.withRules(edit.removePerson(edit.addPerson(played()), 3), { target: 300 }));
  expect(game.rounds).toEqual([]);
  expect(game.rules.target).toBe(300);
  expect(game.people.map((person) => person.name)).toEqual(['Ana', 'Ben', '']);
});

describe('a link', () => {
  test('carries the whole game, names in any script included', () => {
    const game = edit.rename(edit.rename(played(), 1, 'آنا'), 2, '小明 😀');
    const link = new URL(linkTo(game, 'http://192.0.2.7:8765'));
    expect(link.pathname).toBe('/score');
    expect(gameIn(link.hash)).toEqual(game);
  });

  test('leaves out what is half written down', () => {
    const link = new URL(linkTo(edit.openRound(played(), 1), 'http://home'));
    expect(gameIn(link.hash)).toEqual(played());
  });

  test('that was cut off or made up holds no game', () => {
    const { hash } = new URL(linkTo(played(), 'http://home'));
    for (const bad of [
      '',
      '#game=',
      '#game=%%%',
      hash.slice(0, -9),
      '#game=bnVsbA',
      `#other=${hash.slice(6)}`,
    ]) {
      expect(gameIn(bad)).toBeNull();
    }
  });
});

test('nothing that is no game is taken for one', () => {
  const game = JSON.parse(JSON.stringify(played())) as Record<string, unknown>;
  expect(readGame(game)).toEqual(played());
  const bad: Record<string, unknown>[] = [
    { edition: 7 },
    { rules: { ...played().rules, match: 'best_of' } },
    { rules: { ...played().rules, target: -1 } },
    { people: [{ id: 1, name: 'Ana' }] },
    { people: [{ id: 1, name: 'Ana' }, { id: 1, name: 'Ben' }] }, // prettier-ignore
    { rounds: [{ winner: 9, hands: {} }] },
    { rounds: [{ winner: 1, hands: { 9: 5 } }] },
    { rounds: [{ winner: 1, hands: { 2: { R5: 1.5 } } }] },
    { rounds: 'many' },
  ];
  for (const part of bad) expect(readGame({ ...game, ...part })).toBeNull();
  for (const none of [null, 3, 'game', []]) expect(readGame(none)).toBeNull();
});

describe('the keeper', () => {
  beforeEach(() => localStorage.clear());

  test('takes back and makes again, over a reload too', () => {
    const keeper = new Keeper();
    keeper.change(played());
    keeper.change(edit.dropRound(keeper.game, 0));
    keeper.undo();
    const reloaded = new Keeper();
    expect(reloaded.game).toEqual(played());
    reloaded.redo();
    expect(reloaded.game.rounds).toEqual([]);
    reloaded.undo();
    reloaded.undo();
    expect(reloaded.canUndo).toBe(false);
    expect(reloaded.game.people.map((person) => person.name)).toEqual(['', '']);
  });

  test('forgets what was taken back once something else is done', () => {
    const keeper = new Keeper();
    keeper.change(played());
    keeper.undo();
    keeper.change(edit.addPerson(keeper.game));
    expect(keeper.canRedo).toBe(false);
  });

  test('takes typing into one field as one step', () => {
    const keeper = new Keeper();
    for (const name of ['A', 'An', 'Ana']) keeper.change(edit.rename(keeper.game, 1, name), 'name-1');
    keeper.change(edit.rename(keeper.game, 2, 'B'), 'name-2');
    keeper.undo();
    expect(names(keeper.game)).toEqual(['Ana', '']);
    keeper.undo();
    expect(names(keeper.game)).toEqual(['', '']);
    expect(keeper.canUndo).toBe(false);
  });

  test('begins anew where what was stored is damaged', () => {
    localStorage.setItem('lastcard.score', '{"game": {"edition": "classic"}, "past": 3}');
    expect(new Keeper().game).toEqual(newGame('mario-kart', 500));
  });

  test('follows another tab', () => {
    const keeper = new Keeper();
    const other = new Keeper();
    other.change(played());
    keeper.heard(new StorageEvent('storage', { key: 'lastcard.score' }));
    expect(keeper.game).toEqual(played());
  });
});

test('points can be typed in the digits of every language', () => {
  expect(['45', ' 45 ', '۴۵', '٤٥', '４５'].map(wholeNumber)).toEqual([45, 45, 45, 45, 45]);
  expect(wholeNumber('0')).toBe(0);
  for (const none of ['', ' ', '-5', '4.5', '4a', '½']) expect(wholeNumber(none)).toBeNull();
});
