import { clockTime, laterTime, type ShopNow } from '../../../shared/dates.js';
import { StatusTag } from '../../../shared/StatusTag.js';
import { daysOf } from '../manage/booking-rows.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { dayName, inMinutes, nextOf, standingOf } from './appointment-days.js';

interface AppointmentDaysProps {
  /** From today on, the earliest first. */
  appointments: OfficeBookingDto[];
  now: ShopNow;
}

/** Day by day; today is always among them, so that one look tells whether it holds anything. */
export function AppointmentDays({ appointments, now }: AppointmentDaysProps) {
  const next = nextOf(appointments, now);
  const days: { date: string; bookings: OfficeBookingDto[] }[] = daysOf(appointments, now.date);
  if (days[0]?.date !== now.date) days.unshift({ date: now.date, bookings: [] });
  return days.map(({ date, bookings }) => {
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
        {bookings.length === 0 && <p className="second">No appointments today.</p>}
        <ul role="list">
          {bookings.map((booking) => (
            <Appointment
              key={booking.id}
              booking={booking}
              standing={standingOf(booking, now)}
              startsIn={booking.id === next?.id ? next.minutes : undefined}
            />
          ))}
        </ul>
      </section>
    );
  });
}

interface AppointmentProps {
  booking: OfficeBookingDto;
  standing: ReturnType<typeof standingOf>;
  /** Minutes, for the next one of today. */
  startsIn: number | undefined;
}

function Appointment({ booking, standing, startsIn }: AppointmentProps) {
  const { status, notes, booking_time: time, booking_duration: duration } = booking;
  const isMarked = standing === 'now' || startsIn !== undefined;
  return (
    <li className="appointment" data-status={status} data-standing={standing} data-marked={isMarked || undefined}>
      {standing === 'now' && <p className="appointment-next">Now, until {clockTime(laterTime(time, duration))}</p>}
      {startsIn !== undefined && <p className="appointment-next">Next, {inMinutes(startsIn)}</p>}
      <article>
        <p className="appointment-top">
          <strong>{clockTime(time)}</strong>
          <span className="second">{duration} min</span>
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
