/** What the server knows of the editions: texts, rulings with their sources, rule points, emotes. */
import type { CardInfo, EditionInfo, Editions, PointInfo, RulingInfo } from '../protocol';
import { editions } from './api';
import { language } from './language.svelte';

class Catalog {
  all: Editions | null = $state.raw(null);
  failed: string | null = $state(null);
  /** The language of the texts that are here. */
  private tag = '';

  async load(): Promise<void> {
    const { tag } = language;
    if (this.all && this.tag === tag) return;
    try {
      const found = await editions();
      // Meanwhile another language may have been chosen.
      if (tag !== language.tag) return;
      this.all = found;
      this.tag = tag;
      this.failed = null;
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  /** Loads what is here anew if another language is spoken by now; the old texts stay until then. */
  async follow(): Promise<void> {
    if (this.all || this.failed) await this.load();
  }

  edition(name: string): EditionInfo | null {
    return this.all?.editions.find((edition) => edition.name === name) ?? null;
  }

  ruling(edition: string, name: string): RulingInfo | null {
    return this.edition(edition)?.rulings.find((ruling) => ruling.name === name) ?? null;
  }

  card(edition: string, code: string): CardInfo | null {
    return this.edition(edition)?.cards.find((card) => card.card === code) ?? null;
  }

  /** A rule point's text: of the given edition, or of whichever edition has it. */
  point(name: string, edition: string): PointInfo | null {
    const own = this.edition(edition)?.points.find((point) => point.point === name);
    if (own) return own;
    for (const each of this.all?.editions ?? []) {
      const found = each.points.find((point) => point.point === name);
      if (found) return found;
    }
    return null;
  }
}

export const catalog = new Catalog();
