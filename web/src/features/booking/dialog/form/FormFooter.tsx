import { formatTime, formatShortDate } from '../../../../shared/dates/dates.js';
import { ChevronDownIcon } from '../../../../shared/ui/icons.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { firstMissingField, type BookingDraft, type DraftField } from './booking-draft.js';
import { PickedTimeNotice } from '../date-and-time/PickedTimeNotice.js';
import { formatFullDay, isRequestOnly } from '../date-and-time/slots.js';
import type { BookingFormState } from './use-booking-form.js';
import { CONFIRM_ID, focusField } from '../fields/focus-field.js';
import { REQUEST_NOTICE_ID, RequestNotice } from './RequestNotice.js';
import { findWithdrawn } from '../use-withdrawn-choices.js';
import type { SummaryProps } from '../summary/Summary.js';

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
}

/**
 * The footer, always in reach: Cancel and Confirm Booking; on a phone also the choices so far and a jump to the next
 * missing one.
 */
export function FormFooter(props: FormFooterProps) {
  const { form, draft, bookingOptions, day, isPhone, isSaving, isUnanswered, formatNotice, onCancel } = props;
  const lostTime = !isUnanswered && (
    <PickedTimeNotice
      time={draft.booking_time}
      day={day}
      therapist={bookingOptions.therapist}
      other={findWithdrawn(form) ?? formatFullDay(day, draft.booking_date, bookingOptions.therapist?.name)}
      canBeRequested
      onTake={(booking_time) => form.set({ booking_time })}
    />
  );
  const picked = day.slots.find((slot) => slot.start === draft.booking_time);
  const label = isRequestOnly(picked, day) && !isUnanswered ? 'Send as a Request' : 'Confirm Booking';
  const noticeLine = (
    <p className="booking-price-notice" role="alert">
      {formatNotice(label)}
    </p>
  );
  // A shop without time slots has nothing to confirm.
  const confirm = !day.hasNoTimes && (
    <button
      type="submit"
      id={CONFIRM_ID}
      className="button button-primary booking-confirm"
      aria-describedby={REQUEST_NOTICE_ID}
      aria-disabled={isSaving}
    >
      {isSaving ? 'Processing...' : label}
    </button>
  );
  if (!isPhone)
    return (
      <div className="booking-footer">
        {lostTime}
        <button type="button" className="button button-bare" onClick={onCancel}>
          Cancel
        </button>
        {noticeLine}
        <RequestNotice bookingOptions={bookingOptions} />
        {confirm}
      </div>
    );

  return (
    <div className="booking-footer">
      {lostTime}
      <ChoicesSoFar draft={draft} bookingOptions={bookingOptions} />
      {noticeLine}
      <RequestNotice bookingOptions={bookingOptions} />
      {confirm}
    </div>
  );
}

function ChoicesSoFar({ draft, bookingOptions }: Pick<FormFooterProps, 'draft' | 'bookingOptions'>) {
  const missingField = firstMissingField(draft);
  const { service, therapist } = bookingOptions;
  return (
    <div className="booking-footer-line">
      <div>
        <p className="booking-footer-when">{formatWhen(draft)}</p>
        <p className="booking-hint">
          {service && therapist
            ? `${service.name} with ${therapist.name}`
            : missingField && `Next: ${NEXT_STEP_LABELS[missingField]}`}
        </p>
      </div>
      {service && therapist ? (
        <span className="money-large">{formatMoney(service.price)}</span>
      ) : (
        missingField && (
          <button
            type="button"
            className="booking-jump"
            aria-label={`Next: ${NEXT_STEP_LABELS[missingField]}`}
            onClick={() => focusField(missingField)}
          >
            <ChevronDownIcon />
          </button>
        )
      )}
    </div>
  );
}

function formatWhen({ booking_date: date, booking_time: time }: BookingDraft): string {
  if (date && time) return `${formatShortDate(date)}, ${formatTime(time)}`;
  return date ? formatShortDate(date) : time ? formatTime(time) : 'Your appointment';
}

const NEXT_STEP_LABELS: Partial<Record<DraftField, string>> = {
  booking_date: 'choose a date',
  booking_time: 'choose a time',
  service_id: 'choose your service',
  therapist_id: 'choose your therapist',
  first_name: 'your details',
  last_name: 'your details',
  client_phone: 'your mobile number',
};
