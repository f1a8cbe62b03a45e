import { useShopNow } from '../../../shared/shop-clock.js';
import { DateAndTime } from './DateAndTime.js';
import { DetailsFields } from './DetailsFields.js';
import { FormFooter } from './FormFooter.js';
import { ServiceField } from './ServiceField.js';
import { Summary } from './Summary.js';
import { TherapistField } from './TherapistField.js';
import type { BookingFormState } from './use-booking-form.js';
import { useDay } from './use-day.js';
import { useOffer } from './use-offer.js';
import './booking-form.css';
import './choices.css';

interface Props {
  form: BookingFormState;
  isPhone: boolean;
  isSaving: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Step 1: everything on one page, in any order. */
export function BookingForm({ form, isPhone, isSaving, onSubmit, onCancel }: Props) {
  const { draft } = form;
  const now = useShopNow();
  const offer = useOffer(draft);
  const isUnassigned = draft.therapist_id === offer.unassignedId;
  const therapistId = isUnassigned ? undefined : draft.therapist_id;
  const day = useDay({ date: draft.booking_date, therapistId, duration: offer.service?.duration }, now);
  const shown = { draft, offer, day };

  return (
    <form
      className="booking-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* What is on its way to the shop is not changed any more. */}
      <div className="booking-page" inert={isSaving}>
        <DateAndTime form={form} offer={offer} day={day} now={now} isPhone={isPhone} />
        <section className="booking-section booking-pair">
          <ServiceField form={form} offer={offer} />
          <TherapistField form={form} offer={offer} />
        </section>
        <DetailsFields form={form} />
      </div>
      {!isPhone && <Summary {...shown} />}
      <FormFooter {...shown} isPhone={isPhone} isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}
