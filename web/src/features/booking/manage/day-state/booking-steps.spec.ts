import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { listSteps } from './booking-steps.js';

const now = { date: '2026-11-26', time: '10:00' };

const steps = (booking: Partial<OfficeBookingDto>) =>
  listSteps(
    {
      ...{ status: 'confirmed', day_state: null, payment: null, total_price: 90 },
      ...{ booking_date: now.date, booking_time: '09:55' },
      ...booking,
    } as OfficeBookingDto,
    now,
  );

it('leads a visit of today from its arrival to its payment', () => {
  expect(steps({ status: 'pending' })).toEqual(['confirm']);
  expect(steps({})).toEqual(['arrived']);
  expect(steps({ booking_time: '09:30' })).toEqual(['arrived', 'no_show']);
  expect(steps({ day_state: 'arrived' })).toEqual(['in_service', 'done']);
  expect(steps({ day_state: 'in_service' })).toEqual(['done']);
  expect(steps({ status: 'completed' })).toEqual(['pay', 'reopen']);
  expect(steps({ status: 'completed', payment: 'paid' })).toEqual(['reopen']);
});

it('ends no visit before its start, and asks for nothing on the days before', () => {
  expect(steps({ booking_time: '10:30', day_state: 'in_service' })).toEqual([]);
  expect(steps({ booking_date: '2026-11-27' })).toEqual([]);
});

it('closes a visit of an earlier day, and missed only one of somebody who was not here', () => {
  expect(steps({ booking_date: '2026-11-25' })).toEqual(['done', 'no_show']);
  expect(steps({ booking_date: '2026-11-25', day_state: 'arrived' })).toEqual(['done']);
});

it('reopens what was ended', () => {
  expect(steps({ status: 'cancelled' })).toEqual(['reopen']);
  expect(steps({ status: 'no_show' })).toEqual(['reopen']);
});
