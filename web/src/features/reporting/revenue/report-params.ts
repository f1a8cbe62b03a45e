import { useSearchParams } from 'react-router-dom';
import { toMonday, addDays } from '../../../shared/dates/dates.js';

export const REPORT_STATUS_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending Only' },
  { value: 'confirmed', label: 'Confirmed and Completed' },
] as const;

/** A report's parameters as kept in the URL; a day that was cleared is empty. */
export interface ReportParams {
  start: string;
  end: string;
  status: (typeof REPORT_STATUS_OPTIONS)[number]['value'];
  /** The minute as of which the report is read, `yyyy-MM-ddTHH:mm`; empty for now. */
  asOf: string;
}

/**
 * Reads and changes the parameters. They begin with the current week, Monday to Sunday, and every status but cancelled.
 */
export function useReportParams(today: string): [ReportParams, (change: Partial<ReportParams>) => void] {
  const [params, setParams] = useSearchParams();
  const monday = toMonday(today);
  const reportParams: ReportParams = {
    start: parseDayParam(params, 'start') ?? monday,
    end: parseDayParam(params, 'end') ?? addDays(monday, 6),
    status: parseStatus(params.get('status')),
    // The server refuses an invalid moment, which must never be read as now.
    asOf: params.get('asOf') ?? '',
  };
  const change = (part: Partial<ReportParams>) => {
    const { asOf, ...rest } = { ...reportParams, ...part };
    setParams({ tab: 'revenue', ...rest, ...(asOf && { asOf }) }, { replace: true, preventScrollReset: true });
  };
  return [reportParams, change];
}

/** Explains why a range has no report; undefined when it has one. */
export function validateRange({ start, end }: ReportParams): string | undefined {
  if (!start || !end) return 'Please select both start and end dates';
  return end < start ? 'The end date must not be before the start date' : undefined;
}

/** Parses the status; an unknown value counts as the one that the server takes it for. */
function parseStatus(text: string | null): ReportParams['status'] {
  return text === null || text === 'all' ? 'all' : text === 'pending' ? 'pending' : 'confirmed';
}

function parseDayParam(params: URLSearchParams, key: string): string | undefined {
  const text = params.get(key);
  return text === '' || /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? (text ?? undefined) : undefined;
}
