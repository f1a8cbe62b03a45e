import { clockTime, laterTime, longDate, shopNow } from './dates.js';

it('writes dates and times in US English', () => {
  expect(longDate('2026-11-26')).toBe('Thursday, November 26, 2026');
  expect(clockTime('14:30')).toBe('2:30 PM');
  expect(clockTime('09:00:00')).toBe('9:00 AM');
  expect(laterTime('23:30', 60)).toBe('00:30');
});

it('lets the shop’s clock go on past midnight, whatever the browser’s zone', () => {
  expect(shopNow('2026-10-03T23:59:30', 31_000)).toEqual({ date: '2026-10-04', time: '00:00' });
  expect(shopNow('2026-10-04T01:59:59', 2_000)).toEqual({ date: '2026-10-04', time: '02:00' });
});
