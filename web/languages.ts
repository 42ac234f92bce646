/**
 * The catalog of sentences as modules: a Vite plugin that finds the languages in `src/lastcard/text`, a folder each.
 *
 * `virtual:languages` lists them by their own names; `virtual:language/de` holds the sentences of one, without the
 * comments, so that a page loads its own language and no other. `virtual:language/de/guide` holds a part that only
 * one page needs. A new language needs its folder and nothing here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const CATALOG = join(import.meta.dirname, '../src/lastcard/text');
/** What the client says from the start. */
const FILES = ['cards', 'court', 'effects', 'events', 'moves', 'score', 'server', 'table', 'web'];
/** What it says on some pages only, each loaded with its page by `language.learn`. All else is said by the server. */
const PARTS = ['ask', 'guide', 'points', 'proof', 'skill'];
/** Said where a language lacks a sentence, and so a part of every page. */
const FALLBACK = 'en';
const LIST = 'virtual:languages';
const ONE = 'virtual:language/';

function tags(): string[] {
  const folders = readdirSync(CATALOG, { withFileTypes: true }).filter((each) => each.isDirectory());
  return folders.map((each) => each.name).filter((tag) => existsSync(pathOf(tag, 'cards')));
}

function pathOf(tag: string, file: string): string {
  return join(CATALOG, tag, `${file}.ftl`);
}

/** The sentences of some files of a language in one text. */
function sentences(tag: string, files: readonly string[]): string {
  const paths = files.map((file) => pathOf(tag, file)).filter((path) => existsSync(path));
  const lines = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).join('\n');
}

/** What the speakers of a language call it. */
function ownName(tag: string): string {
  return /^language-name = (.+)$/m.exec(sentences(tag, ['web']))?.[1] ?? tag;
}

/** A language as an object of the list. */
function entry(tag: string): string {
  const own = PARTS.filter((part) => existsSync(pathOf(tag, part)));
  const parts = own.map((part) => `${part}: () => import('${ONE}${tag}/${part}')`);
  const name = JSON.stringify(ownName(tag));
  const load = tag === FALLBACK ? 'Promise.resolve({ default: english })' : `import('${ONE}${tag}')`;
  return `{ tag: '${tag}', name: ${name}, load: () => ${load}, parts: { ${parts.join(', ')} } }`;
}

function list(): string {
  const english = `import english from '${ONE}${FALLBACK}';`;
  return `${english}\nexport const languages = [${tags().map(entry).join(', ')}];`;
}

export function languages(): Plugin {
  return {
    name: 'lastcard-languages',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return list();
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [tag = '', part] = id.slice(ONE.length + 1).split('/');
      const files = part ? [part] : FILES;
      for (const file of files) this.addWatchFile(pathOf(tag, file));
      return `export default ${JSON.stringify(sentences(tag, files))};`;
    },
  };
}
