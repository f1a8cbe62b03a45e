import { useEffect, useRef } from 'react';
import type { SaleDto } from '../../../shared/api/generated.js';
import { toAmount, toCents } from '../../../shared/money/money.js';
import type { PaymentMethod } from '../payment-labels.js';
import { SalePapers } from './SalePapers.js';
import { SaleLines, type Sum } from './SaleLines.js';
import { SalePayments } from './SalePayments.js';

interface SaleSummaryProps {
  sale: SaleDto;
  methods: readonly PaymentMethod[];
  /** Whether it was paid just now: the focus goes on here. */
  isNew: boolean;
}

/** A sale that is paid: its receipt, lines and payments. */
export function SaleSummary({ sale, methods, isNew }: SaleSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="type-small-head">
        {sale.paid === 0 && isReturned(sale) ? 'Given back' : 'Paid'}
      </h2>
      <SalePapers sale={sale} />
      <SaleLines lines={sale.lines} sums={toSums(sale)} />
      <SalePayments sale={sale} methods={methods} />
    </>
  );
}

/** Whether some of the money went back. */
const isReturned = ({ payments }: Pick<SaleDto, 'payments'>) => payments.some(({ refunded }) => refunded > 0);

function toSums({ total, tax, tax_rate, paid, payments }: SaleDto): Sum[] {
  const rounding = payments.reduce((sum, each) => sum + toCents(each.rounding), 0);
  return [
    ['Total', total],
    ...(tax > 0 ? [[`Tax included, ${tax_rate}%`, tax] satisfies Sum] : []),
    ...(rounding === 0 ? [] : [['Rounding of cash', toAmount(-rounding)] satisfies Sum]),
    ...(isReturned({ payments }) ? [['Paid and kept', paid] satisfies Sum] : []),
  ];
}
