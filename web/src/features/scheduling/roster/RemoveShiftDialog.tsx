import { Modal } from 'antd';
import { useState } from 'react';
import { useRemoveRosterEntryMutation, type OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast.js';
import { BookingsAgainst } from '../BookingsAgainst.js';
import { bookingsAgainst, refusal } from '../words.js';
import { shiftName } from './shift-types.js';

interface RemoveShiftDialogProps {
  entry: OfficeRosterEntryDto;
  onClose: () => void;
}

/** Asks before a shift goes, and again by name when bookings stand in it. */
export function RemoveShiftDialog({ entry, onClose }: RemoveShiftDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [uncovered, setUncovered] = useState<string[]>();
  const [remove, { isLoading }] = useRemoveRosterEntryMutation();
  const { id, therapist_id: therapistId, roster_date: date } = entry;

  const submit = async () => {
    const { error } = await remove({ id, keep: uncovered !== undefined });
    const bookings = bookingsAgainst(error);
    if (bookings) return setUncovered(bookings);
    setOpen(false);
    toast(error ? refusal(error, 'Failed to delete shift') : { title: 'Shift Deleted', description: shiftName(entry) });
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
      <p>{shiftName(entry)}</p>
      {uncovered && (
        <div className="bookings-left" role="alert">
          <p>These bookings would be left without a shift:</p>
          <BookingsAgainst ids={uncovered} day={{ therapistId, date }} />
          <p>If you keep them they stay as they are, flagged as outside the roster.</p>
        </div>
      )}
    </Modal>
  );
}
