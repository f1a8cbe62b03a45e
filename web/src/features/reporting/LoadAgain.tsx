import { Button, Empty } from 'antd';

/** In the place of what could not be loaded. */
export function LoadAgain({ text, onAgain }: { text: string; onAgain: () => unknown }) {
  return (
    <Empty image={null} description={text} className="report-empty">
      <Button onClick={() => onAgain()}>Try again</Button>
    </Empty>
  );
}
