/** What the scorekeeper needs to know of the boxes, kept on this device in each language it was once read in. */
import { catalog } from '../lib/catalog.svelte';
import { readStored, writeStored } from '../lib/settings.svelte';
import type { EditionInfo, Editions } from '../protocol';
import type { Worth } from './points';

const KEY = 'lastcard.boxes';
/** The rulings that a scorekeeper must know. */
const RULINGS: readonly string[] = ['match', 'target', 'rounds', 'stalemate'];

/** A box, without the texts that are not about points. */
export type Box = Omit<EditionInfo, 'presets' | 'points' | 'digest'>;

function slim(editions: Editions): readonly Box[] {
  return editions.editions.map(({ presets: _, points: __, digest: ___, ...box }) => ({
    ...box,
    // The page names cards itself; what they do does not matter here.
    cards: box.cards.map((card) => ({ ...card, name: '', text: '' })),
    rulings: box.rulings.filter((ruling) => RULINGS.includes(ruling.name)),
  }));
}

function kept(): Readonly<Record<string, readonly Box[]>> {
  return readStored<Record<string, readonly Box[]>>(KEY) ?? {};
}

export class Boxes {
  private stored = $state.raw(kept());

  /** The boxes as the server tells of them, else as they were told in this language, else in any. */
  all(language: string): readonly Box[] {
    if (catalog.all) return slim(catalog.all);
    return this.stored[language] ?? Object.values(this.stored)[0] ?? [];
  }

  /** Asks the server, and keeps what it says. */
  async load(language: string): Promise<void> {
    await catalog.load();
    if (!catalog.all) return;
    this.stored = { ...kept(), [language]: slim(catalog.all) };
    writeStored(KEY, this.stored);
  }
}

export const boxes = new Boxes();

export function worthOf(box: Box | undefined): Worth {
  return Object.fromEntries((box?.cards ?? []).map((card) => [card.card, card.points]));
}
