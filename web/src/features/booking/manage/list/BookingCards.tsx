import { ClientAlertLine } from '../../../../shared/clients/ClientAlertLine.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { describeForList } from '../../../../shared/checkout/payment-state.js';
import { StatusTag } from '../../../../shared/ui/status/StatusTag.js';
import { visitLabel } from '../visits/visit-label.js';
import { DayStateSteps } from '../day-state/DayStateSteps.js';
import type { BookingHandlers } from '../booking-handlers.js';
import { BookingActions } from './BookingActions.js';
import type { BookingDay } from './group-by-day.js';
import { PendingReason } from './PendingReason.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';

interface BookingCardsProps {
  days: BookingDay[];
  /** Undefined in read-only lists. */
  handlers: BookingHandlers | undefined;
}

/** The table's rows as cards, for narrow screens. */
export function BookingCards({ days, handlers }: BookingCardsProps) {
  return days.map(({ date, heading, bookings }) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className="booking-cards-day">
        {heading}
      </h2>
      <ul role="list" className="booking-cards">
        {bookings.map((booking) => (
          <li key={booking.id} className="booking-card">
            <p className="booking-card-top">
              <strong>{formatTime(booking.booking_time)}</strong>
              <span className="second">{booking.booking_duration} min</span>
              <StatusTag status={booking.status} />
              <span className="second booking-paid">{describeForList(booking)}</span>
            </p>
            <p className="type-small-head">
              {handlers ? (
                <button
                  type="button"
                  className="booking-open"
                  onClick={() => handlers.onOpen(booking)}
                  onFocus={handlers.onOpenIntent}
                >
                  {formatClientName(booking)}
                </button>
              ) : (
                formatClientName(booking)
              )}
            </p>
            {booking.client_alert && <ClientAlertLine alert={booking.client_alert} />}
            <p className="second">
              {booking.service_name},{' '}
              <span className={booking.is_unassigned ? 'booking-unassigned' : undefined}>{booking.therapist_name}</span>
              {booking.room_name && `, ${booking.room_name}`}
              {booking.visit && <span className="booking-visit">{visitLabel(booking)}</span>}
            </p>
            <PendingReason booking={booking} />
            {handlers && <DayStateSteps booking={booking} />}
            <p className="booking-card-foot">
              {booking.client_phone && <a href={toTelLink(booking.client_phone)}>{booking.client_phone}</a>}
              <span className="money">{formatMoney(booking.total_price)}</span>
              {handlers && <BookingActions booking={booking} handlers={handlers} hasWords />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
