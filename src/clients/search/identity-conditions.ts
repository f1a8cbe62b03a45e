import { findDigitsBehindCode } from '../../kernel/phone-number.js';
import { beginningPatterns, containsPattern, wholeWordPatterns } from '../../platform/database/like-pattern.js';

/** Fewest characters of a search: shorter texts are in nearly every name. */
const MIN_SEARCH_LENGTH = 2;

const MAX_WORDS = 5;

/** Matches a phone number in any spelling: digits and the characters that people put between them. */
const PHONE_PATTERN = /^[+(]?[\s().\-/]*\d[\d\s().\-/]*$/;

/**
 * Part of a name or address that a word of the search must match: a whole word, the beginning of a word (when the
 * search word is too short for the trigram index), or any part.
 */
export type WordMatch = 'whole' | 'prefix' | 'part';

/**
 * Matches a number as dialled within its country, and captures the digits after the 0; fewer digits would match too
 * many numbers.
 */
const NATIONAL_PATTERN = /^0([1-9]\d{3,})$/;

export const isPhoneSearch = (text: string): boolean => PHONE_PATTERN.test(text.trim());

/**
 * Matches a Chinese, Japanese or Korean character: such names have two or three characters, the family name often one.
 */
const IDEOGRAPH_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const isLongEnough = (text: string): boolean =>
  text.trim().length >= MIN_SEARCH_LENGTH || IDEOGRAPH_PATTERN.test(text);

/** Whether some words are too short for the trigram index, so that a match anywhere would scan every name. */
export const hasShortWord = (text: string): boolean => toWords(text).some((word) => word.length <= MIN_SEARCH_LENGTH);

interface IdentitySearch {
  /** Two letters of the shop's country. */
  country: string;
  match?: WordMatch;
}

/**
 * Returns SQL for the rows of `identities i` that match a search text, either by digits anywhere in a number,
 * or by all words in one name or address. A single letter always matches the beginning of a word.
 */
export function toIdentityConditions(
  text: string,
  parameters: unknown[],
  { country, match = 'part' }: IdentitySearch,
): string {
  const add = (value: string) => `$${parameters.push(value)}`;
  if (isPhoneSearch(text)) return toPhoneCondition(text, country, add);
  const conditions = toWords(text).map((word) => {
    const spellings = hasUmlaut(word) ? ['word', 'umlauts'] : ['word'];
    const patterns = toPatterns(word, match).map(add);
    const isFound = patterns.flatMap((pattern) =>
      spellings.map((spelling) => `i.search like identity_search('${spelling}', ${pattern})`),
    );
    return `(${isFound.join(' or ')})`;
  });
  return `i.kind in ('name', 'email') and ${conditions.join(' and ')}`;
}

/**
 * Returns SQL that matches a phone number. A national form may be of any country: a number begins with 0 here, with the
 * code of its country elsewhere. One with the code of the shop's country may have been stored without it.
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

/**
 * Returns patterns of a number with the code of this country as stored without the code: with a 0, or in some countries
 * with nothing instead.
 */
function toNationalPatterns(text: string, country: string): string[] {
  const behind = findDigitsBehindCode(text, country);
  if (!behind || behind.length < MIN_NATIONAL_DIGITS) return [];
  return behind.length < MIN_BARE_DIGITS ? [`0${behind}%`] : [`0${behind}%`, `${behind}%`];
}

const MIN_NATIONAL_DIGITS = 3;
/** Fewest digits of a number without code and 0, because numbers of other countries may begin with fewer. */
const MIN_BARE_DIGITS = 7;

const hasUmlaut = (word: string): boolean => /[äöüøå]/i.test(word.normalize('NFC'));

/**
 * Splits a search text into words, without the comma of `Quill, Zara`, and without hyphens and apostrophes, because names
 * and addresses are also indexed without them.
 */
const toWords = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .map((word) => word.replaceAll(/^[,;.]+|[,;.]+$|['’‘ʼʻʽ′´`＇\-‐‑‒–—−]/g, '') || word);

function toPatterns(word: string, match: WordMatch): string[] {
  if (match === 'whole') return wholeWordPatterns(word);
  const isLetter = word.length < MIN_SEARCH_LENGTH && /[\p{L}\p{N}]/u.test(word);
  const isPrefix = isLetter || (match === 'prefix' && word.length === MIN_SEARCH_LENGTH);
  return isPrefix ? beginningPatterns(word) : [containsPattern(word)];
}
