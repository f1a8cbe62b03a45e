import { type Cents, parseCents } from '../../kernel/money.js';
import { type LocalDate, type LocalTime, MIDNIGHT, MINUTES_OF_DAY, toMinutes } from '../../kernel/local-time.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { findMobile, parsePhone, toSupportedCountry } from '../../kernel/phone-number.js';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../../platform/http/validation/email/email-address.js';
import { isLocalDate } from '../../platform/http/validation/local-time.decorators.js';

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
  if (!isEmailAddress(address)) throw refuse(`"${shorten(text)}" is not an email address`);
  return address;
};

/**
 * Returns a rule that accepts any number that clients may type.
 * @param country two letters; its numbers are written as there, others with + and the country's code
 */
export function phone(country: string): CellRule<string | null> {
  const home = toSupportedCountry(country);
  return (cell) => {
    // A spreadsheet marks a number that is to keep its 0 as text.
    const text = cell.replace(/^'/, '').trim();
    if (text === '') return null;
    const number = findMobile(text, home) ?? parsePhone(text, home);
    if (!number) throw refuse(`"${shorten(text)}" is not a phone number of ${home}, nor one that begins with + or 00`);
    const written = number.country === home ? number.formatNational() : number.formatInternational();
    return written.replaceAll(/[()]/g, '');
  };
}

/** Whether the day or the month comes first in a date such as `4/3/2026`. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const ORDERED_DATE = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** Returns the order that a date shows; `unclear` for one that is another day in the other order, null for all else. */
export function findDateOrder(text: string): DateOrder | 'unclear' | null {
  const [first = 0, second = 0] = ORDERED_DATE.exec(text.trim())?.slice(1).map(Number) ?? [];
  if (first === second) return null;
  if (first > 12) return 'day-first';
  return second > 12 ? 'month-first' : 'unclear';
}

/** Returns a rule that parses `2026-03-04`, or `4/3/2026` in the file's order. */
export const date =
  (order: DateOrder): CellRule<LocalDate> =>
  (text) => {
    const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim())?.slice(1);
    const [first, second, last] = ORDERED_DATE.exec(text.trim())?.slice(1) ?? [];
    const [year, month, day] = iso ?? (order === 'day-first' ? [last, second, first] : [last, first, second]);
    const read = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
    if (!isLocalDate(read)) throw refuse(`"${shorten(text)}" is not a date such as 2026-03-04 or 4/3/2026`);
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
    throw refuse(`"${shorten(text)}" is not a time such as 14:30 or 2:30 PM`);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};

/** Parses a time at which something ends, in minutes of the day: `24:00`, `0:00` and `12:00 AM` are its end. */
export const endTime: CellRule<number | null> = (text) => {
  if (text.trim() === '') return null;
  const read = /^24[:.]00(:00)?$/.test(text.trim()) ? MIDNIGHT : time(text);
  return toMinutes(read) || MINUTES_OF_DAY;
};

/** Parses a length in minutes: `90`, `90 min`, `1:30`, `1h 30m`; null for an empty cell. */
export const duration: CellRule<number | null> = (text) => {
  if (text.trim() === '') return null;
  const [, hours = '0', minutes = '0'] =
    /^(?=.)(?:(\d{1,2})\s*(?:h|hrs?|hours?|:(?=\d\d$))\s*)?(?:(\d{1,4})\s*(?:m|mins?|minutes?)?)?$/i.exec(
      text.trim(),
    ) ?? [];
  const length = Number(hours) * 60 + Number(minutes);
  if (length < 5 || length > MINUTES_OF_DAY) throw refuse(`"${shorten(text)}" is not a length such as 90 or 1:30`);
  return length;
};

/** Parses `89.5`, `$89.50`, `89,50` or `1,250.00` to cents; null for an empty cell. */
export const price: CellRule<Cents | null> = (text) => {
  const amount = text.replace(/^\s*\$?\s*/, '').trim();
  if (amount === '') return null;
  const plain = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(amount) ? amount.replaceAll(',', '') : amount.replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) throw refuse(`"${shorten(text)}" is not a price such as 89.50`);
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
