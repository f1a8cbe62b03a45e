import { Button, Empty } from 'antd';
import { parseProblem } from '../../shared/api/problem.js';
import { RetryAlert } from './RetryAlert.js';

interface ReportFailureProps {
  text: string;
  error: unknown;
  /** The minute that it was asked for as of, as the address has it; empty for now. */
  asOf: string;
  onRetry: () => unknown;
  /** Asks for the report of now. */
  onNow: () => void;
}

/** In the place of a report that could not be loaded. What is wrong with the address stays wrong however often it is tried. */
export function ReportFailure({ text, error, asOf, onRetry, onNow }: ReportFailureProps) {
  const isRefused = asOf !== '' && parseProblem(error)?.errors?.some(({ field }) => field === 'as_of');
  if (!isRefused) return <RetryAlert text={text} onRetry={onRetry} />;
  return (
    <Empty
      image={null}
      className="report-empty"
      description={`The address of this page asks for the figures as of “${asOf}”, which is no date and time such as 2026-11-26T14:30.`}
    >
      <Button onClick={onNow}>Show current figures</Button>
    </Empty>
  );
}
