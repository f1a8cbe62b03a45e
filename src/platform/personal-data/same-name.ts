/**
 * Whether `typed` is this name, regardless of space around and between words, of how accents are encoded, and of
 * joiners.
 */
export function isSameName(typed: string, name: string): boolean {
  return toComparableName(typed) === toComparableName(name);
}

/** Returns a name as it is compared with another: without joiners (U+200C, U+200D), which few people type. */
const toComparableName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\u200c\u200d]/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
