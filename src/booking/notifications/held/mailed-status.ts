import { type BookingStatus, isOpenStatus } from '../../domain/booking-status.js';
import { nameTreatment } from '../../domain/add-ons.js';
import type { Booking, ExistingBooking } from '../../domain/booking.state.js';

/**
 * The status as mails know it: `held` sets a request that is kept for its client apart from one that waits for the shop.
 */
export type MailedStatus = BookingStatus | 'held';

export const toMailedStatus = (booking: ExistingBooking): MailedStatus =>
  booking.status === 'pending' && booking.heldUntil ? 'held' : booking.status;

export const isOpenInMails = (status: MailedStatus | undefined): boolean => status === 'held' || isOpenStatus(status);

/** Whether mails show two states of a booking alike, so that there is nothing to tell about the change between them. */
export function isShownAlike(one: Booking, other: Booking): boolean {
  if (one.status === 'none' || other.status === 'none') return one.status === other.status;
  return toMailedStatus(one) === toMailedStatus(other) && toShown(one) === toShown(other);
}

const toShown = ({ appointment, service }: ExistingBooking): string => {
  const { therapistId, date, time } = appointment;
  const { durationMinutes, totalCents } = service;
  return JSON.stringify([therapistId, date, time, nameTreatment(service), durationMinutes, totalCents]);
};
