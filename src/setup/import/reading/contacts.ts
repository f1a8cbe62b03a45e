import { InvalidInputError } from '../../../kernel/errors.js';
import * as rules from '../cell-rules.js';

/** The contacts of a cell: the one to keep, further ones, and sentences about what is left out. */
export interface Contacts {
  kept: string | null;
  others: string[];
  doubts: string[];
}

/** Texts that say that there is nothing. */
const NOTHING =
  /^(?:n\.?\/?a\.?|none|no|nil|null|unknown|undefined|not given|no (?:phone|number|mobile|email|e-mail)|tba|tbc|[-–—.?*x_]+)$/i;

/** Texts between two contacts. */
const BETWEEN = /\s*(?::::|[/|]|;(?!\s*ext)|,|\bor\b|\band\b|&)\s*/i;

/** Returns the text, or nothing where it only says that there is nothing. */
export const withoutNothing = (text: string): string => (NOTHING.test(text.trim()) ? '' : text.trim());

/**
 * Finds the phone numbers of a cell: labels, remarks in brackets and extensions are left out, a mobile number comes first.
 * @param code what the file has as the country's code, empty if nothing
 * @param country whose numbers are written without a code
 */
export function findPhones(cell: string, code: string, country: string): Contacts {
  const parts = cell.split('\n').flatMap((line) => withoutNothing(line).split(BETWEEN));
  const read = parts
    .map(withoutNothing)
    .filter(Boolean)
    .map((part) => ({ part, ...readPhone(toNumber(part, code), country) }));
  const found = [...new Set(read.flatMap(({ value }) => (value ? [value] : [])))];
  const kept = found.find((number) => /^04|^\+/.test(number)) ?? found[0] ?? null;
  const doubts = read.flatMap(({ part, reason }) => (reason ? [explainPhone(part, reason)] : []));
  return { kept, others: found.filter((number) => number !== kept), doubts };
}

/** Finds the addresses of a cell, also within `Zara Quill <zara@example.com>` or behind `mailto:`. */
export function findEmails(cell: string): Contacts {
  const inBrackets = [...cell.matchAll(/<([^<>\s]+@[^<>\s]+)>/g)].map(([, address]) => address!);
  const parts = (inBrackets.length > 0 ? inBrackets : cell.split(/\s*(?::::|[;|]|,(?=[^,]*@)|\bor\b)\s*/i))
    .map((part) =>
      withoutNothing(part)
        .replace(/^mailto:/i, '')
        .replace(/\.$/, ''),
    )
    .filter(Boolean);
  const read = parts.map((part) => tryRule(rules.email, part));
  const [kept = null, ...others] = new Set(read.flatMap(({ value }) => (value ? [value] : [])));
  return { kept, others, doubts: read.flatMap(({ reason }) => reason ?? []).map((reason) => `${reason}: left out`) };
}

/** Reads a number of the country; a long one also as that of another country, whose plus a spreadsheet has dropped. */
function readPhone(number: string, country: string): ReturnType<typeof tryRule> {
  const read = tryRule(rules.phone(country), number);
  if (read.value || !/^[1-9]\d{10,14}$/.test(number.replaceAll(' ', ''))) return read;
  const abroad = tryRule(rules.phone(country), `+${number}`);
  return abroad.value ? abroad : read;
}

function tryRule(rule: rules.CellRule<string | null>, text: string): { value: string | null; reason: string | null } {
  try {
    return { value: rule(text), reason: null };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return { value: null, reason: error.message };
  }
}

/** Returns the number of a text such as `m: ٠٤٩١ 570 156 (mum)`, with the country's code if it comes apart from it. */
function toNumber(text: string, code: string): string {
  const number = toLatinDigits(text)
    .replace(/^\s*'/, '')
    .replace(/\(([^)\d]*)\)/g, '')
    .replace(/^[\p{L} .]*:\s*/u, '')
    .replace(/[\s;,]*(?:ext\.?|x)[\s=.:]*\d+$/i, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .trim();
  const isWhole = /^(?:\+|00|0)/.test(number);
  const digits = code.replaceAll(/\D/g, '');
  if (digits && !isWhole) return `+${digits} ${number}`;
  return number;
}

/** Returns a text whose digits of any script are 0 to 9. */
function toLatinDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const value = digit.codePointAt(0)!;
    let zero = value;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1;
    return String(value - zero);
  });
}

function explainPhone(part: string, reason: string): string {
  if (/^\d\.\d+e\+\d+$/i.test(part)) return `"${part}" is a number that a spreadsheet has cut short: left out`;
  return `${reason}: left out`;
}
