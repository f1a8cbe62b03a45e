import type { ReactNode } from 'react';
import type { BookingDraft } from '../form/booking-draft.js';
import { ConfirmButton } from '../form/ConfirmButton.js';
import { formatNextStep } from '../form/next-step.js';
import { ChoicesSoFar } from '../summary/ChoicesSoFar.js';

interface VisitFooterProps {
  draft: BookingDraft;
  /** Whether a further treatment is still to be chosen. */
  isTreatmentMissing: boolean;
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
  const { draft, isTreatmentMissing, overview, count, isPhone, isSaving, notice, children, onCancel } = props;
  return (
    <div className="booking-footer" data-toasts="above">
      {children}
      {isPhone ? (
        <ChoicesSoFar draft={draft} price={overview.price}>
          {count} treatments, {overview.minutes} minutes
        </ChoicesSoFar>
      ) : (
        <button type="button" className="button button-bare" onClick={onCancel}>
          Cancel
        </button>
      )}
      <p className="booking-price-notice" role="alert">
        {notice}
      </p>
      <ConfirmButton next={formatNextStep(draft, { isTreatmentMissing })} isSaving={isSaving} />
    </div>
  );
}
