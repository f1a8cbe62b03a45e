import { useState } from 'react';
import { useRemoveRosterEntryMutation, type OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { ChangePreview } from '../../../../shared/relocation/ChangePreview.js';
import { toast } from '../../../../shared/toast/toast.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { getConflictingIds, schedulingErrorToast } from '../../scheduling-messages.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { formatShift } from './shift-types.js';
import { UncoveredBookingsAlert } from './UncoveredBookingsAlert.js';
import { useLatestShift } from './use-latest-shift.js';
import { useDeletionToast } from './use-deletion-toast.js';

interface RemoveShiftDialogProps {
  entry: OfficeRosterEntryDto;
  onClose: () => void;
}

/** Asks before a shift is deleted, and again with names when it has bookings. */
export function RemoveShiftDialog({ entry, onClose }: RemoveShiftDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [uncovered, setUncovered] = useState<string[]>();
  const [baseline, setBaseline] = useState(entry);
  const latest = useLatestShift();
  const showToast = useDeletionToast();
  const [remove, { isLoading }] = useRemoveRosterEntryMutation();

  const submit = async () => {
    const { error } = await remove({ id: entry.id, version: baseline.version, keep: uncovered !== undefined });
    const bookings = getConflictingIds(error);
    if (bookings) return setUncovered(bookings);
    if (parseProblem(error)?.code === 'modified') {
      const theirs = await latest(entry.id).catch(() => undefined);
      setUncovered(undefined);
      if (theirs) return setBaseline(theirs);
    }
    setOpen(false);
    if (error) return toast(schedulingErrorToast(error, 'Failed to delete shift'));
    showToast(baseline);
  };

  return (
    <Dialog
      open={isOpen}
      title="Delete this shift?"
      okText={uncovered ? 'Keep bookings and delete' : 'Delete Shift'}
      isBusy={isLoading}
      isDanger
      cancelText={uncovered ? 'Cancel' : 'Keep Shift'}
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={468}
    >
      {baseline === entry ? (
        <p>{formatShift(entry)}</p>
      ) : (
        <Alert
          type="warning"
          role="alert"
          title="Someone else has changed this shift since you looked"
          description={
            <>
              <p>Now: {formatShift(baseline)}</p>
              <p>Before: {formatShift(entry)}</p>
            </>
          }
        />
      )}
      <ChangePreview
        change={{ roster: { removed: [entry.id], changed: [], added: [] } }}
        title="Bookings of this shift"
      />
      {uncovered && <UncoveredBookingsAlert ids={uncovered} entry={baseline} />}
    </Dialog>
  );
}
