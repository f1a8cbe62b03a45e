import type { PastBookingDto, PastDayDto, PastTherapistDto } from '../../../shared/api/generated.js';
import { formatTime } from '../../../shared/dates/dates.js';
import type { BookingStatus } from '../../../shared/ui/status/booking-status.js';
import { StatusTag } from '../../../shared/ui/status/StatusTag.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { formatWork } from './format-span.js';
import { PastTherapistName } from './PastTherapistName.js';

interface PastDayTableProps {
  day: PastDayDto;
  onOpen: (booking: string) => void;
}

/** The therapists' shifts and bookings of a day as they were. */
export function PastDayTable({ day, onOpen }: PastDayTableProps) {
  const columns: TableColumn<PastTherapistDto>[] = [
    { title: 'Therapist', className: 'past-therapist', cell: (therapist) => <PastTherapistName {...therapist} /> },
    { title: 'Shift', className: 'past-shift', cell: (therapist) => <Times therapist={therapist} /> },
    {
      title: 'Bookings',
      cell: ({ bookings }) =>
        bookings.length === 0 ? (
          <span className="second">None</span>
        ) : (
          <ul role="list" className="past-bookings">
            {bookings.map((booking) => (
              <BookingLine key={booking.id} booking={booking} onOpen={onOpen} />
            ))}
          </ul>
        ),
    },
  ];
  return (
    <DataTable
      aria-label="The day as it was"
      className="past-day"
      asCards
      columns={columns}
      rows={day.therapists}
      rowKey={({ id }) => id ?? 'nobody'}
      empty={<p>Nobody worked here yet.</p>}
    />
  );
}

function BookingLine({ booking, onOpen }: { booking: PastBookingDto; onOpen: PastDayTableProps['onOpen'] }) {
  const { id, booking_time, ends_at, service_name, status } = booking;
  return (
    <li>
      <span className="past-time">
        {formatTime(booking_time)} to {formatTime(ends_at)}
      </span>
      <RowLink onClick={() => onOpen(id)}>{formatClientName(booking)}</RowLink>
      <span>{service_name}</span>
      <StatusTag status={status as BookingStatus} />
    </li>
  );
}

function Times({ therapist }: { therapist: PastTherapistDto }) {
  const lines = formatWork(therapist);
  if (lines.length === 0) return <span className="second">No shift</span>;
  return lines.map((line) => <div key={line}>{line}</div>);
}
