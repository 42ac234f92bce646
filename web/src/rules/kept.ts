/** The guides that this device has kept, so that they can be read when the server is gone. */
import { guide } from '../lib/api';
import { readStored, writeStored } from '../lib/settings.svelte';
import type { GuideInfo } from '../protocol';

const BEFORE = 'lastcard.guide.';

/** The guide as it was last read; nothing that an older client has written. */
export function kept(edition: string): GuideInfo | null {
  const found = readStored<Partial<GuideInfo>>(BEFORE + edition);
  return found && found.edition === edition && Array.isArray(found.sections) ? (found as GuideInfo) : null;
}

export function keep(guide: GuideInfo): void {
  writeStored(BEFORE + guide.edition, guide);
}

/** All that are kept, by the names of their editions. */
export function allKept(): GuideInfo[] {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(BEFORE));
    return names.sort().flatMap((key) => kept(key.slice(BEFORE.length)) ?? []);
  } catch {
    return [];
  }
}

/** Keeps the guides that are not here yet in a language; what cannot be had now is left for another time. */
export async function keepAll(editions: readonly string[], language: string): Promise<void> {
  for (const edition of editions.filter((each) => kept(each)?.language !== language)) {
    try {
      keep(await guide(edition));
    } catch {
      return;
    }
  }
}
