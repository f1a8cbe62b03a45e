import { useGetWeeklyCardsQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { useRefetchUntilFresh } from '../use-refetch-until-fresh.js';

/**
 * Reads the figures of this week and the next, and again until they count all that had happened.
 * @param failure text of the toast when they cannot be read
 */
export function useWeeklyCards(failure: string) {
  const query = useGetWeeklyCardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: week, isError, refetch, fulfilledTimeStamp } = query;
  useLoadFailureToast(query, failure);
  useRefetchUntilFresh(refetch, week?.as_of, fulfilledTimeStamp);
  return { week, hasFailed: isError && !week, refetch };
}
