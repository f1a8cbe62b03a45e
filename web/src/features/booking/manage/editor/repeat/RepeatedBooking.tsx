import { Alert, Button } from 'antd';
import { formatDateAndYear, formatTime } from '../../../../../shared/dates/dates.js';
import { formatMinutes } from '../../../../../shared/dates/format-minutes.js';
import { formatMoney } from '../../../../../shared/money/money.js';
import type { Editor } from '../use-booking-editor.js';
import { useRepeatedBooking } from './use-repeated-booking.js';

interface RepeatedBookingProps {
  editor: Editor;
  bookingId: string;
  /** Minutes that the chosen treatment takes by default. */
  listDuration: number | undefined;
}

/** The last visit, whose treatment was filled in, and what of it is no longer offered. */
export function RepeatedBooking({ editor, bookingId, listDuration }: RepeatedBookingProps) {
  const { draft, change } = editor;
  const repeated = useRepeatedBooking(editor, bookingId);
  if (!repeated) return null;
  const { booking, service, therapist } = repeated;
  const { service_name, therapist_name, booking_date, booking_time, booking_duration, total_price } = booking;
  const when = `${formatDateAndYear(booking_date)}, ${formatTime(booking_time)}`;
  return (
    <div className="editor-notes" role="status">
      <p className="second">
        Last time, {when}: {service_name} with {therapist_name}, {formatMinutes(booking_duration)},{' '}
        {formatMoney(total_price)}
      </p>
      {draft.booking_duration && listDuration && Number(draft.booking_duration) !== listDuration && (
        <p>
          Books {formatMinutes(Number(draft.booking_duration))} as last time.{' '}
          <Button type="link" size="small" onClick={() => change({ booking_duration: '' })}>
            Book {formatMinutes(listDuration)}
          </Button>
        </p>
      )}
      {!service && !draft.service_id && (
        <Alert type="warning" title={`${service_name} is no longer offered. Choose another service.`} />
      )}
      {!therapist && !draft.therapist_id && (
        <Alert
          type="warning"
          title={`${therapist_name} ${service ? `does not give ${service_name}` : 'takes no bookings'} any more. Choose another therapist.`}
        />
      )}
    </div>
  );
}
