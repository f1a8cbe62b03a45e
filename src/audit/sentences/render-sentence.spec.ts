import { renderSentence } from './render-sentence.js';
import { parseSentence } from './sentence-template.js';

const say = (template: string, details: Record<string, unknown>) =>
  renderSentence(parseSentence(template), details, '2026', () => undefined)
    .map(({ text }) => text)
    .join('');

it('counts one as one, and leaves out a list without anything', () => {
  expect(say('Exported {n:booking|bookings}', { n: 1 })).toBe('Exported 1 booking');
  expect(say('Exported {n:entry|entries}', { n: 1200 })).toBe('Exported 1,200 entries');
  expect(say('Changed[; {kept:booking|bookings} kept]', { kept: ['a', 'b'] })).toBe('Changed; 2 bookings kept');
  expect(say('Changed[; {kept:booking|bookings} kept]', { kept: [] })).toBe('Changed');
});

it('says one day once, and the year of a day that is of another year than the entry', () => {
  const closed = (first_date: string, last_date: string) =>
    say('Closed the shop: {name}, {first_date..last_date}', { name: 'Party', first_date, last_date });
  expect(closed('2026-12-25', '2026-12-25')).toBe('Closed the shop: Party, Fri 25 Dec');
  expect(closed('2026-12-25', '2027-01-03')).toBe('Closed the shop: Party, Fri 25 Dec to Sun 3 Jan 2027');
  expect(say('On {date:day}', { date: '2025-12-25' })).toBe('On Thu 25 Dec 2025');
  expect(say('Of {month:month}', { month: '2025-12-01' })).toBe('Of December 2025');
});

it('says changed days and times as people write them', () => {
  const before = { last_date: '2026-12-27', start_time: '09:00', price: 80 };
  const after = { last_date: '2027-01-01', start_time: '13:30:00', price: 95 };
  expect(say('{changes}', { before, after })).toBe(
    'last date from Sun 27 Dec to Fri 1 Jan 2027, start time from 9:00 AM to 1:30 PM, price from 80 to 95',
  );
});

it('says the hours of a shift as people write them', () => {
  const [before, after] = [{ shift_hours: '09:00 - 17:00' }, { shift_hours: '9:00 AM - 1:00 PM' }];
  expect(say('{shift_hours:hours}[: {changes}]', { ...after, before, after })).toBe(
    '9:00 AM – 1:00 PM: shift hours from 9:00 AM – 5:00 PM to 9:00 AM - 1:00 PM',
  );
});

it('tells of no switch that was never on and stays off, and what one was that is turned on first', () => {
  const before = { name: 'Mei', is_open: null };
  expect(say('Changed[: {changes}]', { before, after: { name: 'Mei', is_open: false } })).toBe('Changed');
  expect(say('Changed[: {changes}]', { before, after: { name: 'Mei', is_open: true } })).toBe(
    'Changed: is open from no to yes',
  );
});

it('tells what changed inside a field, and in a list', () => {
  const hours = (close: string) => ({ open: '09:00', close, closed: false });
  const setting = (close: string, sites: string[]) => ({ monday: hours(close), friday: hours('18:00'), sites });
  const details = { previous_value: setting('20:00', []), setting_value: setting('21:00', ['https://a.example']) };
  expect(say('{changes}', details)).toBe(
    'monday close from 8:00 PM to 9:00 PM, sites from nothing to https://a.example',
  );
});

it('writes what only looks like a day or a time as it was typed', () => {
  const details = {
    before: { tagline: 'Five rooms' },
    after: { tagline: '2026-99-99' },
    reason: '2026-02-30',
    at: '99:99',
  };
  expect(say('{reason}, {at}, {changes}', details)).toBe('2026-02-30, 99:99, tagline from Five rooms to 2026-99-99');
  expect(say('Closed[ on {reason:day}][ at {at:time}]', details)).toBe('Closed');
});
