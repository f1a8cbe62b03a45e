import { isEmail } from '../../../../shared/is-email.js';

/** Whether the text is a valid email address or empty, since it may be left out. */
export const isEmailOrEmpty = (email: string): boolean => email === '' || isEmail(email);
