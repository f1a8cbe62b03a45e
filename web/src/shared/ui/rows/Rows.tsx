import type { HTMLAttributes } from 'react';
import { classes } from '../classes.js';
import styles from './rows.module.css';

interface RowsProps extends HTMLAttributes<HTMLElement> {
  as?: 'ul' | 'ol';
}

/** A list of `li`, each with its text at one edge and its buttons at the other. */
export const Rows = ({ as: Element = 'ul', className, ...props }: RowsProps) => (
  <Element role="list" className={classes(styles.rows, className)} {...props} />
);
