/** Cards, colors and events in words, from the same catalog that the terminal speaks. */
import type { TableEvent, Talk, View } from '../protocol';
import { figure, has, list, t } from './text';

const HUES: Readonly<Record<string, string>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
const SYMBOLS: Readonly<Record<string, string>> = {
  S: 'symbol-skip',
  R: 'symbol-reverse',
  '+1': 'symbol-draw-one',
  '+2': 'symbol-draw-two',
};
const WILDS: Readonly<Record<string, string>> = {
  W: 'card-wild',
  'W+4': 'card-wild-draw-four',
  WI: 'card-wild-item-box',
  WD: 'card-wild-dip',
  'W+2': 'card-wild-draw-two',
};
const ITEMS: Readonly<Record<string, string>> = {
  R: 'item-mushroom',
  Y: 'item-banana-peel',
  G: 'item-green-shell',
  B: 'item-lightning',
  W: 'item-bob-omb',
};
const COLORS = ['red', 'yellow', 'green', 'blue'];

/** `red 5`, `Wild Draw Four`. */
export function cardName(code: string): string {
  const hue = HUES[code.charAt(0)];
  if (!hue) return t(WILDS[code] ?? 'card-wild');
  const symbol = code.slice(1);
  const named = SYMBOLS[symbol];
  return t('card-colored', {
    color: colorName(hue),
    hue,
    symbol: named ? t(named) : /^\d+$/.test(symbol) ? Number(symbol) : symbol,
  });
}

/** The word for `red`, `yellow`, `green`, `blue`, `none`. */
export function colorName(color: string): string {
  return t(COLORS.includes(color) || color === 'wild' ? `color-${color}` : 'color-none');
}

/** The item in the corner of a card. */
export function itemName(code: string): string {
  return t(ITEMS[code.charAt(0)] ?? 'item-bob-omb');
}

/** An event to be told; several cards drawn or shown in a row are one. */
export interface Told extends TableEvent {
  cards?: readonly string[];
}

const GATHERED: readonly string[] = ['drew', 'shown'];

/** `Ben draws 4 cards`, `You draw red 5 and green 2`: not a sentence a card. */
export function condensed(events: readonly TableEvent[]): Told[] {
  const result: Told[] = [];
  for (const event of events) {
    const last = result.at(-1);
    const more =
      last?.verb === event.verb &&
      last.seat === event.seat &&
      (last.card === null) === (event.card === null) &&
      GATHERED.includes(event.verb);
    if (last && more) {
      const cards = last.card === null ? [] : [...(last.cards ?? [last.card]), event.card ?? ''];
      // The number of the latest one, so that a list knows how far it has got.
      result[result.length - 1] = {
        ...event,
        cards,
        amount: event.verb === 'drew' ? last.amount + event.amount : 1,
      };
    } else {
      result.push(event);
    }
  }
  return result;
}

/** What happened, as one sentence said to the player in `you`. */
export function eventSentence(event: Told, nameOf: (seat: number) => string, you: number | null): string {
  const mine = you !== null && event.seat === you;
  const onMe = you !== null && event.other === you;
  const pair = event.other < 0 ? 'none' : event.other === event.seat ? 'same' : 'two';
  return t(`event-${event.verb.replaceAll('_', '-')}`, {
    you: event.seat < 0 ? 'nobody' : mine ? 'actor' : onMe ? 'other' : 'none',
    name: nameOf(event.seat),
    other: nameOf(event.other),
    pair,
    known: event.card === null ? 'no' : 'yes',
    card: event.card === null ? '' : list((event.cards ?? [event.card]).map(cardName)),
    amount: event.amount,
    color: event.verb === 'named_color' ? colorName(COLORS[event.amount] ?? 'none') : '',
    item: event.card === null ? '' : itemName(event.card),
  });
}

/** The sentence on how a race between call and catch went, where there was one. */
export function verdictSentence(event: TableEvent, nameOf: (seat: number) => string): string | null {
  const verdict = event.verdict;
  if (!verdict || verdict.catch_ms === null) return null;
  const call = verdict.call_ms === null ? 'never' : 'called';
  return t(verdict.winner === 'caller' ? 'verdict-called' : 'verdict-caught', {
    name: nameOf(verdict.seat),
    catcher: nameOf(verdict.catcher),
    call,
    callTime: seconds(verdict.call_ms ?? 0),
    catchTime: seconds(verdict.catch_ms),
  });
}

/** The value of a ruling that has no sentence of its own: a number, as a rule. */
export function valueWords(value: string | number | boolean): string {
  return typeof value === 'number' ? figure(value) : String(value);
}

/** Milliseconds as seconds with two places, written as the language does. */
export function seconds(ms: number): string {
  return figure(ms / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** `green 4`, or `Wild Draw Four, blue` where the color was named: the top card and what must be matched. */
export function topInWords(view: View): string {
  if (view.top === null) return '';
  const name = cardName(view.top);
  if (!view.top.startsWith('W')) return name;
  return t('top-with-color', { card: name, color: colorName(view.color) });
}

/** A move as something to do: `Play red 5`, `Choose Ana`. */
export function moveWords(move: string, nameOf: (seat: number) => string): string {
  const [verb = '', what = ''] = move.split(' ');
  return t(`move-${verb}`, {
    card: verb === 'play' || verb === 'give' ? cardName(what) : '',
    color: verb === 'color' ? colorName(what) : '',
    name: verb === 'target' ? nameOf(Number(what)) : '',
  });
}

/** A share as a whole number of percent. */
export function percent(share: number): string {
  return figure(share, { style: 'percent' });
}

/** How many different moves of `legal` put a card down. */
export function playable(view: View): number {
  const plays = new Set(view.legal.filter((move) => move.startsWith('play ')).map((move) => move.slice(5)));
  return view.hand.filter((held) => plays.has(held.card)).length;
}

/** What somebody said, in this reader's language; free text stays as it is. */
export function talkWords(talk: Talk): string {
  const id = sayingId(talk.kind, talk.what);
  return talk.kind !== 'chat' && has(id) ? t(id) : talk.what;
}

/** The sentence of an emote or a phrase: `phrase-good-luck`. */
export function sayingId(kind: 'emote' | 'phrase' | 'chat', what: string): string {
  return `${kind}-${what.replaceAll('_', '-')}`;
}

const PICTURES: Readonly<Record<string, string>> = {
  laugh: '😄',
  wow: '😮',
  cry: '😢',
  angry: '😠',
  think: '🤔',
  clap: '👏',
  love: '😍',
  sweat: '😅',
};

/** The picture of an emote; its words are `talkWords`. */
export function emotePicture(what: string): string {
  return PICTURES[what] ?? '•';
}
