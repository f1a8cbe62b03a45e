import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  text: ReactNode;
  className?: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says why there is nothing, where a list or figures would be. */
export const EmptyState = ({ text, className = '', children }: EmptyStateProps) => (
  <div className={`empty-state ${className}`}>
    <div>{text}</div>
    {children && <div className="empty-state-actions">{children}</div>}
  </div>
);
