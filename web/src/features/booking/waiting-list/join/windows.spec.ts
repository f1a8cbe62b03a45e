import { listFollowingDays, toWindows } from './windows.js';

const all = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00'];
const spans = (...wanted: string[]) => toWindows('2026-03-05', wanted, all).map(({ from, to }) => `${from}-${to}`);

describe('the windows of who waits', () => {
  it('are one for starts beside each other', () => {
    expect(spans('10:00', '11:00', '12:00')).toEqual(['10:00-12:00']);
    expect(spans(...all)).toEqual(['09:00-19:00']);
  });

  it('leave out the starts that do not suit', () => {
    expect(spans('09:00', '11:00', '12:00', '19:00')).toEqual(['09:00-09:00', '11:00-12:00', '19:00-19:00']);
  });

  it('are one where they would be more than anybody may have', () => {
    expect(spans('09:00', '11:00', '13:00', '15:00', '17:00', '19:00')).toEqual(['09:00-19:00']);
  });
});

describe('the days that would suit as well', () => {
  const closed = new Set(['2026-12-01', '2026-12-03']);

  it('are the next on which the shop is open', () => {
    expect(listFollowingDays('2026-11-29', { closed, last: '2027-01-24', count: 4 })).toEqual([
      '2026-11-30',
      '2026-12-02',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('end with what can be booked, and a week later', () => {
    expect(listFollowingDays('2026-11-29', { closed, last: '2026-12-02', count: 4 })).toHaveLength(2);
    expect(listFollowingDays('2026-11-29', { closed, last: undefined, count: 9 }).at(-1)).toBe('2026-12-06');
  });
});
