import { InvalidInputError } from '../../kernel/errors.js';
import * as rules from './cell-rules.js';

const refused = (rule: rules.CellRule<unknown>, text: string) => {
  expect(() => rule(text)).toThrow(InvalidInputError);
};

describe('a cell of a file', () => {
  it.each([
    ['0412 345 678', '0412 345 678'],
    ['+61412345678', '0412 345 678'],
    ['(02) 9999 8888', '02 9999 8888'],
    ['0061 416 222 333', '0416 222 333'],
    ['00 61 416 222 333', '0416 222 333'],
    ['0453 000 000', '0453 000 000'],
    ['0049 170 1234567', '+49 170 1234567'],
    ['0011 64 21 123 4567', '+64 21 123 4567'],
    ['+64 21 123 4567', '+64 21 123 4567'],
    ['  ', null],
  ])('reads the phone %j as %j', (text, read) => expect(rules.phone('AU')(text)).toBe(read));

  it.each(['9999 8888', 'call me', '+61 412', '0412 345 678 or 0412 345 679'])('refuses the phone %j', (text) =>
    refused(rules.phone('AU'), text),
  );

  it('reads phones as the shop’s country writes them', () => {
    expect(rules.phone('NZ')('021 123 4567')).toBe('021 123 4567');
    expect(rules.phone('NZ')('+61412345678')).toBe('+61 412 345 678');
  });

  it.each([
    [' Maria@Example.TEST ', 'maria@example.test'],
    ['', null],
  ])('reads the address %j as %j', (text, read) => expect(rules.email(text)).toBe(read));

  it.each(['maria', 'maria@', 'a@b@c.test'])('refuses the address %j', (text) => refused(rules.email, text));

  it('joins the spaces of names', () => {
    expect(rules.personName(' Zo\u00EB  Marsh ')).toBe('Zo\u00EB Marsh');
  });

  it('keeps line breaks of notes', () => {
    expect(rules.notes('Left knee\nLavender ')).toBe('Left knee\nLavender');
  });

  it.each([
    ['2026-03-04', '2026-03-04'],
    ['4/3/2026', '2026-03-04'],
    ['04.03.2026', '2026-03-04'],
  ])('reads the date %j as %j', (text, read) => expect(rules.date(text)).toBe(read));

  it.each(['2026-02-30', '3/14/2026', 'tomorrow', '', '1066-10-14'])('refuses the date %j', (text) =>
    refused(rules.date, text),
  );

  it.each([
    ['9:05', '09:05'],
    ['14:30:00', '14:30'],
    ['2:30 PM', '14:30'],
    ['12:00 am', '00:00'],
    ['12.15pm', '12:15'],
  ])('reads the time %j as %j', (text, read) => expect(rules.time(text)).toBe(read));

  it.each(['24:00', '14:30 PM', '9', '0:10 pm', 'noon'])('refuses the time %j', (text) => refused(rules.time, text));

  it.each([
    ['89.5', 8950],
    ['$89.50', 8950],
    ['89,50', 8950],
    ['1,250.00', 125000],
    ['1,250', 125000],
    ['', null],
  ])('reads the price %j as %j cents', (text, cents) => expect(rules.price(text)).toBe(cents));

  it.each(['-5', '89.505', 'free', '12345678'])('refuses the price %j', (text) => refused(rules.price, text));

  it('takes no address for a key, which outlives the person', () => {
    expect(rules.externalId(' C-1001 ')).toBe('C-1001');
    refused(rules.externalId, 'maria@example.test');
    refused(rules.externalId, ' ');
  });
});
