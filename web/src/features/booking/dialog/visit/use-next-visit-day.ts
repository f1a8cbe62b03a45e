import { useState } from 'react';
import { useLazyListNextVisitStartsQuery, type VisitStartDto } from '../../../../shared/api/generated.js';

interface NextVisitDayOptions {
  /** The day after which it is looked for. */
  date: string | undefined;
  /** Each `service,therapist,guest`, in order. */
  part: string[];
  /** A visit whose own times count as free, because it is the one to be moved. */
  excludeVisitId?: string | undefined;
}

/** Looks for the next day with a time for the whole visit, when somebody asks for it. */
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
