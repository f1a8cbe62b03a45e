import { classes } from '../classes.js';
import type { BoxProps } from './box.js';
import styles from './layout.module.css';

interface SwitcherProps extends BoxProps {
  /** The narrowest window in which the parts are beside each other. Their widths are the class's, as `--columns`. */
  from: 'tablet' | 'desktop';
}

/** Parts beside each other in a wide window, and below each other in a narrow one. */
export const Switcher = ({ as: Element = 'div', gap = 20, lines, from, className, ...props }: SwitcherProps) => (
  <Element
    data-gap={gap}
    data-lines={lines}
    data-from={from}
    className={classes(styles.switcher, className)}
    {...props}
  />
);
