/** The secrets of the seats this browser has, by table code. They stay in localStorage and never enter a link. */
import { readStored, writeStored } from './settings.svelte';

const KEY = 'lastcard.seats';
const NAME = 'lastcard.name';
/** Tables are closed after hours, not weeks: older secrets are of no use. */
const KEPT = 14 * 24 * 3600 * 1000;

export interface OwnSeat {
  token: string;
  name: string;
  /** When it was last used, for tidying up. */
  at: number;
}

function all(): Record<string, OwnSeat> {
  return readStored<Record<string, OwnSeat>>(KEY) ?? {};
}

export function ownSeat(code: string): OwnSeat | null {
  return all()[code] ?? null;
}

export function keepSeat(code: string, token: string, name: string): void {
  const now = Date.now();
  const kept = Object.entries(all()).filter(([, seat]) => now - seat.at < KEPT);
  writeStored(KEY, { ...Object.fromEntries(kept), [code]: { token, name, at: now } });
  if (name) writeStored(NAME, name);
}

export function forgetSeat(code: string): void {
  const seats = all();
  delete seats[code];
  writeStored(KEY, seats);
}

/** The name used last, so that it need not be typed again. */
export function lastName(): string {
  return readStored<string>(NAME) ?? '';
}

/** Codes of the tables where this browser has a seat, the latest first. */
export function ownTables(): string[] {
  return Object.entries(all())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([code]) => code);
}
