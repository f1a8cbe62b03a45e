import type { ReactNode } from 'react';
import { useGetShopQuery, type CustomerBooking } from '../../shared/api/public-api.js';
import { clockTime, longDate } from '../../shared/dates.js';
import { money } from '../../shared/money.js';
import { StatusTag } from '../../shared/StatusTag.js';
import { formatPhone } from './dialog/phone.js';
import './booking-facts.css';

/** The booking as a list of facts, each on a line of its own. */
export function BookingFacts({ booking }: { booking: CustomerBooking }) {
  const { data: shop } = useGetShopQuery();
  const isPending = booking.status === 'pending';
  const when = `${longDate(booking.booking_date)}, ${clockTime(booking.booking_time)}, ${booking.booking_duration} minutes`;
  const facts: [string, ReactNode][] = [
    [isPending ? 'Requested' : 'When', when],
    ['Service', `${booking.service_name}, ${money(booking.total_price)}`],
    ['Therapist', booking.is_unassigned ? `${booking.therapist_name}, we choose someone for you` : booking.therapist_name],
    ...(shop && !isPending ? [['Where', shop.address_lines.join(', ')] satisfies [string, string]] : []),
    ['Client', `${booking.client_name}, ${formatPhone(booking.client_phone)}`],
    ...(isPending
      ? [['Status', <StatusTag key="status" status="pending" />] satisfies [string, ReactNode]]
      : ([
          ['Total paid', money(booking.total_paid)],
          ['Due at the shop', <span key="due" className="money">{money(booking.total_price - booking.total_paid)}</span>],
        ] satisfies [string, ReactNode][])),
  ];
  return (
    <dl className="booking-facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
