import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import AnnouncerView from '../src/lib/Announcer.svelte';
import { announcer } from '../src/lib/announce.svelte';
import { FakeSurroundings } from '../src/lib/fakes';
import { anEvent, anUpdate, aView, arrival } from '../src/lib/fixtures';
import { narrate } from '../src/lib/narrate';
import { Game } from '../src/lib/store.svelte';

let around: FakeSurroundings;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  announcer.polite = null;
  announcer.urgent = null;
  around = new FakeSurroundings();
  const game = new Game();
  stop = narrate(game);
  game.enter('KLMPT', around);
  around.last.open();
  const theirs = aView({ asked: 1, turn: 1, question: null });
  around.last.receive(...arrival(theirs));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const others = (turn: number): ReturnType<typeof aView> => aView({ asked: turn, turn, question: null });

describe('what a screen reader hears', () => {
  test('is one sentence after another for a turn, in one announcement', () => {
    around.last.receive(anUpdate(others(1), [anEvent(41, 'drew', { seat: 1, amount: 1 })]));
    around.last.receive(anUpdate(others(2), [anEvent(42, 'kept', { seat: 1 })]));
    expect(announcer.polite).toBeNull();
    vi.advanceTimersByTime(400);
    expect(announcer.polite?.text).toBe('Ben draws a card. Ben keeps the card.');
  });

  test('counts several draws as one', () => {
    const draws = [41, 42, 43].map((number) => anEvent(number, 'drew', { seat: 1, amount: 1 }));
    around.last.receive(anUpdate(others(2), draws));
    vi.advanceTimersByTime(400);
    expect(announcer.polite?.text).toBe('Ben draws 3 cards.');
  });

  test('is urgent for your turn, after what led to it', () => {
    around.last.receive(
      anUpdate(aView({ top: 'G4', color: 'green' }), [anEvent(41, 'played', { seat: 3, card: 'G4' })]),
    );
    expect(announcer.polite?.text).toBe('Dora plays green 4.');
    vi.advanceTimersByTime(300);
    expect(announcer.urgent?.text).toBe('Your turn. green 4. 3 cards fit.');
  });

  test('is urgent when you were caught, and for nobody else', () => {
    around.last.receive(anUpdate(others(2), [anEvent(41, 'caught', { seat: 1, other: 0 })]));
    vi.advanceTimersByTime(2000);
    expect(announcer.urgent).toBeNull();
    around.last.receive(anUpdate(others(2), [anEvent(42, 'caught', { seat: 0, other: 1 })]));
    vi.advanceTimersByTime(300);
    expect(announcer.urgent?.text).toBe('You were caught without an UNO call.');
  });

  test('does not repeat your turn while it lasts', () => {
    around.last.receive(anUpdate(aView(), [anEvent(41, 'kept', { seat: 3 })]));
    vi.advanceTimersByTime(300);
    const first = announcer.urgent;
    around.last.receive(anUpdate(aView(), [anEvent(42, 'called', { seat: 3 })]));
    vi.advanceTimersByTime(300);
    expect(announcer.urgent).toBe(first);
  });

  test('does not read the past after a gap', () => {
    around.last.receive(anUpdate(others(2), [anEvent(90, 'passed', { seat: 1 })], { snapshot: true }));
    vi.advanceTimersByTime(3000);
    expect(announcer.polite).toBeNull();
  });
});

describe('the live regions', () => {
  test('are there before anything is said, and get a fresh node each time', () => {
    const { container } = render(AnnouncerView);
    const polite = container.querySelector('[aria-live="polite"]');
    expect(container.querySelectorAll('[aria-live]')).toHaveLength(2);
    announcer.say('Again.');
    flushSync();
    const first = polite?.querySelector('p');
    announcer.say('Again.');
    flushSync();
    const second = polite?.querySelector('p');
    expect(second?.textContent).toBe('Again.');
    expect(second).not.toBe(first);
    expect(polite?.querySelectorAll('p')).toHaveLength(1);
  });
});
