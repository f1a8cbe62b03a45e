import { planHalfDay } from './plan-generated-week.js';

const slots = ['09:00', '10:00', '11:00', '12:00'].map((start) => ({ start, end: `${start.slice(0, 3)}45` }));
const hours = (count: number, isMorning: boolean) => planHalfDay(slots.slice(0, count), isMorning).shiftHours;

describe('half a day of time slots', () => {
  it('meets in the middle', () => {
    expect([hours(4, true), hours(4, false)]).toEqual(['09:00 - 11:00', '11:00 - 12:00']);
    expect([hours(3, true), hours(3, false)]).toEqual(['09:00 - 10:00', '10:00 - 11:00']);
  });

  it('is never empty', () => {
    expect([hours(2, true), hours(2, false)]).toEqual(['09:00 - 10:00', '10:00 - 10:45']);
    expect([hours(1, true), hours(1, false)]).toEqual(['09:00 - 09:45', '09:00 - 09:45']);
  });
});
