import { assertValidDays, type LeaveDays, listDays } from './leave-terms.js';

const aWeek: LeaveDays = {
  ...{ firstDate: '2026-12-07', lastDate: '2026-12-11' },
  ...{ startTime: null, endTime: null, repeatsUntil: null },
};

describe('the days of a leave', () => {
  it('both ends are included', () => {
    expect(listDays({ ...aWeek, lastDate: '2026-12-08' })).toEqual(['2026-12-07', '2026-12-08']);
  });

  it('it comes back each week, and not after the last day', () => {
    const mondays = { ...aWeek, lastDate: '2026-12-08', repeatsUntil: '2026-12-21' };
    expect(listDays(mondays)).toEqual(['2026-12-07', '2026-12-08', '2026-12-14', '2026-12-15', '2026-12-21']);
  });
});

describe('what can be entered', () => {
  it.each<[string, Partial<LeaveDays>, string]>([
    ['an end before the beginning', { lastDate: '2026-12-06' }, 'last_date'],
    ['more than a year', { lastDate: '2027-12-08' }, 'last_date'],
    ['one hour without the other', { startTime: '09:00' }, 'end_time'],
    ['one hour without the other', { endTime: '09:00' }, 'start_time'],
    ['hours that end as they begin', { startTime: '09:00', endTime: '09:00' }, 'end_time'],
    ['eight days each week', { lastDate: '2026-12-14', repeatsUntil: '2026-12-31' }, 'last_date'],
    ['a repeat that stops within the first week', { repeatsUntil: '2026-12-10' }, 'repeats_until'],
    ['a repeat for more than a year', { repeatsUntil: '2027-12-08' }, 'repeats_until'],
  ])('%s is refused', (_, change, field) => {
    expect(() => assertValidDays({ ...aWeek, ...change })).toThrow(expect.objectContaining({ field }));
  });

  it.each<Partial<LeaveDays>>([
    {},
    { lastDate: '2026-12-07', startTime: '09:00', endTime: '12:30' },
    { lastDate: '2026-12-13', repeatsUntil: '2026-12-13' },
    { lastDate: '2027-12-07' },
  ])('%j is taken', (change) => {
    expect(() => assertValidDays({ ...aWeek, ...change })).not.toThrow();
  });
});
