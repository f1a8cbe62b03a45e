import { clockTime, type ShopNow } from '../../../shared/dates.js';
import { StatusTag } from '../../../shared/StatusTag.js';
import { daysOf } from '../manage/booking-rows.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { dayName, inMinutes, nextOf } from './appointment-days.js';

export function AppointmentDays({ appointments, now }: { appointments: OfficeBookingDto[]; now: ShopNow }) {
  const next = nextOf(appointments, now);
  return daysOf(appointments, now.date).map(({ date, bookings }) => {
    const day = dayName(date, now.date);
    return (
      <section key={date} className="appointment-day" aria-labelledby={`day-${date} date-${date}`}>
        <header>
          <h2 id={`day-${date}`} className="type-small-head">
            {day.name}
          </h2>
          <span id={`date-${date}`} className="second">
            {day.date}
          </span>
        </header>
        <ul role="list">
          {bookings.map((booking) => (
            <Appointment
              key={booking.id}
              booking={booking}
              startsIn={booking.id === next?.id ? next.minutes : undefined}
            />
          ))}
        </ul>
      </section>
    );
  });
}

/** `startsIn`: minutes, for the next one of today. */
function Appointment({ booking, startsIn }: { booking: OfficeBookingDto; startsIn: number | undefined }) {
  const { status, notes } = booking;
  return (
    <li className="appointment" data-status={status} data-next={startsIn !== undefined || undefined}>
      {startsIn !== undefined && <p className="appointment-next">Next, {inMinutes(startsIn)}</p>}
      <article>
        <p className="appointment-top">
          <strong>{clockTime(booking.booking_time)}</strong>
          <span className="second">{booking.booking_duration} min</span>
          <StatusTag status={status} />
        </p>
        <h3 className="type-small-head">{booking.client_name}</h3>
        <p className="second">{booking.service_name}</p>
        {(status === 'pending' || notes) && (
          <div className="appointment-notes">
            {status === 'pending' && <p>The shop has not confirmed this one yet.</p>}
            {notes && <p>{notes}</p>}
          </div>
        )}
      </article>
    </li>
  );
}
