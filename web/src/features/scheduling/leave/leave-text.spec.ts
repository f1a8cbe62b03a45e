import { fallsOn, formatLeaveDays } from './leave-text.js';

const day = {
  ...{ first_date: '2026-12-07', last_date: '2026-12-07' },
  ...{ start_time: null, end_time: null, repeats_until: null },
};

describe('leave in words', () => {
  it.each([
    [day, 'Mon, Dec 7, 2026'],
    [{ ...day, last_date: '2026-12-11' }, 'Mon, Dec 7 to Fri, Dec 11, 2026'],
    [{ ...day, last_date: '2027-01-08' }, 'Mon, Dec 7, 2026 to Fri, Jan 8, 2027'],
    [{ ...day, start_time: '09:00', end_time: '12:30' }, 'Mon, Dec 7, 2026, 9:00 AM to 12:30 PM'],
    [{ ...day, repeats_until: '2026-12-21' }, 'Mon, Dec 7, 2026, each week until Mon, Dec 21, 2026'],
  ])('%j is %s', (leave, words) => expect(formatLeaveDays(leave)).toBe(words));
});

it('falls on its days, each week where it comes back', () => {
  const weekly = { ...day, last_date: '2026-12-08', repeats_until: '2026-12-21' };
  const days = ['2026-12-06', '2026-12-07', '2026-12-09', '2026-12-15', '2026-12-21', '2026-12-22'];
  expect(days.map((date) => fallsOn(weekly, date))).toEqual([false, true, false, true, true, false]);
});
