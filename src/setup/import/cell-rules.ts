import { type Cents, parseCents } from '../../kernel/money.js';
import { currencies } from '../../catalog/index.js';
import { BOOKING_STATUSES, type BookingStatus } from '../../booking/index.js';
import {
  DAY_MS,
  formatMinutes,
  type LocalDate,
  type LocalTime,
  MIDNIGHT,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../kernel/local-time.js';
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

const ORDERED_DATE = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const ISO_DATE = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/;
const WRITTEN_DATE =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?[ -]+([a-z]{3,9})|([a-z]{3,9}) +(\d{1,2})(?:st|nd|rd|th)?),?[ -]+(\d{4}|\d{2})(?!\d)/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]? +/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of days from the first day of a spreadsheet's calendar to that of the machine's. */
const SPREADSHEET_DAYS = 25_569;

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

/** Returns the order that a date shows; `unclear` for one that is another day in the other order, null for all else. */
export function findDateOrder(text: string): DateOrder | 'unclear' | null {
  const [, first = '0', , second = '0'] = ORDERED_DATE.exec(text.trim()) ?? [];
  if (Number(first) === Number(second)) return null;
  const fitting = DATE_ORDERS.filter((order) => findDate(text, order));
  return fitting.length === 2 ? 'unclear' : (fitting[0] ?? null);
}

/** Returns a rule that parses `2026-03-04`, `4 March 2026`, or `4/3/2026` in the file's order; a time behind it is let be. */
export const date =
  (order: DateOrder): CellRule<LocalDate> =>
  (text) => {
    const read = findDate(text, order);
    if (!read) throw refuse(`"${shorten(text)}" is not a date such as 2026-03-04 or 4/3/2026`);
    if (read < '1990-01-01' || read > '2099-12-31') throw refuse('Must be a date from 1990 to 2099');
    return read;
  };

/** Returns the day that a text says in the file's order, in whatever year; null where it is none. */
export function findDate(text: string, order: DateOrder): LocalDate | null {
  const written = text.trim().replace(WEEKDAY, '');
  if (/^[2-8]\d{4}(?:\.\d+)?$/.test(written))
    return new Date((Math.floor(Number(written)) - SPREADSHEET_DAYS) * DAY_MS).toISOString().slice(0, 10);
  const [year, month, day] = findDateParts(written, order);
  const read = `${year?.length === 2 ? `20${year}` : year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isLocalDate(read) ? read : null;
}

function findDateParts(text: string, order: DateOrder): Parts {
  const iso = ISO_DATE.exec(text);
  if (iso) return [iso[1], iso[3], iso[4]];
  const [, first, , second, last] = ORDERED_DATE.exec(text) ?? [];
  if (last) return order === 'day-first' ? [last, second, first] : [last, first, second];
  const [, day, month, monthFirst, dayLast, year] = WRITTEN_DATE.exec(text) ?? [];
  const nth = MONTHS.indexOf((month ?? monthFirst ?? '').slice(0, 3).toLowerCase()) + 1;
  return nth === 0 ? [undefined, undefined, undefined] : [year, String(nth), day ?? dayLast];
}

/** The time in a cell that may have a day before it; the cell itself where it has none. */
export function cutDate(text: string): string {
  const written = text.trim().replace(WEEKDAY, '');
  const found = ISO_DATE.exec(written) ?? ORDERED_DATE.exec(written) ?? WRITTEN_DATE.exec(written);
  if (found) return written.slice(found[0].length).replace(/^(?:T|[\s,]*(?:at|@)?\s*)/i, '');
  // Spreadsheets keep the time as the part of a day.
  return /^[2-8]\d{4}\.\d+$/.test(written) ? String(Number(written) % 1) : text;
}

/** Parses `14:30`, `2:30 PM`, `2pm`, `1430` or `14h30`; of two times the first. */
export const time: CellRule<LocalTime> = (text) => {
  const [first = ''] = text.trim().split(/\s*(?:–|—|-|\bto\b|\buntil\b)\s*/i);
  if (/^0?\.\d+$/.test(first)) return formatMinutes(Math.round(Number(first) * MINUTES_OF_DAY) % MINUTES_OF_DAY);
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*([ap]\.?m\.?)?$/i.exec(
      first.replace(/^(\d{2})(\d{2})$/, '$1:$2'),
    ) ?? [];
  const isBare = !half && !/^\d{1,2}[:.h]|^\d{4}$/i.test(first);
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const isTwelveHour = !half || (Number(hours) >= 1 && Number(hours) <= 12);
  if (hours === '' || isBare || !isTwelveHour || hour > 23 || Number(minutes) > 59)
    throw refuse(text.trim() === '' ? 'Is missing' : `"${shorten(text)}" is not a time such as 14:30 or 2:30 PM`);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};

/** Parses a time at which something ends, in minutes of the day: `24:00`, `0:00` and `12:00 AM` are its end. */
export const endTime: CellRule<number | null> = (text) => {
  if (text.trim() === '') return null;
  const end = cutDate(text);
  const read = /^24[:.]00(:00)?$/.test(end.trim()) ? MIDNIGHT : time(end);
  return toMinutes(read) || MINUTES_OF_DAY;
};

/** Parses a length in minutes: `90`, `90 min`, `1:30`, `1h 30m`; null for an empty cell. */
export const duration: CellRule<number | null> = (text) => {
  if (text.trim() === '') return null;
  const [, hours = '0', minutes = '0'] =
    /^(?=.)(?:(\d{1,2})\s*(?:h|hrs?|hours?|:(?=\d\d$))\s*)?(?:(\d{1,4})\s*(?:m|mins?|minutes?)?)?$/i.exec(
      text
        .trim()
        .replace(/^(\d{1,2}:\d{2}):00$/, '$1')
        .replace(/\.0+$/, ''),
    ) ?? [];
  const length = Number(hours) * 60 + Number(minutes);
  if (length < 5 || length > MINUTES_OF_DAY) throw refuse(`"${shorten(text)}" is not a length such as 90 or 1:30`);
  return length;
};

/** The shop's currency, before or behind an amount. */
const CURRENCY = /^(?:A\$|AU\$|AUD\s?\$?|\$)\s*|\s*(?:AUD|A\$|\$)$/gi;

/** Parses `89.5`, `A$89.50`, `89,50`, `1,250.00` or `1.250,00` to cents; null for an empty cell. */
export const price: CellRule<Cents | null> = (text) => {
  const amount = text.trim().replaceAll(CURRENCY, '');
  if (amount === '') return null;
  const plain = toDecimal(amount);
  if (/[€£¥₹]|\b(?:US|NZ|CA|HK|S)\$|\b(?!AUD)[A-Z]{3}\b/.test(amount))
    throw refuse(`"${shorten(text)}" is in another currency`);
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) throw refuse(`"${shorten(text)}" is not a price such as 89.50`);
  return parseCents(plain);
};

/** Parses a currency such as `AUD`; null for an empty cell. */
export const currency: CellRule<string | null> = (text) => {
  const code = text.trim().toUpperCase();
  if (code !== '' && !(currencies as readonly string[]).includes(code))
    throw refuse(`Must be one of ${currencies.join(', ')}`);
  return code || null;
};

/** Returns an amount without marks between thousands, and with a point before its cents. */
function toDecimal(amount: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(amount)) return amount.replaceAll(',', '');
  if (/^\d{1,3}([. ]\d{3})+,\d{1,2}$/.test(amount) || /^\d{1,3}( \d{3})+$/.test(amount))
    return amount.replaceAll(/[. ]/g, '').replace(',', '.');
  return amount.replace(',', '.');
}

/** Words of other systems for what became of a booking. */
const STATUS_WORDS: readonly [BookingStatus, RegExp][] = [
  ['no_show', /^(?:no_?shows?|did_not_(?:show|attend|arrive)|dna|missed|not_attended|absent|noshow.*|no_show.*)$/],
  ['cancelled', /^(?:.*cancel.*|deleted|declined|rejected|refused|removed|void(?:ed)?|expired|archived)$/],
  [
    'completed',
    /^(?:completed?|done|finished|checked_?out|paid|shown?|showed|attended|arrived|checked_?in|started|in_progress|in_service|fulfilled|closed|visited|served|processed)$/,
  ],
  [
    'pending',
    /^(?:pending|requested|request|awaiting.*|unconfirmed|not_confirmed|tentative|waiting.*|on_hold|needs_action)$/,
  ],
  [
    'confirmed',
    /^(?:confirmed.*|booked|new|accepted|approved|scheduled|upcoming|active|reserved|open|ok|yes|rescheduled|rebooked)$/,
  ],
];

/** Returns a rule that parses what became of a booking, in the words of this shop or of another system. */
export const status =
  (initial: BookingStatus): CellRule<BookingStatus> =>
  (text) => {
    const word = text
      .trim()
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    const known = STATUS_WORDS.find(([, words]) => words.test(word))?.[0];
    return known ?? anyFrom(BOOKING_STATUSES, initial)(text);
  };

/** Returns a rule that parses one of the values, in any case: `No-show` is read as `no_show`. */
function anyFrom<Value extends string>(values: readonly Value[], initial?: Value): CellRule<Value> {
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
