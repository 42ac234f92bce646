/**
 * Checks a record of shared deals in the browser, by the words of docs/fair-deals.md: hash chain, commitments, seals,
 * keys, every shuffle, and that each card played had come to its hand by them. It knows no rules.
 */
import { Cards, drawnDealer, NotThere, type Header } from './cards';
import type { SeenMatch } from './sharing.svelte';
import { dealHash, dealLines, fromHex, hex, hmac, sha256, utf8 } from './sha256';

/** The first step that does not hold: the line, and the sentence that says what is wrong. */
export class Broken extends Error {
  constructor(
    readonly line: number,
    readonly problem: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(`line ${line}: ${problem}`);
  }
}

export interface Round {
  round: number;
  /** Names of those who gave no share. */
  absent: string[];
  reshuffles: number;
}

export interface Proof {
  names: string[];
  rounds: Round[];
  hash: string;
  over: boolean;
  match: string;
}

interface Entry {
  kind?: string;
  round: number;
  seat: number;
  move?: string;
  cards?: string[];
  commitment: string;
  next: string;
  seals: (string | null)[];
  shares: (string | null)[];
  points: number[];
  scores: number[];
  winners?: number[];
  seed: string;
  key: string;
}

interface Told {
  line: number;
  entry: Entry;
}

const TAIL = ', "hash": "';

function need(
  holds: boolean,
  line: number,
  problem: string,
  args: Record<string, string | number> = {},
): asserts holds {
  if (!holds) throw new Broken(line, problem, args);
}

/** Every line as an object, the chain checked; and the first and the last hash. */
function read(text: string): { rows: unknown[]; first: string; last: string } {
  const raw = text.split('\n');
  need(raw.pop() === '' && raw.length > 0, Math.max(raw.length, 0) + 1, 'proof-cut');
  const hashes: string[] = [];
  const rows = raw.map((line, at) => {
    const end = line.lastIndexOf(TAIL);
    const body = line.slice(0, Math.max(end, 0));
    const hash = hex(sha256(utf8((hashes.at(-1) ?? '') + body)));
    hashes.push(hash);
    need(end > 0 && line.slice(end) === `${TAIL}${hash}"}`, at + 1, 'proof-changed');
    return JSON.parse(`${body}}`) as unknown;
  });
  return { rows, first: hashes[0] ?? '', last: hashes.at(-1) ?? '' };
}

function keyOf(
  header: Header,
  first: string,
  entry: Entry,
  line: number,
  promised: string,
  told: Told | undefined,
): Uint8Array {
  const { match } = header;
  const { round, seals, shares } = entry;
  need(entry.commitment === promised, line, 'proof-promise');
  need(told !== undefined, line, 'proof-sealed');
  const seats = header.names.length;
  need(seals.length === seats && shares.length === seats, line, 'proof-seats');
  shares.forEach((share, seat) => {
    const holds = share === null || seals[seat] === dealHash('seal', match, round, seat, share);
    need(holds, line, 'proof-share', { name: header.names[seat] ?? '' });
  });
  const { seed } = told.entry;
  need(promised === dealHash('commitment', match, round, seed), told.line, 'proof-seed');
  const given = shares.map((share, seat) => `${seals[seat] ?? '-'} ${share ?? '-'}`);
  const facts = dealLines('key', first, round, promised, entry.next, ...given);
  const key = hmac(fromHex(seed), facts);
  need(told.entry.key === hex(key), told.line, 'proof-key');
  return key;
}

/** Holds a round to what this browser saw when it was played. */
function compare(seen: SeenMatch | null, entry: Entry, line: number): void {
  const round = seen?.rounds[entry.round];
  if (!seen || !round) return;
  const same = round.commitment === entry.commitment && round.next === entry.next;
  need(same, line, 'proof-seen-commitment');
  const given = entry.shares[seen.seat];
  need(round.share === null || given === null || given === round.share, line, 'proof-seen-share');
}

/**
 * Checks a record's text.
 * @param recall what this browser saw of a match, by its name; null for nothing.
 */
export function verify(text: string, recall: (match: string) => SeenMatch | null = () => null): Proof {
  let line = 1;
  try {
    const { rows, first, last } = read(text);
    const header = rows[0] as Header;
    need(header.lastcard === 2, 1, 'proof-foreign');
    const entries = rows.slice(1) as Entry[];
    const told = new Map<number, Told>();
    entries.forEach((entry, at) => {
      if (entry.kind === 'reveal' && !told.has(entry.round)) told.set(entry.round, { line: at + 2, entry });
    });
    const seen = recall(header.match);
    const walk = new Walk(header, first, told, seen);
    entries.forEach((entry, at) => {
      line = at + 2;
      walk.step(entry, line);
    });
    need(!seen?.hash || seen.hash === last, rows.length, 'proof-seen-hash');
    return { names: header.names, rounds: walk.rounds, hash: last, over: walk.over, match: header.match };
  } catch (problem) {
    if (problem instanceof Broken) throw problem;
    throw new Broken(line, problem instanceof NotThere ? 'proof-card' : 'proof-foreign');
  }
}

/** Goes through the entries in their order. */
class Walk {
  readonly rounds: Round[] = [];
  over = false;
  private cards: Cards | null = null;
  private dealer: number | null;
  private promised: string;
  private scores: number[];

  constructor(
    private readonly header: Header,
    private readonly first: string,
    private readonly told: Map<number, Told>,
    private readonly seen: SeenMatch | null,
  ) {
    this.dealer = header.dealer;
    this.promised = header.commitment;
    this.scores = header.names.map(() => 0);
  }

  step(entry: Entry, line: number): void {
    if (entry.kind === 'round') this.deal(entry, line);
    const round = this.rounds.at(-1);
    if (entry.kind === 'round' || entry.kind === 'move') {
      need(round !== undefined && entry.round === round.round && this.cards !== null, line, 'proof-order');
      this.cards.follow(entry.seat, entry.move ?? '', entry.cards ?? []);
      round.reshuffles = this.cards.reshuffles;
    } else if (entry.kind === 'score') {
      this.scores = this.scores.map((before, seat) => before + (entry.points[seat] ?? NaN));
      const adds = this.scores.every((score, seat) => score === entry.scores[seat]);
      need(adds, line, 'proof-scores');
      this.over = (entry.winners ?? []).length > 0;
    }
  }

  private deal(entry: Entry, line: number): void {
    const number = this.rounds.length + 1;
    compare(this.seen, entry, line);
    const key = keyOf(this.header, this.first, entry, line, this.promised, this.told.get(entry.round));
    this.promised = entry.next;
    const { names } = this.header;
    this.dealer =
      this.dealer === null
        ? drawnDealer(this.header, key)
        : (this.dealer + (number > 1 ? 1 : 0)) % names.length;
    need(entry.seat === this.dealer, line, 'proof-dealer');
    const absent = names.filter((_, seat) => entry.shares[seat] === null);
    this.rounds.push({ round: number, absent, reshuffles: 0 });
    this.cards = new Cards(this.header, key, this.dealer);
  }
}
