import type { ReactNode } from 'react';
import type { BookingDraft } from '../form/booking-draft.js';
import { ConfirmButton } from '../form/ConfirmButton.js';
import { formatNextStep } from '../form/next-step.js';

interface VisitFooterProps {
  draft: BookingDraft;
  /** Whether a further treatment is still to be chosen. */
  isTreatmentMissing: boolean;
  isPhone: boolean;
  isSaving: boolean;
  notice: string | undefined;
  /** Messages about the time. */
  children: ReactNode;
  onCancel: () => void;
}

/** The footer, always in reach: Cancel, which a phone has at the top, and Confirm Booking. */
export function VisitFooter(props: VisitFooterProps) {
  const { draft, isTreatmentMissing, isPhone, isSaving, notice, children, onCancel } = props;
  return (
    <div className="booking-footer" data-toasts="above">
      {children}
      {!isPhone && (
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
