import { toBars } from './chart-bars.js';

const day = (date: string, completed: number, pending = 0) => ({
  day: date,
  booking_count: 1,
  total_revenue: completed + pending,
  completed,
  confirmed: 0,
  pending,
});

it('shows every day of a week, those without bookings too', () => {
  const bars = toBars([day('2026-11-17', 50, 20)], '2026-11-16', '2026-11-22');
  expect(bars.map(({ label }) => label)).toEqual([
    'Mon 16',
    'Tue 17',
    'Wed 18',
    'Thu 19',
    'Fri 20',
    'Sat 21',
    'Sun 22',
  ]);
  expect(bars[1]).toMatchObject({ bookings: 1, completed: 50, pending: 20, total: 70 });
  expect(bars[2]).toMatchObject({ bookings: 0, total: 0 });
});

it('adds days up to weeks from Monday, to the cent', () => {
  const bars = toBars([day('2026-10-05', 0.1), day('2026-10-11', 0.2)], '2026-10-07', '2026-11-30');
  expect(bars[0]).toMatchObject({ key: '2026-10-05', bookings: 2, total: 0.3 });
  expect(bars.at(-1)?.key).toBe('2026-11-30');
});

it('adds days up to months over the year, from the first with bookings on', () => {
  const bars = toBars([day('2025-03-31', 1), day('2025-05-01', 2)], '2020-01-01', '2026-12-31');
  expect(bars.map(({ label, total }) => [label, total])).toEqual([
    ['Mar 2025', 1],
    ['Apr 2025', 0],
    ['May 2025', 2],
  ]);
});
