import { isEmailOrEmpty } from './email.js';
import { normalizeText } from '../../../../shared/normalize-text.js';
import { VISIBLE_CHARACTER } from '../../../../shared/server-rules.js';
import { formatMobileRule, isLongEnough, isMobile } from '../../../../shared/phone.js';

/** The fields that are typed and need checks. */
export type TextField = 'first_name' | 'last_name' | 'client_phone' | 'client_email' | 'notes';

type Rule = [isGood: (value: string) => boolean, message: string | (() => string)];

const NAME_RULES: Rule[] = [
  [(name) => VISIBLE_CHARACTER.test(name), 'Name cannot be empty'],
  [(name) => name.trim().length <= 100, 'Name must be less than 100 characters'],
];

/** Lengths are in characters; "less than N" accepts N itself. */
const RULES: Record<TextField, Rule[]> = {
  first_name: NAME_RULES,
  last_name: NAME_RULES,
  client_phone: [
    [isLongEnough, 'Phone number must be at least 10 digits'],
    [(phone) => phone.trim().length <= 20, 'Phone number must be less than 20 characters'],
    [isMobile, formatMobileRule],
  ],
  client_email: [
    [(email) => email.trim().length <= 255, 'Email must be less than 255 characters'],
    [(email) => isEmailOrEmpty(email.trim()), 'Invalid email address'],
  ],
  notes: [],
};

export const TEXT_FIELDS = Object.keys(RULES) as TextField[];

/** Returns the first error of a field; undefined when it is valid. */
export function validateField(field: TextField, value = ''): string | undefined {
  const text = normalizeText(value);
  const message = RULES[field].find(([isGood]) => !isGood(text))?.[1];
  return typeof message === 'function' ? message() : message;
}
