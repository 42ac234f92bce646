/**
 * What a round and a match come to, for people who play with real cards: the same sums as `rules/scoring.py` and
 * `Match._decide` make at a table (MK-86, MK-91 to MK-95, MK-76, PP-31 to PP-33).
 */

export type Format = 'to_target' | 'single_round' | 'rounds' | 'lowest_total';
export type Stalemate = 'void' | 'lowest_hand_wins';

/** How a match is decided: the rulings of the same names. */
export interface Rules {
  readonly match: Format;
  readonly target: number;
  readonly rounds: number;
  readonly stalemate: Stalemate;
}

/** What was left in a hand: how many of which cards, or their points as somebody has added them up. */
export type Hand = number | Readonly<Record<string, number>>;

/** A round that has ended. */
export interface Round {
  /** Whoever played the last card; null: nobody could go on. */
  readonly winner: number | null;
  /** By player. The winner has none, and neither has anybody who was not there. */
  readonly hands: Readonly<Record<number, Hand>>;
}

/** What each card of an edition counts. */
export type Worth = Readonly<Record<string, number>>;

/** A number for each player. */
export type Sums = Readonly<Record<number, number>>;

export interface Outcome {
  readonly winner: number;
  /** How many rounds it took. */
  readonly after: number;
}

/** What the cards in a hand count (MK-91, PP-31). */
export function handPoints(hand: Hand | undefined, worth: Worth): number {
  if (hand === undefined) return 0;
  if (typeof hand === 'number') return hand;
  return Object.entries(hand).reduce((sum, [card, count]) => sum + count * (worth[card] ?? 0), 0);
}

/** Who won a round: nobody if nobody could go on, unless the lowest hand wins then and no two are lowest (MK-76). */
export function roundWinner(
  round: Round,
  players: readonly number[],
  rules: Rules,
  worth: Worth,
): number | null {
  if (round.winner !== null || rules.stalemate === 'void') return round.winner;
  const present = players.filter((player) => player in round.hands);
  const held = (player: number): number => handPoints(round.hands[player], worth);
  const lowest = Math.min(...present.map(held));
  const [first, second] = present.filter((player) => held(player) === lowest);
  return first === undefined || second !== undefined ? null : first;
}

/**
 * What each player gets for a round: the winner what all the others hold (MK-92), or by ruling everybody what they
 * hold themselves (MK-95). A round that nobody won counts for nobody.
 */
export function roundPoints(round: Round, players: readonly number[], rules: Rules, worth: Worth): Sums {
  const winner = roundWinner(round, players, rules, worth);
  const held = (player: number): number => handPoints(round.hands[player], worth);
  const others = players.filter((player) => player !== winner).reduce((sum, player) => sum + held(player), 0);
  const gets = (player: number): number => {
    if (winner === null) return 0;
    if (rules.match === 'lowest_total') return held(player);
    return player === winner ? others : 0;
  };
  return Object.fromEntries(players.map((player) => [player, gets(player)]));
}

/** The running scores: after the first round, the second, and so on. */
export function running(
  rounds: readonly Round[],
  players: readonly number[],
  rules: Rules,
  worth: Worth,
): readonly Sums[] {
  let scores: Sums = Object.fromEntries(players.map((player) => [player, 0]));
  return rounds.map((round) => {
    const gained = roundPoints(round, players, rules, worth);
    scores = Object.fromEntries(
      players.map((player) => [player, (scores[player] ?? 0) + (gained[player] ?? 0)]),
    );
    return scores;
  });
}

/**
 * Who has won the match, and with which round; null while it goes on. After the last agreed round a tie is played
 * off, as is one for the lowest total (MK-94, MK-95). `present` are those who still play.
 */
export function outcome(
  rounds: readonly Round[],
  players: readonly number[],
  present: readonly number[],
  rules: Rules,
  worth: Worth,
): Outcome | null {
  const scores = running(rounds, players, rules, worth);
  for (const [at, round] of rounds.entries()) {
    const winner =
      rules.match === 'single_round'
        ? roundWinner(round, players, rules, worth)
        : leader(scores[at] ?? {}, present, rules, at + 1);
    if (winner !== null && present.includes(winner)) return { winner, after: at + 1 };
  }
  return null;
}

/** Who is ahead alone once the match may end. */
function leader(scores: Sums, present: readonly number[], rules: Rules, played: number): number | null {
  const all = present.map((player) => scores[player] ?? 0);
  const ended = rules.match === 'rounds' ? played >= rules.rounds : Math.max(...all) >= rules.target;
  if (!ended) return null;
  const best = rules.match === 'lowest_total' ? Math.min(...all) : Math.max(...all);
  const [first, second] = present.filter((player) => scores[player] === best);
  return first === undefined || second !== undefined ? null : first;
}
