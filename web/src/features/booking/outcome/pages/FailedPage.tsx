import { Button } from '../../../../shared/ui/button/Button.js';
import { OutcomePage } from './OutcomePage.js';

interface FailedPageProps {
  /** A sentence about what failed. */
  sentence: string;
  onRetry: () => void;
}

/** The page for a server that could not be reached or failed, which says nothing about the booking. */
export function FailedPage({ sentence, onRetry }: FailedPageProps) {
  return (
    <OutcomePage
      title="Something went wrong"
      picture="result-request"
      sentence={<p role="alert">{sentence} Nothing about it has changed.</p>}
    >
      <div className="outcome-page-actions">
        <Button size="large" variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </OutcomePage>
  );
}
