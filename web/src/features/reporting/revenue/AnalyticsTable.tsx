import { Table, type TableColumnsType } from 'antd';
import type { RevenueSummaryDto } from '../../../shared/api/generated.js';
import { money } from '../../../shared/money.js';

interface Row {
  id: string;
  name: string;
  booking_count: number;
  total_revenue: number;
}

interface AnalyticsTableProps {
  title: 'Service' | 'Therapist';
  /** Most revenue first. */
  rows: Row[];
  total: RevenueSummaryDto;
}

export function AnalyticsTable({ title, rows, total }: AnalyticsTableProps) {
  const most = Math.max(...rows.map(({ total_revenue }) => total_revenue), 0);
  return (
    <Table<Row>
      className="report-table analytics-table"
      aria-label={`${title} analytics`}
      columns={columnsFor(title, most)}
      dataSource={rows}
      rowKey="id"
      pagination={false}
      locale={{ emptyText: <p className="report-none">No bookings found</p> }}
      summary={() => (
        <Table.Summary.Row className="analytics-total">
          <Table.Summary.Cell index={0}>Total</Table.Summary.Cell>
          <Table.Summary.Cell index={1} align="right">
            {total.booking_count}
          </Table.Summary.Cell>
          <Table.Summary.Cell index={2} className="analytics-bar" />
          <Table.Summary.Cell index={3} align="right">
            {money(total.total_revenue)}
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  );
}

const columnsFor = (title: string, most: number): TableColumnsType<Row> => [
  { title, render: (_, { name }) => name },
  { title: 'Bookings', align: 'right', width: 92, render: (_, { booking_count }) => booking_count },
  {
    title: <span className="visually-hidden">Share</span>,
    className: 'analytics-bar',
    width: '28%',
    render: (_, { total_revenue }) => (
      <span aria-hidden="true" style={{ width: `${most > 0 ? (100 * total_revenue) / most : 0}%` }} />
    ),
  },
  { title: 'Revenue', align: 'right', render: (_, { total_revenue }) => money(total_revenue) },
];
