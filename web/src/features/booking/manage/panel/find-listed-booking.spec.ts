import { findListedBooking } from './find-listed-booking.js';

const booking = (id: string, version: number) => ({
  ...{ id, version, booking_date: '2026-11-26', client_phone: '', day_state: null },
});

it('finds the newest version of a booking, however deep it lies in the answers', () => {
  const answers = [
    undefined,
    { items: [booking('ann', 1), booking('bea', 7)] },
    { pages: [{ items: [booking('ann', 3)] }] },
    { late: [booking('ann', 2)] },
  ];
  expect(findListedBooking(answers, 'ann')).toEqual(booking('ann', 3));
  expect(findListedBooking(answers, 'tom')).toBeUndefined();
});

it('takes no part of a booking for a whole one', () => {
  expect(findListedBooking([{ next: { id: 'ann', booking_date: '2026-11-26' } }], 'ann')).toBeUndefined();
});
