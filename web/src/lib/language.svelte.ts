/**
 * The language this page speaks: what its reader chose on this device, else what the browser asks for, else English.
 * English is always there, since it says what another language lacks; the others are loaded when somebody reads them.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from 'virtual:language/en';
import { languages, type LanguageSource } from 'virtual:languages';
import { change, settings } from './settings.svelte';

const FALLBACK = 'en';
/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];

export type Direction = 'ltr' | 'rtl';

export function bundleOf(tag: string, sentences: string): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  teach(bundle, sentences);
  return bundle;
}

function teach(bundle: FluentBundle, sentences: string): void {
  bundle.addResource(new FluentResource(sentences), { allowOverrides: true });
}

export function directionOf(tag: string): Direction {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The language among those there are that suits best: `de-AT` is served by `de`. */
export function served(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const tags = [wish.toLowerCase(), wish.toLowerCase().split('-')[0]];
    const found = languages.find((each) => tags.includes(each.tag.toLowerCase()));
    if (found) return found.tag;
  }
  return FALLBACK;
}

class Language {
  readonly all: readonly LanguageSource[] = languages;
  private readonly english = bundleOf(FALLBACK, english);
  private spoken = $state.raw({ tag: FALLBACK, bundle: this.english });
  private wanted = FALLBACK;
  /** Which parts beside the common one are needed here. */
  private readonly parts = new Set<string>();

  get tag(): string {
    return this.spoken.tag;
  }

  get direction(): Direction {
    return directionOf(this.tag);
  }

  /** Where to look for a sentence, one after the other. */
  get bundles(): readonly FluentBundle[] {
    return this.spoken.bundle === this.english ? [this.english] : [this.spoken.bundle, this.english];
  }

  /** Speaks what was chosen on this device, or what the browser asks for. */
  begin(): Promise<void> {
    return this.speak(served([settings.language, ...navigator.languages]));
  }

  /** Speaks a language from now on, and remembers that; false if it cannot be had now. */
  async choose(tag: string): Promise<boolean> {
    try {
      await this.speak(tag);
    } catch {
      return false;
    }
    change({ language: tag });
    return true;
  }

  /** Speaks a language once it is loaded, unless yet another one is wanted by then. */
  async speak(tag: string): Promise<void> {
    this.wanted = tag;
    const bundle = await this.load(tag);
    if (this.wanted !== tag) return;
    this.spoken = { tag, bundle };
    document.documentElement.lang = tag;
    document.documentElement.dir = directionOf(tag);
  }

  /** Loads what only one page says, such as `guide.ftl` for `guide`, before that page is shown. */
  async learn(part: string): Promise<void> {
    if (this.parts.has(part)) return;
    const { tag, bundle } = this.spoken;
    await Promise.all([this.teach(this.english, FALLBACK, part), this.teach(bundle, tag, part)]);
    this.parts.add(part);
    // Meanwhile another language may have begun to be spoken, without this part.
    if (this.spoken.bundle !== bundle) await this.teach(this.spoken.bundle, this.tag, part);
    this.spoken = { ...this.spoken };
  }

  private async teach(bundle: FluentBundle, tag: string, part: string): Promise<void> {
    const load = this.source(tag).parts[part];
    if (load) teach(bundle, (await load()).default);
  }

  private async load(tag: string): Promise<FluentBundle> {
    if (tag === FALLBACK) return this.english;
    const bundle = bundleOf(tag, (await this.source(tag).load()).default);
    await Promise.all([...this.parts].map((part) => this.teach(bundle, tag, part)));
    return bundle;
  }

  private source(tag: string): LanguageSource {
    const source = this.all.find((each) => each.tag === tag);
    if (!source) throw new RangeError(tag);
    return source;
  }
}

export const language = new Language();
