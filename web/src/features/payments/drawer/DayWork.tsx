import { Link } from 'react-router-dom';
import type { DayWorkDto, OfficeBookingDto } from '../../../shared/api/generated.js';
import { CheckoutLink } from '../../../shared/checkout/CheckoutLink.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { formatTime } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import styles from './day-close.module.css';

/** The visits of the day that are not completed, and those that are not paid: they come before the close. */
export function DayWork({ work: { unfinished, unpaid }, isToday }: { work: DayWorkDto; isToday: boolean }) {
  if (unfinished.total + unpaid.total === 0)
    return (
      <p className={styles.done}>
        {isToday ? 'All visits so far are completed and paid.' : 'All visits of the day are completed and paid.'}
      </p>
    );
  return (
    <section aria-labelledby="day-work" className={styles.step}>
      <h2 id="day-work" className="type-small-head">
        Before you close
      </h2>
      {unfinished.total > 0 && (
        <BookingList
          title={`Not completed: ${unfinished.total}`}
          bookings={unfinished.items}
          total={unfinished.total}
        />
      )}
      {unpaid.total > 0 && (
        <BookingList title={`Completed, not paid: ${unpaid.total}`} bookings={unpaid.items} total={unpaid.total} />
      )}
    </section>
  );
}

interface BookingListProps {
  title: string;
  bookings: readonly OfficeBookingDto[];
  total: number;
}

const BookingList = ({ title, bookings, total }: BookingListProps) => (
  <>
    <h3 className={styles.title}>{title}</h3>
    <ul role="list" className={styles.work}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <span className="second">{formatTime(booking.booking_time)}</span>
          <span>
            <Link className="link" to={`/bookings?booking=${booking.id}`}>
              {formatClientName(booking)}
            </Link>{' '}
            <span className="second">
              {booking.service_name}, {formatMoney(booking.total_price)}
            </span>
          </span>
          <CheckoutLink booking={booking} />
        </li>
      ))}
      {total > bookings.length && <li className="second">and {total - bookings.length} more</li>}
    </ul>
  </>
);
