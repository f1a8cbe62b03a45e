import type { PastCustomerDto } from '../../../../shared/api/generated.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { RowLink } from '../../../../shared/ui/row-button/RowButton.js';
import { StatusTag } from '../../../../shared/ui/status/StatusTag.js';
import { formatDate } from '../../../../shared/ui/fields/written-date.js';
import { DataTable, type TableColumn } from '../../../../shared/ui/table/DataTable.js';

interface PastCustomerTableProps {
  customers: PastCustomerDto[];
  onOpen: (clientId: string) => void;
}

/** Customers as they were; a name opens their page as it was. */
export function PastCustomerTable({ customers, onOpen }: PastCustomerTableProps) {
  return (
    <DataTable
      aria-label="Customers as they were"
      className="past-list"
      asCards
      columns={createColumns(onOpen)}
      rows={customers}
      rowKey={({ id }) => id}
      empty={<p>No customers found.</p>}
    />
  );
}

const createColumns = (onOpen: PastCustomerTableProps['onOpen']): TableColumn<PastCustomerDto>[] => [
  {
    title: 'Name',
    className: 'past-list-name',
    cell: ({ client_id, name }) => <RowLink onClick={() => onOpen(client_id)}>{name}</RowLink>,
  },
  {
    title: 'Email',
    className: 'past-list-mail',
    cell: ({ email }) => email ?? <span className="third">No email</span>,
  },
  { title: 'Phone', className: 'past-list-time', cell: ({ phone }) => phone },
  {
    title: 'Bookings',
    className: 'past-list-money',
    cell: ({ total_bookings }) => (
      <>
        {total_bookings} <span className="past-list-label">{total_bookings === 1 ? 'booking' : 'bookings'}</span>
      </>
    ),
  },
  {
    title: 'Spent',
    className: 'past-list-money',
    cell: ({ total_spent }) => (
      <>
        {formatMoney(total_spent)} <span className="past-list-label">spent</span>
      </>
    ),
  },
  {
    title: 'Last booking',
    className: 'past-list-time',
    cell: ({ last_booking_date }) =>
      last_booking_date ? formatDate(last_booking_date) : <span className="third">None yet</span>,
  },
  {
    title: 'Status',
    className: 'past-list-status',
    cell: ({ latest_status }) => latest_status && <StatusTag status={latest_status} />,
  },
];
