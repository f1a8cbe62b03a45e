import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { BookingsAgainst } from '../BookingsAgainst.js';
import { draftOf, type OpenedShift, type ShiftDraft } from './shift-draft.js';
import { ShiftFields } from './ShiftFields.js';
import { useShiftSaving } from './use-shift-saving.js';

interface ShiftDialogProps {
  opened: OpenedShift;
  onSaved: (entry: OfficeRosterEntryDto) => void;
  onDelete: (entry: OfficeRosterEntryDto) => void;
  onClose: () => void;
}

/** Adds a shift, or edits one; given anew for each (by its key). */
export function ShiftDialog({ opened, onSaved, onDelete, onClose }: ShiftDialogProps) {
  const [draft, setDraft] = useState<ShiftDraft>(draftOf(opened));
  const [isTouched, setTouched] = useState(false);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const { save, isSaving, isIncomplete, uncovered, forget } = useShiftSaving(opened, (entry) => {
    close();
    onSaved(entry);
  });
  const entry = opened.id ? (opened as OfficeRosterEntryDto) : undefined;
  const change = (part: Partial<ShiftDraft>) => {
    setDraft({ ...draft, ...part });
    setTouched(true);
    forget();
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
      {uncovered && entry && (
        <Alert
          type="warning"
          title="Bookings would be left without a shift"
          description={
            <>
              <BookingsAgainst
                ids={uncovered}
                day={{ therapistId: entry.therapist_id, date: entry.roster_date }}
              />
              <p>If you keep them they stay as they are, flagged as outside the roster.</p>
            </>
          }
        />
      )}
    </Modal>
  );
}
