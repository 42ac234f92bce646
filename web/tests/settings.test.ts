import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('settings are kept on the device', async () => {
  const first = await import('../src/lib/settings.svelte');
  first.change({ speed: 'fast' });
  vi.resetModules();
  const second = await import('../src/lib/settings.svelte');
  expect(second.settings.speed).toBe('fast');
});

test('a damaged entry does no harm', async () => {
  localStorage.setItem('lastcard.settings', '{"speed": 7, "sounds": false, "other": 1}');
  const { settings, defaults } = await import('../src/lib/settings.svelte');
  expect(settings).toEqual({ ...defaults, sounds: false });
});

test('without storage there are settings all the same', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { settings, defaults } = await import('../src/lib/settings.svelte');
  expect(settings).toEqual(defaults);
});

test('less motion is never more than a fade', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { change, duration } = await import('../src/lib/settings.svelte');
  change({ speed: 'slow' });
  expect(duration(400)).toBe(120);
  change({ speed: 'off' });
  expect(duration(400)).toBe(0);
});
