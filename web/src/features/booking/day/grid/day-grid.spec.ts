import type { CalendarColumn } from '../columns/calendar-columns.js';
import {
  findNearestSlot,
  findStartAt,
  getVisibleHours,
  isUnderBadge,
  isWithinHours,
  listRanges,
  toOffsets,
} from './day-grid.js';

const scale = { hours: { start: 540, end: 1020 }, hourHeight: 60 };

describe('the grid of a day', () => {
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

  it('spans what was cancelled outside of them too, and knows which starts it draws', () => {
    const cancelled = [{ booking_time: '07:30', booking_duration: 60 }];
    const column = { shifts: [], blocks: [], bookings: [], cancelled, offers: [] } as unknown as CalendarColumn;
    expect(listRanges([], [column])).toEqual([{ start: 450, end: 510 }]);
    expect(['08:59', '09:00', '16:59', '17:00'].filter((time) => isWithinHours(time, scale))).toEqual([
      '09:00',
      '16:59',
    ]);
  });

  it('draws what runs past midnight to the end of the day, as high as the zoom says', () => {
    const night = { start: 1380, end: 1440 };
    expect(toOffsets({ start: 1410, end: 1500 }, { hours: night, hourHeight: 54 })).toEqual({ top: 27, height: 27 });
    expect(toOffsets({ start: 1410, end: 1500 }, { hours: night, hourHeight: 90 })).toEqual({ top: 45, height: 45 });
  });

  it('drops on the nearest slot', () => {
    expect(findNearestSlot(['09:00', '09:30', '10:00'], 34, scale)).toBe('09:30');
    expect(findNearestSlot([], 30, scale)).toBeUndefined();
  });

  it('takes a press for the slot that begins before it, and elsewhere for the time itself', () => {
    expect(findStartAt(['09:00', '09:30'], 29, scale)).toBe('09:00');
    expect(findStartAt(['09:00', '09:30'], 31, scale)).toBe('09:30');
    expect(findStartAt(['09:00', '09:30'], 110, scale)).toBe('10:45');
    expect(findStartAt([], 479, scale)).toBe('16:45');
  });
});

it('hides the hour under the badge of the current time, and no other', () => {
  // An hour is 52 pixels high: 1 PM lies under 1:05 PM and 12:50 PM, and stays beside 1:35 PM and 12:40 PM.
  const minutes = (count: number) => (count / 60) * 52;
  expect([-20, -10, 0, 5, 35].map((after) => isUnderBadge(52, 52 + minutes(after)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
