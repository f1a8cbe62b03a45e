import type { ElementType, HTMLAttributes } from 'react';
import { classes } from '../classes.js';
import styles from './card.module.css';

/** A part of a page with a border of its own. */
export const Card = ({
  as: Element = 'section',
  className,
  ...props
}: HTMLAttributes<HTMLElement> & { as?: ElementType }) => (
  <Element className={classes(styles.card, className)} {...props} />
);
