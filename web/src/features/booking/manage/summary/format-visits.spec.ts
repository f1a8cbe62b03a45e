import { formatVisits } from './format-visits.js';

it('names no-shows and late cancellations only where there are some', () => {
  expect(formatVisits({ completed: 0, no_shows: 0, late_cancellations: 0 })).toBe('No visits yet');
  expect(formatVisits({ completed: 1, no_shows: 0, late_cancellations: 0 })).toBe('1 visit');
  expect(formatVisits({ completed: 12, no_shows: 1, late_cancellations: 2 })).toBe(
    '12 visits, 1 no-show, 2 late cancellations',
  );
});
