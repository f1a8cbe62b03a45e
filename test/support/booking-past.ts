import { RuleBroken } from '../../src/platform/decider.js';
import { bookingAggregate } from '../../src/booking/domain/booking.js';
import type { Appointment, BookedService, BookingEvent, Client, Verdict } from '../../src/booking/domain/booking.events.js';
import type { Booking } from '../../src/booking/domain/booking.evolve.js';

/** What bookings of the stories are about, and what has happened to them. */
export const appointment: Appointment = { therapistId: 'mei', isUnassigned: false, date: '2026-11-26', time: '14:30' };
export const later: Appointment = { ...appointment, time: '16:00' };
export const service: BookedService = {
  serviceId: 'hot-stone',
  serviceName: 'Hot Stone Massage',
  durationMinutes: 90,
  totalCents: 16500,
  currency: 'USD',
};
export const client: Client = { firstName: 'Georgia', lastName: 'Marsh', phone: '0491 570 156', email: 'g@example.com', notes: null };

export const requested = (verdict: Verdict, wanted = appointment): BookingEvent => ({
  type: 'BookingRequested',
  data: { ...wanted, ...service, verdict, userId: null },
  personal: client,
});
export const confirmed: BookingEvent = { type: 'BookingConfirmed', data: { how: 'shop' } };
export const moved: BookingEvent = { type: 'BookingRescheduled', data: later };
export const completed: BookingEvent = { type: 'BookingCompleted', data: {} };
export const cancelled: BookingEvent = {
  type: 'BookingCancelled',
  data: { from: 'confirmed' },
  personal: { reason: 'Ill', clientName: 'Georgia Marsh' },
};

export const stateAfter = (...past: BookingEvent[]): Booking =>
  past.reduce<Booking>(bookingAggregate.evolve, bookingAggregate.initial);

/** After these events, when this is decided, then those follow. */
export function given(...past: BookingEvent[]) {
  return {
    when(decide: (booking: Booking) => BookingEvent[]) {
      const run = () => decide(stateAfter(...past));
      return {
        then: (...events: BookingEvent[]) => expect(run()).toEqual(events),
        thenNothing: () => expect(run()).toEqual([]),
        thenRefused: (rule: string) => {
          expect(run).toThrow(RuleBroken);
          expect(run).toThrow(expect.objectContaining({ rule }));
        },
      };
    },
  };
}
