import type { OfficeBookingDto } from '../../../../../shared/api/generated.js';

/** A treatment that is to be repeated, and the guest for whom it is: 1 is the client. */
export interface FormerTreatment {
  booking: OfficeBookingDto;
  guest: 1 | 2;
}

/**
 * Returns the treatments of a visit that took place together with one of them: without cancelled ones, no-shows and
 * those of another day. The client's come first, because a new visit begins with one of theirs.
 */
export function toRepeated(booking: OfficeBookingDto, visit: readonly OfficeBookingDto[]): FormerTreatment[] {
  const together = visit.filter(
    ({ id, status, booking_date }) =>
      id === booking.id || (status !== 'cancelled' && status !== 'no_show' && booking_date === booking.booking_date),
  );
  const [own, others] = [1, 2].map((guest) => together.filter((each) => (each.visit?.guest ?? 1) === guest));
  if (own!.length === 0) return others!.map((each) => ({ booking: each, guest: 1 }));
  return [
    ...own!.map((each) => ({ booking: each, guest: 1 as const })),
    ...others!.map((each) => ({ booking: each, guest: 2 as const })),
  ];
}
