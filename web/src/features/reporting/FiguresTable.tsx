import type { ReactNode } from 'react';
import { Details } from '../../shared/ui/details/Details.js';
import styles from './figures-table.module.css';

interface FiguresTableProps {
  summary: string;
  /** Name of the region, which scrolls sideways where there is no room. */
  label: string;
  /** The table. */
  children: ReactNode;
}

/** The figures of a chart as a table, once its summary is pressed. */
export const FiguresTable = ({ summary, label, children }: FiguresTableProps) => (
  <Details summary={summary}>
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  </Details>
);
