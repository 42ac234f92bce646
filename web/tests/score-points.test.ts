import { describe, expect, test } from 'vitest';
import {
  handPoints,
  outcome,
  roundPoints,
  roundWinner,
  running,
  type Round,
  type Rules,
} from '../src/score/points';

/** As printed: numbers count their number, Skip, Reverse and Draw Two 20, wilds 50 (MK-91). */
const WORTH = { R0: 0, R5: 5, B9: 9, GS: 20, YR: 20, 'B+2': 20, W: 50, 'W+4': 50, WI: 50 };
const [ANA, BEN, CEM] = [1, 2, 3];
const ALL = [ANA, BEN, CEM];
const TARGET: Rules = { match: 'to_target', target: 500, rounds: 5, stalemate: 'void' };
const LOWEST: Rules = { ...TARGET, match: 'lowest_total' };

/** A round that the first of three won, with so many points in the other two hands. */
function won(winner: number, one: number, other: number): Round {
  const [first = 0, second = 0] = ALL.filter((player) => player !== winner);
  return { winner, hands: { [first]: one, [second]: other } };
}

function ends(rounds: readonly Round[], rules: Rules, present = ALL): ReturnType<typeof outcome> {
  return outcome(rounds, ALL, present, rules, WORTH);
}

describe('a hand', () => {
  test('counts card by card (MK-91)', () => {
    // 2 × 5 + 9 + 0 = 19; three actions are 60; three wilds are 150
    expect(handPoints({ R5: 2, B9: 1, R0: 1 }, WORTH)).toBe(19);
    expect(handPoints({ GS: 1, YR: 1, 'B+2': 1 }, WORTH)).toBe(60);
    expect(handPoints({ W: 1, 'W+4': 1, WI: 1 }, WORTH)).toBe(150);
  });

  test('can be typed as points, and counts nothing if nobody wrote it down', () => {
    expect(handPoints(37, WORTH)).toBe(37);
    expect(handPoints(undefined, WORTH)).toBe(0);
  });
});

describe('a round', () => {
  test('brings its winner what all the others hold (MK-92)', () => {
    const round: Round = { winner: BEN, hands: { [ANA]: { R5: 1, W: 1 }, [CEM]: { GS: 2 } } };
    // 5 + 50 from Ana, 40 from Cem
    expect(roundPoints(round, ALL, TARGET, WORTH)).toEqual({ [ANA]: 0, [BEN]: 95, [CEM]: 0 });
  });

  test('brings everybody their own cards where the lowest total wins (MK-95)', () => {
    const round: Round = { winner: BEN, hands: { [ANA]: { R5: 1, W: 1 }, [CEM]: 40 } };
    expect(roundPoints(round, ALL, LOWEST, WORTH)).toEqual({ [ANA]: 55, [BEN]: 0, [CEM]: 40 });
  });

  test('in which nobody could go on counts for nobody (MK-76)', () => {
    const round: Round = { winner: null, hands: { [ANA]: 10, [BEN]: 20, [CEM]: 30 } };
    for (const rules of [TARGET, LOWEST]) {
      expect(roundPoints(round, ALL, rules, WORTH)).toEqual({ [ANA]: 0, [BEN]: 0, [CEM]: 0 });
    }
  });

  test('may go to the lowest hand then, which does not pay itself', () => {
    const round: Round = { winner: null, hands: { [ANA]: 10, [BEN]: 20, [CEM]: 30 } };
    const lowestWins = { ...TARGET, stalemate: 'lowest_hand_wins' } as const;
    expect(roundWinner(round, ALL, lowestWins, WORTH)).toBe(ANA);
    expect(roundPoints(round, ALL, lowestWins, WORTH)).toEqual({ [ANA]: 50, [BEN]: 0, [CEM]: 0 });
    const own = { ...LOWEST, stalemate: 'lowest_hand_wins' } as const;
    expect(roundPoints(round, ALL, own, WORTH)).toEqual({ [ANA]: 10, [BEN]: 20, [CEM]: 30 });
  });

  test('goes to nobody if two hands are lowest', () => {
    const round: Round = { winner: null, hands: { [ANA]: 10, [BEN]: 10, [CEM]: 30 } };
    const lowestWins = { ...TARGET, stalemate: 'lowest_hand_wins' } as const;
    expect(roundWinner(round, ALL, lowestWins, WORTH)).toBeNull();
    expect(roundPoints(round, ALL, lowestWins, WORTH)).toEqual({ [ANA]: 0, [BEN]: 0, [CEM]: 0 });
  });
});

describe('a match', () => {
  test('adds up from round to round', () => {
    const rounds = [won(ANA, 30, 12), won(CEM, 8, 0), won(ANA, 1, 2)];
    expect(running(rounds, ALL, TARGET, WORTH)).toEqual([
      { [ANA]: 42, [BEN]: 0, [CEM]: 0 },
      { [ANA]: 42, [BEN]: 0, [CEM]: 8 },
      { [ANA]: 45, [BEN]: 0, [CEM]: 8 },
    ]);
  });

  test('goes to whoever first reaches the target, and 499 do not (MK-93)', () => {
    expect(ends([won(ANA, 300, 199)], TARGET)).toBeNull();
    expect(ends([won(ANA, 300, 199), won(ANA, 1, 0)], TARGET)).toEqual({ winner: ANA, after: 2 });
  });

  test('of the pocket box ends at 250 (PP-32)', () => {
    const pocket = { ...TARGET, target: 250 };
    expect(ends([won(BEN, 150, 99)], pocket)).toBeNull();
    expect(ends([won(BEN, 150, 100)], pocket)).toEqual({ winner: BEN, after: 1 });
  });

  test('stays with whoever reached the target first, even if somebody overtakes in the books', () => {
    const rounds = [won(ANA, 500, 0), won(BEN, 900, 0)];
    expect(ends(rounds, TARGET)).toEqual({ winner: ANA, after: 1 });
  });

  test('of one round goes to its winner; a void round is played again', () => {
    const single: Rules = { ...TARGET, match: 'single_round' };
    const nobody: Round = { winner: null, hands: {} };
    expect(ends([nobody], single)).toBeNull();
    expect(ends([nobody, won(CEM, 0, 0)], single)).toEqual({ winner: CEM, after: 2 });
  });

  test('of so many rounds ends with the last one, and a tie is played off (MK-94)', () => {
    const two: Rules = { ...TARGET, match: 'rounds', rounds: 2 };
    expect(ends([won(ANA, 900, 0)], two)).toBeNull();
    expect(ends([won(ANA, 20, 0), won(BEN, 10, 0)], two)).toEqual({ winner: ANA, after: 2 });
    const tie = [won(ANA, 20, 0), won(BEN, 20, 0)];
    expect(ends(tie, two)).toBeNull();
    expect(ends([...tie, won(CEM, 5, 0)], two)).toBeNull();
    expect(ends([...tie, won(BEN, 1, 0)], two)).toEqual({ winner: BEN, after: 3 });
  });

  test('to the lowest total ends when somebody is at the target, and a tie goes on (MK-95)', () => {
    const lowest = { ...LOWEST, target: 100 };
    // Ana 0 + 10, Ben 60 + 0, Cem 30 + 70 = 100: Ana is lowest
    expect(ends([won(ANA, 60, 30), won(BEN, 10, 70)], lowest)).toEqual({ winner: ANA, after: 2 });
    // Ana 0 + 10, Ben 10 + 0, Cem 30 + 70: a tie at 10, until Ben gets 5 more
    const tie = [won(ANA, 10, 30), won(BEN, 10, 70)];
    expect(ends(tie, lowest)).toBeNull();
    expect(ends([...tie, won(ANA, 5, 0)], lowest)).toEqual({ winner: ANA, after: 3 });
  });

  test('is not won by somebody who has left', () => {
    expect(ends([won(ANA, 500, 0)], TARGET, [BEN, CEM])).toBeNull();
  });
});
