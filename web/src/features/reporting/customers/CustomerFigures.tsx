import type { CustomerDto } from '../../../shared/api/generated.js';
import { money } from '../../../shared/money.js';
import { StatusTag } from '../../../shared/StatusTag.js';
import { Figures } from '../Figures.js';
import { dayOf } from '../report-words.js';

/** How to reach somebody, and what they have booked so far. */
export function CustomerFigures({ customer }: { customer: CustomerDto | undefined }) {
  return (
    <>
      <p className="customer-contact">
        {customer ? (
          <>
            {customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : <span className="third">No email</span>}
            <a href={`tel:${customer.phone.replaceAll(' ', '')}`}>{customer.phone}</a>
          </>
        ) : (
          <span className="skeleton customer-contact-skeleton" />
        )}
      </p>
      <Figures
        figures={[
          { label: 'Total bookings', value: customer?.total_bookings, note: 'Every status counts' },
          { label: 'Total spent', value: customer && money(customer.total_spent), note: customer && spentNote(customer) },
          { label: 'First booking', value: customer && dayOf(customer.first_booking_date) },
          {
            label: 'Last booking',
            value: customer && dayOf(customer.last_booking_date),
            note: customer && <StatusTag status={customer.latest_status} />,
          },
        ]}
      />
    </>
  );
}

/** Amounts are never converted: what was spent in another currency stands beside. */
function spentNote({ currency, spent }: CustomerDto): string {
  const others = spent.filter((each) => each.currency !== currency);
  if (others.length === 0) return 'Confirmed and completed';
  return `${currency}; beside it ${others.map((each) => `${each.currency} ${each.amount.toFixed(2)}`).join(', ')}`;
}
