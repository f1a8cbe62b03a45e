import { EmptyPanel } from './EmptyPanel.js';
import { RetryButton } from './RetryButton.js';

interface RetryPanelProps {
  text: string;
  /** Class of one that looks different. */
  className?: string;
  onRetry: () => unknown;
}

/** Replaces what could not be loaded, with a button that tries again. */
export const RetryPanel = ({ onRetry, ...panel }: RetryPanelProps) => (
  <EmptyPanel {...panel}>
    <RetryButton onRetry={onRetry} />
  </EmptyPanel>
);
