import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { languages } from './languages.ts';
import { offline } from './offline.ts';

/** Where `lastcard serve --port 8765` listens while the client is worked on with `npm run dev`. */
const server = process.env['LASTCARD_SERVER'] ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), languages(), offline()],
  // Component tests run in jsdom: without this condition Svelte would hand out its server build.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/lastcard/web_client',
    emptyOutDir: true,
    target: 'es2022',
    // The server's Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // How long each plugin took is no news to whoever starts a game for the first time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
});
