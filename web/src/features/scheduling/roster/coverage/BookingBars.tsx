import { formatTime } from '../../../../shared/dates/dates.js';
import { placeBooking, toHourRange } from './coverage-figures.js';
import { useCoverage } from './use-coverage.js';
import './coverage.css';

interface BookingBarsProps {
  therapistId: string;
  date: string;
  /** The days on screen, whose bars share one range of hours. */
  dates: string[];
}

/**
 * The bookings of a therapist's day as thin bars, red where no shift covers them. Their space is reserved while they
 * load.
 */
export function BookingBars({ therapistId, date, dates }: BookingBarsProps) {
  const coverage = useCoverage(dates);
  const own = coverage?.bookings.filter((each) => each.therapist_id === therapistId && each.date === date) ?? [];
  if (!coverage || own.length === 0) return <span className="booking-bars booking-bars-none" />;
  const range = toHourRange(coverage.hours);
  const uncovered = own.filter(({ is_uncovered }) => is_uncovered).length;
  const count = own.length === 1 ? 'One booking' : `${own.length} bookings`;
  return (
    <span className="booking-bars" role="img" aria-label={uncovered ? `${count}, ${uncovered} without a shift` : count}>
      {own.map((booking) => (
        <span
          key={booking.id}
          data-uncovered={booking.is_uncovered || undefined}
          style={placeBooking(booking, range)}
          title={`${formatTime(booking.start_time)} – ${booking.end_time === '24:00' ? 'midnight' : formatTime(booking.end_time)}${booking.is_uncovered ? ', no shift' : ''}`}
        />
      ))}
    </span>
  );
}
