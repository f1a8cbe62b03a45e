import { classes } from '../classes.js';
import type { BoxProps } from './box.js';
import styles from './layout.module.css';

/** Parts below each other, each as wide as all of it, or as its content where it begins at the start. */
export const Stack = ({
  as: Element = 'div',
  gap = 8,
  isLoose,
  className,
  ...props
}: BoxProps & { isLoose?: true }) => (
  <Element data-gap={gap} className={classes(styles.stack, isLoose && styles.loose, className)} {...props} />
);
