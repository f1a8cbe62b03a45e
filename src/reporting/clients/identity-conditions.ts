import { beginningPatterns, containsPattern, wholeWordPatterns } from '../../platform/database/like-pattern.js';

/** Shorter texts are in everybody's name. */
export const MIN_SEARCH_LENGTH = 2;

const MAX_WORDS = 5;

/** A number however it is written: digits and what people put between them. */
const PHONE_PATTERN = /^[+(]?[\s().\-/]*\d[\d\s().\-/]*$/;

/**
 * How much of a name or address a word has to be: all of a word; its beginning where the word is too short for the index of
 * three letters; or any part.
 */
export type Reach = 'whole' | 'begun' | 'part';

export const isPhoneSearch = (text: string): boolean => PHONE_PATTERN.test(text.trim());

/** Some of its words are too short for the index of three letters, and are looked for in every name when any part will do. */
export const hasShortWord = (text: string): boolean => toWords(text).some((word) => word.length <= MIN_SEARCH_LENGTH);

/**
 * The rows of `customer_identities i` that a text finds: by digits anywhere in a number, or by all its words in one name or
 * address. A single letter begins a word, always.
 */
export function toIdentityConditions(text: string, parameters: unknown[], reach: Reach = 'part'): string {
  const add = (value: string) => `$${parameters.push(value)}`;
  if (isPhoneSearch(text)) return `i.search like '%' || identity_search('phone', ${add(text)}) || '%'`;
  const conditions = toWords(text).map((word) => {
    const patterns = toPatterns(word, reach);
    return `(${patterns.map((pattern) => `i.search like identity_search('name', ${add(pattern)})`).join(' or ')})`;
  });
  return `i.kind in ('name', 'email') and ${conditions.join(' and ')}`;
}

const toWords = (text: string) => text.trim().split(/\s+/).slice(0, MAX_WORDS);

function toPatterns(word: string, reach: Reach): string[] {
  if (reach === 'whole') return wholeWordPatterns(word);
  const isBegun = word.length < MIN_SEARCH_LENGTH || (reach === 'begun' && word.length === MIN_SEARCH_LENGTH);
  return isBegun ? beginningPatterns(word) : [containsPattern(word)];
}
