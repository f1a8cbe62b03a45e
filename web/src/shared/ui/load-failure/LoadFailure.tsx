import { RetryButton } from './RetryButton.js';

interface LoadFailureProps {
  /** `The services`, at the beginning of a sentence. */
  what: string;
  /** The reads of it; those that failed are tried again. Data that was read before remains in use. */
  reads: readonly { isError: boolean; currentData?: unknown; refetch: () => unknown }[];
  /** Whether a toast announces the failure, so that it is not read out twice. */
  isToasted?: boolean;
}

/** A message in place of data that could not be read, so that it does not look empty. */
export function LoadFailure({ what, reads, isToasted = false }: LoadFailureProps) {
  const failed = reads.filter(({ isError, currentData }) => isError && currentData === undefined);
  if (failed.length === 0) return null;
  return (
    <p {...(!isToasted && { role: 'alert' })}>
      {what} could not be loaded. <RetryButton onRetry={() => failed.forEach(({ refetch }) => refetch())} />
    </p>
  );
}
