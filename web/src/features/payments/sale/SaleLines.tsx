import type { SaleLineDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import styles from '../payments.module.css';

export type Sum = readonly [label: string, amount: number];

interface SaleLinesProps {
  lines: readonly SaleLineDto[];
  /** Sums below them. */
  sums: readonly Sum[];
}

/** The lines of a sale, and what they come to. */
export const SaleLines = ({ lines, sums }: SaleLinesProps) => (
  <dl className={styles.bill}>
    {lines.map((line, nth) => (
      <div key={nth}>
        <dt>{formatLine(line)}</dt>
        <dd>{formatMoney(line.amount)}</dd>
      </div>
    ))}
    {sums.map(([label, amount]) => (
      <div key={label} className={styles.sum}>
        <dt>{label}</dt>
        <dd>{formatMoney(amount)}</dd>
      </div>
    ))}
  </dl>
);

function formatLine({ kind, service_name, reason }: SaleLineDto): string {
  if (kind === 'treatment') return service_name ?? 'Treatment';
  if (kind === 'tip') return 'Tip';
  return reason ? `Adjustment: ${reason}` : 'Adjustment';
}
