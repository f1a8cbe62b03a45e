import { Matches, type ValidationOptions } from 'class-validator';
import { PLAIN_NAME, VISIBLE_CHARACTER } from '../../../kernel/hidden-characters.js';

/**
 * A text of one line in which everything can be seen, except joiners between letters that need them.
 * @param what begins the sentence that people read, such as `Name`
 */
export const HasNoHiddenCharacters = (what: string, options: Pick<ValidationOptions, 'each'> = {}) =>
  Matches(PLAIN_NAME, { ...options, message: `${what} must not contain control or invisible characters` });

/** A text of which a reader sees something. */
export const IsVisible = (options: ValidationOptions) => Matches(VISIBLE_CHARACTER, options);
