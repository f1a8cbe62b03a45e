import type { CustomerDto } from '../../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { formatMoney } from '../../../shared/money/money.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { StatusTag } from '../../../shared/ui/status/StatusTag.js';
import { formatDay } from '../report-labels.js';
import { useReadOnly } from '../../../shared/read-only/read-only.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './customers.module.css';
import reporting from '../reporting.module.css';

interface CustomerTableProps {
  customers: CustomerDto[];
  onOpen: (customer: CustomerDto) => void;
}

/** The customers as a table. The whole row opens the customer; for the keyboard the name is a button. */
export function CustomerTable({ customers, onOpen }: CustomerTableProps) {
  const isReadOnly = useReadOnly();
  return (
    <DataTable
      className={classes(reporting.rows, styles.table)}
      asCards
      isFramed
      aria-label="Customers"
      columns={isReadOnly ? columns.filter((column) => !contacts.includes(column)) : columns}
      rows={customers}
      rowKey={({ id }) => id}
      rowProps={(customer) => ({ onClick: () => onOpen(customer) })}
      empty="No customers found"
    />
  );
}

/** Left out for those who see clients masked. */
const contacts: TableColumn<CustomerDto>[] = [
  {
    title: 'Email',
    className: styles.email,
    cell: ({ email }) => email ?? <span className="third">No email</span>,
  },
  { title: 'Phone', className: reporting.nowrap, cell: ({ phone }) => phone },
];

const columns: TableColumn<CustomerDto>[] = [
  { title: 'Name', className: reporting.rowHead, cell: ({ name }) => <RowLink>{name}</RowLink> },
  ...contacts,
  {
    title: 'Bookings',
    align: 'right',
    className: reporting.nowrap,
    cell: ({ total_bookings }) => <Labelled label="bookings">{total_bookings}</Labelled>,
  },
  {
    title: 'Spent',
    align: 'right',
    className: reporting.nowrap,
    cell: ({ total_spent }) => <Labelled label="spent">{formatMoney(total_spent)}</Labelled>,
  },
  {
    title: 'Last booking',
    className: reporting.nowrap,
    cell: ({ last_booking_date }) =>
      last_booking_date ? formatDay(last_booking_date) : <span className="third">None yet</span>,
  },
  { title: 'Status', cell: ({ latest_status }) => latest_status && <StatusTag status={latest_status} /> },
];

/** A value with its column's name, which a card does not show otherwise. */
function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      {children} <span className={styles.label}>{label}</span>
    </>
  );
}
