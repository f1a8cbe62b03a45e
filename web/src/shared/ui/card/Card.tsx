import type { ElementType, HTMLAttributes } from 'react';
import { classes } from '../classes.js';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Whether its form is no wider than its short fields need. */
  isNarrow?: boolean;
}

/** A part of a page with a border of its own. */
export const Card = ({ as: Element = 'section', isNarrow, className, ...props }: CardProps) => (
  <Element className={classes(styles.card, isNarrow && styles.narrow, className)} {...props} />
);
