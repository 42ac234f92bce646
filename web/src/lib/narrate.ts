/** Turns news of the table into announcements and sounds. */
import type { View } from '../protocol';
import { announcer } from './announce.svelte';
import { play } from './sound';
import type { Game, News } from './store.svelte';
import { t } from './text';
import { condensed, eventSentence, playable, topInWords } from './words';

/** Events that say nothing a listener needs: another event of the same move says it better. */
const QUIET = new Set(['item', 'round_over']);

/** Whether it has just become this player's turn to answer something. */
export function becameAsked(news: News): boolean {
  const { view, before } = news;
  if (view.seat === null || view.asked !== view.seat || view.asks === 'over') return false;
  return !before || before.asked !== view.seat || before.question?.number !== view.question?.number;
}

/** `Your turn. Green 4, three cards can be played.` */
export function turnSentence(view: View): string {
  if (view.asks === 'play') return t('your-turn', { top: topInWords(view), count: playable(view) });
  return t('your-answer', { question: t(`asked-${view.asks}`) });
}

export function narrate(game: Game): () => void {
  return game.listen((news) => {
    const you = news.view.seat;
    const nameOf = (seat: number): string => game.nameOf(seat);
    const caught = news.events.some((event) => event.verb === 'caught' && event.seat === you);
    if (!news.snapshot || news.before) {
      const told = condensed(news.events).filter((event) => !QUIET.has(event.verb));
      const passed = !news.before || news.before.turn !== news.view.turn || news.view.asks === 'over';
      announcer.gather(
        told.map((event) => eventSentence(event, nameOf, you)),
        passed,
      );
    }
    if (caught) announcer.interrupt(t('you-were-caught'));
    else if (becameAsked(news)) announcer.interrupt(turnSentence(news.view));
    sound(news);
  });
}

function sound(news: News): void {
  if (news.snapshot) return;
  const verbs = new Set(news.events.map((event) => event.verb));
  if (verbs.has('round_over')) play('win');
  else if (verbs.has('caught')) play('caught');
  else if (verbs.has('called')) play('uno');
  else if (becameAsked(news) && news.before?.asked !== news.view.seat) play('turn');
}
