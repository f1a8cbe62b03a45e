import { isEmail } from '../../../../shared/is-email.js';
import { normalizeText } from '../../../../shared/normalize-text.js';

/** Whether the text is a valid email address or empty, since it may be left out. */
export const isEmailOrEmpty = (email: string): boolean => normalizeText(email).trim() === '' || isEmail(email);
