import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { type GridScale, toMinuteRange, toOffsets } from './day-grid.js';

/** Height of a trace, and width of one that lies beside a booking, in pixels. */
const TRACE_PX = 24;

/** Pixels by which a card makes way for a trace beside it. */
export const TRACE_LANE_PX = TRACE_PX + 3;

interface TracePosition {
  booking: OfficeBookingDto;
  top: number;
  /** Whether another booking has the slot now. */
  isBeside: boolean;
}

const overlaps = (one: OfficeBookingDto, other: OfficeBookingDto): boolean => {
  const [a, b] = [toMinuteRange(one), toMinuteRange(other)];
  return a.start < b.end && b.start < a.end;
};

/** Whether a card has the slot of a cancelled booking, and makes way for its trace. */
export const hasTraceBeside = (booking: OfficeBookingDto, cancelled: OfficeBookingDto[]): boolean =>
  cancelled.some((each) => overlaps(booking, each));

/** Computes the position of each trace: at its start, or below the one before it. */
export function positionTraces(
  cancelled: OfficeBookingDto[],
  bookings: OfficeBookingDto[],
  scale: GridScale,
): TracePosition[] {
  let lowest = -Infinity;
  // What this browser has just cancelled comes last, whatever its time.
  const byTime = cancelled.toSorted((a, b) => a.booking_time.localeCompare(b.booking_time));
  return byTime.map((booking) => {
    const top = Math.max(toOffsets(toMinuteRange(booking), scale).top, lowest);
    lowest = top + TRACE_PX;
    return { booking, top, isBeside: hasTraceBeside(booking, bookings) };
  });
}
