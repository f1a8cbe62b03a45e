import type { ChangedBookingDto, ChangedWithDto, OfficeBookingDto } from '../../../../shared/api/generated.js';

type AnsweredBooking = OfficeBookingDto & Partial<ChangedBookingDto>;

/** The answer to a change: the booking that was changed, or all of them. */
export type ChangeAnswer = AnsweredBooking | { bookings: OfficeBookingDto[] };

const listWhole = (answer: ChangeAnswer): AnsweredBooking[] => ('bookings' in answer ? answer.bookings : [answer]);

/** Returns the bookings that a change has changed, those that were changed along with it too, with their versions. */
export const listChanged = (answer: ChangeAnswer): ChangedWithDto[] =>
  listWhole(answer).flatMap((booking) => [booking, ...(booking.changed_with ?? [])]);

/**
 * Changes the row of a list to the booking as the answer has it. All fields come with the version: the server takes the
 * version as proof that the others were seen. Leaves the row alone where it is as new already, or where the answer
 * has only the version of its booking.
 */
export function applyChange(row: OfficeBookingDto, answer: ChangeAnswer): void {
  const answered = listWhole(answer).find(({ id }) => id === row.id);
  if (!answered || row.version >= answered.version) return;
  const { client_told_in_seconds, changed_with, ...booking } = answered;
  Object.assign(row, booking);
}
