import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { aView, anEvent } from '../src/lib/fixtures';
import { language } from '../src/lib/language.svelte';
import { has, t } from '../src/lib/text';
import { cardName, condensed, eventSentence, sayingId, topInWords, verdictSentence } from '../src/lib/words';
import editions from './editions.json';

const SOURCES = join(__dirname, '../src');
const CATALOG = join(__dirname, '../../src/lastcard/text/en');

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && entry.name !== 'protocol.ts'
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

// The plugin reads what the languages are called.
const code = [...sources(), readFileSync(join(__dirname, '../languages.ts'), 'utf8')].join('\n');

describe('the catalog', () => {
  test('has every sentence the client says', async () => {
    // Some pages bring their own, once they are opened.
    const parts = language.all.flatMap((each) => Object.keys(each.parts));
    await Promise.all(parts.map((part) => language.learn(part)));
    const ids = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });

  test.each(['web', 'table', 'score'])('has no sentence in %s.ftl that nobody says', (name) => {
    const file = readFileSync(join(CATALOG, `${name}.ftl`), 'utf8');
    const ids = [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
    // Ids made of a prefix and a value: `clock-${clock}`.
    const prefixes = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = ids.filter(
      (id) =>
        !code.includes(`'${id}'`) &&
        !code.includes(`/^${id} = `) &&
        !prefixes.some((prefix) => prefix.length > 4 && id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  test('names every emote and phrase the server offers', () => {
    for (const emote of editions.emotes) expect(has(sayingId('emote', emote))).toBe(true);
    for (const phrase of editions.phrases) expect(has(sayingId('phrase', phrase))).toBe(true);
  });
});

describe('sentences', () => {
  test('count', () => {
    expect(t('places', { count: 1 })).toBe('1 place');
    expect(t('places', { count: 4 })).toBe('4 places');
    expect(t('join-about', { edition: 'UNO', free: 0 })).toBe('They play UNO.');
  });

  test('keep a name that reads the other way in its place', () => {
    expect(t('join-title', { host: 'Ana' })).toBe('Ana is waiting for you');
    expect(t('join-title', { host: 'دانا' })).toBe('\u2068دانا\u2069 is waiting for you');
    expect(t('join-title', { host: 'A\u202ena' })).toBe('Ana is waiting for you');
  });

  test('are missing loudly', () => {
    const loud = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(t('no-such-sentence')).toBe('no-such-sentence');
    expect(loud).toHaveBeenCalled();
  });
});

describe('events in words', () => {
  const nameOf = (seat: number): string => ['Ana', 'Ben', 'Chidi'][seat] ?? '';

  test('speak to you', () => {
    expect(eventSentence(anEvent(1, 'played', { seat: 1, card: 'R+2' }), nameOf, 0)).toBe(
      'Ben plays red Draw Two.',
    );
    expect(eventSentence(anEvent(1, 'drew', { seat: 0, card: 'WI', amount: 1 }), nameOf, 0)).toBe(
      'You draw Wild Item Box.',
    );
    expect(eventSentence(anEvent(1, 'drew', { seat: 1, amount: 2 }), nameOf, 0)).toBe('Ben draws 2 cards.');
    expect(eventSentence(anEvent(1, 'challenged', { seat: 1, other: 0 }), nameOf, 0)).toBe(
      'Ben challenges you.',
    );
  });

  test('tell of several cards together', () => {
    const told = (events: ReturnType<typeof anEvent>[]): string[] =>
      condensed(events).map((event) => eventSentence(event, nameOf, 0));
    const drawn = { seat: 1, amount: 1 };
    expect(told([anEvent(1, 'drew', drawn), anEvent(2, 'drew', drawn), anEvent(3, 'drew', drawn)])).toEqual([
      'Ben draws 3 cards.',
    ]);
    const mine = { seat: 0, amount: 1 };
    expect(
      told([anEvent(1, 'drew', { ...mine, card: 'R5' }), anEvent(2, 'drew', { ...mine, card: 'GS' })]),
    ).toEqual(['You draw red 5 and green Skip.']);
    const shown = { seat: 1, other: 2, amount: 1 };
    expect(told([anEvent(1, 'shown', shown), anEvent(2, 'shown', shown)])).toEqual([
      'Ben shows the challenger a hand of cards.',
    ]);
  });

  test('tell both times of a race', () => {
    const verdict = { seat: 0, winner: 'catcher', catcher: 1, call_ms: 1310, catch_ms: 1240 } as const;
    expect(verdictSentence(anEvent(1, 'caught', { verdict }), nameOf)).toContain('1.24 s');
  });

  test('name cards and what must be matched', () => {
    expect(cardName('GS')).toBe('green Skip');
    expect(topInWords(aView({ top: 'W+4', color: 'blue' }))).toBe('Wild Draw Four, blue');
  });
});
