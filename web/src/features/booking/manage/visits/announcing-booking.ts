import type { ChangedBookingDto, ChangedVisitDto } from '../../../../shared/api/generated.js';

/** Returns the booking of a visit that stands for the whole visit in toasts and for undo. */
export function toAnnouncingBooking({
  bookings,
  announcing_booking_id,
  client_told_in_seconds,
}: ChangedVisitDto): ChangedBookingDto {
  const announcing = bookings.find(({ id }) => id === announcing_booking_id) ?? bookings[0]!;
  return { ...announcing, client_told_in_seconds, changed_with: [] };
}
