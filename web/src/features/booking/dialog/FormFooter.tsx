import { clockTime, shortDate } from '../../../shared/dates.js';
import { ChevronDownIcon } from '../../../shared/icons.js';
import { money } from '../../../shared/money.js';
import { nextGap, type BookingDraft, type DraftField } from './booking-draft.js';
import { CONFIRM_ID, goToField } from './go-to-field.js';
import type { Shown } from './Summary.js';

interface Props extends Shown {
  isPhone: boolean;
  isSaving: boolean;
  onCancel: () => void;
}

/** Always in reach: Cancel and Confirm Booking; on a phone the choices so far and a jump to what is missing. */
export function FormFooter({ draft, offer, isPhone, isSaving, onCancel }: Props) {
  const confirm = (
    <button type="submit" id={CONFIRM_ID} className="button button-primary booking-confirm" aria-disabled={isSaving}>
      {isSaving ? 'Processing...' : 'Confirm Booking'}
    </button>
  );
  if (!isPhone)
    return (
      <div className="booking-footer">
        <button type="button" className="button button-bare" onClick={onCancel}>
          Cancel
        </button>
        {confirm}
      </div>
    );

  const gap = nextGap(draft);
  const { service, therapist } = offer;
  return (
    <div className="booking-footer">
      <div className="booking-footer-line">
        <div>
          <p className="booking-footer-when">{when(draft)}</p>
          <p className="booking-hint">
            {service && therapist ? `${service.name} with ${therapist.name}` : gap && `Next: ${NEXT[gap]}`}
          </p>
        </div>
        {service && therapist ? (
          <span className="money-large">{money(service.price)}</span>
        ) : (
          gap && (
            <button
              type="button"
              className="booking-jump"
              aria-label={`Go on: ${NEXT[gap]}`}
              onClick={() => goToField(gap)}
            >
              <ChevronDownIcon />
            </button>
          )
        )}
      </div>
      {confirm}
    </div>
  );
}

function when({ booking_date: date, booking_time: time }: BookingDraft): string {
  if (date && time) return `${shortDate(date)}, ${clockTime(time)}`;
  return date ? shortDate(date) : time ? clockTime(time) : 'Your appointment';
}

const NEXT: Partial<Record<DraftField, string>> = {
  booking_date: 'choose a date',
  booking_time: 'choose a time',
  service_id: 'choose your service',
  therapist_id: 'choose your therapist',
  first_name: 'your details',
  last_name: 'your details',
  client_phone: 'your mobile number',
};
