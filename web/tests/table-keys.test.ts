import { expect, test } from 'vitest';
import { keyOf } from '../src/lib/keyboard';
import { deedOf, focusAfter, jumpTo } from '../src/table/keys';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

test.each([
  ['d', 'draw'],
  ['u', 'uno'],
  ['c', 'catch'],
  ['k', 'keep'],
  ['a', 'accept'],
  ['x', 'challenge'],
  ['m', 'more'],
  ['s', 'sort'],
])('%s is %s', (key, deed) => {
  expect(deedOf(press(key), { asks: 'play' })).toEqual({ do: deed });
  expect(deedOf(press(key.toUpperCase()), { asks: 'play' })).toEqual({ do: deed });
});

test('a color letter jumps in the hand, but names the color while one is asked for', () => {
  expect(deedOf(press('g'), { asks: 'play' })).toEqual({ do: 'jump', letter: 'G' });
  expect(deedOf(press('g'), { asks: 'color' })).toEqual({ do: 'color', color: 'green' });
  expect(deedOf(press('g'), { asks: null })).toEqual({ do: 'jump', letter: 'G' });
  expect(deedOf(press('w'), { asks: 'color' })).toEqual({ do: 'jump', letter: 'W' });
});

test('a figure points at a card, but at a player while one is to be chosen', () => {
  expect(deedOf(press('3'), { asks: 'play' })).toEqual({ do: 'card', place: 2 });
  expect(deedOf(press('3'), { asks: 'target' })).toEqual({ do: 'target', place: 2 });
});

test('P plays the drawn card, else it passes', () => {
  expect(deedOf(press('p'), { asks: 'drawn' })).toEqual({ do: 'play-drawn' });
  expect(deedOf(press('p'), { asks: 'play' })).toEqual({ do: 'pass' });
});

test('keys of the browser are left to it', () => {
  expect(deedOf(press('r', { ctrlKey: true }), { asks: 'color' })).toBeNull();
  expect(deedOf(press('d', { metaKey: true }), { asks: 'play' })).toBeNull();
  expect(deedOf(press('Tab'), { asks: 'play' })).toBeNull();
});

test('arrows, Home and End move along the hand and stop at its ends', () => {
  expect(focusAfter('ArrowRight', 2, 5)).toBe(3);
  expect(focusAfter('ArrowRight', 4, 5)).toBe(4);
  expect(focusAfter('ArrowLeft', 0, 5)).toBe(0);
  expect(focusAfter('Home', 3, 5)).toBe(0);
  expect(focusAfter('End', 1, 5)).toBe(4);
  expect(focusAfter('x', 1, 5)).toBeNull();
});

test('a color letter goes from card to card of that color, and around', () => {
  const letters = ['R', 'R', 'G', 'R', 'W'];
  expect(jumpTo(letters, 'R', -1)).toBe(0);
  expect(jumpTo(letters, 'R', 0)).toBe(1);
  expect(jumpTo(letters, 'R', 1)).toBe(3);
  expect(jumpTo(letters, 'R', 3)).toBe(0);
  expect(jumpTo(letters, 'B', 0)).toBe(-1);
});

test.each([
  ['ی', 'KeyD', 'd'],
  ['۱', 'Digit1', '1'],
  ['؟', 'Slash', '?'],
  ['D', 'KeyD', 'd'],
  // A German keyboard has Y where others have Z: what it writes counts.
  ['y', 'KeyZ', 'y'],
  ['ArrowLeft', 'ArrowLeft', 'arrowleft'],
])('%s of the key %s means %s', (key, code, meant) => {
  expect(keyOf({ key, code })).toBe(meant);
});

test('a keyboard that writes Persian plays, too', () => {
  expect(deedOf({ ...press('ی'), code: 'KeyD' }, { asks: 'play' })).toEqual({ do: 'draw' });
  expect(deedOf({ ...press('۲'), code: 'Digit2' }, { asks: 'target' })).toEqual({ do: 'target', place: 1 });
});
