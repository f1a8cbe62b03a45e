import { Button, Table, type TableColumnsType } from 'antd';
import type { CustomerDto } from '../../../shared/api/generated.js';
import { money } from '../../../shared/money.js';
import { StatusTag } from '../../../shared/StatusTag.js';
import { dayOf } from '../report-words.js';

interface CustomerTableProps {
  customers: CustomerDto[];
  onOpen: (customer: CustomerDto) => void;
}

/** The whole row opens the customer; the keyboard finds the name as a button. */
export function CustomerTable({ customers, onOpen }: CustomerTableProps) {
  return (
    <Table<CustomerDto>
      className="report-table customer-table"
      aria-label="Customers"
      columns={columns}
      dataSource={customers}
      rowKey="id"
      pagination={false}
      onRow={(customer) => ({ onClick: () => onOpen(customer) })}
      locale={{ emptyText: <p className="report-none">No customers found</p> }}
    />
  );
}

const columns: TableColumnsType<CustomerDto> = [
  { title: 'Name', className: 'row-head', render: (_, { name }) => <Button type="link">{name}</Button> },
  { title: 'Email', className: 'customer-email', render: (_, { email }) => email ?? <span className="third">No email</span> },
  { title: 'Phone', className: 'row-when', render: (_, { phone }) => phone },
  {
    title: 'Bookings',
    align: 'right',
    className: 'row-money',
    render: (_, { total_bookings }) => <Labelled label="bookings">{total_bookings}</Labelled>,
  },
  {
    title: 'Spent',
    align: 'right',
    className: 'row-money',
    render: (_, { total_spent }) => <Labelled label="spent">{money(total_spent)}</Labelled>,
  },
  { title: 'Last booking', className: 'row-when', render: (_, { last_booking_date }) => dayOf(last_booking_date) },
  { title: 'Status', render: (_, { latest_status }) => <StatusTag status={latest_status} /> },
];

/** On a card the column's head is missing. */
function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      {children} <span className="customer-label">{label}</span>
    </>
  );
}
