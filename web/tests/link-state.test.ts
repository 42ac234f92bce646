import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { game } from '../src/lib/store.svelte';
import { t } from '../src/lib/text';
import LinkState from '../src/shell/LinkState.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  game.link = 'idle';
});

async function after(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
}

test('a lost connection is told once it has lasted, however often it was tried anew', async () => {
  game.link = 'live';
  render(LinkState);
  for (const link of ['lost', 'connecting', 'lost', 'connecting', 'lost'] as const) {
    game.link = link;
    await after(400);
  }
  expect(screen.getByText(t('link-lost'))).toBeTruthy();
  game.link = 'connecting';
  await after(1);
  expect(screen.getByText(t('link-lost'))).toBeTruthy();
  game.link = 'live';
  await after(1);
  expect(screen.queryByText(t('link-lost'))).toBeNull();
});

test('a connection that is soon back is not talked of', async () => {
  game.link = 'live';
  render(LinkState);
  for (const link of ['lost', 'connecting', 'live'] as const) {
    game.link = link;
    await after(500);
  }
  await after(2000);
  expect(screen.queryByText(t('link-lost'))).toBeNull();
});
