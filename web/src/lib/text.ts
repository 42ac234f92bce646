/** Every sentence a player reads comes from the catalog in `src/lastcard/text`: this is its one door. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const sources = import.meta.glob('../../../src/lastcard/text/en/{cards,events,server,table,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

export type Args = Record<string, string | number>;

/** Characters that read right to left or steer the direction of what follows. */
const TURNS_TEXT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const STEERS_TEXT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const bundle = new FluentBundle('en', { useIsolating: false });
for (const source of Object.values(sources)) {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

export const locale = 'en';

/** Adds the sentences of another catalog file (the long rule texts arrive only when somebody reads them). */
export function addSentences(source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** A name as it stands in a sentence: it can neither break out of the sentence nor turn it around. */
function isolated(value: string): string {
  const plain = value.replace(STEERS_TEXT, '');
  return TURNS_TEXT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The sentence `id` with its arguments; an attribute is written `id.attribute`. */
export function t(id: string, args: Args = {}): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    if (import.meta.env.DEV || import.meta.env.MODE === 'test') console.error(`no sentence ${id}`);
    return id;
  }
  const safe: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    safe[key] = typeof value === 'string' ? isolated(value) : value;
  }
  return bundle.formatPattern(pattern, safe);
}
