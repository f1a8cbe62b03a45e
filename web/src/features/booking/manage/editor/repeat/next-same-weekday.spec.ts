import { nextSameWeekday } from './next-same-weekday.js';

const thursday = { date: '2026-11-26', time: '12:00' };

it.each([
  ['a Friday', { date: '2026-10-30', time: '10:00' }, '2026-11-27'],
  ['a Monday', { date: '2026-11-23', time: '10:00' }, '2026-11-30'],
  ['a Sunday', { date: '2026-03-01', time: '10:00' }, '2026-11-29'],
  ['a Thursday, later in the day', { date: '2026-11-19', time: '12:30' }, '2026-11-26'],
  ['a Thursday, earlier in the day', { date: '2026-11-19', time: '12:00' }, '2026-12-03'],
])('after %s comes the next one', (_, before, next) => {
  expect(nextSameWeekday(before, thursday)).toBe(next);
});
