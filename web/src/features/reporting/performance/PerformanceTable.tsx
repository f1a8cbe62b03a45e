import type { PerformanceReportDto, PerformanceRowDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { formatMinutes } from '../../../shared/dates/format-minutes.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { Definition } from '../Definition.js';
import {
  type CountedFigure,
  type FigureLabel,
  FIGURES,
  formatLead,
  formatRate,
  MINUTES_DEFINITIONS,
} from './figure-labels.js';
import { nameRow, PART_LABELS } from './part-labels.js';
import { type OpenFigure, type Part, PARTS } from './use-performance-params.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from '../figures.module.css';
import reporting from '../reporting.module.css';

interface PerformanceTableProps {
  report: PerformanceReportDto;
  part: Part;
  onPart: (part: Part) => void;
  onOpen: (figure: OpenFigure) => void;
}

/** The figures by therapist, service, weekday or hour; counts open their bookings. */
export function PerformanceTable({ report, part, onPart, onOpen }: PerformanceTableProps) {
  const columns = createColumns(part, onOpen);
  return (
    <section aria-labelledby="performance-by" className={classes(reporting.section, styles.part)}>
      <header className={reporting.head}>
        <h3 id="performance-by" className="type-small-head">
          By {PART_LABELS[part].toLowerCase()}
        </h3>
        <Segmented
          aria-label="Figures by"
          value={part}
          options={PARTS.map((each) => ({ value: each, label: PART_LABELS[each] }))}
          onChange={onPart}
        />
      </header>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Figures by ${PART_LABELS[part]}`}>
        <DataTable
          isFramed
          className={styles.table}
          aria-labelledby="performance-by"
          columns={columns}
          rows={report[part]}
          rowKey={({ key }) => key}
          empty="No bookings and no shifts"
          summary={
            <tr>
              {columns.map(({ total, align }, index) => (
                <td key={index} style={{ textAlign: align }}>
                  {total(report)}
                </td>
              ))}
            </tr>
          }
        />
      </div>
    </section>
  );
}

interface Column extends TableColumn<PerformanceRowDto> {
  total: (report: PerformanceReportDto) => string;
}

function createColumns(part: Part, onOpen: (figure: OpenFigure) => void): Column[] {
  const definitions: Partial<Record<FigureLabel['key'], string>> = {
    ...MINUTES_DEFINITIONS,
    ...Object.fromEntries(FIGURES.map(({ key, definition }) => [key, definition])),
  };
  const defined = (title: string, key: FigureLabel['key']) => (
    <Definition label={title} text={definitions[key] ?? ''} />
  );
  const measure = (
    title: string,
    format: (figures: PerformanceReportDto['total']) => string,
    key: FigureLabel['key'],
    opens?: CountedFigure,
  ): Column => ({
    title: defined(title, key),
    align: 'right',
    cell: (row) =>
      opens && row[opens] > 0 ? (
        <button
          type="button"
          className={styles.count}
          aria-label={`${title} of ${nameRow(part, row)}${opens === key ? '' : `, ${format(row)}`}: show ${row[opens]}`}
          onClick={() => onOpen({ figure: opens, row: { part, key: row.key } })}
        >
          {format(row)}
        </button>
      ) : (
        format(row)
      ),
    total: ({ total }) => format(total),
  });
  const counted = (title: string, figure: CountedFigure) =>
    measure(title, (figures) => String(figures[figure]), figure, figure);
  return [
    { title: PART_LABELS[part], className: reporting.rowHead, cell: (row) => nameRow(part, row), total: () => 'Total' },
    measure('Utilisation', ({ utilisation }) => formatRate(utilisation), 'utilisation', 'bookings'),
    measure('Booked', ({ booked_minutes }) => formatMinutes(booked_minutes), 'booked_minutes', 'bookings'),
    measure(
      'Rostered',
      ({ rostered_minutes }) => (rostered_minutes === null ? '–' : formatMinutes(rostered_minutes)),
      'rostered_minutes',
    ),
    measure('Revenue', ({ revenue }) => formatMoney(revenue), 'revenue', 'bookings'),
    counted('Bookings', 'bookings'),
    counted('New', 'new_clients'),
    counted('Returning', 'returning'),
    counted('Rebooked', 'rebooked'),
    counted('No-shows', 'no_shows'),
    counted('Late cancellations', 'late_cancellations'),
    measure(
      'Lead time',
      ({ average_lead_minutes }) => formatLead(average_lead_minutes),
      'average_lead_minutes',
      'lead_bookings',
    ),
  ];
}
