import {
  formatTime,
  formatTimeWithSeconds,
  addMinutes,
  daysBetween,
  formatDateAndYear,
  formatDateSpan,
  formatLongDate,
  formatMoment,
  formatMomentAndYear,
  formatNearDay,
  minutesBetween,
  toMonday,
  toShopNow,
} from './dates.js';

it('writes dates and times in US English', () => {
  expect(formatLongDate('2026-11-26')).toBe('Thursday, November 26, 2026');
  expect(formatDateAndYear('2026-11-26')).toBe('Thu, Nov 26, 2026');
  expect(formatMoment('2026-11-26T14:30:05')).toBe('Thu, Nov 26, 2:30 PM');
  expect(formatMomentAndYear('2026-11-26T14:30:05')).toBe('Thu, Nov 26, 2026, 2:30 PM');
  expect(formatDateSpan('2026-11-16', '2026-11-22')).toBe('Nov 16 – 22, 2026');
  expect(formatDateSpan('2026-11-30', '2026-12-06')).toBe('Nov 30 – Dec 6, 2026');
  expect(formatDateSpan('2026-11-30', '2026-11-30')).toBe('Nov 30, 2026');
  expect(formatTime('14:30')).toBe('2:30 PM');
  expect(formatTime('09:00:00')).toBe('9:00 AM');
  expect(formatTimeWithSeconds('14:30:05')).toBe('2:30:05 PM');
  expect(addMinutes('23:30', 60)).toBe('00:30');
});

it('says today and tomorrow of the days that are near', () => {
  expect(formatNearDay('2026-12-31', '2026-12-31')).toBe('today');
  expect(formatNearDay('2027-01-01', '2026-12-31')).toBe('tomorrow');
  expect(formatNearDay('2027-01-02', '2026-12-31')).toBe('Saturday, January 2');
  expect(formatNearDay('2026-12-31', undefined)).toBe('Thursday, December 31');
});

it('lets the shop’s clock go on past midnight, whatever the browser’s zone', () => {
  expect(toShopNow('2026-10-03T23:59:30', 31_000)).toEqual({ date: '2026-10-04', time: '00:00' });
  expect(toShopNow('2026-10-04T01:59:59', 2_000)).toEqual({ date: '2026-10-04', time: '02:00' });
});

it('begins a week on Monday, Sunday being its last day', () => {
  expect(toMonday('2026-11-22')).toBe('2026-11-16');
  expect(toMonday('2026-11-16')).toBe('2026-11-16');
});

it('counts days by the calendar, whatever the browser’s zone', () => {
  // In Santiago 6 September has only 23 hours: daylight saving starts at midnight.
  expect(daysBetween('2026-09-06', '2026-09-07')).toBe(1);
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
});

it('counts the minutes between two readings of the shop’s clock', () => {
  expect(minutesBetween('2026-11-25T14:30', '2026-11-25T14:45')).toBe(15);
  expect(minutesBetween('2027-01-01T00:05', '2026-12-31T23:59')).toBe(-6);
});
