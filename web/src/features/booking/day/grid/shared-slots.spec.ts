import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { hasTraceBeside, positionTraces } from './cancelled-slots.js';
import { layoutOverlaps, positionCards } from './shared-slots.js';

const booking = (id: string, booking_time: string, booking_duration = 60) =>
  ({ id, booking_time, booking_duration }) as OfficeBookingDto;
const layout = (...bookings: OfficeBookingDto[]) =>
  layoutOverlaps(bookings).map(({ booking: { id }, columnIndex, columnCount: of }) => `${id} ${columnIndex + 1}/${of}`);

describe('bookings that share a slot', () => {
  it('get columns of equal width, and the next one the whole width', () => {
    expect(layout(booking('b', '10:30'), booking('a', '10:00'), booking('c', '12:00'))).toEqual([
      'a 1/2',
      'b 2/2',
      'c 1/1',
    ]);
  });

  it('use a column again once it is free', () => {
    expect(layout(booking('a', '10:00', 120), booking('b', '10:00', 30), booking('c', '10:30', 30))).toEqual([
      'a 1/2',
      'b 2/2',
      'c 2/2',
    ]);
  });

  it('lie over each other in a narrow column, with the line of every name in sight', () => {
    const scale = { hours: { start: 600, end: 720 }, hourHeight: 60 };
    const bookings = [booking('a', '10:00'), booking('b', '10:00'), booking('c', '10:00'), booking('d', '11:30', 30)];
    const positions = positionCards(bookings, scale, true).map(({ booking: { id }, top, height }) => [id, top, height]);
    expect(positions).toEqual([
      ['a', 0, 60],
      ['b', 22, 38],
      ['c', 44, 22],
      ['d', 90, 30],
    ]);
  });
});

describe('the trace of a cancelled booking', () => {
  const scale = { hours: { start: 600, end: 720 }, hourHeight: 60 };

  it('lies at its start, below one before it, and beside what has its slot now', () => {
    const taken = booking('taken', '11:00');
    const cancelled = [booking('c', '11:30', 30), booking('a', '10:00'), booking('b', '10:00', 30)];
    expect(
      positionTraces(cancelled, [taken], scale).map(({ booking: { id }, top, isBeside }) => [id, top, isBeside]),
    ).toEqual([
      ['a', 0, false],
      ['b', 24, false],
      ['c', 90, true],
    ]);
    expect(hasTraceBeside(taken, cancelled)).toBe(true);
    expect(hasTraceBeside(taken, cancelled.slice(1))).toBe(false);
  });
});
