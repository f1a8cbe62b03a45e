import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { getVisibleHours, formatHours, layoutOverlaps, findNearestSlot, toOffsets } from './day-grid.js';

const booking = (id: string, booking_time: string, booking_duration = 60) =>
  ({ id, booking_time, booking_duration }) as OfficeBookingDto;
const layout = (...bookings: OfficeBookingDto[]) =>
  layoutOverlaps(bookings).map(({ booking: { id }, columnIndex, columnCount: of }) => `${id} ${columnIndex + 1}/${of}`);

describe('the day view', () => {
  it('spans whole hours around everything that the day holds', () => {
    expect(
      getVisibleHours([
        { start: 615, end: 660 },
        { start: 540, end: 1050 },
      ]),
    ).toEqual({ start: 540, end: 1080 });
    expect(getVisibleHours([{ start: 1380, end: 1500 }])).toEqual({ start: 1380, end: 1440 });
    expect(getVisibleHours([])).toEqual({ start: 540, end: 1020 });
  });

  it('draws what runs past midnight to the end of the day', () => {
    expect(toOffsets({ start: 1410, end: 1500 }, { start: 1380, end: 1440 })).toEqual({ top: 27, height: 27 });
  });

  it('gives bookings that overlap columns of equal width, and the whole width to the next', () => {
    expect(layout(booking('b', '10:30'), booking('a', '10:00'), booking('c', '12:00'))).toEqual([
      'a 1/2',
      'b 2/2',
      'c 1/1',
    ]);
  });

  it('uses a column again once it is free', () => {
    expect(layout(booking('a', '10:00', 120), booking('b', '10:00', 30), booking('c', '10:30', 30))).toEqual([
      'a 1/2',
      'b 2/2',
      'c 2/2',
    ]);
  });

  it('drops on the nearest slot', () => {
    expect(findNearestSlot(['09:00', '09:30', '10:00'], 30, { start: 540, end: 600 })).toBe('09:30');
    expect(findNearestSlot([], 30, { start: 540, end: 600 })).toBeUndefined();
  });

  it('says a shift as people do', () => {
    expect([formatHours('09:00', '17:30'), formatHours('12:00', '21:00')]).toEqual(['9am-5:30pm', '12pm-9pm']);
  });
});
