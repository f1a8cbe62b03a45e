import type { ReactNode } from 'react';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import type { BookingDraft } from '../form/booking-draft.js';

interface ChoicesSoFarProps {
  draft: BookingDraft;
  /** In dollars; undefined until it is known. */
  price: number | undefined;
  /** Treatment and therapist in a few words; empty until one is chosen. */
  children: ReactNode;
}

/** The choices so far, above the form on a phone, where one looks at one thing at a time. */
export function ChoicesSoFar({
  draft: { booking_date: date, booking_time: time },
  price,
  children,
}: ChoicesSoFarProps) {
  const when = [date && formatShortDate(date), time && formatTime(time)].filter(Boolean).join(', ');
  if (!when && !children) return null;
  return (
    <div className="booking-chosen">
      <div>
        {when && <p>{when}</p>}
        {children && <p>{children}</p>}
      </div>
      {price !== undefined && <span className="money-large">{formatMoney(price)}</span>}
    </div>
  );
}
