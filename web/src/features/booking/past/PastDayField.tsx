import { PastDateField } from './PastDateField.js';
import type { PastMoment } from './use-past-moment.js';

interface PastDayFieldProps {
  past: PastMoment;
  caption: string;
  /** What it is to a screen reader. */
  label: string;
  /** The day that is looked at, or the first one of several. */
  value: string | undefined;
}

/** Chooses the day of a view of then. */
export function PastDayField({ past: { now, change }, ...field }: PastDayFieldProps) {
  return <PastDateField {...field} today={now?.date} onChange={(day) => change({ day })} />;
}
