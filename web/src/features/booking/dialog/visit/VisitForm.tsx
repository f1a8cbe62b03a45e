import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DateAndTime } from '../date-and-time/DateAndTime.js';
import { DetailsFields } from '../fields/DetailsFields.js';
import { listChosen, listFitting, toAddOnText } from '../fields/add-ons.js';
import { ServiceField } from '../fields/ServiceField.js';
import { TherapistField } from '../fields/TherapistField.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import { useLeadOn } from '../form/use-lead-on.js';
import type { BookingOptions } from '../form/use-booking-options.js';
import { ADD_TREATMENT_ID, AddToVisit } from './AddToVisit.js';
import { NextVisitDay } from './NextVisitDay.js';
import { UnavailableStart } from './UnavailableStart.js';
import { toOverview } from './to-overview.js';
import { TreatmentFields } from './TreatmentFields.js';
import type { BookingAnswer, BookingAttempts } from '../result/booking-answer.js';
import { DepositText } from '../../policy/DepositText.js';
import { PolicyText } from '../../policy/PolicyText.js';
import { ChoicesSoFar } from '../summary/ChoicesSoFar.js';
import { useChangedTerms } from '../terms/use-changed-terms.js';
import { useDraftDay } from '../use-draft-day.js';
import { findWithdrawn } from '../use-withdrawn-choices.js';
import { useSubmitVisit } from './use-submit-visit.js';
import { useVisitStarts } from './use-visit-starts.js';
import { isServiceGone, serviceField, type VisitPart } from './visit-parts.js';
import { VisitFooter } from './VisitFooter.js';
import { VisitSummary } from './VisitSummary.js';
import './visit.css';

interface VisitFormProps {
  form: BookingFormState;
  more: readonly VisitPart[];
  attempts: BookingAttempts;
  /** Says that the form is as it was before a reload. */
  keptNotice: ReactNode;
  isPhone: boolean;
  isSaving: boolean;
  onMore: (more: readonly VisitPart[]) => void;
  onSaving: (isSaving: boolean) => void;
  onRequested: (visit: BookingAnswer) => void;
  onCancel: () => void;
}

/**
 * The form of several treatments in one visit: one list of times at which all of them are free, one total, one
 * confirmation.
 */
export function VisitForm(props: VisitFormProps) {
  const { form, more, attempts, keptNotice, isPhone, isSaving, onMore, onSaving, onRequested, onCancel } = props;
  const { draft } = form;
  const { shop, now, bookingOptions, day: single } = useDraftDay(form);
  useLeadOn(draft, isPhone);
  const { booking_date: date, service_id: serviceId } = draft;
  const { unassignedId, services, allAddOns } = bookingOptions;
  const offered = more.map((part) => ({
    ...part,
    ...(isServiceGone(part, services) && { service_id: '' }),
    add_ons: toAddOnText(listChosen(allAddOns, part).map(({ id }) => id)),
  }));
  const unchosen = offered.find((part) => !part.service_id);
  const starts = useVisitStarts({ draft, more: offered, day: single, unassignedId });
  const { day, start } = starts;
  const onLost = () => void starts.refetch();
  const { submit, isUnansweredVisit, formatNotice } = useSubmitVisit(form, {
    attempts,
    onSaving,
    onRequested,
    onLost,
  });
  const gone = more.findIndex((part) => isServiceGone(part, services));
  const withdrawn =
    findWithdrawn(form) ?? (gone < 0 ? undefined : `Treatment ${gone + 2} is no longer offered. Choose another one.`);
  const overview = toOverview(bookingOptions, offered, start);
  const changed = useChangedTerms(
    `${starts.treatments} ${date} ${start?.time}`,
    start && { price: overview.price, minutes: overview.minutes },
  );

  return (
    <form
      className="booking-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        changed.accept();
        void submit(start, starts.treatments, unchosen && serviceField(unchosen));
      }}
    >
      {isPhone && (
        <ChoicesSoFar draft={draft} price={overview.price}>
          {more.length + 1} treatments, {overview.minutes} minutes
        </ChoicesSoFar>
      )}
      <div className="booking-page" inert={isSaving}>
        {keptNotice}
        <DateAndTime form={form} bookingOptions={bookingOptions} day={day} now={now} isPhone={isPhone} visit={overview}>
          {starts.isEmpty && <NextVisitDay next={starts.next} hint="Another therapist may help." onTake={form.set} />}
        </DateAndTime>
        <section className="booking-section booking-pair">
          <ServiceField form={form} bookingOptions={bookingOptions} />
          <TherapistField form={form} bookingOptions={bookingOptions} acceptsRequests={false} isDayOff={day.isDayOff} />
        </section>
        <MoreTreatments {...{ more, date, bookingOptions, serviceId, onMore }} />
        <DetailsFields form={form} />
        {isPhone && (
          <section className="booking-section">
            <DepositText treatments={start?.parts ?? []} />
            <PolicyText policy={shop?.cancellation_policy} />
          </section>
        )}
      </div>
      {!isPhone && <VisitSummary draft={draft} overview={overview} start={start} />}
      <VisitFooter
        {...{ draft, isPhone, isSaving, onCancel }}
        isTreatmentMissing={!!unchosen}
        notice={formatNotice(overview.price, bookingOptions.isPriceCurrent) ?? changed.notice}
      >
        {!isUnansweredVisit(starts.treatments) && (
          <UnavailableStart form={form} starts={starts} withdrawn={withdrawn} />
        )}
      </VisitFooter>
    </form>
  );
}

interface MoreTreatmentsProps extends Pick<VisitFormProps, 'more' | 'onMore'> {
  date: string | undefined;
  bookingOptions: BookingOptions;
  /** Id of the first treatment's service. */
  serviceId: string | undefined;
}

function MoreTreatments({ more, date, bookingOptions, serviceId, onMore }: MoreTreatmentsProps) {
  const change = (nth: number, part: Partial<VisitPart>) =>
    onMore(more.map((each, at) => (at === nth ? { ...each, ...part } : each)));
  const remove = (nth: number) => {
    flushSync(() => onMore(more.filter((_, at) => at !== nth)));
    // The button that had the focus is gone.
    document.getElementById(ADD_TREATMENT_ID)?.focus();
  };
  return (
    <section className="booking-section">
      {more.map((part, nth) => (
        <TreatmentFields
          key={part.key}
          part={part}
          number={nth + 2}
          services={bookingOptions.services}
          addOns={listFitting(bookingOptions.allAddOns, part.service_id)}
          date={date}
          unassignedId={bookingOptions.unassignedId}
          onChange={(changed) => change(nth, changed)}
          onRemove={() => remove(nth)}
        />
      ))}
      <AddToVisit more={more} serviceId={serviceId} onAdd={(part) => onMore([...more, part])} />
    </section>
  );
}
