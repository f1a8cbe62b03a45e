import type { DayHours, WeekHours } from '../../catalog/index.js';
import { businessMinutesBetween } from './business-minutes.js';

const day: DayHours = { open: '09:00', close: '18:00', closed: false };
const week: WeekHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: { ...day, close: '12:00' },
  sunday: { ...day, closed: true },
};

// 2026-03-06 is a Friday.
it.each([
  ['2026-03-06 10:00', '2026-03-06 11:30', 90],
  ['2026-03-06 07:00', '2026-03-06 10:00', 60],
  ['2026-03-06 17:30', '2026-03-07 09:30', 60],
  ['2026-03-06 20:00', '2026-03-07 08:00', 0],
  ['2026-03-07 11:00', '2026-03-09 10:00', 120],
  ['2026-03-06 11:00', '2026-03-06 10:00', 0],
])('from %s to %s the shop is open for %i minutes', (from, to, minutes) => {
  const [at, until] = [from, to].map((text) => ({ date: text.slice(0, 10), time: text.slice(11) }));
  expect(businessMinutesBetween(week, at!, until!)).toBe(minutes);
});
