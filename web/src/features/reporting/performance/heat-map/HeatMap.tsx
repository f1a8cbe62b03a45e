import type { ReactElement } from 'react';
import type { PerformanceCellDto } from '../../../../shared/api/generated.js';
import { formatMinutes } from '../../../../shared/dates/format-minutes.js';
import { FiguresTable } from '../../FiguresTable.js';
import { formatRate } from '../figure-labels.js';
import { type HeatCell, toHeatRows } from './heat-cells.js';
import { formatHour, WEEKDAYS } from '../part-labels.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { classes } from '../../../../shared/ui/classes.js';
import styles from './heat-map.module.css';
import performance from '../../figures.module.css';
import reporting from '../../reporting.module.css';

const LEGEND = ['Nobody rostered', 'Under 25%', '25 to 49%', '50 to 74%', '75% and more'];

/** The utilisation of each hour of the week: a share in every cell, repeated by the depth of its colour. */
export function HeatMap({ cells }: { cells: PerformanceCellDto[] }) {
  const rows = toHeatRows(cells);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="heat-map" className={classes(reporting.section, performance.part)}>
      <header className={reporting.head}>
        <h3 id="heat-map" className="type-small-head">
          Utilisation by hour
        </h3>
        <Cluster as="ul" role="list" gap={16} lines={4} className={styles.legend}>
          {LEGEND.map((label, level) => (
            <Cluster as="li" gap={6} key={label}>
              <span className={styles.swatch} data-level={level} aria-hidden="true" />
              {label}
            </Cluster>
          ))}
        </Cluster>
      </header>
      <div className={performance.scroll} tabIndex={0} role="region" aria-label="Hours of the week">
        <HoursTable
          className={styles.map}
          rows={rows}
          toCell={(cell, day) => (
            <td key={day} data-level={cell.level} data-hint={describe(cell)}>
              {cell.share === null
                ? cell.booked > 0 && formatMinutes(cell.booked)
                : formatRate(Math.round(cell.share * 100) / 100)}
            </td>
          )}
        />
      </div>
      <FiguresTable summary="Show the hours as a table" label="Utilisation by hour, table">
        <HoursTable rows={rows} toCell={(cell, day) => <td key={day}>{describe(cell)}</td>} />
      </FiguresTable>
    </section>
  );
}

interface HoursTableProps {
  className?: string;
  rows: ReturnType<typeof toHeatRows>;
  /** Renders the cell of a weekday, counted from Monday. */
  toCell: (cell: HeatCell, day: number) => ReactElement;
}

/** A table of the week: hours down, days across. */
const HoursTable = ({ className, rows, toCell }: HoursTableProps) => (
  <table className={className}>
    <thead>
      <tr>
        <th scope="col">Hour</th>
        {WEEKDAYS.map((weekday) => (
          <th key={weekday} scope="col">
            <abbr title={weekday} className={styles.day}>
              {weekday.slice(0, 3)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ hour, cells }) => (
        <tr key={hour}>
          <th scope="row">{formatHour(hour)}</th>
          {cells.map(toCell)}
        </tr>
      ))}
    </tbody>
  </table>
);

function describe({ booked, rostered }: HeatCell): string {
  if (rostered === 0) return booked === 0 ? 'Nobody' : `${formatMinutes(booked)}, nobody rostered`;
  return `${formatMinutes(booked)} of ${formatMinutes(rostered)}`;
}
