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

export const isPhoneSearch = (text: string): boolean => PHONE_PATTERN.test(text.trim());

/** Names in Chinese, Japanese or Korean are of two or three signs, the family name most often of one. */
const IDEOGRAPH_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const isLongEnough = (text: string): boolean =>
  text.trim().length >= MIN_SEARCH_LENGTH || IDEOGRAPH_PATTERN.test(text);

/** Whether some words are too short for the trigram index, so that a match anywhere would scan every name. */
export const hasShortWord = (text: string): boolean => toWords(text).some((word) => word.length <= MIN_SEARCH_LENGTH);

/**
 * SQL: the rows of `customer_identities i` that match a search text, either by digits anywhere in a number, or by all
 * words in one name or address. A single letter always matches the beginning of a word.
 */
export function toIdentityConditions(text: string, parameters: unknown[], reach: Reach = 'part'): string {
  const add = (value: string) => `$${parameters.push(value)}`;
  if (isPhoneSearch(text)) return `i.search like '%' || identity_search('phone', ${add(text)}) || '%'`;
  const conditions = toWords(text).map((word) => {
    const patterns = toPatterns(word, reach);
    return `(${patterns.map((pattern) => `i.search like identity_search('word', ${add(pattern)})`).join(' or ')})`;
  });
  return `i.kind in ('name', 'email') and ${conditions.join(' and ')}`;
}

const toWords = (text: string) => text.trim().split(/\s+/).slice(0, MAX_WORDS);

function toPatterns(word: string, reach: Reach): string[] {
  if (reach === 'whole') return wholeWordPatterns(word);
  const isBegun = word.length < MIN_SEARCH_LENGTH || (reach === 'begun' && word.length === MIN_SEARCH_LENGTH);
  return isBegun ? beginningPatterns(word) : [containsPattern(word)];
}
