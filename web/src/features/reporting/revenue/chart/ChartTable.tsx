import { formatMoney } from '../../../../shared/money/money.js';
import { FiguresTable } from '../../FiguresTable.js';
import type { Bar } from './chart-bars.js';

/** The chart's figures as a table. */
export function ChartTable({ title, bars }: { title: string; bars: Bar[] }) {
  return (
    <FiguresTable summary="Show as a table" label={`${title}, table`}>
      <table>
        <thead>
          <tr>
            {['Date', 'Bookings', 'Completed', 'Confirmed', 'Pending', 'Total'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, bookings, completed, confirmed, pending, total }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{bookings}</td>
              {[completed, confirmed, pending, total].map((value, column) => (
                <td key={column}>{formatMoney(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FiguresTable>
  );
}
