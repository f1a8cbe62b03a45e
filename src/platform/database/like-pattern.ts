/** The pattern of LIKE for texts that contain `text`; its own `%`, `_` and `\\` count as characters. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
