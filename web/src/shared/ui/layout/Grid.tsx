import { classes } from '../classes.js';
import type { BoxProps } from './box.js';
import styles from './layout.module.css';

/** Parts of the same width, as many beside each other as have room. Its class says how wide that is, as `--column`. */
export const Grid = ({ as: Element = 'div', gap = 16, lines, className, ...props }: BoxProps) => (
  <Element data-gap={gap} data-lines={lines} className={classes(styles.grid, className)} {...props} />
);
