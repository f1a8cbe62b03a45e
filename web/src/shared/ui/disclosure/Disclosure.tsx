import type { DetailsHTMLAttributes } from 'react';
import styles from './disclosure.module.css';

/** What is shown once its summary, which looks like a link, is pressed. */
export const Disclosure = ({
  summary,
  children,
  ...props
}: DetailsHTMLAttributes<HTMLDetailsElement> & { summary: string }) => (
  <details {...props}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);
