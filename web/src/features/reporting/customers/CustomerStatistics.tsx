import type { CustomerDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { StatusTag } from '../../../shared/ui/status/StatusTag.js';
import { StatisticCards } from '../StatisticCards.js';
import { formatDay } from '../report-labels.js';
import { toTelLink } from '../../../shared/tel-link.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { classes } from '../../../shared/ui/classes.js';
import { useReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './customers.module.css';

/** A customer's contact details, and the figures of their bookings. */
export function CustomerStatistics({ customer }: { customer: CustomerDto | undefined }) {
  const isReadOnly = useReadOnly();
  return (
    <>
      <Cluster as="p" gap={20} lines={4} className={styles.contact}>
        {customer ? (
          <>
            {isReadOnly ? (
              <span className="third">Contact details hidden</span>
            ) : customer.email ? (
              <a href={`mailto:${customer.email}`}>{customer.email}</a>
            ) : (
              <span className="third">No email</span>
            )}
            {!isReadOnly && customer.phone && <a href={toTelLink(customer.phone)}>{customer.phone}</a>}
          </>
        ) : (
          <span className={classes('skeleton', styles.skeleton)} />
        )}
      </Cluster>
      <StatisticCards
        statistics={[
          { label: 'Total bookings', value: customer?.total_bookings, note: 'Every status counts' },
          {
            label: 'Total spent',
            value: customer && formatMoney(customer.total_spent),
            note: customer && spentNote(customer),
          },
          { label: 'First booking', value: customer && formatFirstOrLast(customer.first_booking_date) },
          {
            label: 'Last booking',
            value: customer && formatFirstOrLast(customer.last_booking_date),
            note: customer?.latest_status && <StatusTag status={customer.latest_status} />,
          },
        ]}
      />
    </>
  );
}

const formatFirstOrLast = (date: string | null) => (date ? formatDay(date) : 'None yet');

/** Lists amounts in other currencies, since amounts are never converted. */
function spentNote({ currency, spent }: CustomerDto): string {
  const others = spent.filter((each) => each.currency !== currency);
  if (others.length === 0) return 'Confirmed and completed';
  return `${currency}; beside it ${others.map((each) => `${each.currency} ${each.amount.toFixed(2)}`).join(', ')}`;
}
