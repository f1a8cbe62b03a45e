import type { CustomerBookingDto } from '../../../../shared/api/generated.js';
import { formatTime, formatLongDate } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { StatusTag } from '../../../../shared/ui/status/StatusTag.js';
import { formatPhone } from '../../../../shared/phone.js';
import { DEFAULT_REASONS } from '../../../../shared/server-rules.js';
import { formatPolicy } from '../../policy/format-policy.js';
import { getAmountDue, treatmentItems } from '../treatment-items.js';
import { DescriptionList, type DescriptionItem } from '../../../../shared/ui/DescriptionList.js';

/** All details of the booking that the holder of the private link may see. */
export function BookingDetails({ booking }: { booking: CustomerBookingDto }) {
  const { notes, cancellation_reason } = booking;
  const optional = (term: string, content: DescriptionItem[1]): DescriptionItem[] => (content ? [[term, content]] : []);
  return (
    <DescriptionList
      items={[
        ['Date and time', `${formatLongDate(booking.booking_date)}, ${formatTime(booking.booking_time)}`],
        ...treatmentItems(booking),
        ['Client', booking.client_name],
        ['Email', booking.client_email ?? 'Not given'],
        ['Phone', formatPhone(booking.client_phone)],
        ...optional('Your note', notes && <span className="outcome-note">{notes}</span>),
        ['Total paid', formatMoney(booking.total_paid)],
        ['Due at the shop', <strong className="money">{formatMoney(getAmountDue(booking))}</strong>],
        ['Cancellation policy', <span className="outcome-note">{formatPolicy(booking.cancellation_policy)}</span>],
        ['Status', <StatusTag status={booking.status} />],
        ...optional('Reason', DEFAULT_REASONS.includes(cancellation_reason ?? '') ? null : cancellation_reason),
      ]}
    />
  );
}
