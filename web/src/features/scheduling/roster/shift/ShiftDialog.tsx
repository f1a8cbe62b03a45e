import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { toShiftDraft, type OpenedShift, type ShiftDraft } from './shift-draft.js';
import { ShiftFields } from './ShiftFields.js';
import { UncoveredBookingsAlert } from './UncoveredBookingsAlert.js';
import { useSaveShift } from './use-save-shift.js';

interface ShiftDialogProps {
  opened: OpenedShift;
  onSaved: (entry: OfficeRosterEntryDto) => void;
  onDelete: (entry: OfficeRosterEntryDto) => void;
  onClose: () => void;
}

/** Adds or edits a shift. Callers give each opening its own key. */
export function ShiftDialog({ opened, onSaved, onDelete, onClose }: ShiftDialogProps) {
  const [draft, setDraft] = useState<ShiftDraft>(toShiftDraft(opened));
  const [isTouched, setTouched] = useState(false);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const { save, isSaving, isIncomplete, uncovered, clearUncovered } = useSaveShift(opened, (entry) => {
    close();
    onSaved(entry);
  });
  const entry = opened.id ? (opened as OfficeRosterEntryDto) : undefined;
  const change = (part: Partial<ShiftDraft>) => {
    setDraft({ ...draft, ...part });
    setTouched(true);
    clearUncovered();
  };
  const saveText = uncovered ? 'Keep Bookings and Save' : entry ? 'Save Shift' : 'Add Shift';

  return (
    <Modal
      open={isOpen}
      title={entry ? 'Edit Shift' : 'Add Shift'}
      okText={isSaving ? 'Processing...' : saveText}
      okButtonProps={{ disabled: isSaving }}
      onOk={() => save(draft)}
      onCancel={leave}
      afterClose={onClose}
      width={520}
      footer={(_, { OkBtn, CancelBtn }) => (
        <div className="dialog-foot">
          {entry && (
            <Button
              danger
              type="text"
              onClick={() => {
                close();
                onDelete(entry);
              }}
            >
              Delete Shift
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </div>
      )}
    >
      <ShiftFields draft={draft} opened={opened} isIncomplete={isIncomplete} onChange={change} />
      {uncovered && entry && <UncoveredBookingsAlert ids={uncovered} entry={entry} />}
    </Modal>
  );
}
