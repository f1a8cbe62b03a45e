import { InvalidInputError } from '../../kernel/errors.js';

/** Fewest characters of a new password. */
export const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;

/**
 * Requires 12 to 200 characters that are not easily guessed.
 * @throws InvalidInputError naming `password`
 */
export async function assertPasswordPolicy(password: string, email: string): Promise<void> {
  if (password.length < MIN_PASSWORD_LENGTH)
    rejectPassword(`Password must be at least ${MIN_PASSWORD_LENGTH} characters`);
  if (password.length > MAX_PASSWORD_LENGTH)
    rejectPassword(`Password must be at most ${MAX_PASSWORD_LENGTH} characters`);
  if (isFromEmail(password.toLowerCase(), email.toLowerCase()))
    rejectPassword('Password must not be your email address');
  // Loaded only when needed: its dictionaries take megabytes.
  const { isGuessable } = await import('./password-strength.js');
  if (await isGuessable(password))
    rejectPassword('This password is too easy to guess. A few words in a row make a good one');
}

/** Whether the password contains the email address, or is the name before its `@` with digits and signs around it. */
function isFromEmail(password: string, email: string): boolean {
  const keepLetters = (text: string) => text.replaceAll(/[^a-z]/g, '');
  const name = keepLetters(email.split('@')[0] ?? '');
  return password.includes(email) || (name !== '' && keepLetters(password) === name);
}

function rejectPassword(message: string): never {
  throw new InvalidInputError('password', message);
}
