import { isEmailOrEmpty } from './email.js';
import { isLongEnough } from '../../../../shared/phone.js';

/** What is typed, and so can be typed wrongly. */
export type TextField = 'first_name' | 'last_name' | 'client_phone' | 'client_email' | 'notes';

type Rule = [isGood: (value: string) => boolean, message: string];

/** A name may contain marks of no width, but not consist of them. */
const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

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
  ],
  client_email: [
    [(email) => isEmailOrEmpty(email.trim()), 'Invalid email address'],
    [(email) => email.trim().length <= 255, 'Email must be less than 255 characters'],
  ],
  notes: [],
};

export const TEXT_FIELDS = Object.keys(RULES) as TextField[];

/** The message under a field: one complaint at a time, none when all is well. */
export const validateField = (field: TextField, value = ''): string | undefined =>
  RULES[field].find(([isGood]) => !isGood(value))?.[1];
