import { isEmail } from '../../../../shared/is-email.js';

/** Empty counts as valid: an email may be left out. */
export const isEmailOrEmpty = (email: string): boolean => email === '' || isEmail(email);
