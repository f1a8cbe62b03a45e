import { useUrlState } from '../../../shared/use-url-state.js';
import { LIST_TITLES, type ListedFigure } from './figure-labels.js';
import { PRESETS, type DayRange } from './presets.js';

export const PARTS = ['therapists', 'services', 'weekdays', 'hours'] as const;
export type Part = (typeof PARTS)[number];

/** The figure whose bookings are shown. */
export interface OpenFigure {
  figure: ListedFigure;
  /** A row of one of the tables; undefined for all bookings of the figure. */
  row?: { part: Part; key: string };
}

export interface PerformanceParams extends DayRange {
  asOf: string;
  part: Part;
  opened: OpenFigure | undefined;
}

const DEFAULT_PRESET = PRESETS.find(({ key }) => key === 'this-month')!;

/** Reads and changes the report's URL state. */
export function usePerformanceParams(today: string) {
  const [params, go] = useUrlState();
  const whole = DEFAULT_PRESET.toRange(today);
  const day = (key: string) => /^\d{4}-\d\d-\d\d$/.exec(params.get(key) ?? '')?.[0];
  const part = PARTS.find((each) => each === params.get('by')) ?? 'therapists';
  const figure = LISTED_FIGURES.find((each) => each === params.get('figure'));
  const key = params.get('of');
  const shown: PerformanceParams = {
    start: day('start') ?? whole.start,
    end: day('end') ?? whole.end,
    // The server refuses an invalid moment, which must never be read as now.
    asOf: params.get('asOf') ?? '',
    part,
    opened: figure && { figure, ...(key && { row: { part, key } }) },
  };
  const closed = { figure: null, of: null };
  return {
    shown,
    setRange: ({ start, end }: DayRange) => go({ start, end, ...closed }, { replace: true }),
    setAsOf: (asOf: string) => go({ asOf: asOf || null, ...closed }, { replace: true }),
    setPart: (by: Part) => go({ by, ...closed }, { replace: true }),
    open: ({ figure: opens, row }: OpenFigure) => go({ figure: opens, of: row?.key }),
    close: () => go(closed),
  };
}

const LISTED_FIGURES = Object.keys(LIST_TITLES) as ListedFigure[];
