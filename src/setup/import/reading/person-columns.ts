/** The meanings that a column of a file may have, with the names that other systems give it, best first. */
export type Names = Readonly<Record<string, readonly (string | RegExp)[]>>;

/** Columns about a contact that do not hold it: its kind, or whether the person agrees to something. */
const ABOUT_CONTACT =
  '(?!.*\\b(?:type|label|consent|marketing|status|subscri\\w*|opt|verified|reminders?|code|prefix|preferences?|notifications?|last|template|sent)\\b)';

const phone: readonly (string | RegExp)[] = [
  ...['phone', 'phone number', 'mobile', 'mobile phone', 'mobile number', 'mobile no', 'cell', 'cell phone'],
  ...['client phone', 'customer phone', 'telephone', 'primary phone', 'contact number'],
  new RegExp(`^${ABOUT_CONTACT}.*\\b(?:phones?|mobiles?|cell|tel|telephone|landline|sms number|contact no)\\b`),
];
export const email: readonly (string | RegExp)[] = [
  ...['email', 'email address', 'e mail', 'e mail address', 'client email', 'customer email'],
  new RegExp(`^${ABOUT_CONTACT}.*\\be ?mails?\\b`),
];
export const notes: readonly (string | RegExp)[] = [
  ...['notes', 'note', 'client notes', 'customer notes', 'memo', 'comments', 'comment', 'remarks', 'description'],
  /^(?!.*\b(?:count|date|by)\b).*\b(?:notes?|memo|comments?|remarks|allerg\w+|medical|alerts?|contraindications?|warnings?)\b/,
];
export const person: Names = {
  first_name: [
    'first name',
    'firstname',
    'given name',
    'forename',
    'fname',
    'client first name',
    'customer first name',
    'first',
  ],
  middle_name: ['middle name', 'middlename', 'additional name', 'middle names'],
  last_name: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'lname',
    'client last name',
    'customer last name',
    'last',
  ],
  phone_code: [
    'country code',
    'phone country code',
    'dial code',
    'calling code',
    'phone code',
    'phone prefix',
    'mobile country code',
  ],
  phone,
  email,
};
export const names = [
  'name',
  'full name',
  'client name',
  'customer name',
  'client',
  'customer',
  'guest name',
  'guest',
  'display name',
  'contact name',
  'patient',
  'patient name',
  'member name',
  'invitee name',
  'fn',
];
