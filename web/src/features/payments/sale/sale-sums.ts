import type { SaleDto } from '../../../shared/api/generated.js';
import { toAmount, toCents } from '../../../shared/money/money.js';
import type { Sum } from './SaleLines.js';

type PaidSale = Pick<SaleDto, 'total' | 'tax' | 'tax_rate' | 'paid' | 'payments'>;

/** Whether some of the money went back. */
const isReturned = ({ payments }: Pick<SaleDto, 'payments'>) => payments.some(({ refunded }) => refunded > 0);

/** Says whether a sale is paid, or all of it went back since. */
export const describeSale = (sale: PaidSale): string => (sale.paid === 0 && isReturned(sale) ? 'Given back' : 'Paid');

/** Returns what a sale that was paid comes to: the cents for which there is no coin, and what is kept after refunds. */
export function toSums(sale: PaidSale): Sum[] {
  const { total, tax, tax_rate, paid, payments } = sale;
  const rounding = payments.reduce((sum, each) => sum + toCents(each.rounding), 0);
  return [
    ['Total', total],
    ...(tax > 0 ? [[`Tax included, ${tax_rate}%`, tax] satisfies Sum] : []),
    ...(rounding === 0 ? [] : [['Rounding of cash', toAmount(-rounding)] satisfies Sum]),
    ...(isReturned(sale) ? [['Paid and kept', paid] satisfies Sum] : []),
  ];
}
