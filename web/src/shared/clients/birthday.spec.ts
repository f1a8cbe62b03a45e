import { formatBirthday, isBirthdayNear } from './birthday.js';
import { formatPreferences } from './format-preferences.js';

it.each([
  ['2026-03-24', false],
  ['2026-03-25', true],
  ['2026-04-01', true],
  ['2026-04-02', false],
])('points out a birthday of April 1 from 7 days before it on (%s: %s)', (today, isNear) => {
  expect(isBirthdayNear({ month: 4, day: 1, year: 1984 }, today)).toBe(isNear);
});

it('looks over the end of the year, and takes March 1 for February 29 in other years', () => {
  expect(isBirthdayNear({ month: 1, day: 2, year: null }, '2026-12-28')).toBe(true);
  expect(isBirthdayNear({ month: 2, day: 29, year: null }, '2026-03-01')).toBe(true);
  expect(isBirthdayNear({ month: 2, day: 29, year: null }, '2028-03-01')).toBe(false);
});

it('says a birthday with and without its year', () => {
  expect(formatBirthday({ month: 2, day: 29, year: null })).toBe('February 29');
  expect(formatBirthday({ month: 3, day: 31, year: 1984 })).toBe('March 31, 1984');
});

it('says what a client likes best', () => {
  expect(formatPreferences({ therapist_name: 'Mei Tanaka', pressure: 'firm' })).toBe(
    'Prefers Mei Tanaka, firm pressure',
  );
  expect(formatPreferences({ therapist_name: null, pressure: 'light' })).toBe('Prefers light pressure');
  expect(formatPreferences({ therapist_name: null, pressure: null })).toBe('');
});
