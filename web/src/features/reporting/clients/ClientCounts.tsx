import type { ClientDto } from '../../../shared/api/generated.js';
import { formatDateAndYear, formatTime } from '../../../shared/dates/dates.js';
import { StatisticCards } from '../StatisticCards.js';
import styles from './client-record.module.css';

/** The client's numbers of bookings, no-shows and late cancellations. */
export function ClientCounts({ client }: { client: ClientDto }) {
  const { next_booking: next, bookings, completed, no_shows, late_cancellations, first_booking_date: first } = client;
  return (
    <StatisticCards
      className={styles.counts}
      statistics={[
        {
          label: 'Next booking',
          value: next ? `${formatDateAndYear(next.booking_date)}, ${formatTime(next.booking_time)}` : 'None',
          note: next?.service_name,
        },
        { label: 'Bookings', value: bookings, note: first ? `Since ${formatDateAndYear(first)}` : undefined },
        { label: 'Completed', value: completed },
        { label: 'No-shows', value: no_shows },
        { label: 'Late cancellations', value: late_cancellations },
      ]}
    />
  );
}
