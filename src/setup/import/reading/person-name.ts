import { splitName } from '../../../booking/index.js';
import { normalizeText } from '../../../kernel/normalize-text.js';
import type { Cells } from '../line-reader.js';
import { withoutNothing } from './contacts.js';

export interface PersonName {
  first: string;
  last: string;
  doubts: string[];
}

/** Characters of Windows-1252 beyond Latin-1, by which a text that was decoded twice wrongly is put right. */
const WINDOWS_BYTES = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, nth) => 0x80 + nth))].map(
    (character, nth) => [character, 0x80 + nth] as const,
  ),
);

/**
 * Reads the name of a person from columns for its parts, else from one for all of it, `Quill, Zara` included; of a
 * business, its name. Both parts are empty where there is none.
 */
export function readPersonName(cells: Cells): PersonName {
  const doubts: string[] = [];
  const read = (column: string) => {
    const text = cleanName(cells[column] ?? '');
    const repaired = repair(text);
    if (repaired !== text) doubts.push(`"${text}" is read as "${repaired}"`);
    return repaired;
  };
  const [first, middle, last] = [read('first_name'), read('middle_name'), read('last_name')];
  const parts = { first: [first, middle].filter(Boolean).join(' '), last };
  const whole = read('name') || read('client_name');
  const name = parts.first || parts.last ? splitComma(parts) : splitWhole(whole || read('company'));
  if (whole.includes(',') || first.includes(','))
    doubts.push(`The first name is read as "${name.first}", the last name as "${name.last}"`);
  if (/[*!?]|\d{3}|\bdo not\b/i.test(`${name.first} ${name.last}`)) doubts.push('The name has more than a name in it');
  return { ...name, doubts };
}

/** Returns a cell without what only says that there is no name, and without a spreadsheet's apostrophe. */
function cleanName(text: string): string {
  const name = withoutNothing(text.replaceAll(/\s+/g, ' ')).replace(/^'(?=\p{Lu})/u, '');
  return /[\p{L}\p{N}]/u.test(name) ? name : '';
}

function splitComma({ first, last }: { first: string; last: string }): { first: string; last: string } {
  const [before = '', after = ''] = first.split(/, */, 2);
  if (last !== '' || after === '') return { first, last };
  return { first: after, last: before };
}

function splitWhole(name: string): { first: string; last: string } {
  if (name.includes(',')) return splitComma({ first: name, last: '' });
  const { firstName, lastName } = splitName(name, null);
  return { first: firstName, last: lastName };
}

/** Puts right a text in UTF-8 that a program read as Windows-1252: `MÃ¼ller` → `Müller`. */
function repair(text: string): string {
  if (!/[ÂÃÄÅÆÇÈÉáâãäåæçèéêëìíîïð][\u0080-\u00bf\u0152-\u2122]/.test(text)) return text;
  const bytes = [...text].map((character) => WINDOWS_BYTES.get(character) ?? character.codePointAt(0)!);
  if (bytes.some((byte) => byte > 0xff)) return text;
  try {
    return normalizeText(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)));
  } catch {
    return text;
  }
}
