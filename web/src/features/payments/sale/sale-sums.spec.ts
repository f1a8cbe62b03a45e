import type { PaymentDto } from '../../../shared/api/generated.js';
import { describeSale, toSums } from './sale-sums.js';

const payment = (more: Partial<PaymentDto> = {}) => ({ amount: 130, rounding: 0, refunded: 0, ...more }) as PaymentDto;
const sale = (payments: PaymentDto[], paid = 130) => ({ total: 130, tax: 11.82, tax_rate: 10, paid, payments });

describe('what a sale that was paid comes to', () => {
  it('is its total with the tax, and nothing else where it was paid exactly', () => {
    expect(toSums(sale([payment()]))).toEqual([
      ['Total', 130],
      ['Tax included, 10%', 11.82],
    ]);
    expect(toSums({ ...sale([payment()]), tax: 0 })).toEqual([['Total', 130]]);
  });

  it('calls a cent for which there is no coin a rounding, and not money that was given back', () => {
    const rounded = { ...sale([payment({ rounding: 0.01 })]), total: 130.01 };
    expect(toSums(rounded).slice(2)).toEqual([['Rounding of cash', -0.01]]);
    expect(describeSale(rounded)).toBe('Paid');
  });

  it('tells what is kept after a refund', () => {
    const part = sale([payment({ refunded: 30 })], 100);
    expect(toSums(part).slice(2)).toEqual([['Paid and kept', 100]]);
    expect(describeSale(part)).toBe('Paid');
    expect(describeSale(sale([payment({ refunded: 130 })], 0))).toBe('Given back');
  });
});
