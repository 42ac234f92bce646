import '@testing-library/svelte/vitest';

/** jsdom lays nothing out: what watches sizes has nothing to see. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
