import dayjs from 'dayjs';
import { useSearchParams } from 'react-router-dom';
import { dateKey, daysAfter } from '../../../shared/dates.js';

export const statusChoices = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending Only' },
  { value: 'confirmed', label: 'Confirmed and Completed' },
] as const;

/** What a report is asked for, as it stands in the address; a day that was cleared is empty. */
export interface ReportWish {
  start: string;
  end: string;
  status: (typeof statusChoices)[number]['value'];
  /** A minute to look back to, `yyyy-MM-ddTHH:mm`; empty for now. */
  asOf: string;
}

/** Begins with the current week, Monday to Sunday, and every status but cancelled. */
export function useReportWish(today: string): [ReportWish, (change: Partial<ReportWish>) => void] {
  const [params, setParams] = useSearchParams();
  const monday = mondayOf(today);
  const wish: ReportWish = {
    start: dayIn(params, 'start') ?? monday,
    end: dayIn(params, 'end') ?? daysAfter(monday, 6),
    status: statusOf(params.get('status')),
    asOf: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.exec(params.get('asOf') ?? '')?.[0] ?? '',
  };
  const change = (part: Partial<ReportWish>) => {
    const { asOf, ...rest } = { ...wish, ...part };
    setParams({ tab: 'revenue', ...rest, ...(asOf && { asOf }) }, { replace: true });
  };
  return [wish, change];
}

/** Why no report can be made of a range; undefined when one can. */
export function rangeProblem({ start, end }: ReportWish): string | undefined {
  if (!start || !end) return 'Please select both start and end dates';
  return end < start ? 'The end date must not be before the start date' : undefined;
}

export const mondayOf = (day: string): string => dateKey(dayjs(day).subtract((dayjs(day).day() + 6) % 7, 'day'));

/** A value that nobody offered means what the server takes it for. */
function statusOf(asked: string | null): ReportWish['status'] {
  return asked === null || asked === 'all' ? 'all' : asked === 'pending' ? 'pending' : 'confirmed';
}

function dayIn(params: URLSearchParams, key: string): string | undefined {
  const text = params.get(key);
  return text === '' || /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? (text ?? undefined) : undefined;
}
