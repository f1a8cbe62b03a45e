import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { isSettledBy, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { TimeSelect } from '../../../shared/ui/fields/TimeSelect.js';
import { FieldGroup } from '../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useUnsavedDialog } from '../../../shared/unsaved/use-unsaved-dialog.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { findSlotErrors } from './slot-messages.js';
import { EMPTY_SLOT, SLOT_TYPE_OPTIONS, type SlotDraft } from './slot-draft.js';
import { useSlotDraft } from './use-slot-draft.js';

interface AddSlotDialogProps {
  /** Adds a slot and returns whether it was added. */
  onAdd: (slot: SlotDraft) => Promise<boolean>;
  onClose: () => void;
}

export function AddSlotDialog({ onAdd, onClose }: AddSlotDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const { draft, setTime, setType } = useSlotDraft(EMPTY_SLOT);
  const { form, errors, showErrors, clearErrors } = useFieldErrors<HTMLDivElement>();
  const { isOpen, close, leave } = useUnsavedDialog(Boolean(draft.start_time || draft.end_time));
  const submit = async () => {
    setSaving(true);
    const isAdded = await onAdd(draft);
    setSaving(false);
    if (isAdded) close();
    else showErrors(findSlotErrors(draft));
  };
  const time = (field: 'start_time' | 'end_time', label: string) => (
    <LabelledItem id={`slot-${field}`} label={label} error={errors[field]}>
      {(control) => (
        <TimeSelect
          isClearable
          isEnd={field === 'end_time'}
          {...control}
          value={draft[field]}
          onChange={(value: string) => {
            setTime(field, value);
            clearErrors((wrong) => isSettledBy({ [field]: true }, wrong));
          }}
        />
      )}
    </LabelledItem>
  );
  return (
    <Dialog
      open={isOpen}
      title="Add Time Slot"
      okText="Add Time Slot"
      isBusy={isSaving}
      onOk={submit}
      onCancel={leave}
      afterClose={onClose}
      width={420}
    >
      <FieldGroup className="block-fields">
        <div ref={form} className="block-times">
          {time('start_time', 'Start time *')}
          {time('end_time', 'End time *')}
        </div>
        <FormItem label="Shift type" htmlFor="slot-type">
          <Select id="slot-type" options={SLOT_TYPE_OPTIONS} value={draft.shift_type} onChange={setType} />
        </FormItem>
      </FieldGroup>
    </Dialog>
  );
}
