/** Whole numbers as people type them, in the digits of any of our languages. */

/** Where a script's ten digits begin, one after the other. */
const ZEROS = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** The number that was typed; null if it is none. */
export function wholeNumber(typed: string): number | null {
  let number = 0;
  const digits = [...typed.trim()];
  for (const digit of digits) {
    const value = ZEROS.map((zero) => digit.charCodeAt(0) - zero).find((each) => each >= 0 && each <= 9);
    if (value === undefined) return null;
    number = number * 10 + value;
  }
  return digits.length > 0 ? number : null;
}
