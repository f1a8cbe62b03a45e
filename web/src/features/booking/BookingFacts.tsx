import type { ReactNode } from 'react';
import { useGetShopQuery, type CustomerBookingDto } from '../../shared/api/generated.js';
import { clockTime, dayAndMonth } from '../../shared/dates.js';
import { money } from '../../shared/money.js';
import { FactList } from '../../shared/FactList.js';
import { StatusTag } from '../../shared/StatusTag.js';
import { formatPhone } from './dialog/phone.js';

/** What the result page of the dialog says about the booking, each fact on a line of its own. */
export function BookingFacts({ booking }: { booking: CustomerBookingDto }) {
  const { data: shop } = useGetShopQuery();
  const facts = booking.status === 'pending' ? requestFacts(booking) : confirmedFacts(booking, shop?.address_lines);
  return <FactList facts={facts} />;
}

const whenOf = ({ booking_date, booking_time, booking_duration }: CustomerBookingDto) =>
  `${dayAndMonth(booking_date)}, ${clockTime(booking_time)}, ${booking_duration} minutes`;

const clientOf = ({ client_name, client_phone }: CustomerBookingDto) => `${client_name}, ${formatPhone(client_phone)}`;

const requestFacts = (booking: CustomerBookingDto): [string, ReactNode][] => [
  ['Requested', whenOf(booking)],
  ['Service', `${booking.service_name}, ${money(booking.total_price)}`],
  [
    'Therapist',
    booking.is_unassigned ? `${booking.therapist_name}, we choose someone for you` : booking.therapist_name,
  ],
  ['Client', clientOf(booking)],
  ['Status', <StatusTag status="pending" />],
];

const confirmedFacts = (booking: CustomerBookingDto, address: string[] = []): [string, ReactNode][] => [
  ['When', whenOf(booking)],
  ['Where', address.join(', ')],
  ['Client', clientOf(booking)],
  ['Total paid', money(booking.total_paid)],
  ['Due at the shop', <strong className="money">{money(booking.total_price - booking.total_paid)}</strong>],
];
