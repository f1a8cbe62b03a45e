import type { Booking } from './booking.evolve.js';

export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled';

/** A booking's situation under the name that people and tables know it by. */
export const statusOf = {
  requested: 'pending',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<Exclude<Booking['situation'], 'none'>, BookingStatus>;
