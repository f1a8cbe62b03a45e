import type { ComponentProps, ReactNode } from 'react';
import { Definition } from './Definition.js';
import { FigureValue, type FigureValueProps } from './FigureValue.js';
import { classes } from '../../shared/ui/classes.js';
import styles from './statistic-cards.module.css';

export interface Statistic extends FigureValueProps {
  label: string;
  /** The meaning of the figure, shown on hover, focus and tap. */
  definition?: string;
  note?: ReactNode;
}

interface StatisticCardsProps extends Pick<ComponentProps<'dl'>, 'className' | 'aria-busy'> {
  statistics: Statistic[];
  /** Columns of a wide window; without it the figures are as wide as their content. */
  columns?: 5;
}

/** A row of figures, each with its name. */
export function StatisticCards({ statistics, columns, className, ...props }: StatisticCardsProps) {
  return (
    <dl data-columns={columns} className={classes(styles.figures, className)} {...props}>
      {statistics.map(({ label, definition, value, to, note }) => (
        <div key={label}>
          <dt>{definition ? <Definition label={label} text={definition} /> : label}</dt>
          <FigureValue value={value} to={to} />
          <dd className={styles.note}>{note ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
