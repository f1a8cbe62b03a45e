/** What a day's bookings are asked for with: the same everywhere, so that a move can be drawn before it is answered. */
export const bookingsOfDay = (date: string) => ({ date, status: 'active', order: 'earliest', limit: 200 }) as const;
