import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { formatBriefTime } from '../../../../shared/dates/format-brief-hours.js';
import { AlertIcon, CheckIcon } from '../../../../shared/ui/icons.js';
import { type cardLabel, type CardView, describeTreatment, formatSpan, isLabelLast } from './describe-booking.js';
import { serviceMark } from './service-tint.js';

interface CardContentProps extends CardView {
  booking: OfficeBookingDto;
  label: ReturnType<typeof cardLabel>;
}

/** The text of a card: start, client, label and treatment. */
export function CardContent({ booking, label, isBrief = false, isOutsideColumn = false }: CardContentProps) {
  const { client_alert, service_name, booking_time, booking_duration } = booking;
  const isLast = isLabelLast(booking, isBrief);
  const labelLine = label && (
    <span className={label.tone ? `card-label card-${label.tone}` : 'card-label'}>{label.text}</span>
  );
  return (
    <>
      <span className="card-client">
        <span className="card-mark" data-mark={serviceMark(service_name)} />
        {client_alert && <AlertIcon width={15} height={15} className="card-alert-icon" />}
        <span className="card-start">{formatBriefTime(booking_time)}</span>{' '}
        <span className="card-name">{formatClientName(booking)}</span>
        {booking.is_attendance_confirmed && <CheckIcon width={14} height={14} className="card-comes" />}
      </span>{' '}
      {!isLast && labelLine} {client_alert && <span className="card-alert">{client_alert}</span>}{' '}
      <span className="card-span">{formatSpan(booking_time, booking_duration)}</span>{' '}
      <span className="card-service">{describeTreatment(booking, isOutsideColumn)}</span> {isLast && labelLine}
    </>
  );
}
