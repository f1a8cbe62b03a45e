/** The stages of a booking. docs/domain.md, "States". */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Stages in which a booking can still be moved, confirmed or cancelled. */
export type OpenStatus = Extract<BookingStatus, 'pending' | 'confirmed'>;
