/** What players are called. */
import { t } from '../lib/text';
import { present, type Game } from './game';

/** A player's name; without one, their place among those who are there. */
export function nameOf(game: Game, id: number): string {
  const name = game.people.find((person) => person.id === id)?.name.trim();
  if (name) return name;
  const place = present(game).findIndex((person) => person.id === id) + 1;
  return t('score-player', { number: place || id });
}
