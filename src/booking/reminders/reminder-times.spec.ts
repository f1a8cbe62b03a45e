import { Clock } from '../../platform/clock/clock.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { canBeSent, findReminderTime, type ReminderKind, toAllowedMinute } from './reminder-times.js';

const zone = new ShopClock(new Clock(), new Config());
const at = (local: string) => zone.toInstant({ date: local.slice(0, 10), time: local.slice(11) });
const find = (kind: ReminderKind, start: string, agreed: string, hoursBefore = 48) => {
  const plan = { start: { date: start.slice(0, 10), time: start.slice(11) }, agreedAt: at(agreed), hoursBefore };
  const due = findReminderTime(kind, plan, zone);
  return due && Object.values(zone.toLocal(due)).join('T');
};

/** Finds the one reminder before the day itself, whether it asks or not. */
const findOne = (start: string, agreed: string, hours?: number) =>
  find('ahead', start, agreed, hours) ?? find('day-before', start, agreed, hours);

it.each([
  ['two days before', '2026-11-26T14:30', 48, '2026-11-24T14:30'],
  ['a day before', '2026-11-26T14:30', 24, '2026-11-25T14:30'],
  ['three days before', '2026-11-26T14:30', 72, '2026-11-23T14:30'],
  ['over the end of the year', '2027-01-01T10:00', 48, '2026-12-30T10:00'],
  // The clock is put back on April 5 at 3 AM, so that 48 hours before Monday 9 AM is Saturday 10 AM.
  ['over the end of daylight saving', '2026-04-06T09:00', 48, '2026-04-04T10:00'],
  // The clock is put forward on October 4 at 2 AM.
  ['over the beginning of daylight saving', '2026-10-05T09:00', 48, '2026-10-03T08:00'],
  ['into the evening before, where the clock is put forward', '2026-10-05T08:30', 48, '2026-10-02T20:00'],
  ['in the evening at the latest', '2026-11-26T21:00', 48, '2026-11-24T20:00'],
  ['at 8 PM sharp', '2026-11-26T20:00', 48, '2026-11-24T20:00'],
  ['at 8 AM sharp', '2026-11-26T08:00', 48, '2026-11-24T08:00'],
  ['in the evening before, not at night', '2026-11-26T07:00', 48, '2026-11-23T20:00'],
])('leaves %s', (_, start, hours, due) => {
  expect(find('ahead', start, '2026-01-01T12:00', hours)).toBe(due);
});

it.each([
  ['long before', '2026-11-01T10:00', '2026-11-24T14:30'],
  ['an hour before it would leave', '2026-11-24T13:30', '2026-11-24T14:30'],
  ['after it would have left', '2026-11-24T15:30', '2026-11-25T14:30'],
  ['a day before', '2026-11-25T14:30', '2026-11-25T14:30'],
  ['less than a day before', '2026-11-25T14:31', null],
])('when the start was agreed %s (%s), leaves %s', (_, agreed, due) => {
  expect(findOne('2026-11-26T14:30', agreed)).toBe(due);
});

it('asks only about what was agreed before the question would have left', () => {
  expect(find('ahead', '2026-11-26T14:30', '2026-11-24T14:30')).toBe('2026-11-24T14:30');
  expect(find('day-before', '2026-11-26T14:30', '2026-11-24T14:30')).toBeNull();
  expect(find('ahead', '2026-11-26T14:30', '2026-11-24T14:31')).toBeNull();
  expect(find('day-before', '2026-11-26T14:30', '2026-11-24T14:31')).toBe('2026-11-25T14:30');
});

it.each([
  ['before three days before', 72, '2026-11-23T14:30', '2026-11-23T14:30'],
  ['after three days before', 72, '2026-11-23T14:31', '2026-11-25T14:30'],
  ['just before two days before', 72, '2026-11-24T14:25', '2026-11-25T14:30'],
  ['after two days before', 72, '2026-11-24T15:00', '2026-11-25T14:30'],
  ['just after two days before', 48, '2026-11-24T14:31', '2026-11-25T14:30'],
  ['less than a day before', 72, '2026-11-25T14:31', null],
])('when it was agreed %s, with %i hours, does not follow at once', (_, hours, agreed, due) => {
  expect(findOne('2026-11-26T14:30', agreed, hours)).toBe(due);
});

it('waits for the day before when it would have left in the evening, before the start was agreed', () => {
  // 48 hours before 7 AM is at night: it leaves at 8 PM of the day before.
  expect(find('ahead', '2026-11-26T07:00', '2026-11-23T19:55')).toBe('2026-11-23T20:00');
  expect(find('day-before', '2026-11-26T07:00', '2026-11-23T20:05')).toBe('2026-11-24T20:00');
});

it('does not leave ahead when that is switched off', () => {
  expect(find('ahead', '2026-11-26T14:30', '2026-11-01T10:00', 0)).toBeNull();
});

it.each([
  ['2026-11-26T14:30', '2026-11-26T11:30'],
  ['2026-11-26T10:00', '2026-11-25T20:00'],
])('on the day of %s leaves %s', (start, due) => {
  expect(find('same-day', start, '2026-11-01T10:00')).toBe(due);
  expect(find('same-day', start, '2026-11-25T18:00')).toBeNull();
});

it('leaves when it is due, a little later at night, and else in the morning', () => {
  const due = at('2026-11-24T20:00');
  const isSent = (now: string) => canBeSent(due, at(now), zone);
  expect(isSent('2026-11-24T19:59')).toBe(false);
  expect(isSent('2026-11-24T20:00')).toBe(true);
  expect(isSent('2026-11-24T20:14')).toBe(true);
  expect(isSent('2026-11-24T20:30')).toBe(false);
  expect(isSent('2026-11-25T07:59')).toBe(false);
  expect(isSent('2026-11-25T08:00')).toBe(true);
});

it('never moves a minute forward, nor into the night', () => {
  for (let hour = 0; hour < 400 * 24; hour++) {
    const instant = new Date(at('2026-01-01T00:17').getTime() + hour * 3_600_000);
    const allowed = toAllowedMinute(instant, zone);
    const { time } = zone.toLocal(allowed);
    expect(allowed.getTime()).toBeLessThanOrEqual(instant.getTime());
    expect(instant.getTime() - allowed.getTime()).toBeLessThanOrEqual(13 * 3_600_000);
    expect(time >= '08:00' && time <= '20:00').toBe(true);
  }
});
