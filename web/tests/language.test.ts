/** The page in other languages than English: which one, how it changes, and what each does to names and numbers. */
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableInfo } from '../src/lib/api';
import { catalog } from '../src/lib/catalog.svelte';
import { FakeSurroundings } from '../src/lib/fakes';
import { anEvent } from '../src/lib/fixtures';
import { bundleOf, directionOf, language, served } from '../src/lib/language.svelte';
import { settings } from '../src/lib/settings.svelte';
import { game } from '../src/lib/store.svelte';
import { figure, has, list, row, sentences, t } from '../src/lib/text';
import { cardName, eventSentence, seconds } from '../src/lib/words';
import LanguageMenu from '../src/settings/LanguageMenu.svelte';
import SettingsPanel from '../src/settings/SettingsPanel.svelte';

const FSI = '\u2068';
const PDI = '\u2069';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  settings.language = '';
  await language.speak('en');
});

describe('the language', () => {
  test('is the one chosen on this device, else the first the browser asks for, else English', async () => {
    expect(served(['de-AT', 'fa'])).toBe('de');
    expect(served(['tlh', 'zh-Hans-CN'])).toBe('zh');
    expect(served(['', 'tlh'])).toBe('en');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fa-IR', 'en']);
    await language.begin();
    expect(language.tag).toBe('fa');
    settings.language = 'zh';
    await language.begin();
    expect(language.tag).toBe('zh');
  });

  test('is remembered once it was chosen, and marks the page', async () => {
    expect(await language.choose('fa')).toBe(true);
    expect(JSON.parse(localStorage.getItem('lastcard.settings') ?? '{}')).toMatchObject({ language: 'fa' });
    expect(document.documentElement.lang).toBe('fa');
    expect(document.documentElement.dir).toBe('rtl');
    await language.choose('de');
    expect(document.documentElement.dir).toBe('ltr');
  });

  test('stays as it is where another one cannot be had', async () => {
    expect(await language.choose('tlh')).toBe(false);
    expect(language.tag).toBe('en');
    expect(settings.language).toBe('');
  });

  test('is the one chosen last, however long each takes to come', async () => {
    await Promise.all([language.speak('de'), language.speak('fa'), language.speak('en')]);
    expect(language.tag).toBe('en');
  });

  test('knows its direction', () => {
    expect(['de', 'zh', 'fa', 'he'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
  });

  test('changes what is on the screen at once', async () => {
    render(SettingsPanel);
    expect(screen.queryByText('Colors of the page')).not.toBeNull();
    screen.getByRole('radio', { name: 'فارسی' }).click();
    await vi.waitFor(() => expect(language.tag).toBe('fa'));
    await tick();
    expect(screen.queryByText('Colors of the page')).toBeNull();
    expect(screen.queryByText(t('setting-theme'))).not.toBeNull();
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'فارسی' }).checked).toBe(true),
    );
  });

  test('learns what only one page says, and brings it along into another language', async () => {
    expect(has('point-mk-45')).toBe(false);
    await language.speak('de');
    await language.learn('points');
    const german = t('point-mk-45');
    await language.speak('en');
    expect(t('point-mk-45')).not.toBe(german);
    await language.speak('zh');
    expect(language.bundles[0]?.hasMessage('point-mk-45')).toBe(true);
  });

  test('is offered by its own name', () => {
    render(LanguageMenu);
    const names = screen.getAllByRole('option').map((each) => each.textContent);
    expect(names).toEqual(['Deutsch', 'English', 'فارسی', '简体中文']);
  });

  test('falls back on English for a sentence it has not', async () => {
    const poor = bundleOf('de', 'close = Zu');
    vi.spyOn(language, 'bundles', 'get').mockReturnValue([poor, ...language.bundles]);
    expect(t('close')).toBe('Zu');
    expect(t('less')).toBe('Less');
  });
});

describe('the server', () => {
  test('hears of the language in every request, and sends its texts anew after a change', async () => {
    const asked = vi.fn((_: string, init?: RequestInit) => {
      const tag = new Headers(init?.headers).get('Accept-Language');
      return Promise.resolve(Response.json({ editions: [], emotes: [tag], phrases: [], levels: [] }));
    });
    vi.stubGlobal('fetch', asked);
    await catalog.load();
    expect(catalog.all?.emotes).toEqual(['en']);
    await language.speak('de');
    await catalog.follow();
    expect(catalog.all?.emotes).toEqual(['de']);
    await language.speak('en');
    await catalog.follow();
    expect(catalog.all?.emotes).toEqual(['en']);
    expect(asked).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  test('is greeted anew at the table, with the new language and what was seen', async () => {
    const network = new FakeSurroundings();
    game.enter('ABCDE', network);
    network.last.open();
    expect(network.last.of('hello')[0]).toMatchObject({ language: 'en' });
    game.refuse('no_match', null, 'It does not fit.');
    await language.speak('zh');
    game.follow();
    network.last.open();
    expect(network.sockets).toHaveLength(2);
    expect(network.last.of('hello')[0]).toMatchObject({ language: 'zh' });
    expect(game.refusal).toBeNull();
    game.exit();
  });
});

describe('in Persian', () => {
  beforeEach(() => language.speak('fa'));

  test('what a sentence chooses by is found where text runs from the right, too', () => {
    const left = t('replay-piles', { pile: 3, direction: 'left' });
    const right = t('replay-piles', { pile: 3, direction: 'right' });
    expect(left).toContain('چپ');
    expect(right).toContain('راست');
  });

  test('numbers have their own digits', () => {
    expect(figure(1250)).toBe('۱٬۲۵۰');
    expect(seconds(1310)).toBe('۱٫۳۱');
    expect(t('places', { count: 4 })).toContain('۴');
    expect(cardName('R5')).toContain('۵');
    expect(cardName('R5')).not.toMatch(/[0-9a-z]/i);
  });

  test('a name of other letters is kept apart, one of its own is not', () => {
    expect(t('join-title', { host: 'Ana' })).toContain(`${FSI}Ana${PDI}`);
    expect(t('join-title', { host: 'دانا' })).not.toContain(FSI);
    expect(t('join-title', { host: `${PDI}A\u202ena` })).toContain(`${FSI}Ana${PDI}`);
    // Intl adds marks of its own.
    expect(list(['Ana', 'دانا', 'Ben']).replaceAll('\u200f', '')).toBe(
      `${FSI}Ana${PDI}، دانا، و ${FSI}Ben${PDI}`,
    );
  });

  test('a list of names stays in one piece', () => {
    const said = t('join-people', { names: list(['Ana', 'Ben']), count: 2 });
    expect(said.match(/[\u2068\u2069]/g)).toHaveLength(6);
  });

  test('a plus stands left of its number, and says so wherever a sentence comes from', async () => {
    expect(cardName('W+4')).toContain('\u200e+۴');
    expect(
      t('event-played', { you: 'none', name: 'Ana', card: cardName('R+2') }).match(/\u200e/g),
    ).toHaveLength(1);
    expect(row([cardName('W+4'), t('table-can-play')]).match(/\u200e/g)).toHaveLength(1);
    game.refuse('no_match', null, 'وایلد +۴');
    expect(game.refusal?.sentence).toBe('وایلد \u200e+۴');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ title: 'روی +۲', code: 'W+4' })));
    expect(await tableInfo('ABCDE')).toEqual({ title: 'روی \u200e+۲', code: 'W+4' });
    vi.unstubAllGlobals();
  });

  test('events are told', () => {
    const said = eventSentence(anEvent(1, 'drew', { seat: 1, amount: 3 }), () => 'Ben', 0);
    expect(said).toContain(`${FSI}Ben${PDI}`);
    expect(said).toContain('۳');
  });
});

test('Chinese puts no space between sentences, nor commas of English between things', async () => {
  await language.speak('zh');
  expect(sentences(['甲。', '乙。', ''])).toBe('甲。乙。');
  expect(row(['甲', '乙'])).toBe('甲、乙');
  expect(list(['甲', '乙', '丙'])).toBe('甲、乙和丙');
});

test('German counts and lists as Germans do', async () => {
  await language.speak('de');
  expect(figure(1250.5)).toBe('1.250,5');
  expect(list(['Ana', 'Ben', 'Cem'])).toBe('Ana, Ben und Cem');
});
