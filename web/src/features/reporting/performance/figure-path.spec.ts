import { isListablePeriod } from './figure-path.js';

it.each([
  ['2026-03-01', '2026-03-01', true],
  ['2024-01-01', '2026-03-11', true],
  ['2024-01-01', '2026-03-12', false],
])('whether the bookings from %s to %s can be listed: %j', (start, end, isListable) =>
  expect(isListablePeriod({ start, end })).toBe(isListable),
);
