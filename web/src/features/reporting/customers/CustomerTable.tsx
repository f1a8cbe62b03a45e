import type { CustomerDto } from '../../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { formatMoney } from '../../../shared/money/money.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { StatusTag } from '../../../shared/ui/status/StatusTag.js';
import { formatDay } from '../report-labels.js';

interface CustomerTableProps {
  customers: CustomerDto[];
  onOpen: (customer: CustomerDto) => void;
}

/** The customers as a table. The whole row opens the customer; for the keyboard the name is a button. */
export function CustomerTable({ customers, onOpen }: CustomerTableProps) {
  return (
    <DataTable
      className="report-table customer-table"
      asCards
      aria-label="Customers"
      columns={columns}
      rows={customers}
      rowKey={({ id }) => id}
      rowProps={(customer) => ({ onClick: () => onOpen(customer) })}
      empty={<p className="report-none">No customers found</p>}
    />
  );
}

const columns: TableColumn<CustomerDto>[] = [
  { title: 'Name', className: 'row-head', cell: ({ name }) => <RowLink>{name}</RowLink> },
  {
    title: 'Email',
    className: 'customer-email',
    cell: ({ email }) => email ?? <span className="third">No email</span>,
  },
  { title: 'Phone', className: 'row-when', cell: ({ phone }) => phone },
  {
    title: 'Bookings',
    align: 'right',
    className: 'row-money',
    cell: ({ total_bookings }) => <Labelled label="bookings">{total_bookings}</Labelled>,
  },
  {
    title: 'Spent',
    align: 'right',
    className: 'row-money',
    cell: ({ total_spent }) => <Labelled label="spent">{formatMoney(total_spent)}</Labelled>,
  },
  {
    title: 'Last booking',
    className: 'row-when',
    cell: ({ last_booking_date }) =>
      last_booking_date ? formatDay(last_booking_date) : <span className="third">None yet</span>,
  },
  { title: 'Status', cell: ({ latest_status }) => latest_status && <StatusTag status={latest_status} /> },
];

/** A value with its column's name, which a card does not show otherwise. */
function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      {children} <span className="customer-label">{label}</span>
    </>
  );
}
