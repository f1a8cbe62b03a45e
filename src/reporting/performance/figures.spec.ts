import { NO_SUMS, toFigures, toRate } from './figures.js';

it('a share of nothing is no number, one of something has four decimals', () => {
  expect(toRate(3, 0)).toBeNull();
  expect(toRate(1, 3)).toBe(0.3333);
  expect(toRate(0, 8)).toBe(0);
});

it('no-shows are counted against those who came or should have, leads against bookings that were made here', () => {
  const sums = { ...NO_SUMS, bookings: 9, completed: 8, no_shows: 2, lead_minutes: 300, lead_bookings: 4, cents: 8955 };
  expect(toFigures({ ...sums, booked_minutes: 540, rebooked: 2 }, 960)).toMatchObject({
    no_show_rate: 0.2,
    rebooked_rate: 0.25,
    utilisation: 0.5625,
    average_lead_minutes: 75,
    revenue: 89.55,
  });
});

it('a treatment has no rostered time of its own', () => {
  expect(toFigures({ ...NO_SUMS, booked_minutes: 60 }, null)).toMatchObject({
    rostered_minutes: null,
    utilisation: null,
    average_lead_minutes: null,
  });
});
