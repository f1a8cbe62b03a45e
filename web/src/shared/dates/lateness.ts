/** Minutes after the start from which a client who has not arrived is shown in red. */
const VERY_LATE_MINUTES = 10;

/**
 * Whether a client is more than a little late.
 * @param lateMinutes minutes since the start of the booking
 */
export const isVeryLate = (lateMinutes: number): boolean => lateMinutes >= VERY_LATE_MINUTES;
