import { InvalidInput } from '../platform/decider.js';
import { isCommon } from './common-passwords.js';

/** Characters of a new password. */
export const shortestPassword = 12;
export const longestPassword = 200;

/** What a guesser tries here, and no list of leaked passwords names. Digits and signs around it do not count. */
const obvious = new Set('spa staff abc adminadmin passphrase letmeinnow welcomeback correcthorsebatterystaple'.split(' '));

/**
 * Of 12 to 200 characters, and nothing that is guessed first.
 * @throws InvalidInput naming `password`
 */
export async function assertGoodPassword(password: string, email: string): Promise<void> {
  if (password.length < shortestPassword) refuse(`Password must be at least ${shortestPassword} characters`);
  if (password.length > longestPassword) refuse(`Password must be at most ${longestPassword} characters`);
  const plain = password.toLowerCase();
  const letters = lettersOf(plain).replaceAll(/(.)\1{3,}/g, '');
  const name = lettersOf(email.toLowerCase().split('@')[0] ?? '');
  if (plain.includes(email.toLowerCase()) || (name && letters === name)) refuse('Password must not be your email address');
  if (obvious.has(letters) || isRepeated(plain) || isCounting(plain) || (await isCommon(plain, letters))) {
    refuse('This password is too easy to guess. A few words in a row make a good one');
  }
}

const lettersOf = (text: string) => text.replaceAll(/[^a-z]/g, '');

/** One to four characters again and again. */
const isRepeated = (text: string) => /^(.{1,4})\1+.{0,3}$/.test(text);

/** Nothing but digits that go up or down one by one, in one run or several. */
function isCounting(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const steps = [...text].slice(1).map((digit, at) => Math.abs(Number(digit) - Number(text[at])));
  return steps.filter((step) => step === 1 || step === 9).length >= steps.length - 1;
}

function refuse(message: string): never {
  throw new InvalidInput('password', message);
}
