/** A game with real cards, written down: who plays, by which rules, and what was left after each round. */
import type { Format, Hand, Round, Rules } from './points';

export interface Person {
  readonly id: number;
  /** Empty: they are called by their number. */
  readonly name: string;
  /** They have left, and their past rounds are kept. */
  readonly gone?: true;
}

/** A round that is being written down, or one that is being put right. */
export interface Draft {
  /** Which round: one past the last is a new one. */
  readonly at: number;
  /** Undefined: not said yet. */
  readonly winner: number | null | undefined;
  readonly hands: Readonly<Record<number, Hand>>;
}

export interface Game {
  readonly edition: string;
  readonly rules: Rules;
  /** In the order in which they sit. */
  readonly people: readonly Person[];
  readonly rounds: readonly Round[];
  /** Players and rules are chosen, cards are being dealt. */
  readonly started: boolean;
  readonly draft: Draft | null;
}

export const FORMATS: readonly Format[] = ['to_target', 'single_round', 'rounds', 'lowest_total'];
export const FEWEST = 2;
export const MOST = 15;
export const LONGEST_NAME = 24;
/** No hand counts more: all the cards of the largest box together count less. */
export const MOST_POINTS = 9999;
export const MOST_TARGET = 100_000;
export const MOST_ROUNDS = 100;
/** More of one card than any two boxes have together. */
const MOST_COPIES = 99;

export function newGame(edition: string, target: number): Game {
  const rules: Rules = { match: 'to_target', target, rounds: 5, stalemate: 'void' };
  const people = [1, 2].map((id) => ({ id, name: '' }));
  return { edition, rules, people, rounds: [], started: false, draft: null };
}

/** The same people, from the beginning. */
export function again(game: Game): Game {
  return { ...game, people: present(game), rounds: [], draft: null };
}

export function present(game: Game): readonly Person[] {
  return game.people.filter((person) => !person.gone);
}

export function ids(people: readonly Person[]): readonly number[] {
  return people.map((person) => person.id);
}

export function addPerson(game: Game): Game {
  if (present(game).length >= MOST) return game;
  const id = Math.max(0, ...ids(game.people)) + 1;
  return { ...game, people: [...game.people, { id, name: '' }] };
}

export function rename(game: Game, id: number, name: string): Game {
  const people = game.people.map((person) => (person.id === id ? { ...person, name } : person));
  return { ...game, people };
}

/** Somebody who was in a round stays in the books; anybody else was never there. */
export function removePerson(game: Game, id: number): Game {
  if (present(game).length <= FEWEST) return game;
  const known = game.rounds.some((round) => round.winner === id || id in round.hands);
  const people = known
    ? game.people.map((person) => (person.id === id ? { ...person, gone: true as const } : person))
    : game.people.filter((person) => person.id !== id);
  return { ...game, people, draft: game.draft && withoutPerson(game.draft, id) };
}

function withoutPerson(draft: Draft, id: number): Draft {
  const hands = Object.fromEntries(Object.entries(draft.hands).filter(([player]) => Number(player) !== id));
  return { ...draft, winner: draft.winner === id ? undefined : draft.winner, hands };
}

/** Moves somebody one seat up (-1) or down (1) among those who are there. */
export function movePerson(game: Game, id: number, by: -1 | 1): Game {
  const people = present(game);
  const other = people[people.findIndex((person) => person.id === id) + by];
  if (!other) return game;
  const swapped = (person: Person): Person => {
    if (person.id !== id && person.id !== other.id) return person;
    const wanted = person.id === id ? other.id : id;
    return game.people.find((each) => each.id === wanted) ?? person;
  };
  return { ...game, people: game.people.map(swapped) };
}

export function withRules(game: Game, rules: Partial<Rules>): Game {
  return { ...game, rules: { ...game.rules, ...rules } };
}

/** Another box has other cards, and its own target. */
export function withEdition(game: Game, edition: string, target: number): Game {
  return { ...game, edition, rules: { ...game.rules, target } };
}

/** Begins to write the next round down, or to put a past one right. */
export function openRound(game: Game, at: number): Game {
  const round = game.rounds[at];
  return { ...game, draft: { at, winner: round?.winner, hands: round?.hands ?? {} } };
}

export function withWinner(game: Game, winner: number | null): Game {
  return game.draft ? { ...game, draft: { ...game.draft, winner } } : game;
}

/** One card more (1) or less (-1) in somebody's hand. Typed points give way to the cards. */
export function tap(game: Game, id: number, card: string, by: -1 | 1): Game {
  if (!game.draft) return game;
  const held = game.draft.hands[id];
  const cards = typeof held === 'object' ? held : {};
  const count = Math.min(Math.max((cards[card] ?? 0) + by, 0), MOST_COPIES);
  const rest = Object.entries(cards).filter(([each]) => each !== card);
  return withHand(game, id, Object.fromEntries(count > 0 ? [...rest, [card, count]] : rest));
}

/** Somebody's hand as points or cards; null: nothing was written down. */
export function withHand(game: Game, id: number, hand: Hand | null): Game {
  if (!game.draft) return game;
  const others = Object.entries(game.draft.hands).filter(([player]) => Number(player) !== id);
  const empty = hand === null || (typeof hand === 'object' && Object.keys(hand).length === 0);
  const hands = Object.fromEntries(empty ? others : [...others, [id, hand]]);
  return { ...game, draft: { ...game.draft, hands } };
}

/** The round as it will stand in the books: whoever played the last card holds none. */
export function roundOf(draft: Draft): Round | null {
  if (draft.winner === undefined) return null;
  const hands = Object.entries(draft.hands).filter(([player]) => Number(player) !== draft.winner);
  return { winner: draft.winner, hands: Object.fromEntries(hands) };
}

export function closeRound(game: Game): Game {
  const round = game.draft && roundOf(game.draft);
  if (!game.draft || !round) return game;
  const rounds = [...game.rounds];
  rounds[Math.min(game.draft.at, rounds.length)] = round;
  return { ...game, rounds, draft: null };
}

export function dropRound(game: Game, at: number): Game {
  return { ...game, rounds: game.rounds.filter((_, index) => index !== at), draft: null };
}

/** What was stored or came in a link, if it is a game; nothing of it is taken on trust. */
export function readGame(found: unknown): Game | null {
  if (!isRecord(found) || typeof found['edition'] !== 'string') return null;
  const rules = readRules(found['rules']);
  const people = readPeople(found['people']);
  if (!rules || !people || !Array.isArray(found['rounds'])) return null;
  const known = ids(people);
  const rounds = found['rounds'].map((each) => readRound(each, known));
  if (rounds.some((round) => round === null)) return null;
  return {
    edition: found['edition'].slice(0, 40),
    rules,
    people,
    rounds: rounds.filter((round) => round !== null),
    started: found['started'] === true,
    draft: readDraft(found['draft'], known, rounds.length),
  };
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}

function isCount(found: unknown, most: number): found is number {
  return typeof found === 'number' && Number.isInteger(found) && found >= 0 && found <= most;
}

function readRules(found: unknown): Rules | null {
  if (!isRecord(found)) return null;
  const { match, target, rounds, stalemate } = found;
  if (!FORMATS.includes(match as Format) || !isCount(target, MOST_TARGET) || !isCount(rounds, MOST_ROUNDS))
    return null;
  if (stalemate !== 'void' && stalemate !== 'lowest_hand_wins') return null;
  return { match: match as Format, target, rounds, stalemate };
}

function readPeople(found: unknown): readonly Person[] | null {
  if (!Array.isArray(found) || found.length < FEWEST || found.length > 10 * MOST) return null;
  const people: Person[] = [];
  for (const each of found) {
    if (!isRecord(each) || !isCount(each['id'], 10_000) || typeof each['name'] !== 'string') return null;
    const person = { id: each['id'], name: each['name'].slice(0, LONGEST_NAME) };
    people.push(each['gone'] === true ? { ...person, gone: true } : person);
  }
  const there = people.filter((person) => !person.gone).length;
  return there >= FEWEST && new Set(ids(people)).size === people.length ? people : null;
}

function readHand(found: unknown): Hand | null {
  if (isCount(found, MOST_POINTS)) return found;
  if (!isRecord(found)) return null;
  const counted = Object.entries(found).every(
    ([card, count]) => card.length <= 6 && isCount(count, MOST_COPIES),
  );
  return counted ? (found as Record<string, number>) : null;
}

function readHands(found: unknown, known: readonly number[]): Record<number, Hand> | null {
  if (!isRecord(found)) return null;
  const hands: Record<number, Hand> = {};
  for (const [player, each] of Object.entries(found)) {
    const hand = readHand(each);
    if (hand === null || !known.includes(Number(player))) return null;
    hands[Number(player)] = hand;
  }
  return hands;
}

function readRound(found: unknown, known: readonly number[]): Round | null {
  if (!isRecord(found)) return null;
  const { winner } = found;
  const hands = readHands(found['hands'], known);
  if (!hands || (winner !== null && !known.includes(winner as number))) return null;
  return { winner: winner as number | null, hands };
}

function readDraft(found: unknown, known: readonly number[], rounds: number): Draft | null {
  if (!isRecord(found) || !isCount(found['at'], rounds)) return null;
  const hands = readHands(found['hands'], known);
  const round = readRound({ winner: found['winner'] ?? null, hands: {} }, known);
  if (!hands || !round) return null;
  return { at: found['at'], winner: found['winner'] === undefined ? undefined : round.winner, hands };
}
