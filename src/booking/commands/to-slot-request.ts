import { NotFoundError } from '../../kernel/errors.js';
import type { SlotRequest } from '../../scheduling/index.js';
import type { Booking } from '../domain/booking.state.js';

/** The slot a booking is about, as scheduling asks for it. */
export function toSlotRequest(booking: Booking): SlotRequest {
  if (booking.status === 'none') throw new NotFoundError('There is no such booking');
  const { serviceId, durationMinutes } = booking.service;
  const party = booking.visit && { id: booking.visit.visitId, guest: booking.visit.guest, guests: 1 };
  return { ...booking.appointment, serviceId, durationMinutes, party };
}
