import { describe, expect, test } from 'vitest';
import { others, ring, strip, type Point } from '../src/table/seats';

const FELT = { width: 1250, height: 420 };
const CHIP = { width: 172, height: 60 };

function overlap(a: Point, b: Point, chip: { width: number; height: number }): boolean {
  return Math.abs(a.x - b.x) < chip.width - 1 && Math.abs(a.y - b.y) < chip.height - 1;
}

test('the others sit to the left of you, in turn', () => {
  expect(others(4, 0)).toEqual([1, 2, 3]);
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(3, null)).toEqual([0, 1, 2]);
});

describe('around an oval', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i others neither overlap nor leave the table', (count) => {
    const places = ring(count, FELT, CHIP);
    expect(places).toHaveLength(count);
    places.forEach((place, i) => {
      expect(place.x - CHIP.width / 2).toBeGreaterThanOrEqual(0);
      expect(place.x + CHIP.width / 2).toBeLessThanOrEqual(FELT.width);
      expect(place.y - CHIP.height / 2).toBeGreaterThanOrEqual(0);
      expect(place.y + CHIP.height / 2).toBeLessThanOrEqual(FELT.height);
      for (const other of places.slice(i + 1)) expect(overlap(place, other, CHIP)).toBe(false);
    });
  });

  test('a single opponent sits opposite', () => {
    const [place] = ring(1, FELT, CHIP);
    expect(place?.x).toBeCloseTo(FELT.width / 2);
    expect(place?.y).toBeLessThan(FELT.height / 2);
  });

  test('the next to the left comes first, and play goes around clockwise', () => {
    const places = ring(9, FELT, CHIP);
    const middle = { x: FELT.width / 2, y: FELT.height / 2 };
    expect(places[0]?.x).toBeLessThan(middle.x);
    expect(places[8]?.x).toBeGreaterThan(middle.x);
    for (let i = 1; i < places.length; i += 1) {
      const [a, b] = [places[i - 1] as Point, places[i] as Point];
      const turn = (a.x - middle.x) * (b.y - middle.y) - (a.y - middle.y) * (b.x - middle.x);
      expect(turn).toBeGreaterThan(0);
    }
  });
});

describe('along the top of a phone', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i others fit, each as wide as a finger', (count) => {
    const { places, chip, height } = strip(count, 344, 62);
    expect(chip.width).toBeGreaterThanOrEqual(44);
    places.forEach((place, i) => {
      expect(place.x - chip.width / 2).toBeGreaterThanOrEqual(0);
      expect(place.x + chip.width / 2).toBeLessThanOrEqual(344);
      expect(place.y + chip.height / 2).toBeLessThanOrEqual(height);
      for (const other of places.slice(i + 1)) expect(overlap(place, other, chip)).toBe(false);
    });
  });

  test('many bend around an arc: up on the left, down on the right', () => {
    const { places } = strip(9, 344, 62);
    const rows = places.map(({ y }) => y);
    expect(rows[0]).toBeGreaterThan(rows[2] as number);
    expect(rows[8]).toBeGreaterThan(rows[6] as number);
    expect((places[1] as Point).x).toBeLessThan((places[0] as Point).x);
    expect((places[7] as Point).x).toBeGreaterThan((places[8] as Point).x);
  });
});
