/** The stages of a booking. docs/domain.md, "States". */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Day states of a confirmed booking: nobody is here yet, the client is here, the treatment has begun. */
export const DAY_STATES = ['expected', 'arrived', 'in_service'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** Minutes after its start from which a booking whose client has not come may be closed as a no-show. */
export const NO_SHOW_AFTER_MINUTES = 15;

/** Stages in which a booking can still be moved, confirmed or cancelled. */
export const OPEN_STATUSES = ['pending', 'confirmed'] as const satisfies BookingStatus[];
export type OpenStatus = (typeof OPEN_STATUSES)[number];

export const isOpenStatus = (status: string | undefined): status is OpenStatus =>
  OPEN_STATUSES.some((open) => open === status);
