import { NotFoundError } from '../../kernel/errors.js';
import type { SlotRequest } from '../../scheduling/index.js';
import type { Booking } from '../domain/booking.state.js';

/** Returns the slot of a booking as scheduling takes it. @throws NotFoundError for a booking that was never made */
export function toSlotRequest(booking: Booking): SlotRequest {
  if (booking.status === 'none') throw new NotFoundError('There is no such booking');
  const { serviceId, durationMinutes } = booking.service;
  const party = booking.visit && { id: booking.visit.visitId, guest: booking.visit.guest, guests: 1 };
  return { ...booking.appointment, serviceId, durationMinutes, party };
}
