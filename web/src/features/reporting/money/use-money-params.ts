import { useUrlState } from '../../../shared/use-url-state.js';
import { type DayRange, PRESETS } from '../performance/presets.js';
import { CAUSES, type Cause } from './cause-sentences.js';

export const PARTS = ['methods', 'days', 'people'] as const;
export type Part = (typeof PARTS)[number];

const DEFAULT_PRESET = PRESETS.find(({ key }) => key === 'this-month')!;

/** Reads and changes the report's URL state. */
export function useMoneyParams(today: string) {
  const [params, go] = useUrlState();
  const whole = DEFAULT_PRESET.toRange(today);
  const day = (key: string) => /^\d{4}-\d\d-\d\d$/.exec(params.get(key) ?? '')?.[0];
  return {
    start: day('start') ?? whole.start,
    end: day('end') ?? whole.end,
    // The server refuses an invalid moment, which must never be read as now.
    asOf: params.get('asOf') ?? '',
    part: PARTS.find((each) => each === params.get('by')) ?? 'methods',
    cause: CAUSES.find((each) => each === params.get('cause')),
    setRange: ({ start, end }: DayRange) => go({ start, end, cause: null }, { replace: true }),
    setAsOf: (asOf: string) => go({ asOf: asOf || null, cause: null }, { replace: true }),
    setPart: (by: Part) => go({ by }, { replace: true }),
    setCause: (cause: Cause | null) => go({ cause }),
  };
}
