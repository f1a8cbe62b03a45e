import { Matches, type ValidationOptions } from 'class-validator';
import { HIDDEN_CHARACTER, VISIBLE_CHARACTER } from '../../../kernel/hidden-characters.js';

const NO_HIDDEN_CHARACTER = new RegExp(`^[^${HIDDEN_CHARACTER.source.slice(1, -1)}]*$`, 'u');

/** A text of one line in which everything can be seen. @param what begins the sentence that people read, such as `Name` */
export const HasNoHiddenCharacters = (what: string, options: Pick<ValidationOptions, 'each'> = {}) =>
  Matches(NO_HIDDEN_CHARACTER, { ...options, message: `${what} must not contain control or invisible characters` });

/** A text of which a reader sees something. */
export const IsVisible = (options: ValidationOptions) => Matches(VISIBLE_CHARACTER, options);
