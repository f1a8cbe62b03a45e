import { Button, Empty } from 'antd';

/** In the place of what could not be loaded. */
export function RetryAlert({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <Empty image={null} description={text} className="report-empty">
      <Button onClick={() => onRetry()}>Try again</Button>
    </Empty>
  );
}
