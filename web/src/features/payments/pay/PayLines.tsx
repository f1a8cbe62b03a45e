import type { TherapistPayDetailDto } from '../../../shared/api/generated.js';
import { useOpenCheckout } from '../../../shared/checkout/use-checkout-url.js';
import { formatShortDate } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { DataTable } from '../../../shared/ui/table/DataTable.js';
import { describePayLine, formatRate } from './pay-labels.js';
import styles from './pay.module.css';

interface PayLinesProps {
  pay: TherapistPayDetailDto;
  /** Whether each line opens its sale. */
  opensSales: boolean;
}

/** All that commission and tips of a period are made of. */
export function PayLines({ pay: { lines, sums }, opensSales }: PayLinesProps) {
  const openCheckout = useOpenCheckout();
  const money = (amount: number) => (amount === 0 ? '–' : formatMoney(amount));
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Lines of the pay">
      <DataTable
        isFramed
        className={styles.table}
        aria-label="Lines of the pay"
        columns={[
          {
            title: 'For',
            cell: (line) => (
              <>
                {describePayLine(line)}
                <br />
                <span className="second">{formatShortDate(line.day)}</span>
              </>
            ),
          },
          { title: 'Commission', align: 'right', cell: ({ commission }) => money(commission) },
          { title: 'Tip', align: 'right', cell: ({ tip }) => money(tip) },
          { title: 'Before tax', align: 'right', cell: ({ base }) => money(base) },
          { title: 'Rate', align: 'right', cell: ({ rate }) => formatRate(rate) },
          {
            title: 'Receipt',
            align: 'right',
            cell: ({ receipt_number, booking_id }) => {
              const name = receipt_number === null ? 'None yet' : String(receipt_number);
              if (!opensSales) return name;
              const label = receipt_number === null ? 'Sale without a receipt' : `Receipt ${name}`;
              return (
                <RowLink aria-label={label} onClick={() => openCheckout(booking_id)}>
                  {name}
                </RowLink>
              );
            },
          },
        ]}
        rows={lines.map((line, nth) => ({ ...line, nth }))}
        rowKey={({ nth }) => String(nth)}
        empty="Nothing was sold on these days"
        summary={
          <tr>
            <td>Total</td>
            <td style={{ textAlign: 'right' }}>{formatMoney(sums.commission)}</td>
            <td style={{ textAlign: 'right' }}>{formatMoney(sums.tips_earned)}</td>
            <td style={{ textAlign: 'right' }}>{formatMoney(sums.base)}</td>
            <td colSpan={2} />
          </tr>
        }
      />
    </div>
  );
}
