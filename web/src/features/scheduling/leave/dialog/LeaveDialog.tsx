import { useState } from 'react';
import { useListLeaveBookingsQuery, type LeaveBookingDto, type LeaveDto } from '../../../../shared/api/generated.js';
import { ChangePreview } from '../../../../shared/relocation/ChangePreview.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../../shared/unsaved/use-kept-draft.js';
import { isSettledBy } from '../../../../shared/ui/form-errors/use-field-errors.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { type LeaveDraft, toDays, toLeaveDraft, toLeaveKey, toTerms } from './leave-draft.js';
import { formatBookings } from '../leave-text.js';
import { LeaveBookings } from '../LeaveBookings.js';
import { LeaveFields } from './LeaveFields.js';
import { useSaveLeave } from './use-save-leave.js';

interface LeaveDialogProps {
  today: string;
  /** Id of the therapist; undefined where they are to be chosen. */
  therapistId?: string | undefined;
  /** The initial day. */
  date?: string;
  /** Whether it is approved at once, when entered by somebody who decides about leave. */
  isApproved: boolean;
  onSaved: (leave: LeaveDto) => void;
  onClose: () => void;
}

/** The dialog that requests or enters leave. The bookings that it affects are listed before it is saved. */
export function LeaveDialog({ today, therapistId, date, isApproved, onSaved, onClose }: LeaveDialogProps) {
  const key = toLeaveKey(therapistId);
  const [kept] = useState(() => findKeptDraft<LeaveDraft>(key));
  const [draft, setDraft] = useState<LeaveDraft>(kept ?? toLeaveDraft(therapistId, date));
  const [isTouched, setTouched] = useState(kept !== undefined);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  useKeptDraft(key, () => (isOpen && isTouched ? draft : undefined));
  const days = toDays(draft);
  const affected = useListLeaveBookingsQuery(
    { therapistId: '', firstDate: '', lastDate: '', ...(days && toQuery(days)) },
    { skip: !days, refetchOnMountOrArgChange: true },
  );
  const bookings = (days && affected.currentData) || [];
  const keepsBookings = isApproved && bookings.length > 0;
  const { save, isSaving, form, errors, clearErrors } = useSaveLeave(
    (saved) => {
      close();
      onSaved(saved);
    },
    () => void affected.refetch(),
  );
  const name = isApproved ? 'Add Leave' : 'Request Leave';
  const saveText = keepsBookings ? `Keep ${formatBookings(bookings)} and Save` : name;

  return (
    <Dialog
      open={isOpen}
      title={name}
      okText={saveText}
      isBusy={isSaving}
      onOk={() => save(draft, keepsBookings)}
      onCancel={leave}
      afterClose={onClose}
      width={520}
      top={24}
    >
      <div ref={form}>
        <LeaveFields
          draft={draft}
          today={today}
          isTherapistGiven={therapistId !== undefined}
          acceptsPast={isApproved}
          errors={errors}
          onChange={(part) => {
            setDraft({ ...draft, ...part });
            setTouched(true);
            clearErrors((field) => isSettledBy(part, field));
          }}
        />
      </div>
      {days && bookings.length > 0 && (
        <AffectedBookingsAlert therapistId={days.therapist_id} bookings={bookings} isApproved={isApproved} />
      )}
      {keepsBookings && days && (
        <ChangePreview
          change={{ leave: days }}
          title="Bookings in leave"
          leave={toTerms(draft, days)}
          onEntered={close}
        />
      )}
    </Dialog>
  );
}

interface AffectedBookingsAlertProps {
  therapistId: string;
  bookings: LeaveBookingDto[];
  isApproved: boolean;
}

function AffectedBookingsAlert({ therapistId, bookings, isApproved }: AffectedBookingsAlertProps) {
  return (
    <Alert
      type="warning"
      className="leave-hit"
      title={`${formatBookings(bookings)} within this leave`}
      description={
        <>
          <LeaveBookings therapistId={therapistId} bookings={bookings} />
          <p>
            {isApproved
              ? 'They stay, marked as uncovered, until someone moves them.'
              : 'The shop decides what happens to them.'}
          </p>
        </>
      }
    />
  );
}

const toQuery = (days: NonNullable<ReturnType<typeof toDays>>) => ({
  therapistId: days.therapist_id,
  firstDate: days.first_date,
  lastDate: days.last_date,
  ...(days.start_time && { startTime: days.start_time, endTime: days.end_time }),
  ...(days.repeats_until && { repeatsUntil: days.repeats_until }),
});
