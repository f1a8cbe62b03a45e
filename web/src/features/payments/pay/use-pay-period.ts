import { addDays, daysBetween } from '../../../shared/dates/dates.js';
import { useUrlState } from '../../../shared/use-url-state.js';

/** Days of a period that nobody has chosen: a fortnight. */
const DEFAULT_DAYS = 14;

/** The longest period that the server reads. */
const MAX_DAYS = 92;

export interface PayPeriod {
  from: string;
  to: string;
}

/** Reads and changes the period in the URL; without one it is the fortnight that ends today. */
export function usePayPeriod(today: string) {
  const [params, go] = useUrlState();
  const period = toPeriod(params.get('start'), params.get('end'), today);
  const set = ({ from: start, to: end }: PayPeriod) => go({ start, end }, { replace: true });
  const days = daysBetween(period.from, period.to) + 1;
  const move = (by: number) => set({ from: addDays(period.from, by), to: addDays(period.to, by) });
  return {
    period,
    /** Sets one end; the other moves along where it would be before it, or too far away. */
    setFrom: (from: string) => {
      const last = addDays(from, MAX_DAYS - 1);
      set({ from, to: period.to < from ? from : period.to > last ? last : period.to });
    },
    setTo: (to: string) => {
      const first = addDays(to, 1 - MAX_DAYS);
      set({ to, from: period.from > to ? to : period.from < first ? first : period.from });
    },
    goEarlier: () => move(-days),
    goLater: () => move(days),
    therapistId: params.get('therapist'),
    openTherapist: (therapist: string | null) => go({ therapist }),
  };
}

/** Returns the days of an address, or the default where they are none that the server reads. */
export function toPeriod(start: string | null, end: string | null, today: string): PayPeriod {
  const isDay = (day: string | null): day is string => /^\d{4}-\d\d-\d\d$/.test(day ?? '');
  if (isDay(start) && isDay(end) && start <= end && daysBetween(start, end) < MAX_DAYS) return { from: start, to: end };
  return { from: addDays(today, 1 - DEFAULT_DAYS), to: today };
}
