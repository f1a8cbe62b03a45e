import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../shared/ui/classes.js';
import styles from './figure-value.module.css';

export interface FigureValueProps {
  /** Undefined while it loads. */
  value: ReactNode;
  /** Path of the bookings that the figure counts; without it the figure opens none. */
  to?: string | undefined;
}

/** The value of a figure in a description list, which opens the bookings that it counts. */
export function FigureValue({ value, to }: FigureValueProps) {
  const isLink = value !== undefined && to !== undefined;
  return (
    <dd className={classes('type-figure', styles.value)}>
      {isLink ? <Link to={to}>{value}</Link> : (value ?? <span className={classes('skeleton', styles.skeleton)} />)}
    </dd>
  );
}
