/** Passing a link on. Clipboard and share sheet are withheld from pages without TLS: then older ways serve. */

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

export async function share(url: string, title: string, text?: string): Promise<void> {
  await navigator.share({ url, title, ...(text === undefined ? {} : { text }) }).catch(() => undefined);
}

/** Copies a text; where nothing else works, leaves it selected in `field` for the reader to copy. */
export async function copy(text: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  if (navigator.clipboard && window.isSecureContext) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  if (!field) return false;
  field.focus();
  field.select();
  try {
    // Deprecated, and the only way over plain HTTP.
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
