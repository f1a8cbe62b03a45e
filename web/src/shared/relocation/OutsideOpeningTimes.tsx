import { OnDemandChangePreview } from './ChangePreview.js';
import { outsideLabel } from './relocation-labels.js';
import { useLazyPreviewChangeQuery } from '../api/generated.js';

const CLOSED_TIMES = { closed_times: {} };

interface OutsideOpeningTimesProps {
  /** Version of the saved setting; 0 before the first save. */
  version: number;
  /** Whether it was saved here just now, so that what is outside is shown without being asked for. */
  isJustSaved: boolean;
}

/** The bookings and shifts that the saved opening times leave outside. */
export function OutsideOpeningTimes({ version, isJustSaved }: OutsideOpeningTimesProps) {
  return (
    <OnDemandChangePreview
      key={version}
      change={version > 0 ? CLOSED_TIMES : undefined}
      title="Bookings outside opening times"
      label="What is outside opening times?"
      toLabel={outsideLabel}
      isSaved
      isShownAtFirst={isJustSaved}
    />
  );
}

/**
 * Returns a function that counts in words what the saved opening times leave outside; undefined where that is nothing,
 * or could not be read.
 */
export function useDescribeOutside(): () => Promise<string | undefined> {
  const [preview] = useLazyPreviewChangeQuery();
  return async () => {
    const { data, isSuccess } = await preview({ changePreviewDto: { change: CLOSED_TIMES, choices: [] } });
    return isSuccess && data.displaced + data.closed_shifts + data.offers > 0 ? `${outsideLabel(data)}.` : undefined;
  };
}
