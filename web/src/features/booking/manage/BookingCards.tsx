import { clockTime } from '../../../shared/dates.js';
import { money } from '../../../shared/money.js';
import { StatusTag } from '../../../shared/StatusTag.js';
import type { BookingActs } from './booking-acts.js';
import { BookingActions } from './BookingActions.js';
import type { BookingDay } from './booking-rows.js';
import { PendingReason } from './PendingReason.js';

interface BookingCardsProps {
  days: BookingDay[];
  /** Absent for people who may only look. */
  acts: BookingActs | undefined;
}

/** The table's rows for narrow screens. */
export function BookingCards({ days, acts }: BookingCardsProps) {
  return days.map(({ date, heading, bookings }) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className="booking-cards-day">
        {heading}
      </h2>
      <ul role="list" className="booking-cards">
        {bookings.map((booking) => (
          <li key={booking.id} className="booking-card">
            <p className="booking-card-top">
              <strong>{clockTime(booking.booking_time)}</strong>
              <span className="second">{booking.booking_duration} min</span>
              <StatusTag status={booking.status} />
            </p>
            <p className="type-small-head">{booking.client_name}</p>
            <p className="second">
              {booking.service_name},{' '}
              <span className={booking.is_unassigned ? 'booking-unassigned' : undefined}>{booking.therapist_name}</span>
            </p>
            <PendingReason booking={booking} />
            <p className="booking-card-foot">
              <a href={`tel:${booking.client_phone}`}>{booking.client_phone}</a>
              <span className="money">{money(booking.total_price)}</span>
              {acts && <BookingActions booking={booking} acts={acts} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
