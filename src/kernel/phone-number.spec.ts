import { toTextNumber } from './phone-number.js';

it.each([
  ['0412 345 678', 'AU', '+61412345678'],
  ['(04) 12-345-678', 'AU', '+61412345678'],
  ['+61 412 345 678', 'NZ', '+61412345678'],
  ['021 123 4567', 'NZ', '+64211234567'],
  ['(212) 555-0123', 'US', '+12125550123'],
  ['0412 345 678', 'ZZ', '+61412345678'],
  ['02 9999 1234', 'AU', null],
  ['0412 345', 'AU', null],
  ['none', 'AU', null],
])('%s in %s is texted as %s', (text, country, number) => {
  expect(toTextNumber(text, country)).toBe(number);
});
