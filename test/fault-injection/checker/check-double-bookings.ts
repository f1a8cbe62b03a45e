import type { Evidence } from './evidence.js';
import type { ReplayedBooking } from './replayed-booking.js';

/** Checks that no two confirmed bookings overlap, and that no therapist has more of them in a day than allowed. */
export function checkDoubleBookings({ caps, buffer }: Evidence, replayed: Map<string, ReplayedBooking>): string[] {
  const confirmed = [...replayed.values()].filter(
    ({ status, isUnassigned }) => status === 'confirmed' && !isUnassigned,
  );
  const days = Map.groupBy(confirmed, ({ therapist, day }) => `${therapist} ${day}`);
  const found: string[] = [];
  for (const [name, ofDay] of days) {
    const cap = caps.get(ofDay[0]!.therapist)!;
    if (ofDay.length > cap)
      found.push(`${ofDay.length} confirmed bookings on ${name}, more than the ${cap} that the therapist takes`);
    for (const [before, after] of adjacentPairs(ofDay)) {
      const end = buffer === null ? toMinutes(before.time) + 1 : toMinutes(before.time) + before.duration + buffer;
      if (toMinutes(after.time) < end)
        found.push(`confirmed bookings at ${before.time} and ${after.time} on ${name} are in each other's time`);
    }
  }
  return found;
}

function adjacentPairs(ofDay: readonly ReplayedBooking[]): [ReplayedBooking, ReplayedBooking][] {
  const inOrder = ofDay.toSorted((a, b) => toMinutes(a.time) - toMinutes(b.time));
  return inOrder.slice(1).map((after, index) => [inOrder[index]!, after]);
}

function toMinutes(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}
