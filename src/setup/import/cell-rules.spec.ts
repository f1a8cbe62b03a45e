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
    ["'0412345678", '0412 345 678'],
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
    ['2026-03-04', '2026-03-04', '2026-03-04'],
    ['4/3/2026', '2026-03-04', '2026-04-03'],
    ['04.03.2026', '2026-03-04', '2026-04-03'],
    ['5/5/2026', '2026-05-05', '2026-05-05'],
  ])('reads the date %j as %j with the day first, as %j with the month first', (text, dayFirst, monthFirst) => {
    expect([rules.date('day-first')(text), rules.date('month-first')(text)]).toEqual([dayFirst, monthFirst]);
  });

  it.each([
    '2026-03-04 14:30:00',
    '2026/3/4',
    '20260304',
    '4 March 2026',
    '04-Mar-26',
    'March 4th, 2026',
    'Wed 4 Mar 2026',
    '46085',
    '4/3/26',
    '04-03-2026',
  ])('reads the date %j of other systems', (text) => expect(rules.date('day-first')(text)).toBe('2026-03-04'));

  it.each(['2026-02-30', '3/14/2026', 'tomorrow', '', '1066-10-14'])('refuses the date %j', (text) =>
    refused(rules.date('day-first'), text),
  );

  it.each([
    ['25/12/2026', 'day-first'],
    ['12/25/2026', 'month-first'],
    ['4/3/2026', 'unclear'],
    ['5/5/2026', null],
    ['2026-04-03', null],
    ['soon', null],
    ['31/02/2026', null],
    ['25-12-26', 'day-first'],
  ])('finds in the date %j the order %j', (text, order) => expect(rules.findDateOrder(text)).toBe(order));

  it.each([
    ['9:05', '09:05'],
    ['14:30:00', '14:30'],
    ['2:30 PM', '14:30'],
    ['12:00 am', '00:00'],
    ['12.15pm', '12:15'],
    ['2pm', '14:00'],
    ['1430', '14:30'],
    ['14h30', '14:30'],
    ['02:30:15 p.m.', '14:30'],
    ['0.604166667', '14:30'],
    ['9:00 AM - 10:00 AM', '09:00'],
  ])('reads the time %j as %j', (text, read) => expect(rules.time(text)).toBe(read));

  it.each(['24:00', '14:30 PM', '9', '0:10 pm', 'noon'])('refuses the time %j', (text) => refused(rules.time, text));

  it.each([
    ['15:30', 930],
    ['3:30 PM', 930],
    ['24:00', 1440],
    ['0:00', 1440],
    ['12:00 AM', 1440],
    ['', null],
  ])('reads the end %j as minute %j', (text, minute) => expect(rules.endTime(text)).toBe(minute));

  it.each(['24:30', '25:00', 'late'])('refuses the end %j', (text) => refused(rules.endTime, text));

  it.each([
    ['90', 90],
    ['90 min', 90],
    ['120 minutes', 120],
    ['1:30', 90],
    ['1h', 60],
    ['1 hour 15 min', 75],
    ['1h30', 90],
    ['', null],
  ])('reads the length %j as %j minutes', (text, minutes) => expect(rules.duration(text)).toBe(minutes));

  it.each(['0', '4', '1441', '-60', '1.5h', '60.5', 'an hour', '1:5'])('refuses the length %j', (text) =>
    refused(rules.duration, text),
  );

  it.each([
    ['89.5', 8950],
    ['$89.50', 8950],
    ['89,50', 8950],
    ['1,250.00', 125000],
    ['1,250', 125000],
    ['A$89.50', 8950],
    ['89.50 AUD', 8950],
    ['1.250,00', 125000],
    ['1 250,00', 125000],
    ['', null],
  ])('reads the price %j as %j cents', (text, cents) => expect(rules.price(text)).toBe(cents));

  it.each(['-5', '89.505', 'free', '12345678', '(89.50)', '89,50 €', '£89.50', 'US$89.50'])(
    'refuses the price %j',
    (text) => refused(rules.price, text),
  );

  it.each([
    ['Checked out', 'completed'],
    ['No Show', 'no_show'],
    ['NoShow', 'no_show'],
    ['CANCELLED_BY_CUSTOMER', 'cancelled'],
    ['Late cancel', 'cancelled'],
    ['Booked', 'confirmed'],
    ['Not confirmed', 'pending'],
    ['', 'confirmed'],
  ])('reads the status %j as %j', (text, status) => expect(rules.status('confirmed')(text)).toBe(status));

  it('refuses a status that nobody knows', () => refused(rules.status('confirmed'), 'Teleported'));

  it('takes no address for a key, which outlives the person', () => {
    expect(rules.externalId(' C-1001 ')).toBe('C-1001');
    refused(rules.externalId, 'maria@example.test');
    refused(rules.externalId, ' ');
  });
});
