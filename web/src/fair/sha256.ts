/** SHA-256 and HMAC over it, for pages without TLS too: there `crypto.subtle` is missing. */

const ROUNDS = 64;

/** The first 32 bits of the fractional part of a root of the first primes: where all of SHA-256's constants come from. */
function constants(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (prime) found.push(Math.floor((n ** (1 / root) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const K = constants(ROUNDS, 3);
const START = constants(8, 2);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, block: DataView, at: number): void {
  const w = new Uint32Array(ROUNDS);
  for (let i = 0; i < 16; i += 1) w[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < ROUNDS; i += 1) {
    const [two, fifteen] = [w[i - 2]!, w[i - 15]!];
    const low = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3);
    const high = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < ROUNDS; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word;
}

export function sha256(data: Uint8Array): Uint8Array {
  const size = Math.ceil((data.length + 9) / 64) * 64;
  const padded = new Uint8Array(size);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(size - 4, data.length << 3);
  const state = START.slice();
  for (let at = 0; at < size; at += 64) compress(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const pad = (mask: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mask);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), data))));
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Facts as they are hashed: each followed by a line feed. */
export const lines = (...facts: readonly (string | number)[]): Uint8Array =>
  utf8(facts.map((fact) => `${fact}\n`).join(''));

/** The hash of facts, as hexadecimal digits. */
export const hashOf = (...facts: readonly (string | number)[]): string => hex(sha256(lines(...facts)));

/** Names this way of making dice, in everything that is hashed for it. */
const TAG = ['lastcard', 'deal', '1'].join(' ');

export const dealLines = (what: string, ...facts: readonly (string | number)[]): Uint8Array =>
  lines(`${TAG} ${what}`, ...facts);

export const dealHash = (what: string, ...facts: readonly (string | number)[]): string =>
  hex(sha256(dealLines(what, ...facts)));
