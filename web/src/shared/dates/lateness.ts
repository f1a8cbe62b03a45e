/** Minutes after its start from which a booking whose client has not come is red. */
const VERY_LATE_MINUTES = 10;

/** Whether a client is more than a little late. @param lateMinutes since the start of the booking */
export const isVeryLate = (lateMinutes: number): boolean => lateMinutes >= VERY_LATE_MINUTES;
