import { formatTime, addMinutes, type ShopNow } from '../../../shared/dates/dates.js';
import type { ZonedShopNow } from '../../../shared/dates/zone/shop-time.js';
import { ClientAlertLine } from '../../../shared/clients/ClientAlertLine.js';
import { formatPhone } from '../../../shared/phone.js';
import { toTelLink } from '../../../shared/tel-link.js';
import { StatusTag } from '../../../shared/ui/status/StatusTag.js';
import { groupByDay } from '../manage/list/group-by-day.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { findGap, formatDay, formatTimeUntil, nextAppointment, getProgress } from './appointment-days.js';
import { HealthNotes } from './HealthNotes.js';
import { OwnSteps } from './OwnSteps.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';

interface AppointmentDaysProps {
  /** Appointments from today on, the earliest first. */
  appointments: OfficeBookingDto[];
  now: ZonedShopNow;
}

/** The appointments by day. Today is always among them, so that an empty day can be seen as well. */
export function AppointmentDays({ appointments, now }: AppointmentDaysProps) {
  const next = nextAppointment(appointments, now);
  const days: { date: string; bookings: OfficeBookingDto[] }[] = groupByDay(appointments, now.date);
  if (days[0]?.date !== now.date) days.unshift({ date: now.date, bookings: [] });
  return days.map(({ date, bookings }) => {
    const day = formatDay(date, now.date);
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
          {bookings.map((booking, nth) => (
            <Appointment
              key={booking.id}
              booking={booking}
              isToday={date === now.date}
              now={now}
              gap={findGap(bookings.slice(0, nth), booking, now)}
              progress={getProgress(booking, now)}
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
  isToday: boolean;
  now: ShopNow;
  /** Free time before the appointment. */
  gap: { from: string; minutes: number } | undefined;
  progress: ReturnType<typeof getProgress>;
  /** Minutes until the start, for the next appointment of today. */
  startsIn: number | undefined;
}

function Appointment({ booking, isToday, now, gap, progress, startsIn }: AppointmentProps) {
  const { status, notes, booking_time: time, booking_duration: duration, client_phone: phone } = booking;
  const isMarked = progress === 'now' || startsIn !== undefined;
  return (
    <li className="appointment" data-status={status} data-progress={progress} data-marked={isMarked || undefined}>
      {gap && (
        <p className="appointment-gap second">
          Free {formatTime(gap.from)} – {formatTime(time)}, {gap.minutes} min
        </p>
      )}
      {progress === 'now' && <p className="appointment-next">Now, until {formatTime(addMinutes(time, duration))}</p>}
      {startsIn !== undefined && <p className="appointment-next">Next, {formatTimeUntil(startsIn)}</p>}
      <article>
        <p className="appointment-top">
          <strong>
            {formatTime(time)} – {formatTime(addMinutes(time, duration))}
          </strong>
          <span className="second">{duration} min</span>
          <StatusTag status={status} />
        </p>
        <h3 className="type-small-head">{formatClientName(booking)}</h3>
        <p className="second">
          {booking.service_name}
          {booking.room_name && `, ${booking.room_name}`}
        </p>
        {booking.client_alert && progress !== 'over' && <ClientAlertLine alert={booking.client_alert} />}
        {phone && progress !== 'over' && (
          <p>
            <a href={toTelLink(phone)} className="appointment-phone">
              {formatPhone(phone)}
            </a>
          </p>
        )}
        {(status === 'pending' || notes) && (
          <div className="appointment-notes">
            {status === 'pending' && <p>The shop has not confirmed this one yet.</p>}
            {notes && <p>{notes}</p>}
          </div>
        )}
        {isToday && status !== 'cancelled' && <HealthNotes bookingId={booking.id} clientName={booking.client_name} />}
        <OwnSteps booking={booking} now={now} />
      </article>
    </li>
  );
}
