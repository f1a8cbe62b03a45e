import { useState } from 'react';
import { useLazyListVisitStartsQuery, type VisitStartDto } from '../../../../shared/api/generated.js';
import { addDays } from '../../../../shared/dates/dates.js';

/** The most days that are searched for the next one with a time. */
const MAX_DAYS_AHEAD = 21;

interface NextVisitDayOptions {
  /** The day after which it is looked for. */
  date: string | undefined;
  /** Each `service,therapist,guest`, in order. */
  part: string[];
  /** The last date that can be booked. */
  last: string | undefined;
  /** A visit whose own times count as free, because it is the one to be moved. */
  excludeVisitId?: string | undefined;
}

/** Looks for the next day with a time for the whole visit, when somebody asks for it. */
export function useNextVisitDay({ date, part, last, excludeVisitId }: NextVisitDayOptions) {
  const [read] = useLazyListVisitStartsQuery();
  const [isLooking, setLooking] = useState(false);
  const [search, setSearch] = useState<{ key: string; outcome: 'none' | 'failed' }>();
  const key = [date, ...part].join(' ');
  const find = async (): Promise<{ date: string; start: VisitStartDto } | undefined> => {
    setLooking(true);
    try {
      for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead++) {
        const day = addDays(date ?? '', ahead);
        if (last && day > last) break;
        const [start] = (await read({ date: day, part, ...(excludeVisitId && { excludeVisitId }) }).unwrap()).starts;
        if (start) return { date: day, start };
      }
      setSearch({ key, outcome: 'none' });
    } catch {
      setSearch({ key, outcome: 'failed' });
    } finally {
      setLooking(false);
    }
    return undefined;
  };
  return { find, isLooking, outcome: search?.key === key ? search.outcome : undefined };
}
