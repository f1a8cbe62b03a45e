import { Empty } from 'antd';
import { Button } from '../button/Button.js';

interface RetryPanelProps {
  text: string;
  className?: string;
  onRetry: () => unknown;
}

/** Replaces what could not be loaded, with a button that tries again. */
export const RetryPanel = ({ text, className, onRetry }: RetryPanelProps) => (
  <Empty image={null} description={text} className={className}>
    <Button onClick={() => onRetry()}>Try again</Button>
  </Empty>
);
