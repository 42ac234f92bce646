import { beforeEach, expect, test } from 'vitest';
import { FakeSurroundings } from '../src/lib/fakes';
import { BACKLOG, LONGEST, Queue } from '../src/table/queue';

interface Beat {
  name: string;
  ms: number;
}

let clock: FakeSurroundings;
let told: string[];
let slowness: number;
let queue: Queue<Beat>;

beforeEach(() => {
  clock = new FakeSurroundings();
  told = [];
  slowness = 1;
  queue = new Queue<Beat>(
    {
      length: (beat) => beat.ms,
      slowness: () => slowness,
      begin: (beat) => told.push(`begin ${beat.name}`),
      land: (beat) => told.push(`land ${beat.name}`),
      settle: () => told.push('settle'),
    },
    clock,
  );
});

const beat = (name: string, ms = 400): Beat => ({ name, ms });

test('beats are shown one after another, and then the table as it is', () => {
  queue.add([beat('a'), beat('b')]);
  expect(told).toEqual(['begin a']);
  clock.pass(400);
  expect(told).toEqual(['begin a', 'land a', 'begin b']);
  clock.pass(400);
  expect(told).toEqual(['begin a', 'land a', 'begin b', 'land b', 'settle']);
  expect(queue.busy).toBe(false);
});

test('a message that comes meanwhile waits its turn', () => {
  queue.add([beat('a')]);
  queue.add([beat('b')]);
  clock.pass(800);
  expect(told).toEqual(['begin a', 'land a', 'begin b', 'land b', 'settle']);
});

test('when too much waits the screen jumps, and shows the newest message', () => {
  queue.add([beat('a'), beat('b', BACKLOG)]);
  queue.add([beat('c')]);
  expect(told).toEqual(['begin a', 'settle', 'begin c']);
  clock.pass(400);
  expect(told.at(-1)).toBe('settle');
  clock.pass(BACKLOG * 2);
  expect(told).not.toContain('begin b');
});

test('never more than the allowed backlog waits', () => {
  for (let i = 0; i < 60; i += 1) queue.add([beat(`${i}`, 300)]);
  const before = clock.now();
  while (queue.busy) clock.pass(100);
  expect(clock.now() - before).toBeLessThanOrEqual(BACKLOG + 300);
});

test('a message too long to be shown is taken as it is', () => {
  queue.add([beat('a', LONGEST + 1)]);
  expect(told).toEqual(['settle']);
  expect(queue.busy).toBe(false);
});

test('at a slow speed more may wait', () => {
  slowness = 2;
  queue.add([beat('a'), beat('b', BACKLOG)]);
  queue.add([beat('c')]);
  clock.pass(400);
  expect(told).toContain('begin b');
});

test('a jump drops all that was to come', () => {
  queue.add([beat('a'), beat('b')]);
  queue.jump();
  clock.pass(2000);
  expect(told).toEqual(['begin a', 'settle']);
});

test('with animation off everything is there at once', () => {
  queue.add([beat('a', 0), beat('b', 0)]);
  expect(told).toEqual(['begin a', 'land a', 'begin b', 'land b', 'settle']);
});
