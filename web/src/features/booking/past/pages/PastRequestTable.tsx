import type { PastRequestDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { RowLink } from '../../../../shared/ui/row-button/RowButton.js';
import { DataTable, type TableColumn } from '../../../../shared/ui/table/DataTable.js';
import { formatAge } from '../../manage/requests/age-labels.js';

interface PastRequestTableProps {
  label: string;
  /** The requests, oldest first. */
  requests: PastRequestDto[];
  onOpen: (id: string) => void;
}

/** Unanswered requests, with their age at that moment. */
export function PastRequestTable({ label, requests, onOpen }: PastRequestTableProps) {
  return (
    <DataTable
      aria-label={label}
      className="past-list"
      asCards
      columns={createColumns(onOpen)}
      rows={requests}
      rowKey={({ id }) => id}
      empty={<p>No requests.</p>}
    />
  );
}

const createColumns = (onOpen: PastRequestTableProps['onOpen']): TableColumn<PastRequestDto>[] => [
  {
    title: 'Waiting',
    className: 'past-list-time',
    cell: ({ waiting_minutes }) => <strong>{formatAge(waiting_minutes)}</strong>,
  },
  {
    title: 'Client',
    className: 'past-list-name',
    cell: (request) => (
      <>
        <RowLink onClick={() => onOpen(request.id)}>{formatClientName(request)}</RowLink>
        <div className="second">{request.client_phone}</div>
      </>
    ),
  },
  {
    title: 'For',
    className: 'past-list-time',
    cell: ({ booking_date, booking_time }) => `${formatShortDate(booking_date)}, ${formatTime(booking_time)}`,
  },
  {
    title: 'Service',
    className: '',
    cell: ({ service_name, booking_duration }) => (
      <>
        {service_name}, <span className="second">{booking_duration} min</span>
      </>
    ),
  },
  { title: 'Therapist', className: '', cell: ({ therapist_name }) => therapist_name },
  { title: 'Price', className: 'past-list-money', cell: ({ total_price }) => formatMoney(total_price) },
];
