import { Spinner } from '../../../../shared/ui/Spinner.js';
import { OutcomePage } from './OutcomePage.js';

/** The page until the server has answered. */
export function WaitingPage({ sentence }: { sentence: string }) {
  return (
    <OutcomePage
      title="One moment"
      picture="result-request"
      sentence={
        <span className="outcome-page-wait" role="status">
          <Spinner /> {sentence}
        </span>
      }
    />
  );
}
