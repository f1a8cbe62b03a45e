import Button from 'antd/es/button';

interface LoadFailureProps {
  /** `The services`, at the beginning of a sentence. */
  what: string;
  /** The reads of it; those that failed are tried again. */
  reads: readonly { isError: boolean; refetch: () => unknown }[];
}

/** A message in place of data that could not be read, so that it does not look empty. */
export function LoadFailure({ what, reads }: LoadFailureProps) {
  const failed = reads.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  return (
    <p role="alert">
      {what} could not be loaded. <Button onClick={() => failed.forEach(({ refetch }) => refetch())}>Try again</Button>
    </p>
  );
}
