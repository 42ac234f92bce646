/** A whole game in the fragment of a link: it never reaches a server, and opens on any device that has the page. */
import { readGame, type Game } from './game';

const MARK = '#game=';
/** Nobody writes down so much; a longer link is none of ours. */
const LONGEST = 200_000;

/** The game without what is only half written down. */
export function linkTo(game: Game, origin: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...game, draft: null }));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `${origin}/score${MARK}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The game in a fragment, if there is one in it. */
export function gameIn(fragment: string): Game | null {
  if (!fragment.startsWith(MARK) || fragment.length > LONGEST) return null;
  try {
    const binary = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return readGame(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
