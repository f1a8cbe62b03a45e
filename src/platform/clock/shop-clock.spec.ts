import { Config } from '../config.js';
import { Clock } from './clock.js';
import { ShopClock } from './shop-clock.js';

const sydneyAt = (instant: string) =>
  new ShopClock(
    Object.assign(new Clock(), { now: () => new Date(instant) }),
    Object.assign(new Config(), { SHOP_TIME_ZONE: 'Australia/Sydney' }),
  );

describe("the shop's clock", () => {
  it('says which day it is where the shop is', () => {
    expect(sydneyAt('2026-12-31T12:59:59Z').now()).toEqual({ date: '2026-12-31', time: '23:59' });
    expect(sydneyAt('2026-12-31T13:00:00Z').today()).toBe('2027-01-01');
  });

  it('reads a wall-clock time on either side of daylight saving', () => {
    const clock = sydneyAt('2026-03-01T00:00:00Z');
    expect(clock.toInstant({ date: '2026-04-04', time: '10:00' }).toISOString()).toBe('2026-04-03T23:00:00.000Z');
    expect(clock.toInstant({ date: '2026-04-05', time: '10:00' }).toISOString()).toBe('2026-04-05T00:00:00.000Z');
  });

  it('takes the earlier of a time that comes twice and the later for one that never comes', () => {
    const clock = sydneyAt('2026-03-01T00:00:00Z');
    expect(clock.toInstant({ date: '2026-04-05', time: '02:30' }).toISOString()).toBe('2026-04-04T15:30:00.000Z');
    expect(clock.toLocal(clock.toInstant({ date: '2026-10-04', time: '02:30' }))).toEqual({
      date: '2026-10-04',
      time: '03:30',
    });
  });
});
