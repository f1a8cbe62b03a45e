import { useEffect, useEffectEvent, useState } from 'react';
import { Attempts } from '../../../shared/api/attempts.js';
import type { RequestedVisitDto } from '../../../shared/api/generated.js';
import type { BookingPreselection } from '../../../shared/booking-preselection.js';
import { Hints } from '../../../shared/ui/hint/Hints.js';
import { useMediaQuery } from '../../../shared/ui/use-media-query.js';
import { KeptNotice } from './fields/KeptNotice.js';
import { BookingForm } from './form/BookingForm.js';
import { DialogFrame } from './frame/DialogFrame.js';
import { DialogHeader } from './frame/DialogHeader.js';
import { useFirstStep } from './first-step/use-first-step.js';
import { DiscardConfirm } from './frame/DiscardConfirm.js';
import type { BookingAttempts } from './result/booking-answer.js';
import { ResultView } from './result/ResultView.js';
import { useVisit } from './visit/use-visit.js';
import { useCloseOnBack } from './frame/use-close-on-back.js';
import { useBookingForm } from './form/use-booking-form.js';
import { useSubmitBooking } from './form/use-submit-booking.js';
import { dropKeptBooking, useKeepBooking, useKeptBooking } from './use-kept-booking.js';
import { useBeforeUnloadPrompt } from '../../../shared/unsaved/use-before-unload-prompt.js';

interface BookingDialogBodyProps {
  initial: BookingPreselection | undefined;
  onBooked?: (requested: RequestedVisitDto) => void;
  onClose: () => void;
}

/** One opening of the dialog: a sheet on a phone, a window on larger screens; the form page, then the result page. */
export function BookingDialogBody({ initial, onBooked, onClose }: BookingDialogBodyProps) {
  const firstStep = useFirstStep();
  const kept = useKeptBooking();
  const [isKept, setKept] = useState(kept !== undefined);
  const form = useBookingForm(initial, firstStep?.choice, kept?.draft);
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const [attempts] = useState<BookingAttempts>(() => new Attempts());
  const single = useSubmitBooking(form, attempts);
  const visit = useVisit(kept?.more);
  const isSaving = single.isSaving || visit.isSaving;
  const requested = single.requested ?? visit.requested;
  const notifyBooked = useEffectEvent((booked: RequestedVisitDto) => onBooked?.(booked));
  useEffect(() => {
    if (requested) notifyBooked(requested);
  }, [requested]);
  const isUnsaved = form.isTouched && !requested;
  const { close, closeOrConfirm, isConfirming, stay } = useClosing(isUnsaved, isSaving, onClose);
  useKeepBooking(isUnsaved ? { draft: form.draft, more: visit.more } : undefined);
  const keptNotice = isKept && (
    <KeptNotice
      onStartOver={() => {
        form.reset();
        visit.setMore([]);
        setKept(false);
      }}
    />
  );

  return (
    <DialogFrame
      title={requested ? 'Payment Processing' : 'Book Your Appointment'}
      isResult={!!requested}
      isStill={!!firstStep}
      onDismiss={closeOrConfirm}
    >
      <DialogHeader isDone={!!requested} closeLabel={isPhone && !requested ? 'Cancel' : 'Dismiss'} onClose={close} />
      {requested ? (
        <ResultView requested={requested} onClose={close} />
      ) : visit.Form ? (
        <visit.Form
          form={form}
          more={visit.more}
          attempts={attempts}
          keptNotice={keptNotice}
          isPhone={isPhone}
          isSaving={visit.isSaving}
          onMore={visit.setMore}
          onSaving={visit.setSaving}
          onRequested={visit.setRequested}
          onCancel={close}
        />
      ) : (
        <BookingForm
          form={form}
          keptNotice={keptNotice}
          linkNotices={initial?.notices}
          isServiceGiven={!!initial?.service_id}
          isPhone={isPhone}
          isSaving={single.isSaving}
          isUnanswered={single.isUnanswered}
          formatNotice={single.formatNotice}
          onSubmit={(seenPrice) => void single.submit(seenPrice)}
          onAdd={visit.begin}
          onCancel={close}
        />
      )}
      <Hints />
      {isConfirming && <DiscardConfirm onLeave={close} onStay={stay} />}
    </DialogFrame>
  );
}

/** Closes the dialog; asks first where entered details would be lost, also on Back and before the page unloads. */
function useClosing(isUnsaved: boolean, isSaving: boolean, onClose: () => void) {
  const [isConfirming, setConfirming] = useState(false);
  const close = () => {
    // A booking that is being sent cannot be cancelled by closing, so the dialog stays open for the result.
    if (isSaving) return;
    dropKeptBooking();
    onClose();
  };
  const closeOrConfirm = () => {
    if (!isUnsaved) close();
    else if (!isSaving) setConfirming(true);
  };
  useCloseOnBack(closeOrConfirm);
  useBeforeUnloadPrompt(isUnsaved);
  return { close, closeOrConfirm, isConfirming, stay: () => setConfirming(false) };
}
