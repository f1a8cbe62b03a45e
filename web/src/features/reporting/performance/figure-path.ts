import { daysBetween } from '../../../shared/dates/dates.js';
import { MAX_PERFORMANCE_DAYS } from '../../../shared/server-rules.js';
import type { OpenFigure } from './use-performance-params.js';

interface FigurePeriod {
  start: string;
  end: string;
  /** Minute as of which the figure was read; empty or left out for now. */
  asOf?: string;
}

/** Whether Performance, and so the list of a figure's bookings, covers a period as long as this one. */
export const isListablePeriod = ({ start, end }: FigurePeriod): boolean =>
  daysBetween(start, end) <= MAX_PERFORMANCE_DAYS;

/** Returns the path of Performance with the bookings behind a figure of a period. */
export function toFigurePath({ start, end, asOf }: FigurePeriod, { figure, row }: OpenFigure): string {
  const params = {
    tab: 'performance',
    start,
    end,
    figure,
    ...(row && { by: row.part, of: row.key }),
    ...(asOf && { asOf }),
  };
  return `/admindashboard?${new URLSearchParams(params)}`;
}
