import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/EmptyState.js';
import styles from './empty-panel.module.css';

interface EmptyPanelProps {
  text: ReactNode;
  /** Class of one that looks different. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Shown in place of an empty list or report, with the reason. */
export const EmptyPanel = ({ className = styles.panel, ...state }: EmptyPanelProps) => (
  <EmptyState className={className} {...state} />
);
