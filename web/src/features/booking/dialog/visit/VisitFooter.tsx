import type { ReactNode } from 'react';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { CONFIRM_ID } from '../fields/focus-field.js';

interface VisitFooterProps {
  date: string | undefined;
  /** `HH:mm`; undefined until a time is chosen at which the whole visit is free. */
  time: string | undefined;
  overview: { minutes: number; price: number };
  /** Number of treatments of the visit. */
  count: number;
  isPhone: boolean;
  isSaving: boolean;
  notice: string | undefined;
  /** Messages about the time. */
  children: ReactNode;
  onCancel: () => void;
}

/** The footer, always in reach: Cancel and Confirm Booking; on a phone the visit's total instead of Cancel. */
export function VisitFooter(props: VisitFooterProps) {
  const { date, time, overview, count, isPhone, isSaving, notice, children, onCancel } = props;
  return (
    <div className="booking-footer">
      {children}
      {isPhone ? (
        <div className="booking-footer-line">
          <div>
            <p className="booking-footer-when">
              {time && date ? `${formatShortDate(date)}, ${formatTime(time)}` : 'Choose a time for all'}
            </p>
            <p className="booking-hint">
              {count} treatments, {overview.minutes} minutes
            </p>
          </div>
          <span className="money-large">{formatMoney(overview.price)}</span>
        </div>
      ) : (
        <button type="button" className="button button-bare" onClick={onCancel}>
          Cancel
        </button>
      )}
      <p className="booking-price-notice" role="alert">
        {notice}
      </p>
      <button type="submit" id={CONFIRM_ID} className="button button-primary booking-confirm" aria-disabled={isSaving}>
        {isSaving ? 'Processing...' : 'Confirm Booking'}
      </button>
    </div>
  );
}
