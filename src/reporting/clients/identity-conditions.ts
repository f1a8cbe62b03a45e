import { findDigitsBehindCode } from '../../kernel/phone-number.js';
import { beginningPatterns, containsPattern, wholeWordPatterns } from '../../platform/database/like-pattern.js';

/** Shorter texts are in everybody's name. */
const MIN_SEARCH_LENGTH = 2;

const MAX_WORDS = 5;

/** A number however it is written: digits and what people put between them. */
const PHONE_PATTERN = /^[+(]?[\s().\-/]*\d[\d\s().\-/]*$/;

/**
 * How a word of the search must match a name or address: as a whole word, as a prefix (when it is too short for the
 * trigram index), or anywhere.
 */
export type Reach = 'whole' | 'begun' | 'part';

/** A number as it is dialled within its country, by the digits behind the 0; fewer would be in too many numbers. */
const NATIONAL_PATTERN = /^0([1-9]\d{3,})$/;

export const isPhoneSearch = (text: string): boolean => PHONE_PATTERN.test(text.trim());

/** Names in Chinese, Japanese or Korean are of two or three signs, the family name most often of one. */
const IDEOGRAPH_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const isLongEnough = (text: string): boolean =>
  text.trim().length >= MIN_SEARCH_LENGTH || IDEOGRAPH_PATTERN.test(text);

/** Whether some words are too short for the trigram index, so that a match anywhere would scan every name. */
export const hasShortWord = (text: string): boolean => toWords(text).some((word) => word.length <= MIN_SEARCH_LENGTH);

interface IdentitySearch {
  /** Two letters of the shop's country. */
  country: string;
  reach?: Reach;
}

/**
 * SQL: the rows of `customer_identities i` that match a search text, either by digits anywhere in a number, or by all
 * words in one name or address. A single letter always matches the beginning of a word.
 */
export function toIdentityConditions(
  text: string,
  parameters: unknown[],
  { country, reach = 'part' }: IdentitySearch,
): string {
  const add = (value: string) => `$${parameters.push(value)}`;
  if (isPhoneSearch(text)) return toPhoneCondition(text, country, add);
  const conditions = toWords(text).map((word) => {
    const ways = hasUmlaut(word) ? ['word', 'umlauts'] : ['word'];
    const patterns = toPatterns(word, reach).map(add);
    const isFound = patterns.flatMap((pattern) =>
      ways.map((way) => `i.search like identity_search('${way}', ${pattern})`),
    );
    return `(${isFound.join(' or ')})`;
  });
  return `i.kind in ('name', 'email') and ${conditions.join(' and ')}`;
}

/**
 * A national form may be of any country: a number begins with 0 here, with the code of its country elsewhere. One with the
 * code of the shop's country may have been typed without it.
 */
function toPhoneCondition(text: string, country: string, add: (value: string) => string): string {
  const behind = NATIONAL_PATTERN.exec(text.replaceAll(/\D/g, ''))?.[1];
  if (!behind) {
    const asTyped = `i.search like '%' || identity_search('phone', ${add(text)}) || '%'`;
    return `(${[asTyped, ...toNationalPatterns(text, country).map((each) => `i.search like ${add(each)}`)].join(' or ')})`;
  }
  const begins = ['%0', '_', '__', '___'].map((code) => `i.search like ${add(`${code}${behind}%`)}`);
  return `i.search like ${add(`%${behind}%`)} and (${begins.join(' or ')})`;
}

/** How a number with the code of this country begins without it: with a 0, or in some countries with nothing instead. */
function toNationalPatterns(text: string, country: string): string[] {
  const behind = findDigitsBehindCode(text, country);
  if (!behind || behind.length < MIN_NATIONAL_DIGITS) return [];
  return behind.length < MIN_BARE_DIGITS ? [`0${behind}%`] : [`0${behind}%`, `${behind}%`];
}

const MIN_NATIONAL_DIGITS = 3;
/** Numbers of other countries begin with fewer digits, too. */
const MIN_BARE_DIGITS = 7;

const hasUmlaut = (word: string): boolean => /[äöüøå]/i.test(word.normalize('NFC'));

/** Names and addresses are searched without hyphens and apostrophes as well: written or not, they are no matter. */
const toWords = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .map((word) => word.replaceAll(/['’‘ʼ`\-‐‑–]/g, '') || word);

function toPatterns(word: string, reach: Reach): string[] {
  if (reach === 'whole') return wholeWordPatterns(word);
  const isBegun = word.length < MIN_SEARCH_LENGTH || (reach === 'begun' && word.length === MIN_SEARCH_LENGTH);
  return isBegun ? beginningPatterns(word) : [containsPattern(word)];
}
