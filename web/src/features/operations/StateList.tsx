import { useId } from 'react';
import { AlertIcon, CheckIcon } from '../../shared/ui/icons.js';

/** One thing that is watched. */
export interface StateLine {
  name: string;
  value: string;
  note?: string;
  /** Absent: there is nothing to be well or not. */
  isHealthy?: boolean;
}

interface StateListProps {
  title: string;
  /** Absent while they load. */
  lines: StateLine[] | undefined;
  /** How many will come. */
  expected: number;
  /** Beside each other where there is room. */
  isWide?: boolean;
}

/** Things that are watched, below each other; whether each is well is said in words too. */
export function StateList({ title, lines, expected, isWide = false }: StateListProps) {
  const id = useId();
  return (
    <section className={isWide ? 'state-list state-list-wide' : 'state-list'} aria-labelledby={id}>
      <h2 id={id} className="type-small-head">
        {title}
      </h2>
      {lines ? (
        <dl>
          {lines.map(({ name, value, note, isHealthy }) => (
            <div key={name} data-well={isHealthy}>
              <dt>{name}</dt>
              <dd>
                {isHealthy === true && <CheckIcon width={16} height={16} />}
                {isHealthy === false && <AlertIcon width={16} height={16} />}
                <span>{value}</span>
              </dd>
              {note && <dd className="state-note">{note}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <div role="status" aria-label={`Loading: ${title}`}>
          {Array.from({ length: expected }, (_, row) => (
            <span key={row} className="skeleton state-skeleton" />
          ))}
        </div>
      )}
    </section>
  );
}
