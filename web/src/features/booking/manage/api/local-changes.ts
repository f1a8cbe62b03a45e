import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import type { BookingChange } from '../../../../shared/live/live-connection.js';

interface ChangedBooking {
  id: string;
  version: number;
  /** Left out of the other bookings of a visit. */
  status?: OfficeBookingDto['status'];
  /** Other bookings of the visit. */
  changed_with?: ChangedBooking[];
}

/** The answer to a change: the booking that was changed, or all of them. */
export type ChangeAnswer = ChangedBooking | { bookings: ChangedBooking[] };

/** Returns the bookings that the answer to a change names, each as it is now. */
export const listChanged = (answer: ChangeAnswer): ChangedBooking[] =>
  'bookings' in answer ? answer.bookings : [answer, ...(answer.changed_with ?? [])];

const pending = new Set<Promise<unknown>>();
/**
 * The latest version of a booking that this page created. One change may create several versions, and the answer
 * names only the first.
 */
const localVersions = new Map<string, number>();

/** Remembers the bookings that this page has changed; for `onQueryStarted` of the mutations that change them. */
export function trackLocalChange(
  _arg: unknown,
  { queryFulfilled }: { queryFulfilled: PromiseLike<{ data: ChangeAnswer }> },
): void {
  const tracked = Promise.resolve(queryFulfilled).then(
    ({ data }) => listChanged(data).forEach(({ id, version }) => localVersions.set(id, version)),
    () => undefined,
  );
  pending.add(tracked);
  void tracked.finally(() => pending.delete(tracked));
}

/** Whether a pushed change was made by this page. The push may arrive before the answer. */
export async function isLocalChange({ booking_id, version }: BookingChange): Promise<boolean> {
  await Promise.all(pending);
  return version !== null && version <= (localVersions.get(booking_id) ?? 0);
}
