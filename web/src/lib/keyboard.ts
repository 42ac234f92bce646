/** Which key was meant. The keys of the table are letters of the Latin alphabet, and not every keyboard writes those. */

/** What of a key press matters here. */
export interface Pressed {
  key: string;
  /** Where the key is, by what stands there on a Latin keyboard. */
  code?: string;
}

const QUESTION_MARKS: readonly string[] = ['?', '؟', '？'];

/** The key in small letters: `d` for the key that writes `ی` on a Persian keyboard, `1` for its `۱`. */
export function keyOf({ key, code = '' }: Pressed): string {
  if (QUESTION_MARKS.includes(key)) return '?';
  const latin = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  const foreign = key.length === 1 && key > '\u007f';
  return (foreign && latin ? latin : key).toLowerCase();
}
