/** Shares in the dice, and the judge of records in the browser, on the golden records that the program is tested with. */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf, hex, hmac, sha256, utf8 } from '../src/fair/sha256';
import { remembered, Sharing } from '../src/fair/sharing.svelte';
import { Broken, verify } from '../src/fair/verify';
import type { Wish } from '../src/lib/connection';
import type { Fair } from '../src/protocol';

const GOLDEN = join(import.meta.dirname, '../../tests/game/golden/rules-1');
const record = (box: string): string => readFileSync(join(GOLDEN, `${box}-shared.jsonl`), 'utf8');
const BOXES = ['classic', 'mario-kart', 'pizza-pizza'];
type Row = Record<string, unknown>;

/** A record with changed lines, its chain made right again; what is not changed is written as it was. */
function forged(text: string, change: (rows: Row[]) => void): string {
  const raw = text.split('\n').slice(0, -1);
  const rows = raw.map((line) => JSON.parse(line) as Row);
  const written = new Map(rows.map((row, at) => [JSON.stringify(row), raw[at]!.split(', "hash": "')[0]!]));
  change(rows);
  let last = '';
  return rows
    .map((row) => {
      const { hash: _, ...rest } = row;
      const body = written.get(JSON.stringify(row)) ?? JSON.stringify(rest).slice(0, -1);
      last = createHash('sha256')
        .update(last + body)
        .digest('hex');
      return `${body}, "hash": "${last}"}\n`;
    })
    .join('');
}

function fault(text: string): [number, string] {
  try {
    verify(text);
  } catch (problem) {
    if (problem instanceof Broken) return [problem.line, problem.problem];
    throw problem;
  }
  return [0, ''];
}

describe('hashes', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 1000])('are those of others for %i bytes', (size) => {
    const data = Uint8Array.from({ length: size }, (_, i) => (i * 7) % 256);
    expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    const key = utf8('0123456789abcdef0123456789abcdef');
    expect(hex(hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
  });
});

describe('the judge', () => {
  it.each(BOXES)('finds a genuine record of %s good', (box) => {
    const text = record(box);
    const proof = verify(text);
    expect(proof.rounds.map((each) => each.absent.length)).toEqual([0, 1]);
    expect(proof.over).toBe(true);
    expect(text.endsWith(`"hash": "${proof.hash}"}\n`)).toBe(true);
  });

  it('follows reshuffles', () => {
    expect(Math.max(...verify(record('classic')).rounds.map((each) => each.reshuffles))).toBeGreaterThan(0);
  });

  it.each(BOXES)('names the first line of a forged record of %s that does not hold', (box) => {
    const text = record(box);
    const rows = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Row);
    const reveal = rows.findIndex((row) => row['kind'] === 'reveal') + 1;
    const second = rows.findLastIndex((row) => row['kind'] === 'round') + 1;
    const score = rows.findIndex((row) => row['kind'] === 'score') + 1;
    const other = 'ab'.repeat(32);
    const set = (line: number, values: Row) => (all: Row[]) => void Object.assign(all[line - 1]!, values);
    const shares = rows[1]!['shares'] as string[];
    expect(fault(text.replace('"draw"', '"pass"'))[1]).toBe('proof-changed');
    expect(fault(text.slice(0, -30))[1]).toBe('proof-cut');
    expect(fault(forged(text, set(2, { shares: [other, ...shares.slice(1)] })))).toEqual([2, 'proof-share']);
    expect(fault(forged(text, set(reveal, { seed: other })))).toEqual([reveal, 'proof-seed']);
    expect(fault(forged(text, set(reveal, { key: other })))).toEqual([reveal, 'proof-key']);
    expect(fault(forged(text, set(second, { commitment: other })))).toEqual([second, 'proof-promise']);
    expect(fault(forged(text, set(2, { cards: ['turn XX'] })))).toEqual([2, 'proof-card']);
    expect(fault(forged(text, set(score, { scores: [] })))).toEqual([score, 'proof-scores']);
    expect(fault(forged(text, (all) => all.splice(reveal - 1, 1)))).toEqual([2, 'proof-sealed']);
  });

  it.each(['', 'x', '[]\n', '{}\n', '{"lastcard": 2, "hash": "x"}\n'])(
    'refuses what is no record: %j',
    (text) => {
      expect(fault(text)[0]).toBeGreaterThan(0);
    },
  );

  it('holds a record to what this browser saw', () => {
    const text = record('classic');
    const rows = text
      .split('\n')
      .slice(0, 2)
      .map((line) => JSON.parse(line) as Row);
    const deal = rows[1] as { commitment: string; next: string; shares: string[] };
    const round = { commitment: deal.commitment, next: deal.next, share: deal.shares[0]! };
    const seen = { match: 'm', header: '', seat: 0, rounds: { 1: round }, hash: null as string | null };
    const judge = (changes: object) => () => verify(text, () => ({ ...seen, ...changes }));
    expect(judge({})).not.toThrow();
    expect(judge({ rounds: { 1: { ...round, next: 'x' } } })).toThrow('line 2: proof-seen-commitment');
    expect(judge({ rounds: { 1: { ...round, share: 'x' } } })).toThrow('line 2: proof-seen-share');
    expect(judge({ hash: 'x' })).toThrow('proof-seen-hash');
  });
});

describe('a share', () => {
  beforeEach(() => localStorage.clear());

  const fair = (changes: Partial<Fair> = {}): Fair => ({
    match: '0123456789abcdef'.repeat(2),
    round: 1,
    header: '00',
    commitment: 'c1',
    next: 'c2',
    step: 'seals',
    sealed: [],
    shared: [],
    reveal: 'round',
    seed: null,
    ...changes,
  });

  it('is sealed first and told when all have sealed, once each', () => {
    const sharing = new Sharing();
    const sent: Wish[] = [];
    const follow = (changes: Partial<Fair> = {}): void =>
      sharing.follow(fair(changes), 1, (wish) => sent.push(wish));
    follow();
    follow();
    const share = remembered(fair().match)?.rounds[1]?.share ?? '';
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    const seal = hashOf('lastcard deal 1 seal', fair().match, 1, 1, share);
    expect(sent).toEqual([{ type: 'seal', seal }]);
    follow({ step: 'shares', sealed: [1] });
    follow({ step: 'shares', sealed: [1] });
    expect(sent.slice(1)).toEqual([{ type: 'share', share }]);
  });

  it('is still known after the page was loaded anew', () => {
    new Sharing().follow(fair(), 1, () => undefined);
    const sent: Wish[] = [];
    new Sharing().follow(fair({ step: 'shares', sealed: [1] }), 1, (wish) => sent.push(wish));
    expect(sent).toEqual([{ type: 'share', share: remembered(fair().match)?.rounds[1]?.share }]);
  });

  it('is not given by who watches, and what was promised first is kept', () => {
    const sharing = new Sharing();
    const sent: Wish[] = [];
    sharing.follow(fair(), null, (wish) => sent.push(wish));
    sharing.follow(fair({ commitment: 'other' }), null, (wish) => sent.push(wish));
    expect(sent).toEqual([]);
    expect(remembered(fair().match)?.rounds[1]?.commitment).toBe('c1');
  });
});
