import { useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { useUnsavedDialog } from '../../../../shared/unsaved/use-unsaved-dialog.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { isSettledBy } from '../../../../shared/ui/form-errors/use-field-errors.js';
import { REPLACE_THEIRS } from '../../../../shared/ui/conflict/replace-theirs.js';
import { OnDemandChangePreview } from '../../../../shared/relocation/ChangePreview.js';
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
  const shift = useShiftForm(opened, onSaved);
  const { baseline, draft, isTouched, change, loadTheirs, isOpen, close, leave } = shift;
  const { save, isSaving, form, errors, conflict } = shift;
  const entry = baseline.id && conflict !== 'deleted' ? (baseline as OfficeRosterEntryDto) : undefined;
  const today = useShopNow()?.date;
  const isPast = Boolean(today && draft.roster_date && draft.roster_date < today);
  const saveText = !entry ? 'Add Shift' : conflict ? REPLACE_THEIRS : 'Save Shift';

  return (
    <Dialog
      open={isOpen}
      title={entry ? 'Edit Shift' : 'Add Shift'}
      okText={saveText}
      isBusy={isSaving}
      onOk={() => void save(draft)}
      onCancel={leave}
      afterClose={onClose}
      width={520}
      aside={
        entry && (
          <Button
            isDanger
            variant="text"
            onClick={() => {
              close();
              onDelete(entry);
            }}
          >
            Delete Shift
          </Button>
        )
      }
    >
      {conflict && <ShiftConflictAlert conflict={conflict} opened={baseline} draft={draft} onLoadLatest={loadTheirs} />}
      <div ref={form}>
        <ShiftFields draft={draft} opened={baseline} errors={errors} onChange={change} />
      </div>
      {isPast && (
        <Alert
          type="info"
          role="status"
          className="shift-past"
          title="This day has passed. The shift changes what reports say of it, and nothing that can be booked."
        />
      )}
      {entry && isTouched && (
        <OnDemandChangePreview change={toHypothesis(entry.id, draft)} title="Bookings of this shift" />
      )}
    </Dialog>
  );
}

/** Holds the state of the form, and of the dialog, which it closes once the shift is saved. */
function useShiftForm(opened: OpenedShift, onSaved: ShiftDialogProps['onSaved']) {
  const [baseline, setBaseline] = useState(opened);
  const [draft, setDraft] = useState<ShiftDraft>(toShiftDraft(opened));
  const [isTouched, setTouched] = useState(false);
  const dialog = useUnsavedDialog(isTouched);
  const { clearErrors, clearConflict, ...saving } = useSaveShift(baseline, (entry) => {
    dialog.close();
    onSaved(entry);
  });
  const change = (part: Partial<ShiftDraft>) => {
    setDraft({ ...draft, ...part });
    clearErrors((field) => isSettledBy(part, field));
    setTouched(true);
  };
  const loadTheirs = (theirs: OfficeRosterEntryDto) => {
    setBaseline(theirs);
    setDraft(toShiftDraft(theirs));
    setTouched(false);
    clearConflict();
  };
  return { ...dialog, ...saving, baseline, draft, isTouched, change, loadTheirs };
}
