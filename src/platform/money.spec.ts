import fc from 'fast-check';
import { amountOf, centsOf, decimalOf, dollars } from './money.js';

describe('money', () => {
  it('reads a decimal of the database without passing through a float', () => {
    expect(centsOf('89.5')).toBe(8950);
    expect(centsOf('0.07')).toBe(7);
    expect(centsOf('-12.30')).toBe(-1230);
    expect(centsOf('115')).toBe(11500);
  });

  it('shows a dollar sign and two decimals', () => {
    expect(dollars(8950)).toBe('$89.50');
    expect(dollars(0)).toBe('$0.00');
    expect(dollars(-5)).toBe('-$0.05');
  });

  it('comes back unchanged from the database and from JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(centsOf(decimalOf(cents))).toBe(cents === 0 ? 0 : cents);
        expect(Math.round(amountOf(cents) * 100)).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});
