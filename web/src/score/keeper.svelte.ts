/**
 * The game on this device, with every step back and forth. All of it stands in localStorage after each change, so
 * that a reload, a flat battery or a server that is gone takes nothing away.
 */
import { readStored, writeStored } from '../lib/settings.svelte';
import { newGame, readGame, type Game } from './game';

const KEY = 'lastcard.score';
/** As many steps can be taken back. */
const STEPS = 40;
const FIRST_EDITION = 'mario-kart';
const FIRST_TARGET = 500;

interface Books {
  readonly game: Game;
  readonly past: readonly Game[];
  readonly future: readonly Game[];
}

function restored(): Books {
  const stored = readStored<{ game?: unknown; past?: unknown; future?: unknown }>(KEY);
  const game = readGame(stored?.game) ?? newGame(FIRST_EDITION, FIRST_TARGET);
  return { game, past: games(stored?.past), future: games(stored?.future) };
}

function games(found: unknown): readonly Game[] {
  return Array.isArray(found) ? found.map(readGame).filter((game) => game !== null) : [];
}

export class Keeper {
  private books: Books = $state.raw(restored());
  /** What was typed last: letters and digits of one field are one step. */
  private typing = '';

  get game(): Game {
    return this.books.game;
  }

  get canUndo(): boolean {
    return this.books.past.length > 0;
  }

  get canRedo(): boolean {
    return this.books.future.length > 0;
  }

  /** Makes a change; several with the same `typing`, one after another, are one step. */
  change(game: Game, typing = ''): void {
    const { game: before, past } = this.books;
    if (game === before) return;
    const goesOn = typing !== '' && typing === this.typing;
    this.typing = typing;
    this.keep({ game, past: goesOn ? past : [...past, before].slice(-STEPS), future: [] });
  }

  undo(): void {
    const { game, past, future } = this.books;
    const before = past.at(-1);
    if (!before) return;
    this.typing = '';
    this.keep({ game: before, past: past.slice(0, -1), future: [game, ...future] });
  }

  redo(): void {
    const { game, past, future } = this.books;
    const [after, ...rest] = future;
    if (!after) return;
    this.typing = '';
    this.keep({ game: after, past: [...past, game], future: rest });
  }

  /** Another tab has written: this one follows, or it would write over that. */
  heard(event: StorageEvent): void {
    if (event.key === KEY) this.books = restored();
  }

  private keep(books: Books): void {
    this.books = books;
    writeStored(KEY, books);
  }
}
