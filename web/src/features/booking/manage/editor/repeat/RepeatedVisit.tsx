import type { OfficeBookingDto } from '../../../../../shared/api/generated.js';
import { formatDateAndYear, formatTime } from '../../../../../shared/dates/dates.js';
import { formatMinutes } from '../../../../../shared/dates/format-minutes.js';
import { formatMoney } from '../../../../../shared/money/money.js';
import { Alert } from '../../../../../shared/ui/alert/Alert.js';
import { Button } from '../../../../../shared/ui/button/Button.js';
import { LoadFailure } from '../../../../../shared/ui/load-failure/LoadFailure.js';
import type { Editor } from '../use-booking-editor.js';
import { findUnavailable } from './find-unavailable.js';
import { listMinutes, useRepeatedVisit } from './use-repeated-visit.js';

interface RepeatedVisitProps {
  editor: Editor;
  bookingId: string;
  /** Minutes that the chosen treatment takes by default. */
  listDuration: number | undefined;
}

/** The last visit, whose treatments were filled in, and what of them is no longer offered. */
export function RepeatedVisit({ editor, bookingId, listDuration }: RepeatedVisitProps) {
  const { draft, change, more } = editor;
  const { treatments, reads } = useRepeatedVisit(editor, bookingId);
  if (!treatments) return <LoadFailure what="The last visit" reads={reads} />;
  const [first, ...further] = treatments;
  const { booking_date, booking_time } = first!.booking;
  const when = `${formatDateAndYear(booking_date)}, ${formatTime(booking_time)}`;
  const isAgreed = treatments.some(
    (each) => each.booking.agreed_price || (each.service && each.booking.booking_duration !== listMinutes(each)),
  );
  return (
    <div className="editor-notes" role="status">
      <p className="second">
        Last time, {when}: {formatTreatment(first!.booking)}
        {further.map(({ booking, guest }) => (
          <span key={booking.id}>
            ; {guest === 1 ? 'then' : 'for the second person'} {formatTreatment(booking)}
          </span>
        ))}
      </p>
      {more.length > 0 && isAgreed && (
        <p>A visit is booked at list prices and lengths. They can be changed once it is booked.</p>
      )}
      {draft.booking_duration && listDuration && Number(draft.booking_duration) !== listDuration && (
        <p>
          Books {formatMinutes(Number(draft.booking_duration))} as last time.{' '}
          <Button variant="link" size="small" onClick={() => change({ booking_duration: '' })}>
            Book {formatMinutes(listDuration)}
          </Button>
        </p>
      )}
      {findUnavailable(treatments, editor).map((message) => (
        <Alert key={message} type="warning" title={message} />
      ))}
    </div>
  );
}

const formatTreatment = ({ service_name, therapist_name, booking_duration, total_price }: OfficeBookingDto) =>
  `${service_name} with ${therapist_name}, ${formatMinutes(booking_duration)}, ${formatMoney(total_price)}`;
