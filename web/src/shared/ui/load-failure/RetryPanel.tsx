import { Button } from '../button/Button.js';
import { EmptyState } from '../empty-state/EmptyState.js';

interface RetryPanelProps {
  text: string;
  className?: string;
  onRetry: () => unknown;
}

/** Replaces what could not be loaded, with a button that tries again. */
export const RetryPanel = ({ text, className, onRetry }: RetryPanelProps) => (
  <EmptyState text={text} className={className}>
    <Button onClick={() => onRetry()}>Try again</Button>
  </EmptyState>
);
