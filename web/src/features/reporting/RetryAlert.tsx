import { Button, Empty } from 'antd';

/** Replaces what could not be loaded, with a button that tries again. */
export function RetryAlert({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <Empty image={null} description={text} className="report-empty">
      <Button onClick={() => onRetry()}>Try again</Button>
    </Empty>
  );
}
