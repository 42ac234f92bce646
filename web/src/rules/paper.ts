/** How large a guide can be printed, so that it fills two A4 pages and no third. */
import type { GuideInfo } from '../protocol';

const SMALLEST = 6.4;
const LARGEST = 8;
/** Letters for which the smallest type leaves about a sixth of the two pages free, in case fonts are wider elsewhere. */
const FULL = 20_500;
/** Chinese characters, and what stands between them, take as much room as two or three letters. */
const WIDE = /[\u2e80-\u9fff\uff00-\uff60]/g;

/** The size of the type in points. */
export function printSize(guide: GuideInfo): number {
  const length = letters(guide);
  const size = SMALLEST * Math.sqrt(FULL / Math.max(length, 1));
  return Math.round(Math.min(Math.max(size, SMALLEST), LARGEST) * 10) / 10;
}

/** How much there is to print, in letters. */
export function letters(guide: GuideInfo): number {
  const texts = guide.sections.flatMap((section) => [
    section.title + section.lead,
    ...section.cards.map((card) => card.name + card.text),
    ...section.paragraphs.map(({ point, text, sources }) => point + text + sources.join(' ')),
    ...section.questions.map(({ question, answer, points }) => question + answer + points.join(' ')),
  ]);
  const whole = texts.join('');
  return whole.length + 1.6 * (whole.match(WIDE)?.length ?? 0);
}
