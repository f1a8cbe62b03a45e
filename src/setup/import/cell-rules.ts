import { type Cents, parseCents } from '../../kernel/money.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { findMobile, parsePhone, toSupportedCountry } from '../../kernel/phone-number.js';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../../platform/http/validation/email/email-address.js';

/** Parses a cell. @throws InvalidInputError with the reason for which it is refused */
export type CellRule<Value> = (text: string) => Value;

const refuse = (reason: string) => new InvalidInputError('file', reason);

/** Parses a key of the former system. It is kept when the person is erased, so it must not contain personal data. */
export const externalId: CellRule<string> = (text) => {
  const key = required(text);
  if (key.length > 100) throw refuse('Must have at most 100 characters');
  if (key.includes('@')) throw refuse('Must be a number or code of the record, not an email address');
  return key;
};

export const personName: CellRule<string> = (text) => {
  const name = text.replaceAll(/\s+/g, ' ').trim();
  if (name.length > 100) throw refuse('Must have at most 100 characters');
  return name;
};

export const notes: CellRule<string | null> = (text) => {
  if (text.length > 20_000) throw refuse('Must have at most 20000 characters');
  return text.trim() || null;
};

export const email: CellRule<string | null> = (text) => {
  const address = text.trim().toLowerCase();
  if (address === '') return null;
  if (address.length > MAX_EMAIL_LENGTH) throw refuse(`Must have at most ${MAX_EMAIL_LENGTH} characters`);
  if (!isEmailAddress(address)) throw refuse(`"${shorten(text)}" is no email address`);
  return address;
};

/**
 * Returns a rule that accepts any number that clients may type.
 * @param country two letters; its numbers are written as there, others with + and the country's code
 */
export function phone(country: string): CellRule<string | null> {
  const home = toSupportedCountry(country);
  return (text) => {
    if (text.trim() === '') return null;
    const number = findMobile(text, home) ?? parsePhone(text, home);
    if (!number) throw refuse(`"${shorten(text)}" is no phone number of ${home}, nor one that begins with + or 00`);
    const written = number.country === home ? number.formatNational() : number.formatInternational();
    return written.replaceAll(/[()]/g, '');
  };
}

/** Parses `2026-03-04`, or `4/3/2026` with the day first. */
export const date: CellRule<LocalDate> = (text) => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const dayFirst = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1) : dayFirst ? dayFirst.slice(1).reverse() : [];
  const read = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const instant = new Date(`${read}T00:00:00Z`);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(read);
  if (!exists) throw refuse(`"${shorten(text)}" is no date such as 2026-03-04 or 4/3/2026`);
  if (read < '1990-01-01' || read > '2099-12-31') throw refuse('Must be a date from 1990 to 2099');
  return read;
};

/** Parses `14:30`, or `2:30 PM`. */
export const time: CellRule<LocalTime> = (text) => {
  const [, hours = '', minutes = '', , half] = /^(\d{1,2})[:.](\d{2})(:00)?\s*([ap]\.?m\.?)?$/i.exec(text.trim()) ?? [];
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const isTwelveHour = !half || (Number(hours) >= 1 && Number(hours) <= 12);
  if (hours === '' || !isTwelveHour || hour > 23 || Number(minutes) > 59)
    throw refuse(`"${shorten(text)}" is no time such as 14:30 or 2:30 PM`);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};

/** Parses `89.5`, `$89.50`, `89,50` or `1,250.00` to cents; null for an empty cell. */
export const price: CellRule<Cents | null> = (text) => {
  const amount = text.replace(/^\s*\$?\s*/, '').trim();
  if (amount === '') return null;
  const plain = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(amount) ? amount.replaceAll(',', '') : amount.replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) throw refuse(`"${shorten(text)}" is no price such as 89.50`);
  return parseCents(plain);
};

/** Returns a rule that parses one of the values, in any case: `No-show` is read as `no_show`. */
export function anyFrom<Value extends string>(values: readonly Value[], initial?: Value): CellRule<Value> {
  return (text) => {
    const word = text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    const found = values.find((value) => value === (word || initial));
    if (!found) throw refuse(`Must be one of ${values.join(', ')}`);
    return found;
  };
}

/** Parses text that must not be empty. @throws InvalidInputError when it is empty */
export function required(text: string): string {
  const value = text.trim();
  if (value === '') throw refuse('Is missing');
  return value;
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
