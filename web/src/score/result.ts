/** The result in words, to be sent to whoever was not there. */
import { t } from '../lib/text';
import { ids, present, type Game } from './game';
import { nameOf } from './names';
import type { Outcome, Sums } from './points';

/** The box and how far the game is, a line for each player, and who has won. */
export function inWords(game: Game, title: string, scores: Sums, outcome: Outcome | null): string {
  const score = (player: number): number => scores[player] ?? 0;
  const fromTop = game.rules.match === 'lowest_total' ? 1 : -1;
  const order = [...ids(present(game))].sort((a, b) => fromTop * (score(a) - score(b)));
  const lines = order.map((player) => t('score-line', { name: nameOf(game, player), amount: score(player) }));
  const head = t('score-text', { edition: title, rounds: game.rounds.length });
  const end = outcome ? [t('score-won', { name: nameOf(game, outcome.winner), round: outcome.after })] : [];
  return [head, ...lines, ...end].join('\n');
}
