import { type ReactNode, useMemo, useState } from 'react';
import { formatMoney } from '../../../../shared/money/money.js';
import { formatWithMinutes } from '../../../../shared/services/service-groups.js';
import { DateAndTime } from '../date-and-time/DateAndTime.js';
import { DetailsFields } from '../fields/DetailsFields.js';
import { focusField } from '../fields/focus-field.js';
import { LinkNotices } from '../fields/LinkNotices.js';
import { formatFullDay } from '../date-and-time/slots.js';
import { FormFooter } from './FormFooter.js';
import { ServiceField } from '../fields/ServiceField.js';
import { ChoicesSoFar } from '../summary/ChoicesSoFar.js';
import { DraftDeposit } from '../summary/DraftDeposit.js';
import { Summary } from '../summary/Summary.js';
import { TherapistField } from '../fields/TherapistField.js';
import { PolicyText } from '../../policy/PolicyText.js';
import { useChangedTerms } from '../terms/use-changed-terms.js';
import type { BookingFormState } from './use-booking-form.js';
import { AddToVisit } from '../visit/AddToVisit.js';
import type { VisitPart } from '../visit/visit-parts.js';
import { useLeadOn } from './use-lead-on.js';
import { useFirstDays } from '../date-and-time/use-first-days.js';
import { useDraftDay } from '../use-draft-day.js';
import './booking-form.css';
import { StepActions } from '../frame/step-actions.js';
import '../fields/choices.css';

interface BookingFormProps {
  form: BookingFormState;
  /** Says that the form is as it was before a reload. */
  keptNotice?: ReactNode;
  /** Parts of the booking link that no longer hold. */
  linkNotices?: string[];
  /** Whether the dialog was opened for a service, which is then named above the days. */
  isServiceGiven?: boolean;
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
  keptNotice,
  linkNotices,
  isServiceGiven = false,
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
  useLeadOn(draft, isPhone);
  const { service, therapist, isPriceCurrent } = bookingOptions;
  const price = service?.price;
  const changed = useChangedTerms(
    `${draft.service_id} ${draft.therapist_id} ${draft.add_ons}`,
    service && isPriceCurrent ? { price: service.price, minutes: service.duration } : undefined,
  );
  /** Begins a visit. Whoever has chosen nobody for the first treatment sees the times of anybody, as for the second. */
  const begin = (part: VisitPart) => {
    if (!draft.therapist_id) form.set({ therapist_id: bookingOptions.unassignedId });
    onAdd(part);
  };
  const summary = { draft, bookingOptions, day };
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const stepActions = useMemo(() => ({ place, isWaiting, setWaiting }), [place, isWaiting]);

  return (
    <StepActions value={stepActions}>
      <form
        className="booking-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in a field, whose step has another button.
          if (isWaiting) return;
          if (day.isDayOff && draft.booking_time && !isUnanswered) return focusField('booking_time');
          changed.accept();
          onSubmit(price);
        }}
      >
        {isPhone && (
          <ChoicesSoFar draft={draft} price={price}>
            {[service?.name, therapist && `with ${therapist.name}`].filter(Boolean).join(' ')}
          </ChoicesSoFar>
        )}
        {/* No edits while the request is being sent. */}
        <div className="booking-page" inert={isSaving}>
          {keptNotice}
          <LinkNotices notices={linkNotices} />
          {!isPhone && isServiceGiven && service && (
            <p className="booking-given">
              {formatWithMinutes(service)}, {formatMoney(service.price)}
            </p>
          )}
          <DateAndTime form={form} bookingOptions={bookingOptions} day={day} now={now} isPhone={isPhone} />
          <section className="booking-section booking-pair">
            <ServiceField form={form} bookingOptions={bookingOptions} hasAddOns />
            <TherapistField
              form={form}
              bookingOptions={bookingOptions}
              acceptsRequests
              isDayOff={day.isDayOff}
              // The footer of a phone says it just below.
              fullDay={isPhone ? undefined : formatFullDay(day, draft.booking_date, therapist?.name)}
            />
          </section>
          {shop?.visits_offered && service && (
            <section className="booking-section">
              {draft.add_ons ? (
                <p className="second">Several treatments in one visit are booked without add-ons.</p>
              ) : (
                <AddToVisit more={[]} serviceId={draft.service_id} onAdd={begin} />
              )}
            </section>
          )}
          <DetailsFields form={form} />
          {isPhone && (
            <section className="booking-section">
              <DraftDeposit {...summary} />
              <PolicyText policy={shop?.cancellation_policy} />
            </section>
          )}
        </div>
        {!isPhone && <Summary {...summary} />}
        <FormFooter
          {...summary}
          form={form}
          isPhone={isPhone}
          isSaving={isSaving}
          isUnanswered={isUnanswered}
          formatNotice={(button) => formatNotice(price, isPriceCurrent, button) ?? changed.notice}
          onCancel={onCancel}
          isWaiting={isWaiting}
          onPlace={setPlace}
        />
      </form>
    </StepActions>
  );
}
