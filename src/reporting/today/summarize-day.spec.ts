import type { OfficeBookingDto } from '../../booking/index.js';
import { summarizeDay } from './summarize-day.js';

const booking = (time: string, status: OfficeBookingDto['status'], day_state: OfficeBookingDto['day_state'] = null) =>
  ({ id: time, booking_time: time, status, day_state }) as OfficeBookingDto;
const times = (bookings: OfficeBookingDto[]) => bookings.map(({ booking_time }) => booking_time);

it('counts each booking of the day in one state, requests and cancelled ones in none', () => {
  const { arrivals } = summarizeDay(
    [
      booking('09:00', 'completed'),
      booking('09:30', 'no_show'),
      booking('10:00', 'confirmed', 'in_service'),
      booking('10:30', 'confirmed', 'arrived'),
      booking('11:00', 'confirmed'),
      booking('11:30', 'pending'),
      booking('12:00', 'cancelled'),
    ],
    '10:40',
  );
  expect(arrivals).toEqual({ expected: 1, arrived: 1, in_service: 1, completed: 1, no_shows: 1 });
});

it('who is expected is late from the minute of the start on, and next before it', () => {
  const day = [booking('10:00', 'confirmed', 'arrived'), booking('10:15', 'confirmed'), booking('10:30', 'confirmed')];
  expect(times(summarizeDay(day, '10:14').late)).toEqual([]);
  expect(times(summarizeDay(day, '10:15').late)).toEqual(['10:15']);
  expect(times(summarizeDay(day, '10:15').next)).toEqual(['10:30']);
});
