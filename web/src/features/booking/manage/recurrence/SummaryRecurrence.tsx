import { lazy, Suspense, useState } from 'react';
import type { OfficeBookingDto, RecurringBookingDto } from '../../../../shared/api/generated.js';
import { formatDateAndYear, formatTime } from '../../../../shared/dates/dates.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { Details } from '../../../../shared/ui/details/Details.js';
import { STATUS_LABELS } from '../../../../shared/ui/status/booking-status.js';
import { usePanelUrl } from '../panel/use-panel-url.js';
import { listFollowing, positionLabel } from './recurrence-labels.js';
import styles from './recurrence.module.css';

const MoveFollowingDialog = lazy(async () => ({
  default: (await import('./MoveFollowingDialog.js')).MoveFollowingDialog,
}));

interface SummaryRecurrenceProps {
  booking: OfficeBookingDto;
  /** All bookings of its series, by date. */
  bookings: readonly RecurringBookingDto[];
}

/** The series that a booking belongs to, with the way to each of the others; nothing where it does not repeat. */
export function SummaryRecurrence({ booking, bookings }: SummaryRecurrenceProps) {
  const { openSummary } = usePanelUrl();
  const [isMoving, setMoving] = useState(false);
  const position = positionLabel(bookings, booking.id);
  if (!position) return null;
  const following = listFollowing(bookings, booking.id);
  return (
    <section aria-labelledby="summary-recurrence" className={styles.series}>
      <h2 id="summary-recurrence">Repeats: {position}</h2>
      <Details summary="The others of this series">
        <ul role="list">
          {bookings
            .filter(({ id }) => id !== booking.id)
            .map(({ id, booking_date, booking_time, therapist_name, status }) => (
              <li key={id}>
                <button type="button" className="link" onClick={() => openSummary(id)}>
                  {formatDateAndYear(booking_date)}, {formatTime(booking_time)}
                </button>
                <span className="second">
                  {therapist_name}, {STATUS_LABELS[status].toLowerCase()}
                </span>
              </li>
            ))}
        </ul>
      </Details>
      {following.length > 1 && (
        <Button size="small" onClick={() => setMoving(true)}>
          Move this and the following…
        </Button>
      )}
      <Suspense>
        {isMoving && (
          <MoveFollowingDialog booking={booking} count={following.length} onClose={() => setMoving(false)} />
        )}
      </Suspense>
    </section>
  );
}
