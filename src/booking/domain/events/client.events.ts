import type { Client } from '../booking-details.js';
import type { MaybeByLink, MaybeIntermediate } from './event-marks.js';

export interface ClientDetailsChanged {
  type: 'ClientDetailsChanged';
  data: MaybeIntermediate;
  personal: Client | null;
}

/** The client said that they will come at the time that the booking has. */
export interface BookingAttendanceConfirmed {
  type: 'BookingAttendanceConfirmed';
  data: Record<string, never>;
  personal?: MaybeByLink | null;
}

/** The key of the booking's personal data was destroyed; its past events have lost their personal part. */
export interface PersonalDataErased {
  type: 'PersonalDataErased';
  data: Record<string, never>;
}
