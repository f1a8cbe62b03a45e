import type { OfficeBookingDto } from '../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../shared/ui/table/DataTable.js';
import { BookingLink } from '../../shared/booking-link/BookingLink.js';
import { CheckoutLink } from '../../shared/checkout/CheckoutLink.js';
import { formatDateAndYear, formatTime } from '../../shared/dates/dates.js';
import { formatMoney } from '../../shared/money/money.js';
import { StatusTag } from '../../shared/ui/status/StatusTag.js';
import { Cluster } from '../../shared/ui/layout/Cluster.js';
import { formatDay } from './report-labels.js';
import { formatClientName } from '../../shared/clients/format-client-name.js';
import reporting from './reporting.module.css';

interface BookingRowsProps {
  label: string;
  bookings: OfficeBookingDto[];
  /** Text for an empty list. */
  empty: string;
  /** The person whose bookings they all are. Names are left out, and dates are formatted as on the person's page. */
  owner?: keyof typeof linked;
}

/** Bookings as rows, each with a link that opens it. On a phone the rows become cards. */
export function BookingRows({ label, bookings, empty, owner }: BookingRowsProps) {
  return (
    <DataTable
      className={reporting.rows}
      asCards
      isFramed
      aria-label={label}
      columns={
        owner ? [linked[owner], ...toOthers(true).filter((column) => column !== when)] : [client, ...toOthers(false)]
      }
      rows={bookings}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

type Column = TableColumn<OfficeBookingDto>;

const moment = ({ booking_date, booking_time }: OfficeBookingDto) =>
  `${formatDay(booking_date)} ${formatTime(booking_time)}`;

const client: Column = {
  title: 'Client',
  className: reporting.rowHead,
  cell: (booking) => <BookingLink id={booking.id}>{formatClientName(booking)}</BookingLink>,
};
const toLinkColumn = (toText: (booking: OfficeBookingDto) => string): Column => ({
  title: 'Date & Time',
  className: reporting.rowHead,
  cell: (booking) => <BookingLink id={booking.id}>{toText(booking)}</BookingLink>,
});
const linked = {
  customer: toLinkColumn(moment),
  client: toLinkColumn((booking) => `${formatDateAndYear(booking.booking_date)}, ${formatTime(booking.booking_time)}`),
};
const when: Column = { title: 'Date & Time', className: reporting.nowrap, cell: (booking) => moment(booking) };
/** Whether money is overdue. Of one person any bill may be asked for; in other lists a link at each row says nothing. */
const isDue = ({ status, payment }: OfficeBookingDto) => status === 'completed' && payment !== 'paid';

const toOthers = (isOfPerson: boolean): Column[] => [
  { title: 'Service', cell: ({ service_name }) => service_name },
  { title: 'Therapist', cell: ({ therapist_name }) => therapist_name },
  when,
  {
    title: 'Status',
    cell: (booking) => (
      <Cluster as="span" gap={12} lines={0}>
        <StatusTag status={booking.status} />
        {(isOfPerson || isDue(booking)) && <CheckoutLink booking={booking} />}
      </Cluster>
    ),
  },
  { title: 'Price', align: 'right', className: reporting.nowrap, cell: ({ total_price }) => formatMoney(total_price) },
];
