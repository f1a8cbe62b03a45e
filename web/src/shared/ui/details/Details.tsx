import type { DetailsHTMLAttributes } from 'react';
import styles from './details.module.css';

/** What is shown once its summary, which looks like a link, is pressed. */
export const Details = ({
  summary,
  children,
  ...props
}: DetailsHTMLAttributes<HTMLDetailsElement> & { summary: string }) => (
  <details {...props}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);
