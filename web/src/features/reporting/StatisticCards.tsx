import type { ReactNode } from 'react';

export interface Statistic {
  label: string;
  /** Undefined while it loads. */
  value: ReactNode;
  note?: ReactNode;
}

/** A row of figures, each with its name. */
export function StatisticCards({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="figures">
      {statistics.map(({ label, value, note }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd className="type-figure">{value ?? <span className="skeleton figure-skeleton" />}</dd>
          <dd className="figure-note">{note ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
