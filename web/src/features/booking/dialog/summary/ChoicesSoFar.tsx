import type { ReactNode } from 'react';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import type { BookingDraft } from '../form/booking-draft.js';

interface ChoicesSoFarProps {
  draft: BookingDraft;
  /** In dollars; undefined until it is known. */
  price: number | undefined;
  /** What is booked, in a few words; empty until something is chosen. */
  children: ReactNode;
}

/** The choices so far, in the footer on a phone. */
export function ChoicesSoFar({ draft, price, children }: ChoicesSoFarProps) {
  return (
    <div className="booking-footer-line">
      <div>
        <p className="booking-footer-when">{formatWhen(draft)}</p>
        {children && <p className="booking-hint">{children}</p>}
      </div>
      {price !== undefined && <span className="money-large">{formatMoney(price)}</span>}
    </div>
  );
}

function formatWhen({ booking_date: date, booking_time: time }: BookingDraft): string {
  if (date && time) return `${formatShortDate(date)}, ${formatTime(time)}`;
  return date ? formatShortDate(date) : time ? formatTime(time) : 'Your appointment';
}
