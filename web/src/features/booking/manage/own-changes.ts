import type { BookingChange } from '../../../shared/live.js';

interface Changed {
  id: string;
  version: number;
}

const underWay = new Set<Promise<unknown>>();
/** The latest version of a booking that this page has made. One change may make several and tell of the first. */
const own = new Map<string, number>();

/** Remembers which bookings this page itself has changed; for `onQueryStarted` of what changes them. */
export function noteOwn(
  _arg: unknown,
  { queryFulfilled }: { queryFulfilled: PromiseLike<{ data: Changed | { bookings: Changed[] } }> },
): void {
  const noted = Promise.resolve(queryFulfilled).then(
    ({ data }) => ('bookings' in data ? data.bookings : [data]).forEach((booking) => own.set(booking.id, booking.version)),
    () => undefined,
  );
  underWay.add(noted);
  void noted.finally(() => underWay.delete(noted));
}

/** Whether the change that was told of is this page's own. It may be told of before its answer arrives. */
export async function isOwn({ booking_id, version }: BookingChange): Promise<boolean> {
  await Promise.all(underWay);
  return version !== null && version <= (own.get(booking_id) ?? 0);
}
