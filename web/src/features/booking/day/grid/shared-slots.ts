import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { toMinuteRange, toOffsets, type GridScale } from './day-grid.js';

interface LaidOutBooking {
  booking: OfficeBookingDto;
  /** The booking's position among the equally wide columns that its overlap group is split into. */
  columnIndex: number;
  columnCount: number;
}

/** Lays out overlapping bookings, such as several requests for one slot, side by side. */
export function layoutOverlaps(bookings: OfficeBookingDto[]): LaidOutBooking[] {
  const result: LaidOutBooking[] = [];
  let group: LaidOutBooking[] = [];
  let groupEnd = 0;
  for (const booking of bookings.toSorted((a, b) => a.booking_time.localeCompare(b.booking_time))) {
    const { start, end } = toMinuteRange(booking);
    if (start >= groupEnd) group = [];
    const taken = new Set(
      group.filter((each) => toMinuteRange(each.booking).end > start).map(({ columnIndex }) => columnIndex),
    );
    let columnIndex = 0;
    while (taken.has(columnIndex)) columnIndex++;
    group.push({ booking, columnIndex, columnCount: 1 });
    result.push(group.at(-1)!);
    const columnCount = Math.max(...group.map((each) => each.columnIndex)) + 1;
    for (const each of group) each.columnCount = columnCount;
    groupEnd = group.length === 1 ? end : Math.max(groupEnd, end);
  }
  return result;
}

/** Height of a card's name line, in pixels. */
const NAME_HEIGHT_PX = 22;
const INDENT_PX = 6;

interface CardPosition {
  booking: OfficeBookingDto;
  top: number;
  height: number;
  left: string;
  width: string;
  /** Whether the card overlaps others. */
  isShared: boolean;
}

/**
 * Computes the position of each card. In a narrow column overlapping cards are stacked, each with its name line
 * visible; side by side, names would be cut to a letter.
 */
export function positionCards(bookings: OfficeBookingDto[], scale: GridScale, isNarrow: boolean): CardPosition[] {
  let lowestName = -Infinity;
  return layoutOverlaps(bookings).map(({ booking, columnIndex, columnCount }) => {
    const { top, height } = toOffsets(toMinuteRange(booking), scale);
    if (columnCount === 1 || !isNarrow) {
      lowestName = top;
      const share = 100 / columnCount;
      const left = `calc(${columnIndex * share}% + 3px)`;
      return { booking, top, height, left, width: `calc(${share}% - 6px)`, isShared: false };
    }
    const ownTop = columnIndex === 0 ? top : Math.max(top, lowestName + NAME_HEIGHT_PX);
    lowestName = ownTop;
    const left = 3 + columnIndex * INDENT_PX;
    return {
      booking,
      top: ownTop,
      height: Math.max(top + height - ownTop, NAME_HEIGHT_PX),
      left: `${left}px`,
      width: `calc(100% - ${left + 3}px)`,
      isShared: true,
    };
  });
}
