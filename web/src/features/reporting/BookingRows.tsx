import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import type { OfficeBookingDto } from '../../shared/api/generated.js';
import { clockTime } from '../../shared/dates.js';
import { money } from '../../shared/money.js';
import { StatusTag } from '../../shared/StatusTag.js';
import { dayOf } from './report-words.js';

interface BookingRowsProps {
  label: string;
  bookings: OfficeBookingDto[];
  /** Said when there are none. */
  empty: string;
  /** Left out where all are the same person's. */
  withClient?: boolean;
}

/** Bookings to look at; each opens in the list of bookings. On a phone the rows become cards. */
export function BookingRows({ label, bookings, empty, withClient = true }: BookingRowsProps) {
  return (
    <Table<OfficeBookingDto>
      className="report-table"
      aria-label={label}
      columns={withClient ? [client, ...others] : [whenLinked, ...others.filter((column) => column !== when)]}
      dataSource={bookings}
      rowKey="id"
      pagination={false}
      locale={{ emptyText: <p className="report-none">{empty}</p> }}
    />
  );
}

type Column = TableColumnsType<OfficeBookingDto>[number];

const editorOf = ({ id }: OfficeBookingDto) => `/bookings?booking=${id}`;
const moment = ({ booking_date, booking_time }: OfficeBookingDto) => `${dayOf(booking_date)} ${clockTime(booking_time)}`;

const client: Column = {
  title: 'Client',
  className: 'row-head',
  render: (_, booking) => <Link to={editorOf(booking)}>{booking.client_name}</Link>,
};
const whenLinked: Column = {
  title: 'Date & Time',
  className: 'row-head',
  render: (_, booking) => <Link to={editorOf(booking)}>{moment(booking)}</Link>,
};
const when: Column = { title: 'Date & Time', className: 'row-when', render: (_, booking) => moment(booking) };
const others: Column[] = [
  { title: 'Service', render: (_, { service_name }) => service_name },
  { title: 'Therapist', render: (_, { therapist_name }) => therapist_name },
  when,
  { title: 'Status', render: (_, { status }) => <StatusTag status={status} /> },
  { title: 'Price', align: 'right', className: 'row-money', render: (_, { total_price }) => money(total_price) },
];
