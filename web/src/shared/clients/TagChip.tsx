import type { ReactNode } from 'react';
import styles from './tag-chip.module.css';

/** One of the shop's tags about a client. @param children what can be done with it */
export const TagChip = ({ tag, children }: { tag: string; children?: ReactNode }) => (
  <span className={styles.chip}>
    {tag}
    {children}
  </span>
);
