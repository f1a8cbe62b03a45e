import { NotFound } from '../../platform/decider.js';
import type { WantedSlot } from '../../scheduling/index.js';
import type { Booking } from '../domain/booking.evolve.js';

/** The slot a booking is about, as scheduling asks for it. */
export function slotOf(booking: Booking): WantedSlot {
  if (booking.situation === 'none') throw new NotFound('There is no such booking');
  return { ...booking.appointment, durationMinutes: booking.service.durationMinutes };
}
