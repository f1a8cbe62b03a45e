import { formatTerms } from './cancellation-terms.js';

it.each([
  [24, 100, 'full refund with 24 hours’ notice'],
  [1, 50, '50% refund with one hour’s notice'],
  [48, 0, 'no refund, 48 hours’ notice'],
  [0, 100, 'full refund until the start'],
  [0, 0, 'no refund'],
])('%i hours and %i percent are %s', (hoursBeforeBooking, refundPercentage, text) =>
  expect(formatTerms({ hoursBeforeBooking, refundPercentage })).toBe(text),
);
