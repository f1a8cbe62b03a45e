import { useState } from 'react';
import { useLazyListNextVisitStartsQuery, type VisitStartDto } from '../../../../shared/api/generated.js';

interface NextVisitDayOptions {
  /** The day after which the search begins. */
  date: string | undefined;
  /** The treatments in order, each as `service,therapist,guest`. */
  part: string[];
  /** Id of a visit that is moved: its own times count as free. */
  excludeVisitId?: string | undefined;
}

/** Searches the next day with a time for the whole visit, on request. */
export function useNextVisitDay({ date, part, excludeVisitId }: NextVisitDayOptions) {
  const [read, { isFetching: isLooking }] = useLazyListNextVisitStartsQuery();
  const [search, setSearch] = useState<{ key: string; outcome: 'none' | 'failed' }>();
  const key = [date, ...part].join(' ');
  const find = async (): Promise<{ date: string; start: VisitStartDto } | undefined> => {
    const answer = await read({ date: date ?? '', part, ...(excludeVisitId && { excludeVisitId }) });
    // A failure leaves the data of an earlier answer.
    const data = answer.isError ? undefined : answer.data;
    const start = data?.starts[0];
    if (data && start) return { date: data.date, start };
    setSearch({ key, outcome: data ? 'none' : 'failed' });
    return undefined;
  };
  return { find, isLooking, outcome: search?.key === key ? search.outcome : undefined };
}
