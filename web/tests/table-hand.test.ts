import { describe, expect, test } from 'vitest';
import { layHand, ordered, sorted, STRIP, type HandLayout } from '../src/table/hand';
import { hand } from '../src/lib/fixtures';

const DECK =
  'R0 R2 R2 R5 R7 R9 RS R+2 Y1 Y3 Y3 Y6 Y8 YR G1 G2 G4 G4 G7 G9 G+2 B0 B3 B5 B5 B8 BS WI WI W+4'.split(' ');

/** The hand's place on a phone 360 pixels wide, 8 of them margin on either side. */
const PHONE = { width: 344, height: 212 };
const DESKTOP = { width: 864, height: 195 };

const lay = (count: number, space = PHONE): HandLayout => layHand(DECK.slice(0, count), space);

/** How much of each card can be seen and hit: the distance to the next card in its row. */
function strips({ places, cardWidth }: HandLayout): number[] {
  return places.map((place, i) => {
    const next = places[i + 1];
    return next && next.y === place.y ? Math.min(cardWidth, next.x - place.x) : cardWidth;
  });
}

describe('a hand on a phone', () => {
  test.each([
    [1, 'spread'],
    [7, 'spread'],
    [8, 'overlap'],
    [12, 'overlap'],
    [13, 'rows'],
    [26, 'rows'],
    [27, 'scroll'],
    [30, 'scroll'],
  ])('of %i cards is laid out as %s', (count, mode) => {
    expect(lay(count).mode).toBe(mode);
  });

  test.each(Array.from({ length: 30 }, (_, i) => i + 1))('of %i cards can be hit card by card', (count) => {
    const layout = lay(count);
    expect(layout.places).toHaveLength(count);
    for (const strip of strips(layout)) expect(strip).toBeGreaterThanOrEqual(STRIP);
    for (const { x, y } of layout.places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + layout.cardWidth).toBeLessThanOrEqual(layout.contentWidth + 0.01);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + layout.cardHeight).toBeLessThanOrEqual(PHONE.height + 0.01);
    }
  });

  test('of seven cards leaves a finger to each', () => {
    for (const strip of strips(lay(7))) expect(strip).toBeGreaterThanOrEqual(44);
  });

  test('shows the corner of every card', () => {
    for (let count = 1; count <= 12; count += 1) {
      const layout = lay(count);
      for (const strip of strips(layout)) expect(strip / layout.cardWidth).toBeGreaterThanOrEqual(0.33);
    }
  });

  test('never raises a card out of its place', () => {
    for (let count = 1; count <= 30; count += 1) {
      const layout = lay(count);
      const highest = Math.min(...layout.places.map(({ y }) => y));
      if (layout.mode !== 'rows') expect(layout.lift).toBeLessThanOrEqual(highest);
      expect(layout.raise).toBeLessThanOrEqual(highest);
    }
  });

  test('of thirty cards has a header for every color', () => {
    const { groups } = lay(30);
    expect(groups.map(({ letter, count, first }) => [letter, count, first])).toEqual([
      ['R', 8, 0],
      ['Y', 6, 8],
      ['G', 7, 14],
      ['B', 6, 21],
      ['W', 3, 27],
    ]);
  });
});

test('a desktop needs no second row for thirty cards', () => {
  const layout = lay(30, DESKTOP);
  expect(layout.mode).toBe('overlap');
  for (const strip of strips(layout)) expect(strip).toBeGreaterThanOrEqual(STRIP);
});

test('an empty hand is no trouble', () => {
  expect(layHand([], PHONE).places).toEqual([]);
});

describe('the order of a hand', () => {
  const cards = hand('W+4 B2 R5 GS R1 WI B2 Y5');
  const codes = (sort: 'color' | 'number' | 'dealt'): string =>
    sorted(cards, sort)
      .map((held) => held.card)
      .join(' ');

  test('by color: red, yellow, green, blue, wilds', () => {
    expect(codes('color')).toBe('R1 R5 Y5 GS B2 B2 W+4 WI');
  });

  test('by number: numbers, actions, wilds', () => {
    expect(codes('number')).toBe('R1 B2 B2 R5 Y5 GS W+4 WI');
  });

  test('as dealt', () => {
    expect(codes('dealt')).toBe('W+4 B2 R5 GS R1 WI B2 Y5');
  });

  test('a hand that scrolls is grouped by color whatever was chosen', () => {
    const many = hand([...DECK].reverse().join(' '));
    expect(ordered(many, 'dealt', PHONE)[0]?.card).toBe('R0');
    expect(ordered(many, 'dealt', DESKTOP)[0]?.card).toBe('W+4');
  });
});
