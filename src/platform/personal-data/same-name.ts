/** Whether `typed` is this name, regardless of space around and between words and of how accents are encoded. */
export function isSameName(typed: string, name: string): boolean {
  return toComparable(typed) === toComparable(name);
}

const toComparable = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
