import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/EmptyState.js';
import styles from './empty-panel.module.css';

interface EmptyPanelProps {
  text: string;
  /** Class of one that looks different. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Stands where there is nothing to show, and says why. */
export const EmptyPanel = ({ className = styles.panel, ...state }: EmptyPanelProps) => (
  <EmptyState className={className} {...state} />
);
