import { useState } from 'react';
import type { BlockDto } from '../../../shared/api/generated.js';
import { addMinutes } from '../../../shared/dates/dates.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { isSettledBy } from '../../../shared/ui/form-errors/use-field-errors.js';
import { REPLACE_THEIRS } from '../../../shared/ui/conflict/replace-theirs.js';
import { useEditConflict } from '../../../shared/ui/conflict/use-edit-conflict.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { ConflictingBookingsAlert } from '../ConflictingBookingsAlert.js';
import { BlockConflictAlert } from './BlockConflictAlert.js';
import { BlockFields } from './BlockFields.js';
import { type BlockDraft, useSaveBlock } from './use-save-block.js';

interface BlockDialogProps {
  therapistId: string;
  today: string;
  /** The initial day. */
  date: string;
  /** The block to change; undefined for a new one. */
  block?: BlockDto | undefined;
  /** The block as it is now; undefined where it is not among those that are loaded. */
  latest?: BlockDto | undefined;
  onBlocked: (date: string) => void;
  onClose: () => void;
}

/** The dialog that adds or changes a block. If it would cover bookings, they are listed and nothing is saved. */
export function BlockDialog(props: BlockDialogProps) {
  const { therapistId, today, date, block: opened, latest, onBlocked, onClose } = props;
  const [draft, setDraft] = useState<BlockDraft>(toDraft(opened, date));
  const conflict = useEditConflict<BlockDto | undefined>(opened, latest);
  const [overtaken, setOvertaken] = useState('');
  const [isTouched, setTouched] = useState(false);
  const { isOpen, close, leave } = useUnsavedDialog(isTouched);
  const onSaved = (day: string) => {
    close();
    onBlocked(day);
  };
  const { save, isSaving, form, errors, clearErrors, conflictingIds, clearConflict } = useSaveBlock({
    therapistId,
    today,
    opened: opened && { id: opened.id, version: conflict.expectedVersion },
    onOvertaken: (description) => {
      setOvertaken(description);
      conflict.setRefused(true);
    },
    onSaved,
  });
  const loadTheirs = () => {
    const theirs = conflict.loadTheirs();
    if (theirs) setDraft(toDraft(theirs, date));
    setTouched(false);
  };
  const change = (name: keyof BlockDraft, value: string) => {
    const changed = { ...draft, [name]: value };
    if (name === 'start_time' && changed.end_time <= value) changed.end_time = anHourAfter(value);
    setDraft(changed);
    setTouched(true);
    clearErrors((field) => isSettledBy({ [name]: value }, field));
    clearConflict();
  };

  return (
    <Dialog
      open={isOpen}
      title={opened ? 'Edit Blocked Time' : 'Block Slot'}
      okText={isSaving ? 'Processing...' : toAction(opened, conflict.isReplacing && latest !== undefined)}
      okButtonProps={{ disabled: isSaving }}
      onOk={() => save(draft)}
      onCancel={leave}
      afterClose={onClose}
      width={468}
    >
      {conflict.isReplacing && (
        <BlockConflictAlert {...{ opened: conflict.baseline, latest, draft, overtaken }} onLoadLatest={loadTheirs} />
      )}
      <div ref={form}>
        <BlockFields {...{ draft, today, errors }} onChange={change} />
      </div>
      {conflictingIds && (
        <ConflictingBookingsAlert
          title="There are bookings at that time"
          hint="They have to be moved or cancelled first."
          ids={conflictingIds}
          day={{ therapistId, date: draft.blocked_date }}
        />
      )}
    </Dialog>
  );
}

const toDraft = (block: BlockDto | undefined, date: string): BlockDraft => ({
  blocked_date: block?.blocked_date ?? date,
  start_time: block?.start_time ?? '',
  end_time: block?.end_time ?? '',
  reason: block?.reason ?? '',
});

function toAction(opened: BlockDto | undefined, isReplacing: boolean): string {
  if (isReplacing) return REPLACE_THEIRS;
  return opened ? 'Save' : 'Block Slot';
}

/** Returns the initial end of a block; empty when it would be after midnight. */
function anHourAfter(time: string): string {
  const end = addMinutes(time, 60);
  return end > time ? end : '';
}
