import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { Appointment } from '../booking-details.js';
import type { VisitAnnouncement } from '../visits/visit-announcement.js';
import type { MaybeByLink, MaybeInRoom, MaybeIntermediate, MaybeSilent } from './event-marks.js';

export interface BookingRescheduled {
  type: 'BookingRescheduled';
  /**
   * `verdict`: the reason for which it waits for the shop from now on. Absent where moving leaves its state as it was.
   */
  data: Appointment & MaybeIntermediate & MaybeInRoom & MaybeSilent & VisitAnnouncement & { verdict?: Verdict };
  personal?: MaybeByLink | null;
}

/** Another room, or none, at the same time with the same therapist. */
export interface BookingRoomChanged {
  type: 'BookingRoomChanged';
  data: MaybeIntermediate & { roomId: string | null };
}

/** The shop made the booking longer or shorter than its service. */
export interface BookingLengthChanged {
  type: 'BookingLengthChanged';
  data: MaybeIntermediate & MaybeSilent & { durationMinutes: number };
}
