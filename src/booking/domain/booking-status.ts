/** The stages of a booking. docs/domain.md, "States". */
export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled';

/** Stages in which a booking can still be moved, confirmed or cancelled. */
export type OpenStatus = Extract<BookingStatus, 'pending' | 'confirmed'>;
