import { Button } from '../button/Button.js';
import { EmptyPanel } from './EmptyPanel.js';

interface RetryPanelProps {
  text: string;
  /** Class of one that looks different. */
  className?: string;
  onRetry: () => unknown;
}

/** Replaces what could not be loaded, with a button that tries again. */
export const RetryPanel = ({ onRetry, ...panel }: RetryPanelProps) => (
  <EmptyPanel {...panel}>
    <Button onClick={() => onRetry()}>Try again</Button>
  </EmptyPanel>
);
