import { formatCount } from './format-count.js';

it('counts things in words', () => {
  expect([0, 1, 1_200].map((count) => formatCount(count, 'booking'))).toEqual([
    '0 bookings',
    '1 booking',
    '1,200 bookings',
  ]);
  expect(formatCount(2, 'delivery', 'deliveries')).toBe('2 deliveries');
});
