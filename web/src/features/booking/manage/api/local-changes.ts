import { hasJustWritten } from '../../../../shared/api/own-writes.js';
import type { BookingChange } from '../../../../shared/live/live-connection.js';
import { type ChangeAnswer, listChanged } from './change-answer.js';

const pending = new Set<Promise<unknown>>();
/**
 * The latest version of each booking that this page created. One change may create several versions, each of which is
 * pushed, and the answer names the last.
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

/** Whether a pushed change was made by this page, which the signed-in user has open. */
export const isMadeHere = async (change: BookingChange, userId: string | undefined): Promise<boolean> =>
  change.by_user_id !== null && change.by_user_id === userId && (hasJustWritten() || (await isLocalChange(change)));

/** Whether this page made a version of a booking. The push may arrive before the answer. */
async function isLocalChange({ booking_id, version }: BookingChange): Promise<boolean> {
  await Promise.all(pending);
  return version !== null && version <= (localVersions.get(booking_id) ?? 0);
}
