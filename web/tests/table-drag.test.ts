import { beforeEach, expect, test, vi } from 'vitest';
import { Drag, LONG } from '../src/table/drag';

let told: string[];
let browses: boolean;
let drag: Drag<string>;

beforeEach(() => {
  told = [];
  browses = true;
  drag = new Drag<string>({
    browses: () => browses,
    edge: () => 500,
    browse: (x) => told.push(`browse ${x}`),
    move: (card, _dx, dy, ready) => told.push(`move ${card} ${dy}${ready ? ' ready' : ''}`),
    drop: (card, ready) => told.push(`drop ${card}${ready ? ' ready' : ''}`),
    hold: (card) => told.push(`hold ${card}`),
    letGo: (card) => told.push(`let go ${card}`),
    cancel: () => told.push('cancel'),
  });
});

const at = (clientX: number, clientY: number): PointerEvent =>
  ({ button: 0, pointerId: 1, clientX, clientY, currentTarget: null }) as unknown as PointerEvent;

test('a press without movement stays a tap', () => {
  drag.down(at(100, 600), 'R5');
  drag.moved(at(103, 597));
  drag.up(at(103, 597));
  expect(told).toEqual([]);
  expect(drag.justEnded()).toBe(false);
});

test('a swipe past the edge of the hand plays', () => {
  drag.down(at(100, 600), 'R5');
  drag.moved(at(101, 560));
  drag.moved(at(102, 480));
  drag.up(at(102, 480));
  expect(told).toEqual(['move R5 -40', 'move R5 -120 ready', 'drop R5 ready']);
  expect(drag.justEnded()).toBe(true);
  expect(drag.justEnded()).toBe(false);
});

test('let go below the edge, the card springs back', () => {
  drag.down(at(100, 600), 'R5');
  drag.moved(at(101, 540));
  drag.up(at(101, 540));
  expect(told.at(-1)).toBe('drop R5');
});

test('sliding sideways looks through the hand, unless the hand scrolls', () => {
  drag.down(at(100, 600), 'R5');
  drag.moved(at(130, 598));
  drag.up(at(130, 598));
  expect(told).toEqual(['browse 130']);
  told = [];
  browses = false;
  drag.down(at(100, 600), 'R5');
  drag.moved(at(130, 598));
  drag.up(at(130, 598));
  expect(told).toEqual([]);
});

test('a swipe that the browser takes over is called off', () => {
  drag.down(at(100, 600), 'R5');
  drag.moved(at(100, 560));
  drag.cancelled();
  expect(told.at(-1)).toBe('cancel');
});

test('a press that ended elsewhere does not block the next', () => {
  drag.down(at(100, 600), 'R5');
  drag.down(at(200, 600), 'G2');
  drag.moved(at(200, 560));
  expect(told).toEqual(['move G2 -40']);
});

test('a long press that does not move asks, once it is let go, and is no tap', () => {
  vi.useFakeTimers();
  drag.down(at(100, 600), 'R5');
  drag.moved(at(103, 598));
  vi.advanceTimersByTime(LONG);
  expect(told).toEqual(['hold R5']);
  drag.up(at(103, 598));
  expect(drag.justEnded()).toBe(true);
  vi.runAllTimers();
  expect(told).toEqual(['hold R5', 'let go R5']);
  vi.useRealTimers();
});

test('a finger that moves, or is lifted soon, is no long press', () => {
  vi.useFakeTimers();
  browses = false;
  drag.down(at(100, 600), 'R5');
  drag.moved(at(130, 600));
  vi.advanceTimersByTime(2 * LONG);
  drag.up(at(130, 600));
  drag.down(at(100, 600), 'R5');
  vi.advanceTimersByTime(LONG / 2);
  drag.up(at(100, 600));
  vi.runAllTimers();
  expect(told).toEqual([]);
  vi.useRealTimers();
});
