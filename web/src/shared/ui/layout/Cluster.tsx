import { classes } from '../classes.js';
import type { BoxProps } from './box.js';
import styles from './layout.module.css';

interface ClusterProps extends BoxProps {
  /** Where the parts are in their line. */
  align?: 'center' | 'end' | 'stretch';
  /** Whether the first and the last part are at the edges. */
  isSpread?: true;
}

/** Parts beside each other, in as many lines as they need. */
export function Cluster({ as: Element = 'div', gap = 8, lines, align = 'center', isSpread, ...props }: ClusterProps) {
  const className = classes(styles.cluster, isSpread && styles.spread, props.className);
  return <Element data-gap={gap} data-lines={lines} data-align={align} {...props} className={className} />;
}
