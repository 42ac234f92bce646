import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { catalog } from '../src/lib/catalog.svelte';
import type { GuideInfo, GuidePart } from '../src/protocol';
import { guideAddress } from '../src/rules/address';
import { allKept, keep, kept } from '../src/rules/kept';
import { letters, printSize } from '../src/rules/paper';
import Rules from '../src/rules/Rules.svelte';
import editions from './editions.json';

function aSection(changes: Partial<GuidePart> = {}): GuidePart {
  return {
    name: 'turn',
    title: 'A turn',
    lead: 'Play one, or draw one.',
    cards: [],
    paragraphs: [],
    questions: [],
    house: false,
    ...changes,
  };
}

function aGuide(changes: Partial<GuideInfo> = {}): GuideInfo {
  const paragraph = {
    point: 'MK-42',
    text: 'With two players a Reverse is a Skip.',
    settled: 'silent',
    uncertain: true,
    mark: 'uncertain',
    basis: 'We are not sure of it.',
    sources: ['M-1993'],
    ruling: 'two_player_reverse',
    examples: 2,
  };
  const card = {
    card: 'RS',
    name: 'Skip',
    text: 'It skips.',
    copies: 8,
    item: null,
    points: ['MK-43'],
  };
  const question = { name: 'several', question: 'Several at once?', answer: 'No.', points: ['MK-35'] };
  return {
    edition: 'mario-kart',
    language: 'en',
    title: 'UNO Mario Kart: the guide',
    about: 'With items.',
    facts: '2 to 10 players.',
    items: true,
    sections: [
      aSection({ paragraphs: [paragraph], cards: [card] }),
      aSection({ name: 'questions', title: 'Questions', lead: '', questions: [question] }),
      aSection({ name: 'house', title: 'House rules', house: true }),
    ],
    sources_title: 'Sources',
    sources: [{ key: 'M-1993', title: 'a sheet of 1993' }],
    ...changes,
  };
}

let answers: Record<string, unknown>;
const asked = vi.fn();
const fetched: string[] = [];

beforeEach(() => {
  localStorage.clear();
  catalog.all = null;
  catalog.failed = null;
  history.replaceState(null, '', '/rules');
  answers = { '/api/guide/mario-kart': aGuide() };
  Element.prototype.scrollIntoView = asked;
  asked.mockClear();
  fetched.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    const body = answers[address];
    if (body === undefined) return Promise.reject(new TypeError('gone'));
    const status = (body as { code?: string }).code ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

describe('a guide', () => {
  test('has contents, cards, points with what they rest on, questions and sources', async () => {
    render(Rules, { edition: 'mario-kart' });
    expect(await screen.findByRole('heading', { level: 1, name: 'UNO Mario Kart: the guide' })).toBeTruthy();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(within(contents).getByRole('link', { name: 'House rules' }).getAttribute('href')).toBe(
      '#section-house',
    );
    const turn = screen.getByRole('region', { name: 'A turn' });
    expect(within(turn).getByRole('heading', { name: 'Skip × 8' })).toBeTruthy();
    expect(within(turn).getByRole('link', { name: 'MK-43' }).getAttribute('href')).toBe('#MK-43');
    expect(document.getElementById('MK-42')?.textContent).toContain('With two players');
    expect(within(turn).getByText('We are not sure of it.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Several at once?' })).toBeTruthy();
    expect(screen.getByText('a sheet of 1993')).toBeTruthy();
    expect(document.title).toBe('UNO Mario Kart: the guide');
  });

  test('goes to the point that the address names, now and later', async () => {
    history.replaceState(null, '', '/rules/mario-kart#MK-42');
    render(Rules, { edition: 'mario-kart' });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(asked.mock.contexts[0]).toBe(document.getElementById('MK-42'));
    expect(document.getElementById('MK-42')?.className).toContain('aimed');
    history.replaceState(null, '', '/rules/mario-kart#ask-several');
    await fireEvent(window, new HashChangeEvent('hashchange'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(asked.mock.contexts[1]).toBe(document.getElementById('ask-several'));
    expect(document.getElementById('MK-42')?.className).not.toContain('aimed');
  });

  test('shows the worked examples of a rule in their place', async () => {
    answers['/api/examples/MK-42'] = { point: 'MK-42', sentence: 'With two players…', examples: [] };
    render(Rules, { edition: 'mario-kart' });
    const button = await screen.findByRole('button', { name: 'Rule MK-42: See 2 examples' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(button);
    expect(await screen.findByText('There is no worked example of this rule.')).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await fireEvent.click(button);
    expect(screen.queryByText('There is no worked example of this rule.')).toBeNull();
  });

  test('is kept, and shown when the server is gone', async () => {
    const { unmount } = render(Rules, { edition: 'mario-kart' });
    await screen.findByText('Several at once?');
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
    unmount();
    answers = {};
    render(Rules, { edition: 'mario-kart' });
    expect(await screen.findByText('Several at once?')).toBeTruthy();
    expect(await screen.findByText(/copy that this device has kept/)).toBeTruthy();
  });

  test('is not taken from a copy in another language while the server is there', async () => {
    keep(aGuide({ language: 'de', title: 'Die Anleitung' }));
    render(Rules, { edition: 'mario-kart' });
    expect(await screen.findByRole('heading', { name: 'UNO Mario Kart: the guide' })).toBeTruthy();
    expect(kept('mario-kart')?.language).toBe('en');
    expect(fetched).toEqual(['/api/guide/mario-kart']);
  });

  test('is shown from the copy when a proxy answers for the server', async () => {
    keep(aGuide({ language: 'de', title: 'Die Anleitung' }));
    answers = { '/api/guide/mario-kart': { code: 'bad_gateway', sentence: 'No.' } };
    render(Rules, { edition: 'mario-kart' });
    expect(await screen.findByRole('heading', { name: 'Die Anleitung' })).toBeTruthy();
    expect(screen.getByText(/copy that this device has kept/)).toBeTruthy();
  });

  test('that was never read says why it cannot be shown', async () => {
    answers = {};
    render(Rules, { edition: 'mario-kart' });
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });

  test('of an edition that there is not says so', async () => {
    answers = { '/api/guide/mario-cart': { code: 'unknown_edition', sentence: 'There is no "mario-cart".' } };
    render(Rules, { edition: 'mario-cart' });
    expect((await screen.findByRole('alert')).textContent).toBe('There is no "mario-cart".');
  });
});

describe('the list of guides', () => {
  test('has every box', async () => {
    answers['/api/editions'] = editions;
    render(Rules, { edition: null });
    const link = await screen.findByRole('link', { name: /UNO Mario Kart/ });
    expect(link.getAttribute('href')).toBe('/rules/mario-kart');
    expect(screen.getAllByRole('listitem')).toHaveLength(editions.editions.length);
  });

  test('keeps each of them for later', async () => {
    answers['/api/editions'] = editions;
    for (const { name } of editions.editions) answers[`/api/guide/${name}`] = aGuide({ edition: name });
    render(Rules, { edition: null });
    await vi.waitFor(() => expect(allKept()).toHaveLength(editions.editions.length));
  });

  test('has those that are kept when the server is gone', async () => {
    keep(aGuide());
    // The catalog is asked once a visit; here it is gone from the beginning.
    vi.spyOn(catalog, 'load').mockResolvedValue();
    catalog.failed = 'The server cannot be reached.';
    render(Rules, { edition: null });
    expect((await screen.findByRole('link', { name: /the guide/ })).getAttribute('href')).toBe(
      '/rules/mario-kart',
    );
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

test('what is kept is only trusted if it looks like a guide', () => {
  localStorage.setItem('lastcard.guide.classic', '{"edition": "classic"}');
  localStorage.setItem('lastcard.guide.mario-kart', 'nonsense');
  expect(kept('classic')).toBeNull();
  expect(kept('mario-kart')).toBeNull();
  expect(allKept()).toEqual([]);
});

test('a long guide is printed small, a short one not huge, Chinese counts as wider', () => {
  const long = aGuide({ sections: [aSection({ lead: 'a'.repeat(40_000) })] });
  expect(printSize(long)).toBe(6.4);
  expect(printSize(aGuide())).toBe(8);
  const title = { sections: [aSection({ title: '', lead: '出牌' })] };
  expect(letters(aGuide(title))).toBeCloseTo(5.2);
});

test.each([
  ['MK-45', 'classic', '/rules/classic#MK-45'],
  ['MK-67a', 'classic', '/rules/mario-kart#MK-67a'],
  ['PP-22', '', '/rules/pizza-pizza#PP-22'],
  ['4.4-1', 'mario-kart', '/rules/classic#4.4-1'],
  ['H1', 'pizza-pizza', '/rules/pizza-pizza#H1'],
])('rule %s at a table of %s is read at %s', async (point, edition, address) => {
  answers['/api/editions'] = editions;
  await catalog.load();
  expect(guideAddress(point, edition)).toBe(address);
});
