import { Link } from 'react-router-dom';
import type { DayWorkDto, OfficeBookingDto } from '../../../shared/api/generated.js';
import { CheckoutLink } from '../../../shared/checkout/CheckoutLink.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { formatTime } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Details } from '../../../shared/ui/details/Details.js';
import { useReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './day-close.module.css';

/** Bookings of a list that are shown without a press. */
const MAX_OPEN = 5;

/** The visits of the day that are not completed, and those that are not paid: they come before the close. */
export function DayWork({ work: { unfinished, unpaid }, isToday }: { work: DayWorkDto; isToday: boolean }) {
  const isReadOnly = useReadOnly();
  if (unfinished.total + unpaid.total === 0)
    return (
      <p className={styles.done}>
        {isToday ? 'All visits so far are completed and paid.' : 'All visits of the day are completed and paid.'}
      </p>
    );
  return (
    <section aria-labelledby="day-work" className={styles.step}>
      <h2 id="day-work" className="type-small-head">
        {isReadOnly ? 'Before the close' : 'Before you close'}
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
    <BookingRows bookings={bookings.slice(0, MAX_OPEN)} />
    {total > MAX_OPEN && (
      <Details summary={`Show ${total - MAX_OPEN} more`} className={styles.more}>
        <BookingRows bookings={bookings.slice(MAX_OPEN)} />
        {total > bookings.length && <p className="second">and {total - bookings.length} more</p>}
      </Details>
    )}
  </>
);

const BookingRows = ({ bookings }: Pick<BookingListProps, 'bookings'>) => (
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
  </ul>
);
