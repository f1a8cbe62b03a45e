import { formatHours, placeBooking, sumHours, sumShift, toHourRange } from './coverage-figures.js';

const hour = (date: string, nth: number, more = {}) => ({
  date,
  hour: nth,
  rostered: 120,
  booked: 60,
  free: 45,
  is_uncovered: false,
  ...more,
});

describe('the figures of coverage', () => {
  const hours = [hour('2026-03-02', 9), hour('2026-03-02', 11, { is_uncovered: true }), hour('2026-03-03', 19)];

  it('span all hours between the first and the last of any day', () => {
    expect(toHourRange(hours)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(toHourRange([])).toEqual([]);
  });

  it('add up a part of a day alone', () => {
    expect(sumHours(hours, '2026-03-02', 0, 12)).toEqual({ rostered: 240, booked: 120, free: 90, isUncovered: true });
    expect(sumHours(hours, '2026-03-02', 17, 24)).toEqual({ rostered: 0, booked: 0, free: 0, isUncovered: false });
  });

  it('are hours with at most one decimal', () => {
    expect([0, 45, 90, 480].map(formatHours)).toEqual(['0 h', '0.8 h', '1.5 h', '8 h']);
  });

  it('of a shift count what its own bookings take of it, once', () => {
    const shift = { therapist_id: 'mei', roster_date: '2026-03-02', start_time: '09:00', end_time: '17:00' };
    const booking = (start_time: string, end_time: string, more = {}) => ({
      ...{ id: start_time, therapist_id: 'mei', date: '2026-03-02', start_time, end_time, is_uncovered: false },
      ...more,
    });
    const bookings = [
      booking('10:30', '11:30'),
      booking('10:00', '11:00'),
      booking('16:30', '18:00'),
      booking('12:00', '13:00', { therapist_id: 'tom' }),
      booking('12:00', '13:00', { date: '2026-03-03' }),
    ];
    expect(sumShift(shift, bookings)).toEqual({ rostered: 480, booked: 120 });
    expect(sumShift({ ...shift, end_time: null }, bookings)).toBeUndefined();
  });

  it('place a booking between the hours that are shown', () => {
    const booking = { id: '1', therapist_id: '1', date: '2026-03-02', is_uncovered: false };
    const at = (start_time: string, end_time: string) => placeBooking({ ...booking, start_time, end_time }, [9, 10]);
    expect(at('09:30', '10:30')).toEqual({ left: '25%', width: '50%' });
    expect(at('10:30', '24:00')).toEqual({ left: '75%', width: '25%' });
  });
});
