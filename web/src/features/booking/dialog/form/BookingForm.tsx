import { DateAndTime } from '../date-and-time/DateAndTime.js';
import { DetailsFields } from '../fields/DetailsFields.js';
import { LinkNotices } from '../fields/LinkNotices.js';
import { formatFullDay } from '../date-and-time/slots.js';
import { FormFooter } from './FormFooter.js';
import { ServiceField } from '../fields/ServiceField.js';
import { Summary } from '../summary/Summary.js';
import { TherapistField } from '../fields/TherapistField.js';
import { PolicyText } from '../../policy/PolicyText.js';
import type { BookingFormState } from './use-booking-form.js';
import { AddToVisit } from '../visit/AddToVisit.js';
import type { VisitPart } from '../visit/visit-parts.js';
import { useFirstDays } from '../date-and-time/use-first-days.js';
import { useDraftDay } from '../use-draft-day.js';
import './booking-form.css';
import '../fields/choices.css';

interface BookingFormProps {
  form: BookingFormState;
  /** Parts of the booking link that no longer hold. */
  linkNotices?: string[];
  isPhone: boolean;
  isSaving: boolean;
  /**
   * Whether the booking was sent without an answer and may have been made: a taken time may then be the visitor's own.
   */
  isUnanswered: boolean;
  /** Returns why the last press booked nothing, or that the price has changed; undefined where neither is so. */
  formatNotice: (price: number | undefined, isCurrent: boolean, button: string) => string | undefined;
  onSubmit: (seenPrice: number | undefined) => void;
  /** Adds another treatment to the visit. */
  onAdd: (part: VisitPart) => void;
  onCancel: () => void;
}

/** The first page of the dialog: all fields on one page, in any order. */
export function BookingForm({
  form,
  linkNotices,
  isPhone,
  isSaving,
  isUnanswered,
  formatNotice,
  onSubmit,
  onAdd,
  onCancel,
}: BookingFormProps) {
  const { draft } = form;
  const { shop, now, bookingOptions, day } = useDraftDay(form);
  useFirstDays(bookingOptions.unassignedId);
  const price = bookingOptions.service?.price;
  const summary = { draft, bookingOptions, day };

  return (
    <form
      className="booking-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(price);
      }}
    >
      {/* No edits while the request is being sent. */}
      <div className="booking-page" inert={isSaving}>
        <LinkNotices notices={linkNotices} />
        <DateAndTime form={form} bookingOptions={bookingOptions} day={day} now={now} isPhone={isPhone} />
        <section className="booking-section booking-pair">
          <ServiceField form={form} bookingOptions={bookingOptions} />
          <TherapistField
            form={form}
            bookingOptions={bookingOptions}
            acceptsRequests={!day.isDayOff}
            fullDay={formatFullDay(day, draft.booking_date, bookingOptions.therapist?.name)}
          />
        </section>
        {shop?.visits_offered && bookingOptions.service && (
          <section className="booking-section">
            <AddToVisit more={[]} serviceId={draft.service_id} onAdd={onAdd} />
          </section>
        )}
        <DetailsFields form={form} />
        {isPhone && <PolicyText policy={shop?.cancellation_policy} />}
      </div>
      {!isPhone && <Summary {...summary} />}
      <FormFooter
        {...summary}
        form={form}
        isPhone={isPhone}
        isSaving={isSaving}
        isUnanswered={isUnanswered}
        formatNotice={(button) => formatNotice(price, bookingOptions.isPriceCurrent, button)}
        onCancel={onCancel}
      />
    </form>
  );
}
