import { useState } from 'react';
import type { BookingChoice } from '../../../shared/booking-choice.js';
import { useMedia } from '../../../shared/media.js';
import { BookingForm } from './BookingForm.js';
import { DialogFrame } from './DialogFrame.js';
import { DialogTop } from './DialogTop.js';
import { LeaveQuestion } from './LeaveQuestion.js';
import { ResultView } from './ResultView.js';
import { useBackCloses } from './use-back-closes.js';
import { useBookingForm } from './use-booking-form.js';
import { useSubmitBooking } from './use-submit-booking.js';
import { useUnloadQuestion } from '../../../shared/unsaved/use-unload-question.js';

interface Props {
  initial: BookingChoice | undefined;
  onClose: () => void;
}

/** One opening of the dialog: a sheet on a phone, a window on larger screens; the form page, then the result page. */
export function BookingWindow({ initial, onClose }: Props) {
  const form = useBookingForm(initial);
  const isPhone = useMedia('(max-width: 767.98px)');
  const { submit, isSaving, requested } = useSubmitBooking(form);
  const [isAsking, setAsking] = useState(false);

  const close = () => {
    // A booking on its way is not taken back by closing; its outcome is worth the moment.
    if (!isSaving) onClose();
  };
  const closeUnlessBySlip = () => {
    if (requested || !form.isTouched) close();
    else if (!isSaving) setAsking(true);
  };
  useBackCloses(closeUnlessBySlip);
  useUnloadQuestion(form.isTouched && !requested);

  return (
    <DialogFrame
      title={requested ? 'Payment Processing' : 'Book Your Appointment'}
      isResult={!!requested}
      onSlip={closeUnlessBySlip}
    >
      <DialogTop isDone={!!requested} closeLabel={isPhone && !requested ? 'Cancel' : 'Dismiss'} onClose={close} />
      {requested ? (
        <ResultView requested={requested} onClose={close} />
      ) : (
        <BookingForm
          form={form}
          isPhone={isPhone}
          isSaving={isSaving}
          onSubmit={() => void submit()}
          onCancel={close}
        />
      )}
      {isAsking && <LeaveQuestion onLeave={close} onStay={() => setAsking(false)} />}
    </DialogFrame>
  );
}
