import fc from 'fast-check';
import { toAmount, parseCents, formatDecimal, formatDollars } from './money.js';

describe('money', () => {
  it('reads a decimal of the database without passing through a float', () => {
    expect(parseCents('89.5')).toBe(8950);
    expect(parseCents('0.07')).toBe(7);
    expect(parseCents('-12.30')).toBe(-1230);
    expect(parseCents('115')).toBe(11500);
  });

  it('shows a dollar sign and two decimals', () => {
    expect(formatDollars(8950)).toBe('$89.50');
    expect(formatDollars(0)).toBe('$0.00');
    expect(formatDollars(-5)).toBe('-$0.05');
    expect(formatDollars(99_999)).toBe('$999.99');
    expect(formatDollars(-123_456_789)).toBe('-$1,234,567.89');
  });

  it('comes back unchanged from the database and from JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(parseCents(formatDecimal(cents))).toBe(cents === 0 ? 0 : cents);
        expect(Math.round(toAmount(cents) * 100)).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});
