import { useState } from 'react';
import { useGetUnassignedTherapistQuery } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { formatLongDate, formatTime, formatWeekday } from '../../../../shared/dates/dates.js';
import { formatCount } from '../../../../shared/format-count.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { NEW_BOOKING, saveErrorToast } from '../booking-messages.js';
import { useTherapistChoices } from '../editor/fields/use-therapist-choices.js';
import { Preview } from './Preview.js';
import { RepetitionFields, type RepetitionDraft } from './RepetitionFields.js';
import { useDays } from './use-days.js';
import { type Repeated, useRepeat, useRepeatPreview } from './use-repeat.js';

interface RepeatDialogProps {
  repeated: Repeated;
  onClose: () => void;
  /** Called once the series is booked. */
  onBooked?: () => void;
}

/** Asks how a booking repeats, shows what fits, and books what is chosen of it. */
export function RepeatDialog({ repeated, onClose, onBooked }: RepeatDialogProps) {
  const first = 'booking' in repeated ? repeated.booking : repeated.draft;
  const [isOpen, setOpen] = useState(true);
  const [draft, setDraft] = useState<RepetitionDraft>({
    ...{ weeks: 1, ends: 'count', count: 4, until: undefined, therapistId: first.therapist_id },
  });
  const { therapists } = useTherapistChoices(first.service_id, first.therapist_id);
  const { data: anybody } = useGetUnassignedTherapistQuery();
  const preview = useRepeatPreview(repeated, draft);
  const chosen = useDays(preview.currentData?.days);
  const { send, isSending } = useRepeat(repeated);
  const problem = parseProblem(preview.error);

  const submit = async () => {
    if (isSending || chosen.taken.length === 0) return;
    const { data, error } = await send(
      draft.weeks,
      chosen.taken.map(({ place }) => place),
    );
    if (data) {
      toast(successToast(`${formatCount(chosen.taken.length, 'appointment')} booked`));
      setOpen(false);
      return onBooked?.();
    }
    // What was lost shows among the days, and the rest can be booked with another press.
    chosen.remember();
    toast(saveErrorToast(error, 'booking' in repeated ? repeated.booking.id : NEW_BOOKING));
    void preview.refetch();
  };

  return (
    <Dialog
      open={isOpen}
      title="Repeat Booking"
      okText={chosen.taken.length > 0 ? `Book ${formatCount(chosen.taken.length, 'appointment')}` : 'Book'}
      isOkDisabled={chosen.taken.length === 0 || preview.isFetching}
      isBusy={isSending}
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={600}
      top={32}
    >
      <p>
        {formatWeekday(first.booking_date)}s at {formatTime(first.booking_time)}, from{' '}
        {formatLongDate(first.booking_date)} on.
      </p>
      <RepetitionFields
        draft={draft}
        first={first.booking_date}
        therapists={[
          ...(anybody ? [{ value: anybody.id, label: 'Anybody who is free' }] : []),
          ...therapists.filter(({ id }) => id !== anybody?.id).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        problem={problem?.errors?.find(({ field }) => field === 'until' || field === 'count')?.message}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <Preview read={preview} chosen={chosen} skipLabel="Leave this day out" />
    </Dialog>
  );
}
