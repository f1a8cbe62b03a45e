import type { ChangedBookingDto, ChangedVisitDto } from '../../../../shared/api/generated.js';

/** The booking of a visit by which what was done to all of it is announced, and undone. */
export function toAnnouncingBooking({
  bookings,
  announcing_booking_id,
  client_told_in_seconds,
}: ChangedVisitDto): ChangedBookingDto {
  const announcing = bookings.find(({ id }) => id === announcing_booking_id) ?? bookings[0]!;
  return { ...announcing, client_told_in_seconds, changed_with: [] };
}
