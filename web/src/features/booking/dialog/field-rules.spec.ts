import { emailRules, nameRules, phoneRules } from './field-rules.js';

/** The first message a value brings under its field, as the form shows it. */
async function messageFor(rules: typeof nameRules, value: string): Promise<string | undefined> {
  for (const { validator } of rules) {
    const message = await validator(undefined, value).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (message) return message;
  }
  return undefined;
}

const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('the messages under the fields', () => {
  it.each([
    ['', 'Name cannot be empty'],
    ['   ', 'Name cannot be empty'],
    ['x'.repeat(101), 'Name must be less than 100 characters'],
    ['x'.repeat(100), undefined],
  ])('name %p: %s', async (name, message) => expect(await messageFor(nameRules, name)).toBe(message));

  it.each([
    ['041234567', 'Phone number must be at least 10 digits'],
    ['0412 345 67', 'Phone number must be at least 10 digits'],
    ['1'.repeat(21), 'Phone number must be less than 20 characters'],
    ['1'.repeat(20), undefined],
    ['0412345678', undefined],
  ])('phone %p: %s', async (phone, message) => expect(await messageFor(phoneRules, phone)).toBe(message));

  it.each([
    ['abc', 'Invalid email address'],
    ['georgia.marsh@', 'Invalid email address'],
    [emailOf(256), 'Email must be less than 255 characters'],
    [emailOf(255), undefined],
    ['', undefined],
  ])('email %p: %s', async (email, message) => expect(await messageFor(emailRules, email)).toBe(message));
});
