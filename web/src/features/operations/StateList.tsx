import { useId } from 'react';
import { AlertIcon, CheckIcon } from '../../shared/ui/icons.js';
import { Card } from '../../shared/ui/card/Card.js';
import { classes } from '../../shared/ui/classes.js';
import styles from './system-status.module.css';

/** A line about one monitored thing. */
export interface StateLine {
  name: string;
  value: string;
  note?: string;
  /** Whether the value is as it should be; left out where that cannot be said. */
  isHealthy?: boolean;
}

interface StateListProps {
  title: string;
  /** Undefined while they load. */
  lines: StateLine[] | undefined;
  /** Number of lines to expect. */
  expected: number;
  /** Whether the lines are side by side where there is room. */
  isWide?: boolean;
}

/** A list of monitored values. A word as well as a colour says whether each is healthy. */
export function StateList({ title, lines, expected, isWide = false }: StateListProps) {
  const id = useId();
  return (
    <Card className={classes(styles.state, isWide && styles.wide)} aria-labelledby={id}>
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
              {note && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <div role="status" aria-label={`Loading: ${title}`}>
          {Array.from({ length: expected }, (_, row) => (
            <span key={row} className={classes('skeleton', styles.skeleton)} />
          ))}
        </div>
      )}
    </Card>
  );
}
