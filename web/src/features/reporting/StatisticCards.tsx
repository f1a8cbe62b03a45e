import type { ReactNode } from 'react';
import { Definition } from './Definition.js';
import { FigureValue, type FigureValueProps } from './FigureValue.js';

export interface Statistic extends FigureValueProps {
  label: string;
  /** The meaning of the figure, shown on hover, focus and tap. */
  definition?: string;
  note?: ReactNode;
}

/** A row of figures, each with its name. */
export function StatisticCards({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="figures">
      {statistics.map(({ label, definition, value, to, note }) => (
        <div key={label} className="figure">
          <dt>{definition ? <Definition label={label} text={definition} /> : label}</dt>
          <FigureValue value={value} to={to} />
          <dd className="figure-note">{note ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
