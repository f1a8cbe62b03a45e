import { useMemo } from 'react';
import { ClientAlertLine } from '../../../../shared/clients/ClientAlertLine.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { describeForList } from '../../../../shared/checkout/payment-state.js';
import { StatusTag } from '../../../../shared/ui/status/StatusTag.js';
import { visitLabel } from '../visits/visit-label.js';
import { DayStateSteps } from '../day-state/DayStateSteps.js';
import type { BookingHandlers } from '../booking-handlers.js';
import { BookingActions } from './BookingActions.js';
import type { BookingDay } from './group-by-day.js';
import { PendingReason } from './PendingReason.js';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../../../shared/ui/table/DataTable.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';

interface BookingTableProps {
  days: BookingDay[];
  /** Undefined in read-only lists. */
  handlers: BookingHandlers | undefined;
  openedId: string | undefined;
  isEditing: boolean;
}

type Row =
  { id: string; heading: string; booking?: never } | { id: string; booking: OfficeBookingDto; heading?: never };

/** One table with a row above each day, so that the columns of all days line up. */
export function BookingTable({ days, handlers, openedId, isEditing }: BookingTableProps) {
  // Narrow screens leave out mobile and price, which are not needed to tell bookings apart; beside the editor the
  // actions are left out, too.
  const isPaper = useMediaQuery('print');
  const isWide = (useMediaQuery('(min-width: 1200px)') && !isEditing) || isPaper;
  const rows = useMemo(() => days.flatMap(toRows), [days]);
  const columns = useMemo(() => createColumns(handlers, { isWide, isEditing }), [isEditing, handlers, isWide]);
  return (
    <DataTable
      className="booking-table"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      heading={({ heading }) => heading}
      rowProps={(row) => rowProps(row, handlers, openedId)}
      aria-label="Bookings"
    />
  );
}

const toRows = ({ date, heading, bookings }: BookingDay): Row[] => [
  { id: date, heading },
  ...bookings.map((booking) => ({ id: booking.id, booking })),
];

function rowProps({ booking }: Row, handlers: BookingHandlers | undefined, openedId: string | undefined) {
  if (!booking) return { className: 'booking-day' };
  if (!handlers) return {};
  return {
    className: booking.id === openedId ? 'booking-row booking-opened' : 'booking-row',
    onClick: () => handlers.onOpen(booking),
    onPointerEnter: handlers.onOpenIntent,
  };
}

function createColumns(
  handlers: BookingHandlers | undefined,
  { isWide, isEditing }: { isWide: boolean; isEditing: boolean },
): TableColumn<Row>[] {
  const acting = isEditing ? undefined : handlers;
  return [
    column('Time', (booking) => <strong>{formatTime(booking.booking_time)}</strong>, { width: 92 }),
    column('Client', (booking) => (
      <>
        <ClientName booking={booking} isButton={handlers !== undefined} />
        {booking.client_alert && <ClientAlertLine alert={booking.client_alert} />}
      </>
    )),
    ...(isWide ? [column('Mobile', (booking) => booking.client_phone, { width: 128 })] : []),
    column('Service', (booking) => (
      <>
        <span className="booking-text booking-service">{booking.service_name}</span>
        {booking.visit && <span className="booking-visit second">{visitLabel(booking)}</span>}
      </>
    )),
    column('Therapist', ({ is_unassigned, therapist_name, room_name }) => (
      <>
        <span className={is_unassigned ? 'booking-text booking-unassigned' : 'booking-text'}>{therapist_name}</span>
        {room_name && <span className="booking-text booking-room second">{room_name}</span>}
      </>
    )),
    column('Status', (booking) => (
      <span className="booking-state">
        <StatusTag status={booking.status} />
        <span className="second booking-paid">{describeForList(booking)}</span>
        <PendingReason booking={booking} />
        {acting && <DayStateSteps booking={booking} />}
      </span>
    )),
    ...(isWide ? [column('Price', (booking) => formatMoney(booking.total_price), { width: 88, align: 'right' })] : []),
    ...(acting
      ? [
          column('Actions', (booking) => <BookingActions booking={booking} handlers={acting} />, {
            width: 142,
            align: 'right',
          }),
        ]
      : []),
  ];
}

/** The client's name; where the row opens the booking, the button for the keyboard: its click is the row's. */
function ClientName({ booking, isButton }: { booking: OfficeBookingDto; isButton: boolean }) {
  const name = (
    <span className="booking-client" title={formatClientName(booking)}>
      {formatClientName(booking)}
    </span>
  );
  return isButton ? (
    <button type="button" className="booking-open">
      {name}
    </button>
  ) : (
    name
  );
}

function column(
  title: string,
  cell: (booking: OfficeBookingDto) => React.ReactNode,
  options: { width?: number | undefined; align?: 'right' } = {},
): TableColumn<Row> {
  return {
    title: title === 'Actions' ? <span className="visually-hidden">{title}</span> : title,
    cell: ({ booking }) => booking && cell(booking),
    ...options,
  };
}
