import type { ReactNode } from 'react';
import { useGetShopQuery, type CustomerBookingDto } from '../../../shared/api/generated.js';
import { formatTime, formatDayAndMonth } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { DescriptionList } from '../../../shared/ui/DescriptionList.js';
import { treatmentItems } from './treatment-items.js';
import { StatusTag } from '../../../shared/ui/status/StatusTag.js';
import { formatPhone } from '../../../shared/phone.js';

/** The booking on the dialog's result page, one detail per line. */
export function BookingDescriptionList({ booking }: { booking: CustomerBookingDto }) {
  const { data: shop } = useGetShopQuery();
  const items = booking.status === 'pending' ? requestItems(booking) : confirmedItems(booking, shop?.address_lines);
  return <DescriptionList items={items} />;
}

const formatWhen = ({ booking_date, booking_time, booking_duration }: CustomerBookingDto) =>
  `${formatDayAndMonth(booking_date)}, ${formatTime(booking_time)}, ${booking_duration} minutes`;

const formatClient = ({ client_name, client_phone }: CustomerBookingDto) =>
  `${client_name}, ${formatPhone(client_phone)}`;

const requestItems = (booking: CustomerBookingDto): [string, ReactNode][] => [
  [booking.held_until ? 'When' : 'Requested', formatWhen(booking)],
  ['Service', `${booking.service_name}, ${formatMoney(booking.total_price)}`],
  [
    'Therapist',
    booking.is_unassigned ? `${booking.therapist_name}, we choose someone for you` : booking.therapist_name,
  ],
  ['Client', formatClient(booking)],
  ['Status', booking.held_until ? 'Waiting for you to open the link in our email' : <StatusTag status="pending" />],
];

const confirmedItems = (booking: CustomerBookingDto, address: string[] = []): [string, ReactNode][] => [
  ['When', booking.visit ? formatDayAndMonth(booking.booking_date) : formatWhen(booking)],
  ...(booking.visit ? treatmentItems(booking) : []),
  ['Where', address.join(', ')],
  ['Client', formatClient(booking)],
  ['Total paid', formatMoney(booking.total_paid)],
  ['Due at the shop', <strong className="money">{formatMoney(booking.total_due)}</strong>],
];
