/** What the table waits for, in words, and the answers that are neither a card nor a player nor a color. */
import type { View } from '../protocol';
import { t } from '../lib/text';
import { cardName, itemName } from '../lib/words';

export interface Answer {
  move: string;
  label: string;
  /** The one that a hasty player probably wants. */
  main: boolean;
  /** Its key. */
  key: string;
}

export interface Ask {
  /** You are the one who must answer. */
  mine: boolean;
  title: string;
  detail: string;
  answers: Answer[];
}

/** Whoever loses a challenge draws so many more. */
const CHALLENGE_COSTS = 2;

/** You must answer, and have not done so. */
export function isMine(view: View): boolean {
  return view.seat !== null && view.asked === view.seat && view.asks !== 'over' && !isHeld(view);
}

/** You have moved already, and the move waits until an UNO call is settled. */
export function isHeld(view: View): boolean {
  return view.race !== null && view.race.waiting && view.asked === view.seat;
}

/** How many cards an open penalty is worth. */
export function penalty(view: View): number {
  return view.owed || Number(/\+(\d)$/.exec(view.top ?? '')?.[1] ?? 0);
}

/** The handles of your cards that can be put down now, or given away. */
export function usableCards(view: View): Set<number> {
  if (isHeld(view)) return new Set();
  const moves = new Set(view.legal);
  const verb = view.asks === 'give' ? 'give' : 'play';
  const fits = view.hand.filter((held) => moves.has(`${verb} ${held.card}`));
  const only = view.asks === 'drawn' && view.drawn !== null ? view.drawn : null;
  return new Set(fits.map((held) => held.handle).filter((handle) => only === null || handle === only));
}

export function askOf(view: View, nameOf: (seat: number) => string, brief = false): Ask {
  if (view.asks === 'over') return { mine: false, title: t('table-round-over'), detail: '', answers: [] };
  if (isHeld(view))
    return { mine: false, title: t('table-held'), detail: t('table-held-detail'), answers: [] };
  const ask = isMine(view) ? mine(view, nameOf, brief) : theirs(view, nameOf);
  if (view.race && view.race.seat === view.seat)
    return { ...ask, title: t('table-call-now'), detail: t('table-call-now-detail') };
  if (view.race && !ask.mine) return { ...ask, detail: t('table-race', { name: nameOf(view.race.seat) }) };
  return ask;
}

function theirs(view: View, nameOf: (seat: number) => string): Ask {
  const name = nameOf(view.asked);
  const detail = view.asks === 'play' ? '' : t(`table-waits-${view.asks}`, { name });
  return { mine: false, title: t('table-turn-of', { name }), detail, answers: [] };
}

/** `brief` leaves out the keys, which a phone does not have. */
function mine(view: View, nameOf: (seat: number) => string, brief: boolean): Ask {
  const fitting = usableCards(view).size;
  const asked = { mine: true, answers: [] as Answer[], detail: '' };
  switch (view.asks) {
    case 'play':
      return {
        ...asked,
        title: t('table-your-turn'),
        detail: playDetail(view, fitting),
        answers: view.legal.includes('pass') ? [button('pass', 'p', t('table-pass'), false)] : [],
      };
    case 'drawn':
      return drawn(view);
    case 'color':
      return {
        ...asked,
        title: t('table-choose-color'),
        detail: t(brief ? 'table-choose-color-brief' : 'table-choose-color-detail'),
      };
    case 'target':
      return { ...asked, title: t('table-choose-player'), detail: targetDetail(view, brief) };
    case 'give':
      return {
        ...asked,
        title: t('table-give', { name: nameOf(nextSeat(view)) }),
        detail: t('table-give-detail'),
      };
    case 'challenge':
      return challenge(view, nameOf);
    default:
      return {
        ...asked,
        title: t('table-stack', { cards: view.owed }),
        detail: fitting > 0 ? t('table-stack-detail') : t('table-stack-cannot'),
        answers: [button('accept', 'a', t('table-take', { cards: view.owed }), fitting === 0)],
      };
  }
}

function button(move: string, key: string, label: string, main: boolean): Answer {
  return { move, key, label, main };
}

function playDetail(view: View, fitting: number): string {
  if (fitting > 0) return t('table-fitting', { cards: fitting });
  return view.legal.includes('draw') ? t('table-nothing-fits') : '';
}

function drawn(view: View): Ask {
  const card = view.hand.find((held) => held.handle === view.drawn)?.card ?? '';
  const play = view.legal.find((move) => move === `play ${card}`);
  return {
    mine: true,
    title: t('table-drew', { card: cardName(card) }),
    detail: t('table-play-or-keep'),
    answers: [
      ...(view.legal.includes('keep') ? [button('keep', 'k', t('table-keep'), false)] : []),
      ...(play ? [button(play, 'p', t('table-play'), true)] : []),
    ],
  };
}

function challenge(view: View, nameOf: (seat: number) => string): Ask {
  const cards = penalty(view);
  const name = nameOf(view.turn);
  return {
    mine: true,
    title: t('table-challenge', { name, card: cardName(view.top ?? 'W+4') }),
    detail: t('table-challenge-detail', { name, cards, more: cards + CHALLENGE_COSTS }),
    answers: [
      button('accept', 'a', t('table-take', { cards }), false),
      button('challenge', 'x', t('table-challenge-button'), false),
    ],
  };
}

function targetDetail(view: View, brief: boolean): string {
  const how = t(brief ? 'table-choose-player-brief' : 'table-choose-player-detail');
  if (view.top === null) return how;
  return wasFlipped(view)
    ? t('table-choose-hit', { item: itemName(view.top), how })
    : t('table-choose-swap', { how });
}

/** The top card was turned over by an Item Box, so that its item strikes. */
export function wasFlipped(view: View): boolean {
  return view.discard.at(-2) === 'WI';
}

/** Whoever comes after you in the direction of play. */
export function nextSeat(view: View): number {
  return ((((view.seat ?? view.turn) + view.direction) % view.seats) + view.seats) % view.seats;
}
