/**
 * Characters that separate a word of a name or an address from the one before: "Anne-Marie O'Neill",
 * "kim.rao@mail.test".
 */
const BEFORE_WORDS = [' ', '-', "'", '’', '.', '@'];

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Returns the pattern of LIKE for texts that contain `text`; its own `%`, `_` and `\\` count as characters. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Returns the patterns of LIKE for texts with a word that begins with `text`. */
export function beginningPatterns(text: string): string[] {
  const prefix = `${escapeLike(text)}%`;
  return [prefix, ...BEFORE_WORDS.map((before) => `%${before}${prefix}`)];
}

/** Returns the patterns of LIKE for texts of which `text` is one of the words between spaces. */
export function wholeWordPatterns(text: string): string[] {
  const word = escapeLike(text);
  return [word, `${word} %`, `% ${word}`, `% ${word} %`];
}
