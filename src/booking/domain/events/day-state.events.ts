import type { DayState } from '../booking-status.js';

/** The client is here, is being treated, or is not here after all. */
export interface DayStateChanged {
  type: 'DayStateChanged';
  data: { to: DayState; from: DayState };
}

/** The client did not come. */
export interface NoShowRecorded {
  type: 'NoShowRecorded';
  data: Record<string, never>;
}

export interface BookingCompleted {
  type: 'BookingCompleted';
  data: Record<string, never>;
}
