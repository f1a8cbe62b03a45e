/** Whether somebody typed this name: space around and between words aside, and however accents are encoded. */
export function isSameName(typed: string, name: string): boolean {
  return toComparable(typed) === toComparable(name);
}

const toComparable = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
