import { Link } from 'react-router-dom';
import type { RevenueSummaryDto } from '../../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { formatMoney } from '../../../shared/money/money.js';
import styles from './revenue.module.css';

interface Row {
  id: string;
  name: string;
  booking_count: number;
  total_revenue: number;
}

interface AnalyticsTableProps {
  title: 'Service' | 'Therapist';
  /** The rows, by descending revenue. */
  rows: Row[];
  total: RevenueSummaryDto;
  /** Returns the path of the bookings of a row; undefined where no page lists as many days. */
  toPath: (id: string) => string | undefined;
}

export function AnalyticsTable({ title, rows, total, toPath }: AnalyticsTableProps) {
  const maxRevenue = Math.max(...rows.map(({ total_revenue }) => total_revenue), 0);
  return (
    <DataTable
      isFramed
      className={styles.table}
      aria-label={`${title} analytics`}
      columns={createColumns({ title, maxRevenue, toPath })}
      rows={rows}
      rowKey={({ id }) => id}
      empty="No bookings found"
      summary={
        <tr>
          <td>Total</td>
          <td style={{ textAlign: 'right' }}>{total.booking_count}</td>
          <td className={styles.bar} />
          <td style={{ textAlign: 'right' }}>{formatMoney(total.total_revenue)}</td>
        </tr>
      }
    />
  );
}

interface ColumnOptions extends Pick<AnalyticsTableProps, 'title' | 'toPath'> {
  maxRevenue: number;
}

const createColumns = ({ title, maxRevenue, toPath }: ColumnOptions): TableColumn<Row>[] => [
  { title, cell: ({ name }) => name },
  {
    title: 'Bookings',
    align: 'right',
    width: 92,
    cell: ({ id, name, booking_count: count }) => {
      const to = toPath(id);
      if (!to) return count;
      return (
        <Link to={to} aria-label={`${name}: show ${count}`}>
          {count}
        </Link>
      );
    },
  },
  {
    title: <span className="visually-hidden">Share</span>,
    className: styles.bar,
    width: '28%',
    cell: ({ total_revenue }) => (
      <span aria-hidden="true" style={{ width: `${maxRevenue > 0 ? (100 * total_revenue) / maxRevenue : 0}%` }} />
    ),
  },
  { title: 'Revenue', align: 'right', cell: ({ total_revenue }) => formatMoney(total_revenue) },
];
