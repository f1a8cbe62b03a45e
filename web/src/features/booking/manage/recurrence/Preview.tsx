import type { RecurrencePreviewDto } from '../../../../shared/api/generated.js';
import { RetryButton } from '../../../../shared/ui/load-failure/RetryButton.js';
import { describeChosen } from './chosen-places.js';
import { DayRows } from './DayRows.js';
import type { useDays } from './use-days.js';
import styles from './recurrence.module.css';

interface PreviewProps {
  read: {
    currentData?: RecurrencePreviewDto | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  chosen: ReturnType<typeof useDays>;
  skipLabel: string;
}

/** The days of a series with what becomes of each, in a frame of one height: what comes into it moves nothing. */
export function Preview({ read, chosen, skipLabel }: PreviewProps) {
  const { days, choices, lost, choose } = chosen;
  const isRefused = (read.error as { status?: unknown } | undefined)?.status === 422;
  return (
    <section className={styles.preview} aria-label="What fits" aria-busy={read.isFetching}>
      <p role="status" className={styles.outcome}>
        {days.length > 0 ? describeChosen(days, choices) : read.isFetching ? 'Looking for free times…' : '\u00a0'}
      </p>
      {read.error && !isRefused && !read.isFetching && days.length === 0 ? (
        <p>
          The days could not be checked. <RetryButton onRetry={read.refetch} />
        </p>
      ) : (
        <DayRows days={days} choices={choices} lost={lost} skipLabel={skipLabel} onChoose={choose} />
      )}
    </section>
  );
}
