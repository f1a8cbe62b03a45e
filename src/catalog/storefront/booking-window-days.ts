/** Days ahead of today that the public can book. */
export const BOOKING_WINDOW_DAYS = 60;
