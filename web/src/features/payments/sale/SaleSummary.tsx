import { useEffect, useRef } from 'react';
import type { SaleDto } from '../../../shared/api/generated.js';
import type { PaymentMethod } from '../payment-labels.js';
import { SalePapers } from './SalePapers.js';
import { SaleLines } from './SaleLines.js';
import { describeSale, toSums } from './sale-sums.js';
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
        {describeSale(sale)}
      </h2>
      <SalePapers sale={sale} />
      <SaleLines lines={sale.lines} sums={toSums(sale)} />
      <SalePayments sale={sale} methods={methods} />
    </>
  );
}
