import type { Client } from '../booking-details.js';
import type { MaybeByLink, MaybeIntermediate, OfClient } from './event-marks.js';

/** `clientId`: the client whose booking it is from now on; absent where they stay the same. */
export interface ClientDetailsChanged {
  type: 'ClientDetailsChanged';
  data: MaybeIntermediate & OfClient;
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
