import { Matches, type ValidationOptions } from 'class-validator';
import { VISIBLE_CHARACTER } from '../../../kernel/hidden-characters.js';

/** A text of which a reader sees something. */
export const IsVisible = (options: ValidationOptions) => Matches(VISIBLE_CHARACTER, options);
