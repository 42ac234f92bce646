/**
 * This page's share in the dice: made anew for each round, sealed first and told when all are sealed.
 * What was promised on the way is kept in this browser, so that the page that checks records can hold them to it.
 */
import type { Fair } from '../protocol';
import type { Wish } from '../lib/connection';
import { dealHash, hashOf, hex } from './sha256';

/** What this browser saw of a round. */
export interface Seen {
  commitment: string;
  next: string;
  share: string | null;
}

export interface SeenMatch {
  match: string;
  header: string;
  seat: number;
  rounds: Record<number, Seen>;
  /** The last line's hash that the table showed, once the match was over. */
  hash: string | null;
}

const KEY = 'lastcard-fair';
const KEPT = 12;

export function remembered(match: string): SeenMatch | null {
  return all().find((each) => each.match === match) ?? null;
}

function all(): SeenMatch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as SeenMatch[]) : [];
  } catch {
    return [];
  }
}

function keep(seen: SeenMatch): void {
  try {
    const others = all().filter((each) => each.match !== seen.match);
    localStorage.setItem(KEY, JSON.stringify([seen, ...others].slice(0, KEPT)));
  } catch {
    // Without room in the browser nothing is remembered, and nothing else is lost.
  }
}

export class Sharing {
  /** Words that the player mixes into the shares to come. */
  words: string = $state('');
  /** The share given for the present round. */
  share: string | null = $state(null);
  private sent = '';

  /** Gives what is due now. */
  follow(fair: Fair, seat: number | null, send: (wish: Wish) => void): void {
    const seen = this.see(fair, seat ?? -1);
    if (seat === null) return;
    const due = `${fair.match} ${fair.round} ${fair.step}`;
    if (fair.step === 'done' || this.sent === due) return;
    const sealed = fair.sealed.includes(seat);
    if (fair.step === 'seals' && !sealed) {
      this.sent = due;
      const share = (seen.share ??= this.fresh());
      this.note(fair, seat, seen);
      send({ type: 'seal', seal: dealHash('seal', fair.match, fair.round, seat, share) });
    } else if (fair.step === 'shares' && sealed && !fair.shared.includes(seat) && seen.share) {
      this.sent = due;
      send({ type: 'share', share: seen.share });
    }
  }

  /** The table showed the last line's hash. */
  ended(fair: Fair, hash: string): void {
    const known = remembered(fair.match);
    if (known && known.hash !== hash) keep({ ...known, hash });
  }

  private fresh(): string {
    const bytes = hex(crypto.getRandomValues(new Uint8Array(32)));
    return this.words ? hashOf(this.words.replace(/\n/g, ' '), bytes) : bytes;
  }

  /** What was promised for a round is what was promised first: nothing told later takes its place. */
  private see(fair: Fair, seat: number): Seen {
    const seen = remembered(fair.match)?.rounds[fair.round];
    const first = seen ?? { commitment: fair.commitment, next: fair.next, share: null };
    if (!seen) this.note(fair, seat, first);
    this.share = first.share;
    return first;
  }

  private note(fair: Fair, seat: number, seen: Seen): void {
    const known = remembered(fair.match) ?? {
      match: fair.match,
      header: fair.header,
      seat,
      rounds: {},
      hash: null,
    };
    keep({ ...known, seat, rounds: { ...known.rounds, [fair.round]: seen } });
    this.share = seen.share;
  }
}

export const sharing = new Sharing();
