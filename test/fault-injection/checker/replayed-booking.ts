import type { LoggedRow } from './evidence.js';

/** The state of a booking, rebuilt from its events. */
export interface ReplayedBooking {
  id: string;
  events: LoggedRow[];
  status: 'pending' | 'confirmed' | 'cancelled';
  therapist: string;
  isUnassigned: boolean;
  day: string;
  time: string;
  cents: number;
  /** Minutes. */
  duration: number;
}

/** Rebuilds each booking from the log, in the order of versions. */
export function replayBookings(events: readonly LoggedRow[]): Map<string, ReplayedBooking> {
  const streams = Map.groupBy(events, ({ stream }) => stream);
  const replayed = new Map<string, ReplayedBooking>();
  for (const [id, unordered] of streams) {
    const ofStream = unordered.toSorted((a, b) => a.version - b.version);
    if (ofStream[0]?.type === 'BookingRequested') replayed.set(id, replayBooking(id, ofStream));
  }
  return replayed;
}

function replayBooking(id: string, events: LoggedRow[]): ReplayedBooking {
  const replayed = { id, events, status: 'pending' } as ReplayedBooking;
  Object.assign(replayed, { cents: events[0]!.data.totalCents, duration: events[0]!.data.durationMinutes });
  for (const { type, data } of events) {
    if (type === 'BookingRequested' || type === 'BookingRescheduled') {
      Object.assign(replayed, {
        therapist: data.therapistId,
        isUnassigned: data.isUnassigned,
        day: data.date,
        time: data.time,
      });
    }
    if (type === 'BookingRescheduled' && data.verdict) replayed.status = 'pending';
    if (type === 'BookingConfirmed') replayed.status = 'confirmed';
    if (type === 'BookingCancelled') replayed.status = 'cancelled';
  }
  return replayed;
}
