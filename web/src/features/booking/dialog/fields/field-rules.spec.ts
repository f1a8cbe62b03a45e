import { validateField } from './field-rules.js';

const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('the messages under the fields', () => {
  describe.each(['first_name', 'last_name'] as const)('%s', (field) => {
    it.each([
      ['', 'Name cannot be empty'],
      ['   ', 'Name cannot be empty'],
      ['\u200b\u2060', 'Name cannot be empty'],
      ['Geor\u202egia', undefined],
      ['Anna 👩\u200d❤\ufe0f\u200d👩', undefined],
      ['علی\u200cرضا', undefined],
      ['x'.repeat(101), 'Name must be less than 100 characters'],
      ['x'.repeat(100), undefined],
    ])('%p: %s', (name, message) => expect(validateField(field, name)).toBe(message));
  });

  it.each([
    ['041234567', 'Phone number must be at least 10 digits'],
    ['0412 345 67', 'Phone number must be at least 10 digits'],
    ['1'.repeat(21), 'Phone number must be less than 20 characters'],
    ['1'.repeat(20), undefined],
    ['0412345678', undefined],
    ['\u202a+61 412 345 678\u202c', undefined],
  ])('phone %p: %s', (phone, message) => expect(validateField('client_phone', phone)).toBe(message));

  it.each([
    ['abc', 'Invalid email address'],
    ['georgia.marsh@', 'Invalid email address'],
    [emailOf(256), 'Email must be less than 255 characters'],
    [emailOf(255), 'Invalid email address'],
    [`a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(5)}.com`, undefined],
    ['', undefined],
  ])('email %p: %s', (email, message) => expect(validateField('client_email', email)).toBe(message));

  it('notes have no rule', () => expect(validateField('notes', 'x'.repeat(5000))).toBeUndefined());
});
