import type { RequestedBookingDto } from '../../../../shared/api/generated.js';

const REASON_TEXTS = {
  fully_booked: 'This therapist is fully booked for the selected date.',
  time_conflict: 'This therapist is not available at the selected time.',
  no_room: 'This therapist is not available at the selected time.',
  not_rostered: 'This therapist is not scheduled to work on the selected date.',
  error: 'Unable to verify therapist availability.',
};

/** The messages for a booking that became a request because the therapist was not free. */
export const NOT_AVAILABLE_MESSAGES: Partial<Record<RequestedBookingDto['reason'], string>> = Object.fromEntries(
  Object.entries(REASON_TEXTS).map(([reason, why]) => [
    reason,
    `${why} Your booking will be marked as pending confirmation from the shop.`,
  ]),
);
