import { PickedTimeNotice } from '../date-and-time/PickedTimeNotice.js';
import { formatFullDay, isRequestOnly } from '../date-and-time/slots.js';
import type { BookingFormState } from './use-booking-form.js';
import { ConfirmButton } from './ConfirmButton.js';
import { formatNextStep } from './next-step.js';
import { REQUEST_NOTICE_ID, RequestNotice } from './RequestNotice.js';
import { findWithdrawn } from '../use-withdrawn-choices.js';
import type { SummaryProps } from '../summary/summary-props.js';

interface FormFooterProps extends SummaryProps {
  form: BookingFormState;
  isPhone: boolean;
  isSaving: boolean;
  /**
   * Whether the booking was sent without an answer and may have been made: a taken time may then be the visitor's own.
   */
  isUnanswered: boolean;
  /**
   * Returns the message beside the button.
   * @param button the button's text
   */
  formatNotice: (button: string) => string | undefined;
  onCancel: () => void;
  /** Whether the visitor is joining the waiting list, whose button is put into the place below. */
  isWaiting: boolean;
  onPlace: (place: HTMLElement | null) => void;
}

/**
 * The footer, always in reach: Cancel, which a phone has at the top, and Confirm Booking, which names and leads to what
 * is missing.
 */
export function FormFooter(props: FormFooterProps) {
  const { form, draft, bookingOptions, day, isPhone, isSaving, isUnanswered, formatNotice, onCancel } = props;
  const { isWaiting, onPlace } = props;
  const { therapist } = bookingOptions;
  const lostTime = !isUnanswered && !isWaiting && (
    <PickedTimeNotice
      // On a day off the place of the times says so, and the button leads there.
      time={day.isDayOff ? undefined : draft.booking_time}
      day={day}
      therapist={therapist}
      other={findWithdrawn(form) ?? formatFullDay(day, draft.booking_date, therapist?.name)}
      alternative="send it as a request"
      onTake={(booking_time) => form.set({ booking_time })}
    />
  );
  const picked = day.slots.find((slot) => slot.start === draft.booking_time);
  const isRequest = isRequestOnly(picked, day.slots) && !isUnanswered;
  const label = isRequest ? 'Send as a Request' : 'Confirm Booking';
  const noticeLine = (
    <p className="booking-price-notice" role="alert">
      {formatNotice(label)}
    </p>
  );
  // A shop without time slots has nothing to confirm.
  const confirm = !day.hasNoTimes && (
    <ConfirmButton
      label={label}
      next={formatNextStep(draft, { isRequest, isDayOff: day.isDayOff && !isUnanswered })}
      isSaving={isSaving}
      aria-describedby={REQUEST_NOTICE_ID}
    />
  );
  // One button at a time: Confirm Booking, or the one that joins the waiting list.
  const action = isWaiting ? (
    <div ref={onPlace} className="booking-step-action" />
  ) : (
    <>
      {noticeLine}
      <RequestNotice bookingOptions={bookingOptions} />
      {confirm}
    </>
  );
  return (
    <div className="booking-footer" data-toasts="above">
      {lostTime}
      {!isPhone && (
        <button type="button" className="button button-bare" onClick={onCancel}>
          Cancel
        </button>
      )}
      {action}
    </div>
  );
}
