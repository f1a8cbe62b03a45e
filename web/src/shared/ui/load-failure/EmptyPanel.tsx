import { Empty } from 'antd';
import type { ReactNode } from 'react';
import styles from './empty-panel.module.css';

interface EmptyPanelProps {
  text: string;
  /** Class of one that looks different. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Stands where there is nothing to show, and says why. */
export const EmptyPanel = ({ text, className = styles.panel, children }: EmptyPanelProps) => (
  <Empty image={null} description={text} className={className}>
    {children}
  </Empty>
);
