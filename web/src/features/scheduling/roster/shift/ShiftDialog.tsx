import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { REPLACE_THEIRS } from '../../../../shared/ui/conflict/replace-theirs.js';
import { AskedChangePreview } from '../../../../shared/relocation/ChangePreview.js';
import { toHypothesis, toShiftDraft, type OpenedShift, type ShiftDraft } from './shift-draft.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { ShiftConflictAlert } from './ShiftConflictAlert.js';
import { ShiftFields } from './ShiftFields.js';
import { useSaveShift } from './use-save-shift.js';

interface ShiftDialogProps {
  opened: OpenedShift;
  onSaved: (entry: OfficeRosterEntryDto) => void;
  onDelete: (entry: OfficeRosterEntryDto) => void;
  onClose: () => void;
}

/** The dialog that adds or edits a shift. Callers give each opening its own key. */
export function ShiftDialog({ opened, onSaved, onDelete, onClose }: ShiftDialogProps) {
  const [baseline, setBaseline] = useState(opened);
  const [draft, setDraft] = useState<ShiftDraft>(toShiftDraft(opened));
  const [isTouched, setTouched] = useState(false);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const { save, isSaving, isIncomplete, conflict, clearConflict } = useSaveShift(baseline, (entry) => {
    close();
    onSaved(entry);
  });
  const entry = baseline.id && conflict !== 'deleted' ? (baseline as OfficeRosterEntryDto) : undefined;
  const loadTheirs = (theirs: OfficeRosterEntryDto) => {
    setBaseline(theirs);
    setDraft(toShiftDraft(theirs));
    setTouched(false);
    clearConflict();
  };
  const change = (part: Partial<ShiftDraft>) => {
    setDraft({ ...draft, ...part });
    setTouched(true);
  };
  const today = useShopNow()?.date;
  const isPast = Boolean(today && draft.roster_date && draft.roster_date < today);
  const saveText = !entry ? 'Add Shift' : conflict ? REPLACE_THEIRS : 'Save Shift';

  return (
    <Modal
      open={isOpen}
      title={entry ? 'Edit Shift' : 'Add Shift'}
      okText={isSaving ? 'Processing...' : saveText}
      okButtonProps={{ disabled: isSaving }}
      onOk={() => void save(draft)}
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
      {conflict && <ShiftConflictAlert conflict={conflict} opened={baseline} draft={draft} onLoadLatest={loadTheirs} />}
      <ShiftFields draft={draft} opened={baseline} isIncomplete={isIncomplete} onChange={change} />
      {isPast && (
        <Alert
          type="info"
          role="status"
          className="shift-past"
          title="This day has passed. The shift changes what reports say of it, and nothing that can be booked."
        />
      )}
      {entry && isTouched && (
        <AskedChangePreview change={toHypothesis(entry.id, draft)} title="Bookings of this shift" />
      )}
    </Modal>
  );
}
