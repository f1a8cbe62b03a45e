import { MINUTES_OF_DAY } from '../../kernel/local-time.js';
import type { CountedRow, DaysData } from './days-data.js';
import { isOverlapping, type Span } from './span.js';
import type { Wanted } from './wanted.js';

export const isOfDay = (from: number, midnight: number) => from >= midnight && from < midnight + MINUTES_OF_DAY;

export const toSpan = ([from, to]: readonly [from: number, to: number, ...unknown[]]): Span => ({ from, to });

export const isExcepted = (
  ownNumber: number,
  { bookingIds }: Pick<DaysData, 'bookingIds'>,
  exceptBookingIds: readonly string[],
): boolean => ownNumber > 0 && exceptBookingIds.includes(bookingIds[ownNumber - 1]!);

/** Whether a reservation counts. */
export function counts(
  [from, to, isHeld, ownNumber]: readonly [...CountedRow, ...unknown[]],
  { data, therapistId }: { data: Pick<DaysData, 'kept' | 'bookingIds'>; therapistId: string },
  { countsRequests, exceptBookingIds, isForWaiting }: Wanted,
): boolean {
  if (isExcepted(ownNumber, data, exceptBookingIds)) return false;
  if (isHeld || !countsRequests) return isHeld === 1;
  if (!isForWaiting) return true;
  return !data.kept.some((row) => {
    const [, , ofWhom] = row;
    return ofWhom === therapistId && isOverlapping(toSpan(row), { from, to });
  });
}
