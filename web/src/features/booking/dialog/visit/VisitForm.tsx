import { flushSync } from 'react-dom';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { DateAndTime } from '../date-and-time/DateAndTime.js';
import { DetailsFields } from '../fields/DetailsFields.js';
import { CONFIRM_ID } from '../fields/focus-field.js';
import { ServiceField } from '../fields/ServiceField.js';
import { TherapistField } from '../fields/TherapistField.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import { ADD_TREATMENT_ID, AddToVisit } from './AddToVisit.js';
import { NextVisitDay } from './NextVisitDay.js';
import { LostStart } from './LostStart.js';
import { toOverview } from './to-overview.js';
import { TreatmentFields } from './TreatmentFields.js';
import type { BookingAnswer, BookingAttempts } from '../result/booking-answer.js';
import { useDraftDay } from '../use-draft-day.js';
import { useSubmitVisit } from './use-submit-visit.js';
import { useVisitStarts } from './use-visit-starts.js';
import { isServiceGone, serviceField, type VisitPart } from './visit-parts.js';
import { VisitSummary } from './VisitSummary.js';
import './visit.css';

interface VisitFormProps {
  form: BookingFormState;
  more: readonly VisitPart[];
  attempts: BookingAttempts;
  isPhone: boolean;
  isSaving: boolean;
  onMore: (more: readonly VisitPart[]) => void;
  onSaving: (isSaving: boolean) => void;
  onRequested: (visit: BookingAnswer) => void;
  onCancel: () => void;
}

/** The form of several treatments in one visit: one list of times at which all of it is free, one total, one confirm. */
export function VisitForm({
  form,
  more,
  attempts,
  isPhone,
  isSaving,
  onMore,
  onSaving,
  onRequested,
  onCancel,
}: VisitFormProps) {
  const { draft } = form;
  const { now, bookingOptions, day: single } = useDraftDay(form);
  const { booking_date: date, service_id: serviceId } = draft;
  const { unassignedId, services } = bookingOptions;
  const offered = more.map((part) => (isServiceGone(part, services) ? { ...part, service_id: '' } : part));
  const unchosen = offered.find((part) => !part.service_id);
  const starts = useVisitStarts({ draft, more: offered, day: single, unassignedId });
  const { day, start } = starts;
  const onLost = () => void starts.refetch();
  const { submit, isUnansweredVisit, formatPriceNotice } = useSubmitVisit(form, {
    attempts,
    onSaving,
    onRequested,
    onLost,
  });
  const overview = toOverview(bookingOptions, offered, start);
  const change = (nth: number, part: Partial<VisitPart>) =>
    onMore(more.map((each, at) => (at === nth ? { ...each, ...part } : each)));
  const remove = (nth: number) => {
    flushSync(() => onMore(more.filter((_, at) => at !== nth)));
    // The button that had the focus is gone.
    document.getElementById(ADD_TREATMENT_ID)?.focus();
  };

  return (
    <form
      className="booking-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(start, starts.treatments, unchosen && serviceField(unchosen));
      }}
    >
      <div className="booking-page" inert={isSaving}>
        <DateAndTime form={form} bookingOptions={bookingOptions} day={day} now={now} isPhone={isPhone} visit={overview}>
          {starts.isEmpty && <NextVisitDay next={starts.next} hint="Another therapist may help." onTake={form.set} />}
        </DateAndTime>
        <section className="booking-section booking-pair">
          <ServiceField form={form} bookingOptions={bookingOptions} />
          <TherapistField form={form} bookingOptions={bookingOptions} acceptsRequests={false} />
        </section>
        <section className="booking-section booking-treatments">
          {more.map((part, nth) => (
            <TreatmentFields
              key={part.key}
              part={part}
              number={nth + 2}
              services={services}
              date={date}
              unassignedId={unassignedId}
              onChange={(changed) => change(nth, changed)}
              onRemove={() => remove(nth)}
            />
          ))}
          <AddToVisit more={more} serviceId={serviceId} onAdd={(part) => onMore([...more, part])} />
        </section>
        <DetailsFields form={form} />
      </div>
      {!isPhone && <VisitSummary draft={draft} overview={overview} start={start} />}
      <div className="booking-footer">
        {!isUnansweredVisit(starts.treatments) && <LostStart form={form} starts={starts} />}
        {isPhone ? (
          <div className="booking-footer-line">
            <div>
              <p className="booking-footer-when">
                {start && date ? `${formatShortDate(date)}, ${formatTime(start.time)}` : 'Choose a time for all'}
              </p>
              <p className="booking-hint">
                {more.length + 1} treatments, {overview.minutes} minutes
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
          {formatPriceNotice(overview.price, bookingOptions.isPriceCurrent)}
        </p>
        <button
          type="submit"
          id={CONFIRM_ID}
          className="button button-primary booking-confirm"
          aria-disabled={isSaving}
        >
          {isSaving ? 'Processing...' : 'Confirm Booking'}
        </button>
      </div>
    </form>
  );
}
