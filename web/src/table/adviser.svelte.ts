/** Asks for a hint and keeps it as long as the question is open that it is about. */
import { announcer } from '../lib/announce.svelte';
import type { Game } from '../lib/store.svelte';
import { t } from '../lib/text';
import { moveWords, percent } from '../lib/words';
import type { Advice } from '../protocol';
import { isMine } from './questions';

export class Adviser {
  /** The hint, and the match that it is from: each counts its questions anew. */
  private found: { advice: Advice; match: number } | null = $state.raw(null);
  private asking = false;

  constructor(private readonly game: Game) {}

  /** Hints are allowed here, can be given, and you are asked. */
  get offered(): boolean {
    const { table, view } = this.game;
    return table !== null && table.settings.hints && table.can_hint && view !== null && isMine(view);
  }

  /** The hint that is shown. */
  get advice(): Advice | null {
    const { found, game } = this;
    if (!found || !this.offered || found.match !== game.match) return null;
    return found.advice.question === game.question?.number ? found.advice : null;
  }

  /** The cards of your hand that the best move is about. */
  get cards(): ReadonlySet<number> {
    const [verb, card] = this.advice?.moves[0]?.move.split(' ') ?? [];
    if (verb !== 'play' && verb !== 'give') return new Set();
    const copies = this.game.view?.hand.filter((held) => held.card === card) ?? [];
    return new Set(copies.slice(0, 1).map((held) => held.handle));
  }

  /** Shows a hint, or puts it away. */
  async toggle(): Promise<void> {
    if (this.advice) {
      this.found = null;
      return;
    }
    if (!this.offered || this.asking) return;
    this.asking = true;
    const answer = await this.game.send({ type: 'hint' });
    this.asking = false;
    if (answer.type !== 'advice') return;
    this.found = { advice: answer, match: this.game.match };
    const best = answer.moves[0];
    if (!best || answer.question !== this.game.question?.number) return;
    const move = moveWords(best.move, (seat) => this.game.nameOf(seat));
    announcer.say(t('table-hint-told', { move, chance: percent(best.chance), why: answer.sentence }));
  }

  close(): void {
    this.found = null;
  }
}
