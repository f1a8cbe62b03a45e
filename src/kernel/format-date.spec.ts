import { formatShiftHours, formatShortDay, timeZoneLabel } from './format-date.js';

it.each([
  ['Australia/Sydney', 'Sydney time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'Coordinated Universal Time'],
  ['Etc/GMT+11', 'GMT-11:00'],
  ['Etc/GMT-11', 'GMT+11:00'],
])('%s is called %s', (zone, label) => expect(timeZoneLabel(zone)).toBe(label));

it('a day in few characters', () => expect(formatShortDay('2026-11-26')).toBe('Thu Nov 26'));

it.each([
  ['09:00 - 17:30', '9:00 AM – 5:30 PM'],
  ['9 am-5:30 pm', '9:00 AM – 5:30 PM'],
  ['16:00 - 24:00', '4:00 PM – 12:00 AM'],
  ['16:00 - 24:30', '16:00 - 24:30'],
  ['late', 'late'],
])('a shift written as %s reads %s', (written, text) => expect(formatShiftHours(written)).toBe(text));
