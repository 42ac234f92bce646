/**
 * Every sentence a player reads comes from the catalog in `src/lastcard/text`: this is its one door.
 * A page that is loaded late brings its own sentences along: `await language.learn('guide')` before it is shown.
 */
import type { FluentVariable } from '@fluent/bundle';
import { language } from './language.svelte';

export type Args = Record<string, string | number>;

/** Letters that read right to left, and letters that read left to right. */
const TURNS_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const TURNS_RIGHT = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u;
/** What steers the direction of text; `isolated` itself puts the two marks in, always as a pair. */
const STEERS_TEXT = /[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/g;
const MARKS = /[\u2068\u2069]/g;
/** A word that a sentence chooses by, such as `actor` or `left`: with marks around it nothing would be chosen. */
const CHOOSES = /^[a-z][a-z_-]*$/;

/** A name as it stands in a sentence: it can neither break out of the sentence nor turn it around. */
export function isolated(value: string): string {
  const steady = value.replace(STEERS_TEXT, '');
  const plain = inPairs(steady) ? steady : steady.replace(MARKS, '');
  const turns = language.direction === 'ltr' ? TURNS_LEFT : TURNS_RIGHT;
  return turns.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Whether each mark that opens has one that closes, as in a list of isolated names. */
function inPairs(text: string): boolean {
  let open = 0;
  for (const mark of text.match(MARKS) ?? []) {
    open += mark === '\u2068' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

export function has(id: string): boolean {
  return language.bundles.some((bundle) => bundle.hasMessage(id));
}

/** The sentence `id` with its arguments; an attribute is written `id.attribute`. */
export function t(id: string, args: Args = {}): string {
  const safe: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    safe[key] = typeof value === 'string' && !CHOOSES.test(value) ? isolated(value) : value;
  }
  return filled(id, safe);
}

function filled(id: string, args: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.');
  for (const bundle of language.bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return withSigns(bundle.formatPattern(pattern, args));
  }
  if (import.meta.env.DEV || import.meta.env.MODE === 'test') console.error(`no sentence ${id}`);
  return id;
}

/** A plus stands to the left of its number in every script: `+4` is no `4+` where text runs from the right. */
export function withSigns(text: string): string {
  return text.replace(/\u200e?\+(?=[\u06f0-\u06f9\u0660-\u0669])/g, '\u200e+');
}

/** A number in the language's own digits. */
export function figure(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language.tag, options).format(value);
}

/** `red 5, green Skip and Wild`; each keeps its own direction. */
export function list(things: readonly string[]): string {
  return new Intl.ListFormat(language.tag, { type: 'conjunction' }).format(things.map(isolated));
}

/** One thing after another, as in a description: `Ana, 3 cards, is next`. */
export function row(things: readonly string[]): string {
  return together('list-joined', things);
}

/** One sentence after another; not every language puts a space between them. */
export function sentences(all: readonly string[]): string {
  return together('sentences-joined', all);
}

function together(id: string, things: readonly string[]): string {
  const [first = '', ...rest] = things.filter(Boolean);
  return rest.reduce((before, next) => filled(id, { before, next }), first);
}
