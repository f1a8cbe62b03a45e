import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import { clockTime, longDate } from '../../../shared/dates.js';
import { money } from '../../../shared/money.js';
import { StatusTag } from '../../../shared/StatusTag.js';
import { formatPhone } from '../dialog/phone.js';
import { FactList } from '../../../shared/FactList.js';

/** Everything the holder of the private link may see of the booking. */
export function BookingDetails({ booking }: { booking: CustomerBookingDto }) {
  return (
    <FactList
      facts={[
        ['Date and time', `${longDate(booking.booking_date)}, ${clockTime(booking.booking_time)}`],
        ['Duration', `${booking.booking_duration} minutes`],
        ['Service', booking.service_name],
        ['Therapist', booking.therapist_name],
        ['Client', booking.client_name],
        ['Email', booking.client_email ?? 'Not given'],
        ['Phone', formatPhone(booking.client_phone)],
        ['Total paid', money(booking.total_paid)],
        ['Due at the shop', <strong className="money">{money(dueOf(booking))}</strong>],
        ['Status', <StatusTag status={booking.status} />],
      ]}
    />
  );
}

const dueOf = ({ status, total_price, total_paid }: CustomerBookingDto) => (status === 'cancelled' ? 0 : total_price - total_paid);
