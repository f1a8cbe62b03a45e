import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { groupByDay } from './group-by-day.js';

it('has each day once, also while a booking that was moved is still at its old place', () => {
  const dates = ['2026-11-26', '2026-11-27', '2026-11-26'];
  const bookings = dates.map((booking_date, nth) => ({ id: `${nth}`, booking_date }) as OfficeBookingDto);
  const days = groupByDay(bookings, '2026-11-26');
  expect(days.map(({ heading, bookings: { length } }) => [heading, length])).toEqual([
    ['Thursday, November 26, 2026, today', 2],
    ['Friday, November 27, 2026', 1],
  ]);
});
