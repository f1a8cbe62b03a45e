import { Modal } from 'antd';
import { useState } from 'react';
import { useRemoveRosterEntryMutation, type OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { getConflictingIds, schedulingErrorToast } from '../../scheduling-messages.js';
import { formatShift } from './shift-types.js';
import { UncoveredBookingsAlert } from './UncoveredBookingsAlert.js';

interface RemoveShiftDialogProps {
  entry: OfficeRosterEntryDto;
  onClose: () => void;
}

/** Asks before a shift is deleted, and again with names when it has bookings. */
export function RemoveShiftDialog({ entry, onClose }: RemoveShiftDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [uncovered, setUncovered] = useState<string[]>();
  const [remove, { isLoading }] = useRemoveRosterEntryMutation();

  const submit = async () => {
    const { error } = await remove({ id: entry.id, version: entry.version, keep: uncovered !== undefined });
    const bookings = getConflictingIds(error);
    if (bookings) return setUncovered(bookings);
    setOpen(false);
    toast(
      error
        ? schedulingErrorToast(error, 'Failed to delete shift')
        : { title: 'Shift Deleted', description: formatShift(entry) },
    );
  };

  return (
    <Modal
      open={isOpen}
      title="Delete this shift?"
      okText={isLoading ? 'Processing...' : uncovered ? 'Keep Bookings and Delete' : 'Delete Shift'}
      okButtonProps={{ danger: true, disabled: isLoading }}
      cancelText="Keep Shift"
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={468}
    >
      <p>{formatShift(entry)}</p>
      {uncovered && <UncoveredBookingsAlert ids={uncovered} entry={entry} />}
    </Modal>
  );
}
