/** The shuffles of a round, from its key: ChaCha with eight rounds, fair places, piles and hands as the record tells. */

export interface Header {
  match: string;
  names: string[];
  deck: [string, number][];
  hand: number;
  dealer: number | null;
  commitment: string;
  lastcard: number;
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
const QUARTERS = [0, 1, 2, 3] as const;

function* words(key: Uint8Array, stream: number, number: number): Generator<number> {
  const bytes = new Uint8Array(48);
  bytes.set(new TextEncoder().encode('expand 32-byte k'));
  bytes.set(key, 16);
  const view = new DataView(bytes.buffer);
  for (let counter = 0; ; counter += 1) {
    const first = new Uint32Array(16);
    for (let i = 0; i < 12; i += 1) first[i] = view.getUint32(4 * i, true);
    first.set([counter, stream, number, 0], 12);
    const x = first.slice();
    const quarter = (p: number, q: number, r: number, s: number): void => {
      for (const [left, right] of [
        [16, 12],
        [8, 7],
      ] as const) {
        x[p] = x[p]! + x[q]!;
        x[s] = turn(x[s]! ^ x[p]!, left);
        x[r] = x[r]! + x[s]!;
        x[q] = turn(x[q]! ^ x[r]!, right);
      }
    };
    for (let round = 0; round < 8; round += 1) {
      const slant = round % 2;
      for (const i of QUARTERS)
        quarter(i, 4 + ((i + slant) % 4), 8 + ((i + 2 * slant) % 4), 12 + ((i + 3 * slant) % 4));
    }
    for (let i = 0; i < 16; i += 1) yield (x[i]! + first[i]!) >>> 0;
  }
}

/** Fisher-Yates from the last card down, three places from one word; a word that would favor a place is dropped. */
export function shuffle<T>(pile: T[], key: Uint8Array, stream: number, number: number): void {
  const source = words(key, stream, number);
  for (let i = pile.length - 1; i > 0; i -= 3) {
    const bounds = [i + 1, Math.max(i, 1), Math.max(i - 1, 1)];
    const unfair = 2 ** 32 % bounds.reduce((product, bound) => product * bound);
    let low = -1;
    let places: number[] = [];
    while (low < unfair) {
      low = source.next().value as number;
      places = [];
      for (const bound of bounds) {
        // Below 2 to the 53rd, so exact.
        const product = low * bound;
        places.push(Math.floor(product / 2 ** 32));
        low = product % 2 ** 32;
      }
    }
    places.forEach((place, n) => {
      const at = i - n;
      if (at > 0) [pile[at], pile[place]] = [pile[place]!, pile[at]!];
    });
  }
}

function deck(header: Header): string[] {
  return header.deck.flatMap(([code, copies]) => Array.from({ length: copies }, () => code));
}

/** Who draws the highest number deals; those who tie draw again. */
export function drawnDealer(header: Header, key: Uint8Array): number {
  const worth = new Map(
    header.deck.map(([code]) => [code, /^\d+$/.test(code.slice(1)) ? Number(code.slice(1)) : 0]),
  );
  let tied = header.names.map((_, seat) => seat);
  for (let number = 0; tied.length > 1; number += 1) {
    const pile = deck(header);
    shuffle(pile, key, 4, number);
    const drawn = new Map(tied.map((seat) => [seat, worth.get(pile.pop()!)!]));
    const best = Math.max(...drawn.values());
    tied = tied.filter((seat) => drawn.get(seat) === best);
    if (new Set(worth.values()).size === 1) break;
  }
  return tied[0]!;
}

/** A card was not where the record says. */
export class NotThere extends Error {}

/** Piles and hands of one round, followed by what the record says of where cards went. */
export class Cards {
  reshuffles = 0;
  private starts = 0;
  private pile: string[];
  private discard: string[] = [];
  private hands: string[][];

  constructor(
    header: Header,
    private readonly key: Uint8Array,
    dealer: number,
  ) {
    this.pile = deck(header);
    shuffle(this.pile, key, 1, 0);
    const seats = header.names.length;
    this.hands = header.names.map(() => []);
    for (let at = 0; at < header.hand * seats; at += 1) this.hand((dealer + 1 + at) % seats).push(this.top());
  }

  follow(seat: number, move: string, traffic: readonly string[]): void {
    const [verb, card = ''] = move.split(' ');
    if (verb === 'play' || verb === 'give') {
      const hand = this.hand(seat);
      const at = hand.indexOf(card);
      if (at < 0) throw new NotThere();
      hand.splice(at, 1);
    }
    if (verb === 'play') this.discard.push(card);
    for (const text of traffic) this.go(text.split(' '), card);
  }

  private go([what, one = '', two = '']: string[], card: string): void {
    if (what === 'take') this.hand(Number(one)).push(this.top());
    else if (what === 'give') this.hand(Number(one)).push(card);
    else if (what === 'swap') {
      const [a, b] = [this.hand(Number(one)), this.hand(Number(two))];
      [this.hands[Number(one)], this.hands[Number(two)]] = [b, a];
    } else if (what === 'rotate') {
      const seats = this.hands.length;
      this.hands = this.hands.map((_, seat) => this.hand((seat - Number(one) + seats) % seats));
    } else if (what === 'turn' || what === 'return') {
      const turned = this.top();
      if (turned !== one) throw new NotThere();
      if (what === 'turn') this.discard.push(turned);
      else {
        this.pile.push(turned);
        shuffle(this.pile, this.key, 2, this.starts);
        this.starts += 1;
      }
    }
  }

  private hand(seat: number): string[] {
    const hand = this.hands[seat];
    if (!hand) throw new NotThere();
    return hand;
  }

  private top(): string {
    if (this.pile.length === 0) {
      const last = this.discard.pop();
      this.pile = this.discard;
      this.discard = last === undefined ? [] : [last];
      shuffle(this.pile, this.key, 3, this.reshuffles);
      this.reshuffles += 1;
    }
    const card = this.pile.pop();
    if (card === undefined) throw new NotThere();
    return card;
  }
}
