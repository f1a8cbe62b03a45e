import { parseProblem } from '../../shared/api/problem.js';
import { Button } from '../../shared/ui/button/Button.js';
import { RetryPanel } from '../../shared/ui/load-failure/RetryPanel.js';
import { EmptyPanel } from '../../shared/ui/load-failure/EmptyPanel.js';

interface ReportFailureProps {
  text: string;
  error: unknown;
  /** The minute that the report was requested as of, from the URL; empty for now. */
  asOf: string;
  onRetry: () => unknown;
  /** Requests the present report. */
  onNow: () => void;
}

/**
 * Replaces a report that could not be loaded. What the server refuses, such as an invalid moment in the URL or too many
 * days, is not retried, since it would fail again.
 */
export function ReportFailure({ text, error, asOf, onRetry, onNow }: ReportFailureProps) {
  const [refusal] = parseProblem(error)?.errors ?? [];
  if (!refusal) return <RetryPanel text={text} onRetry={onRetry} />;
  if (refusal.field !== 'as_of') return <EmptyPanel text={refusal.message} />;
  return (
    <EmptyPanel
      text={`The address of this page asks for the figures as of “${asOf}”, which is no date and time such as 2026-11-26T14:30.`}
    >
      <Button onClick={onNow}>Show current figures</Button>
    </EmptyPanel>
  );
}
