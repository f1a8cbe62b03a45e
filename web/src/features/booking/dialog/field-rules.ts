import { isEmailOrEmpty } from './email.js';
import { compactPhone } from './phone.js';

const rule = (isGood: (value: string) => boolean, message: string) => ({
  validator: (_: unknown, value: string = '') =>
    isGood(value) ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** Messages under the fields. Lengths are in characters; "less than N" accepts N itself. */
export const nameRules = [
  rule((name) => name.trim().length >= 1, 'Name cannot be empty'),
  rule((name) => name.trim().length <= 100, 'Name must be less than 100 characters'),
];

export const phoneRules = [
  rule((phone) => compactPhone(phone).length >= 10, 'Phone number must be at least 10 digits'),
  rule((phone) => phone.trim().length <= 20, 'Phone number must be less than 20 characters'),
];

export const emailRules = [
  rule((email) => isEmailOrEmpty(email.trim()), 'Invalid email address'),
  rule((email) => email.trim().length <= 255, 'Email must be less than 255 characters'),
];
