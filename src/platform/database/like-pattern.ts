/** The pattern of LIKE for texts that contain `text`; its own `%`, `_` and `\\` count as characters. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The patterns of LIKE for texts with a word that begins with `text`. */
export function wordPatterns(text: string): string[] {
  const begun = containsPattern(text).slice(1);
  return [begun, `% ${begun}`];
}
