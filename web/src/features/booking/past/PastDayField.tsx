import { PastDateField } from './PastDateField.js';
import type { PastMoment } from './use-past-moment.js';

interface PastDayFieldProps {
  past: PastMoment;
  caption: string;
  /** The field's name for screen readers. */
  label: string;
  /** The day on screen, or the first one of several. */
  value: string | undefined;
}

/** The field that chooses the day of a page as it was. */
export function PastDayField({ past: { now, change }, ...field }: PastDayFieldProps) {
  return <PastDateField {...field} today={now?.date} onChange={(day) => change({ day })} />;
}
