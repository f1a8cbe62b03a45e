import type { PastListedBookingDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { formatLongDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import type { BookingStatus } from '../../../../shared/ui/status/booking-status.js';
import { RowLink } from '../../../../shared/ui/row-button/RowButton.js';
import { StatusTag } from '../../../../shared/ui/status/StatusTag.js';
import { DataTable, type TableColumn } from '../../../../shared/ui/table/DataTable.js';

interface PastBookingTableProps {
  bookings: PastListedBookingDto[];
  onOpen: (id: string) => void;
}

/** A row: a booking, or the heading above the first one of a day. */
interface Row {
  key: string;
  heading?: string;
  booking?: PastListedBookingDto;
}

/** Bookings as they were, read-only. */
export function PastBookingTable({ bookings, onOpen }: PastBookingTableProps) {
  return (
    <DataTable
      aria-label="Bookings as they were"
      className="past-list"
      asCards
      columns={createColumns(onOpen)}
      rows={toRows(bookings)}
      rowKey={({ key }) => key}
      heading={({ heading }) => heading}
      rowProps={({ heading }) => (heading ? { className: 'past-list-day' } : {})}
      empty={<p>No bookings found.</p>}
    />
  );
}

function toRows(bookings: PastListedBookingDto[]): Row[] {
  return bookings.flatMap((booking, nth) => {
    const date = booking.booking_date;
    const row = { key: booking.id, booking };
    return bookings[nth - 1]?.booking_date === date ? [row] : [{ key: date, heading: formatLongDate(date) }, row];
  });
}

const createColumns = (onOpen: PastBookingTableProps['onOpen']): TableColumn<Row>[] => [
  column('Time', 'past-list-time', ({ booking_time }) => <strong>{formatTime(booking_time)}</strong>),
  column('Client', 'past-list-name', (booking) => (
    <RowLink onClick={() => onOpen(booking.id)}>{formatClientName(booking)}</RowLink>
  )),
  column('Service', '', ({ service_name, booking_duration }) => (
    <>
      {service_name}, <span className="second">{booking_duration} min</span>
    </>
  )),
  column('Therapist', '', ({ therapist_name }) => therapist_name),
  column('Status', 'past-list-status', ({ status }) => <StatusTag status={status as BookingStatus} />),
  column('Price', 'past-list-money', ({ total_price }) => formatMoney(total_price)),
];

function column(
  title: string,
  className: string,
  cell: (booking: PastListedBookingDto) => React.ReactNode,
): TableColumn<Row> {
  return { title, className, cell: ({ booking }) => booking && cell(booking) };
}
