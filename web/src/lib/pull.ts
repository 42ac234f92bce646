/** Keys that answer with a sentence: what a glance at the table tells others. */
import { askOwnCard } from '../court/court';
import { announcer } from './announce.svelte';
import { keyOf } from './keyboard';
import { settings } from './settings.svelte';
import type { Game } from './store.svelte';
import { list, sentences, t } from './text';
import { ui } from './ui.svelte';
import { cardName, condensed, eventSentence, topInWords } from './words';

type Answerer = (game: Game) => string | null;

const ANSWERS: Readonly<Record<string, Answerer>> = {
  h: hand,
  t: top,
  n: counts,
  l: last,
  e: scores,
  i: clock,
};

/** Whether the key belongs to what has the focus, and not to the table. */
function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Answers a key press; true if it was one of ours. */
export function pull(event: KeyboardEvent, game: Game): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || typing(event.target)) return false;
  if (!settings.keys || !game.view) return false;
  const key = keyOf(event);
  if (key === '?') {
    ui.open('keys');
    return true;
  }
  if (key === 'q') {
    void whyNot(event.target, game);
    return true;
  }
  if (key === 'j') {
    const card = cardAt(event.target) ?? game.view.top;
    if (card !== null) void askOwnCard(game, card);
    return true;
  }
  const answer = ANSWERS[key]?.(game);
  if (!answer) return false;
  announcer.say(answer);
  return true;
}

function hand(game: Game): string | null {
  const cards = game.view?.hand.map((held) => cardName(held.card)) ?? [];
  return cards.length > 0 ? t('pull-hand', { count: cards.length, cards: list(cards) }) : t('pull-no-hand');
}

function top(game: Game): string | null {
  const view = game.view;
  if (!view) return null;
  return t('pull-top', {
    top: topInWords(view),
    direction: view.direction === 1 ? 'left' : 'right',
    name: game.nameOf(view.turn),
    pile: view.draw_pile,
  });
}

function counts(game: Game): string | null {
  const held = game.view?.held ?? [];
  return list(held.map((count, seat) => t('pull-count', { name: game.nameOf(seat), count })));
}

function last(game: Game): string | null {
  const event = game.log.at(-1);
  if (!event) return null;
  // All that came of the last move: back to the play or draw it began with.
  const from = game.log.findLastIndex(
    (each) => ['played', 'dealt'].includes(each.verb) || each === game.log[0],
  );
  const told = condensed(game.log.slice(Math.max(from, game.log.length - 12)));
  return sentences(told.map((each) => eventSentence(each, (seat) => game.nameOf(seat), game.seat)));
}

function scores(game: Game): string | null {
  const table = game.table;
  if (!table) return null;
  const each = (game.view?.scores ?? table.scores).map((score, seat) =>
    t('pull-score', { name: game.nameOf(seat), score }),
  );
  return t('pull-scores', { scores: list(each), target: table.target });
}

function clock(game: Game): string | null {
  if (!game.deadline) return t('pull-no-clock');
  const seconds = Math.max(0, Math.round((game.deadline.at - performance.now()) / 1000));
  return t('pull-clock', { seconds, name: game.nameOf(game.view?.asked ?? -1) });
}

/** The card that has the focus. */
function cardAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null;
}

async function whyNot(target: EventTarget | null, game: Game): Promise<void> {
  const card = cardAt(target);
  if (card === null) {
    announcer.say(t('pull-why-which'));
    return;
  }
  const answer = await game.why(`play ${card}`);
  if (answer.type === 'reason') announcer.say(answer.sentence);
}
