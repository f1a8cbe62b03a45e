import { containsPattern, wordPatterns } from '../../platform/database/like-pattern.js';

/** Shorter texts are in everybody's name. */
export const MIN_SEARCH_LENGTH = 2;

const MAX_WORDS = 5;

/** A number however it is written: digits and what people put between them. */
const PHONE_PATTERN = /^[+(]?[\d\s().\-/]*$/;

/**
 * The rows of `customer_identities i` that a text finds: by digits anywhere in a number, or by parts of all its words in one
 * name or address. Two letters find words that begin with them.
 */
export function toIdentityConditions(text: string, parameters: unknown[]): string {
  const add = (value: string) => `$${parameters.push(value)}`;
  if (PHONE_PATTERN.test(text.trim())) return `i.search like '%' || identity_search('phone', ${add(text)}) || '%'`;
  const words = text.trim().split(/\s+/).slice(0, MAX_WORDS);
  const conditions = words.map((word) => {
    const patterns = word.length > MIN_SEARCH_LENGTH ? [containsPattern(word)] : wordPatterns(word);
    return `(${patterns.map((pattern) => `i.search like identity_search('name', ${add(pattern)})`).join(' or ')})`;
  });
  return `i.kind in ('name', 'email') and ${conditions.join(' and ')}`;
}
