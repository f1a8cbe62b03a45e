import type { BlockDto } from '../../../shared/api/generated.js';
import { REPLACE_THEIRS } from '../../../shared/ui/conflict/replace-theirs.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { ConflictingBookingsAlert } from '../ConflictingBookingsAlert.js';
import { BlockConflictAlert } from './BlockConflictAlert.js';
import { BlockFields } from './BlockFields.js';
import { type BlockFormOptions, useBlockForm } from './use-block-form.js';

interface BlockDialogProps extends BlockFormOptions {
  onClose: () => void;
}

/** The dialog that adds or changes a block. If it would cover bookings, they are listed and nothing is saved. */
export function BlockDialog({ onClose, ...options }: BlockDialogProps) {
  const { therapistId, today, block, latest } = options;
  const { draft, change, submit, isSaving, form, errors, conflictingIds, ...blockForm } = useBlockForm(options);
  return (
    <Dialog
      open={blockForm.isOpen}
      title={block ? 'Edit Blocked Time' : 'Block Slot'}
      okText={toAction(block, blockForm.isReplacing && latest !== undefined)}
      isBusy={isSaving}
      onOk={submit}
      onCancel={blockForm.leave}
      afterClose={onClose}
      width={468}
    >
      {blockForm.isReplacing && (
        <BlockConflictAlert
          opened={blockForm.baseline}
          latest={latest}
          draft={draft}
          overtaken={blockForm.overtaken}
          onLoadLatest={blockForm.loadTheirs}
        />
      )}
      <div ref={form}>
        <BlockFields draft={draft} today={today} errors={errors} onChange={change} />
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

function toAction(block: BlockDto | undefined, isReplacing: boolean): string {
  if (isReplacing) return REPLACE_THEIRS;
  return block ? 'Save' : 'Block Slot';
}
