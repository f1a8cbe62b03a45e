import type { CustomerBookingDto } from '../../../../shared/api/generated.js';
import { formatTime, formatLongDate } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { StatusTag } from '../../../../shared/ui/StatusTag.js';
import { formatPhone } from '../../../../shared/phone.js';
import { DescriptionList, type DescriptionItem } from '../../../../shared/ui/DescriptionList.js';

/** Everything the holder of the private link may see of the booking. */
export function BookingDetails({ booking }: { booking: CustomerBookingDto }) {
  const { notes, cancellation_reason } = booking;
  const optional = (term: string, text: string | null): DescriptionItem[] => (text ? [[term, text]] : []);
  return (
    <DescriptionList
      items={[
        ['Date and time', `${formatLongDate(booking.booking_date)}, ${formatTime(booking.booking_time)}`],
        ...treatmentItems(booking),
        ['Client', booking.client_name],
        ['Email', booking.client_email ?? 'Not given'],
        ['Phone', formatPhone(booking.client_phone)],
        ...optional('Your note', notes),
        ['Total paid', formatMoney(booking.total_paid)],
        ['Due at the shop', <strong className="money">{formatMoney(getAmountDue(booking))}</strong>],
        ['Status', <StatusTag status={booking.status} />],
        ...optional('Reason', cancellation_reason === CANCELLED_BY_CLIENT ? null : cancellation_reason),
      ]}
    />
  );
}

/** What is booked; of a visit each treatment with its time. */
function treatmentItems({ treatments, ...booking }: CustomerBookingDto): DescriptionItem[] {
  const { service_name, therapist_name, booking_duration, booking_date } = booking;
  if (treatments.length === 0)
    return [
      ['Duration', `${booking_duration} minutes`],
      ['Service', service_name],
      ['Therapist', therapist_name],
    ];
  return treatments.map((each): DescriptionItem => {
    const day = each.booking_date === booking_date ? '' : `${formatLongDate(each.booking_date)}, `;
    const guest = each.guest > 1 ? ', for your guest' : '';
    const state = each.status === 'cancelled' ? ', cancelled' : '';
    const what = `${each.service_name} with ${each.therapist_name}`;
    return [`${day}${formatTime(each.booking_time)}`, `${what}, ${each.booking_duration} minutes${guest}${state}`];
  });
}

const getAmountDue = ({ status, total_price, total_paid, treatments }: CustomerBookingDto) => {
  if (treatments.length === 0) return status === 'cancelled' ? 0 : total_price - total_paid;
  const due = treatments.filter((each) => each.status !== 'cancelled');
  return due.reduce((sum, each) => sum + each.total_price, 0) - total_paid;
};

/** What is stored where the client gave no reason; it tells the shop who cancelled. */
const CANCELLED_BY_CLIENT = 'Cancelled by the client';
