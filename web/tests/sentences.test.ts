/** No sentence for people stands in a component or in code: the catalog has all of them, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
/** Attributes that are read out or shown. */
const SHOWN =
  /^(alt|label|placeholder|title|summary|aria-(label|description|roledescription|valuetext|placeholder))$/;
const WORD = /\p{L}/u;
/** Two words, or a word that ends as a sentence does. */
const SENTENCE = /\p{L}{2,} \p{Ll}{2,}|^\p{Lu}\p{L}+ ?[.!?…]$/u;

interface Node {
  type: string;
  [field: string]: unknown;
}

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path, ending);
    return path.endsWith(ending) ? [path] : [];
  });
}

function* below(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const each of value) yield* below(each);
  } else if (value && typeof value === 'object') {
    const node = value as Node;
    if (typeof node.type === 'string') yield node;
    for (const [field, child] of Object.entries(node)) if (field !== 'loc') yield* below(child);
  }
}

/** Selectors of elements, which look like sentences. */
function isSelection(node: Node): boolean {
  const callee = node['callee'] as { property?: { name?: string } } | undefined;
  return (
    node.type === 'CallExpression' && /^(querySelector|closest|matches)/.test(callee?.property?.name ?? '')
  );
}

function literals(root: unknown): string[] {
  const nodes = [...below(root)];
  const selectors = new Set(nodes.filter(isSelection).flatMap((call) => [...below(call['arguments'])]));
  return nodes.flatMap((node) => {
    if (selectors.has(node)) return [];
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
    if (node.type === 'TemplateElement') return [(node['value'] as { cooked: string }).cooked];
    return [];
  });
}

/** What a component says by itself: texts, attributes that are read, sentences in its script and its expressions. */
function saidByComponent(source: string): string[] {
  const root = parse(source, { modern: true });
  const found: string[] = [];
  for (const node of below(root.fragment)) {
    if (node.type === 'Attribute' || node.type.endsWith('Directive')) {
      const texts = [...below(node['value'])].filter((each) => each.type === 'Text');
      // The data of an attribute that nobody sees is no text of the page.
      for (const each of texts) {
        if (SHOWN.test(String(node['name'])) && WORD.test(String(each['data'])))
          found.push(String(each['data']));
        each.type = 'Seen';
      }
    } else if (node.type === 'Text' && WORD.test(String(node['data']))) {
      found.push(String(node['data']).trim());
    }
  }
  const strings = [root.fragment, root.instance?.content, root.module?.content].flatMap(literals);
  return [...found, ...strings.filter((each) => SENTENCE.test(each))];
}

function saidByCode(source: string): string[] {
  const file = ts.createSourceFile('code.ts', source, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    // Told to developers.
    if (ts.isCallExpression(node) && node.expression.getText(file).startsWith('console.')) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (SENTENCE.test(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

function wrong(ending: string, said: (source: string) => string[]): string[] {
  const paths = files(SOURCES, ending).filter(
    (path) => !/\/gallery\/|(fixtures|fakes)\.ts$|\.d\.ts$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(20);
  return paths.flatMap((path) =>
    said(readFileSync(path, 'utf8')).map((each) => `${relative(SOURCES, path)}: ${each}`),
  );
}

test('components say nothing by themselves', () => {
  expect(wrong('.svelte', saidByComponent)).toEqual([]);
});

test('code says nothing by itself', () => {
  expect(wrong('.ts', saidByCode)).toEqual([]);
});

test.each([
  ['a text', '<p>Hello</p>'],
  ['a text in a block', '{#if a}<b>{a} cards</b>{/if}'],
  ['an attribute', '<button aria-label="Close">×</button>'],
  ['a part of an attribute', '<i title="Table {code}"></i>'],
  ['an expression', "<p>{a ? 'You win' : b}</p><p>{`${a} has won`}</p>"],
  ['a script', "<script>const sorry = 'The server is gone';</script>"],
])('%s would be found', (_, source) => {
  expect(saidByComponent(source)).not.toEqual([]);
});

test('what nobody reads is let alone', () => {
  const source = `<script lang="ts">const keys = ['Home', 'End'];</script>
    <p class="hint small" data-place="draw" style:width="{wide}px">{t('close')} · 1 × {'\\n'}</p>
    <style>p { font: 700 1rem serif; }</style>`;
  expect(saidByComponent(source)).toEqual([]);
});
