import { Table, type TableColumnsType } from 'antd';
import { clockTime } from '../../../shared/dates.js';
import { useMedia } from '../../../shared/media.js';
import { money } from '../../../shared/money.js';
import { StatusTag } from '../../../shared/StatusTag.js';
import type { BookingActs } from './booking-acts.js';
import { BookingActions } from './BookingActions.js';
import type { BookingDay } from './booking-rows.js';
import { PendingReason } from './PendingReason.js';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';

interface BookingTableProps {
  days: BookingDay[];
  /** Absent for people who may only look. */
  acts: BookingActs | undefined;
  isEditing: boolean;
}

type Row = { id: string; heading: string; booking?: never } | { id: string; booking: OfficeBookingDto; heading?: never };

/** One table with a row above each day, so that the columns of all days line up. */
export function BookingTable({ days, acts, isEditing }: BookingTableProps) {
  // Mobile and price make room for what is needed to tell bookings apart; beside the editor, so do the actions.
  const isPaper = useMedia('print');
  const isWide = (useMedia('(min-width: 1200px)') && !isEditing) || isPaper;
  const isRoomy = useMedia('(min-width: 1440px)') && isWide;
  const isBeside = useMedia('(min-width: 1280px)') && isEditing;
  const rows = days.flatMap<Row>(({ date, heading, bookings }) => [
    { id: date, heading },
    ...bookings.map((booking) => ({ id: booking.id, booking })),
  ]);
  return (
    <Table<Row>
      className="booking-table"
      columns={columnsFor(isBeside ? undefined : acts, isWide, isRoomy)}
      dataSource={rows}
      rowKey="id"
      rowClassName={(row) => classOf(row, acts)}
      onRow={({ booking }) => (acts && booking ? { onClick: () => acts.onEdit(booking) } : {})}
      pagination={false}
      aria-label="Bookings"
    />
  );
}

function classOf({ id, heading }: Row, acts: BookingActs | undefined): string {
  if (heading) return 'booking-day';
  if (!acts) return '';
  return id === acts.openedId ? 'booking-row booking-opened' : 'booking-row';
}

function columnsFor(acts: BookingActs | undefined, isWide: boolean, isRoomy: boolean): TableColumnsType<Row> {
  const columns = [
    column('Time', (booking) => <strong>{clockTime(booking.booking_time)}</strong>, { width: 104 }),
    column('Client', (booking) => (
      <span className="booking-client" title={booking.client_name}>
        {booking.client_name}
      </span>
    )),
    ...(isWide ? [column('Mobile', (booking) => booking.client_phone, { width: 148 })] : []),
    column('Service', (booking) => <span className="booking-text booking-service">{booking.service_name}</span>),
    column('Therapist', ({ is_unassigned, therapist_name }) => (
      <span className={is_unassigned ? 'booking-text booking-unassigned' : 'booking-text'}>{therapist_name}</span>
    )),
    column(
      'Status',
      (booking) => (
        <span className="booking-state">
          <StatusTag status={booking.status} />
          <PendingReason booking={booking} />
        </span>
      ),
      { width: isRoomy ? 236 : undefined },
    ),
    ...(isWide ? [column('Price', (booking) => money(booking.total_price), { width: 104, align: 'right' })] : []),
    ...(acts
      ? [column('Actions', (booking) => <BookingActions booking={booking} acts={acts} />, { width: 148, align: 'right' })]
      : []),
  ];
  return columns.map((each, index) => ({
    ...each,
    onCell: ({ heading }) => (heading ? { colSpan: index === 0 ? columns.length : 0 } : {}),
  }));
}

function column(
  title: string,
  cell: (booking: OfficeBookingDto) => React.ReactNode,
  options: { width?: number | undefined; align?: 'right' } = {},
): TableColumnsType<Row>[number] {
  return {
    key: title,
    title: title === 'Actions' ? <span className="visually-hidden">{title}</span> : title,
    render: (_, { heading, booking }) => (booking ? cell(booking) : heading),
    ...options,
  };
}
