import { describe, expect, test } from 'vitest';
import { anEvent, aView, hand, itemBoxEvents } from '../src/lib/fixtures';
import { beatsOf, lengthOf } from '../src/table/beats';
import { Stage } from '../src/table/stage.svelte';

const beats = (events: Parameters<typeof beatsOf>[0], before = aView(), view = aView()) =>
  beatsOf(events, before, view, 'mario-kart');

test('an Item Box is a flip, an item and whom it hits', () => {
  const view = aView({ top: 'G3', color: 'green', discard: ['R7', 'WI', 'G3'] });
  expect(beats(itemBoxEvents(), aView(), view)).toEqual([
    { kind: 'play', seat: 3, card: 'WI', handle: null },
    { kind: 'flip', card: 'G3' },
    { kind: 'item', seat: 3, item: 'shell', victims: [0] },
    { kind: 'aim', target: 0, item: 'shell' },
    { kind: 'draw', draws: [{ seat: 0, cards: 1 }] },
  ]);
});

test('an item is shown whether its event tells the card, the item, or is left out', () => {
  const flip = anEvent(1, 'flipped', { seat: 3, card: 'Y8' });
  const drew = anEvent(3, 'drew', { seat: 2, amount: 2 });
  const item = { kind: 'item', seat: 3, item: 'banana', victims: [2] };
  expect(beats([flip, anEvent(2, 'item', { seat: 3, card: 'Y8' }), drew])[1]).toEqual(item);
  expect(beats([flip, anEvent(2, 'item', { seat: 3, amount: 1 }), drew])[1]).toEqual(item);
  expect(beats([flip, drew])[1]).toEqual(item);
});

test('draws one after another are one beat', () => {
  const events = [
    anEvent(1, 'drew', { seat: 1, amount: 1 }),
    anEvent(2, 'drew', { seat: 1, amount: 1 }),
    anEvent(3, 'drew', { seat: 2, amount: 1 }),
  ];
  expect(beats(events)).toEqual([
    {
      kind: 'draw',
      draws: [
        { seat: 1, cards: 2 },
        { seat: 2, cards: 1 },
      ],
    },
  ]);
});

test('Lightning hits everybody who draws before anything else happens', () => {
  const events = [
    anEvent(1, 'item', { seat: 3, card: 'B4' }),
    anEvent(2, 'drew', { seat: 0, amount: 1 }),
    anEvent(3, 'drew', { seat: 1, amount: 1 }),
    anEvent(4, 'extra_turn', { seat: 3 }),
  ];
  expect(beats(events)[0]).toEqual({ kind: 'item', seat: 3, item: 'lightning', victims: [0, 1] });
});

test('your own card flies from where it lay: the copy that is gone', () => {
  const before = aView({ hand: hand('R5 R5 G2') });
  const view = aView({ hand: before.hand.filter(({ handle }) => handle !== 101) });
  expect(beats([anEvent(1, 'played', { seat: 0, card: 'R5' })], before, view)).toEqual([
    { kind: 'play', seat: 0, card: 'R5', handle: 101 },
  ]);
});

test('Item Box, Lightning and all nine others can be shown without a jump', () => {
  const events = [
    anEvent(1, 'played', { seat: 3, card: 'WI' }),
    anEvent(2, 'flipped', { seat: 3, card: 'B4' }),
    anEvent(3, 'item', { seat: 3, card: 'B4' }),
    ...Array.from({ length: 9 }, (_, i) => anEvent(4 + i, 'drew', { seat: (4 + i) % 10, amount: 1 })),
    anEvent(13, 'extra_turn', { seat: 3 }),
  ];
  const total = beats(events).reduce((sum, beat) => sum + lengthOf(beat), 0);
  expect(total).toBeLessThan(4000);
});

describe('the stage', () => {
  const stage = (): Stage => {
    const made = new Stage(() => null);
    made.adopt(aView());
    return made;
  };

  test('shows a play first as a card less, then as the top', () => {
    const shown = stage();
    const play = { kind: 'play', seat: 1, card: 'B7', handle: null } as const;
    shown.begin(play, 380);
    expect(shown.held[1]).toBe(2);
    expect(shown.top).toBe('R7');
    shown.land(play);
    expect(shown.top).toBe('B7');
    expect(shown.color).toBe('blue');
    expect(shown.under).toEqual(['B7', 'R7']);
  });

  test('counts drawn cards when they have arrived', () => {
    const shown = stage();
    const draw = { kind: 'draw', draws: [{ seat: 2, cards: 2 }] } as const;
    shown.begin({ ...draw, draws: [...draw.draws] }, 400);
    expect([shown.drawPile, shown.held[2]]).toEqual([59, 7]);
    shown.land({ ...draw, draws: [...draw.draws] });
    expect(shown.held[2]).toBe(9);
  });

  test('ends with the table as it is', () => {
    const shown = stage();
    shown.expect(aView({ top: 'G1', color: 'green', held: [5, 3, 7, 1], draw_pile: 12 }));
    shown.settle();
    expect([shown.top, shown.color, shown.held[0], shown.drawPile]).toEqual(['G1', 'green', 5, 12]);
  });
});
