import type { ReactNode } from 'react';

export interface Figure {
  label: string;
  /** Absent while it loads. */
  value: ReactNode;
  note?: ReactNode;
}

/** A strip of numbers, each under its name. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd className="type-figure">{value ?? <span className="skeleton figure-skeleton" />}</dd>
          <dd className="figure-note">{note ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
