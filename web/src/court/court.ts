/**
 * The rule court: what is asked about (an event, a card, a refusal), and what led there.
 *
 * The rule itself, its rulings and its sources come from the catalog of editions; `Court.svelte` shows all of it.
 */
import { catalog } from '../lib/catalog.svelte';
import type { Game } from '../lib/store.svelte';
import { t } from '../lib/text';
import { ui } from '../lib/ui.svelte';
import { eventSentence } from '../lib/words';
import type { RulingInfo, TableEvent } from '../protocol';

export type RulingValue = RulingInfo['default'];

/** Where something is asked: a table that is played at, a replay, an example. */
export interface Place {
  edition: string;
  /** Every ruling in force there. */
  inForce: Readonly<Record<string, RulingValue>>;
  nameOf: (seat: number) => string;
  /** The seat of whoever asks; null for somebody who watches. */
  you: number | null;
  /** What has happened there, oldest first. */
  log: readonly TableEvent[];
}

/** What somebody asks about. */
export interface Matter extends Place {
  /** The event, the card or the refusal in words. */
  subject: string;
  /** What there is to say about it besides, in sentences. */
  details: readonly string[];
  /** The card it is about. */
  card: string | null;
  /** Other rules of the card. */
  more: readonly string[];
}

/** The events since the turn began, up to and with the one asked about, or of the whole turn that runs. */
export function led(log: readonly TableEvent[], until: TableEvent | null): TableEvent[] {
  const last = until ?? log.at(-1);
  if (!last) return [];
  return log.filter((event) => event.turn === last.turn && event.number <= last.number);
}

/** The table that is played at. */
export function placeOf(game: Game): Place {
  return {
    edition: game.table?.settings.edition ?? '',
    inForce: game.table?.in_force ?? {},
    nameOf: (seat) => game.nameOf(seat),
    you: game.seat,
    log: game.log,
  };
}

/** Asks about something that happened. */
export function eventMatter(place: Place, event: TableEvent): Matter {
  const subject = eventSentence(event, place.nameOf, place.you);
  return { ...place, subject, details: [], card: null, more: [], log: led(place.log, event) };
}

/** Asks about a refused wish. */
export function refusalMatter(place: Place, sentence: string): Matter {
  return { ...place, subject: sentence, details: [], card: null, more: [], log: led(place.log, null) };
}

/** Opens the court on a card: what it does, and by which rules. */
export async function askCard(place: Place, card: string): Promise<Matter | null> {
  await catalog.load();
  const info = catalog.card(place.edition, card);
  const [first, ...more] = info?.rules ?? [];
  if (!info || !first) return null;
  const matter: Matter = {
    ...place,
    // Its text begins with its name.
    subject: '',
    details: [info.text],
    card,
    more,
    log: led(place.log, null),
  };
  ui.ask(first, matter);
  return matter;
}

/** Opens the court on a card at the table, and says whether you may play it now. */
export async function askOwnCard(game: Game, card: string): Promise<void> {
  const matter = await askCard(placeOf(game), card);
  const view = game.view;
  if (!matter || !view || view.seat === null || !view.hand.some((held) => held.card === card)) return;
  const verb = view.asks === 'give' && view.asked === view.seat ? 'give' : 'play';
  const answer = await game.send({ type: 'why', move: `${verb} ${card}` });
  // Meanwhile something else may have been asked about.
  if (answer.type !== 'reason' || ui.matter !== matter) return;
  if (answer.possible) {
    if (verb === 'play') ui.ask(ui.rule, { ...matter, details: [t('court-can-play'), ...matter.details] });
    return;
  }
  const rules = [ui.rule ?? '', ...matter.more].filter((each) => each !== '' && each !== answer.point);
  const told = {
    ...matter,
    details: [answer.sentence ?? '', ...matter.details].filter(Boolean),
    more: rules,
  };
  ui.ask(answer.point ?? ui.rule, answer.point ? told : { ...told, more: matter.more });
}
