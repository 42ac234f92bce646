/**
 * Builds the service worker: a Vite plugin that gives it the list of the built files to keep, and a version that
 * changes with any of them. The worker's own name never changes, as browsers look for a new one under the old name.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'worker';

export function offline(): Plugin {
  return {
    name: 'lastcard-offline',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: {
            index: join(import.meta.dirname, 'index.html'),
            [WORKER]: join(import.meta.dirname, 'src/offline/worker.ts'),
          },
          output: {
            entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const worker = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === WORKER);
      if (worker?.type !== 'chunk') return this.error('no service worker was built');
      if (worker.imports.length > 0) return this.error('a service worker must stand alone');
      const built = Object.values(bundle).filter(
        (file) => file !== worker && file.fileName.startsWith('assets/'),
      );
      const files = built.map((file) => `/${file.fileName}`).sort();
      const version = createHash('sha256')
        .update([worker.code, ...files].join('\n'))
        .digest('hex')
        .slice(0, 12);
      const build = JSON.stringify({ version, files: [...files, '/favicon.svg'] });
      worker.code = `const LASTCARD_BUILD = ${build};\n${worker.code}`;
    },
  };
}
