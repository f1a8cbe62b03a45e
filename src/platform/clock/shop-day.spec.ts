import { ShopDay } from './shop-day.js';

const hours = (day: ShopDay) =>
  Array.from({ length: 24 }, (_, hour) => day.hour(hour)).map(({ from, to }) => to - from);
const lengths = (zone: string, date: string) => {
  const day = new ShopDay(date, zone);
  return {
    minutes: day.minutes,
    hours: hours(day).flatMap((minutes, hour) => (minutes === 60 ? [] : [[hour, minutes]])),
  };
};

describe('a day of the shop', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25', { minutes: 1500, hours: [[2, 120]] }],
    ['Europe/Berlin', '2026-03-29', { minutes: 1380, hours: [[2, 0]] }],
    ['America/New_York', '2026-11-01', { minutes: 1500, hours: [[1, 120]] }],
    ['America/New_York', '2026-03-08', { minutes: 1380, hours: [[2, 0]] }],
    ['Australia/Lord_Howe', '2026-04-05', { minutes: 1470, hours: [[1, 90]] }],
    ['Australia/Lord_Howe', '2026-10-04', { minutes: 1410, hours: [[2, 30]] }],
    // At midnight: the day begins at 1:00 AM, or shows its last hour twice.
    ['America/Santiago', '2026-09-06', { minutes: 1380, hours: [[0, 0]] }],
    ['America/Santiago', '2026-04-04', { minutes: 1500, hours: [[23, 120]] }],
    ['Europe/Berlin', '2026-10-26', { minutes: 1440, hours: [] }],
    ['UTC', '2026-10-25', { minutes: 1440, hours: [] }],
  ])('in %s on %s has the hours that pass on it', (zone, date, expected) => {
    expect(lengths(zone, date)).toEqual(expected);
  });

  it('means the earlier of two minutes in autumn, and the later of none in spring', () => {
    const autumn = new ShopDay('2026-10-25', 'Europe/Berlin');
    expect([0, 150, 179, 180, 750].map((shown) => autumn.toElapsed(shown))).toEqual([0, 150, 179, 240, 810]);
    expect([autumn.skipped, autumn.skips('02:30')]).toEqual([undefined, false]);
    const spring = new ShopDay('2026-03-29', 'Europe/Berlin');
    expect(['01:59', '02:00', '02:59', '03:00'].map((time) => spring.skips(time))).toEqual([false, true, true, false]);
    // 2:30 AM is 3:30 AM.
    expect([0, 119, 120, 150, 180, 210].map((shown) => spring.toElapsed(shown))).toEqual([0, 119, 120, 150, 120, 150]);
    expect(spring.elapsedBetween(150, 180)).toBe(0);
    expect(spring.elapsedBetween(0, 810)).toBe(750);
  });

  it('knows of the change that what lasts past midnight comes to', () => {
    const eve = new ShopDay('2026-03-28', 'Europe/Berlin');
    expect([eve.minutes, eve.toElapsed(24 * 60 + 180)]).toEqual([1440, 24 * 60 + 120]);
    expect(eve.skips('02:30')).toBe(false);
    expect(new ShopDay('2026-09-06', 'America/Santiago').skipped).toEqual({ from: 0, to: 60 });
    expect(eve.hour(26)).toEqual({ from: 24 * 60 + 120, to: 24 * 60 + 120 });
  });
});
