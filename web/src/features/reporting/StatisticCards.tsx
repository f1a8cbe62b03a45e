import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Definition } from './Definition.js';

export interface Statistic {
  label: string;
  /** The meaning of the figure, shown on hover, focus and tap. */
  definition?: string;
  /** Undefined while it loads. */
  value: ReactNode;
  /** Path of the bookings that the figure counts. */
  to?: string | undefined;
  note?: ReactNode;
}

/** A row of figures, each with its name. */
export function StatisticCards({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="figures">
      {statistics.map(({ label, definition, value, to, note }) => (
        <div key={label} className="figure">
          <dt>{definition ? <Definition label={label} text={definition} /> : label}</dt>
          <dd className="type-figure">
            {value === undefined ? (
              <span className="skeleton figure-skeleton" />
            ) : to ? (
              <Link to={to}>{value}</Link>
            ) : (
              value
            )}
          </dd>
          <dd className="figure-note">{note ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
