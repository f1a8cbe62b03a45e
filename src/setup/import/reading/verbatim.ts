import { isEmailAddress, MAX_EMAIL_LENGTH } from '../../../platform/http/validation/email/email-address.js';
import type { Cells } from '../line-reader.js';
import { type Contacts, findEmails, findPhones } from './contacts.js';
import type { PersonName } from './person-name.js';

/** Most characters of a phone number that the desk enters. */
const MAX_PHONE_LENGTH = 20;

/** Takes the name of an exported line as it is, even where it would look like none. */
export const takeName = (cells: Cells): PersonName => ({
  first: cells.first_name ?? '',
  last: cells.last_name ?? '',
  doubts: [],
});

/** Takes the number of an exported line as it is; what somebody has made longer is read as in any other file. */
export const takePhone = (cell: string, country: string): Contacts =>
  cell.length <= MAX_PHONE_LENGTH && !cell.includes('\n') ? take(cell) : findPhones(cell, '', country);

/** Takes the address of an exported line as it is; one that is none any more is read as in any other file. */
export const takeEmail = (cell: string): Contacts =>
  cell === '' || (isEmailAddress(cell) && cell.length <= MAX_EMAIL_LENGTH) ? take(cell) : findEmails(cell);

/** Takes the notes of an exported client, who may have more of them than a file of another system may state. */
export const takeNotes = (text: string): string | null => text.trim() || null;

const take = (cell: string): Contacts => ({ kept: cell || null, others: [], doubts: [] });
