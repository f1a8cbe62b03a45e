import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import { MIDNIGHT } from '../../../shared/dates/dates.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { SelectField } from '../../../shared/ui/fields/SelectField.js';
import { TextField } from '../../../shared/ui/fields/TextField.js';
import { isSettledBy, useFieldErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { askToDiscard } from '../../../shared/unsaved/ask-to-discard.js';
import { useUnsavedChangesPrompt } from '../../../shared/unsaved/use-unsaved-changes-prompt.js';
import { findSlotErrors } from './slot-messages.js';
import { EMPTY_SLOT, SLOT_TYPE_OPTIONS, type SlotDraft } from './slot-draft.js';
import { useSlotDraft } from './use-slot-draft.js';

interface SlotEditorProps {
  /** The initial values. A new slot begins empty, and its type follows from its start until somebody chooses one. */
  slot?: SlotDraft;
  /** Saves the slot and returns whether it was saved. */
  onSave: (slot: SlotDraft) => Promise<boolean>;
  /** Left out where there is nothing to return to. */
  onCancel?: () => void;
}

const FIELDS = ['start_time', 'end_time', 'shift_type'] as const;

/** Start, end and shift type of a time slot in one line. */
export function SlotEditor({ slot = EMPTY_SLOT, onSave, onCancel }: SlotEditorProps) {
  const [initialSlot] = useState(slot);
  const { draft, setTime, setType, reset } = useSlotDraft(initialSlot);
  const [isSaving, setSaving] = useState(false);
  const { form, errors, showErrors, clearErrors } = useFieldErrors<HTMLFormElement>();
  const isChanged = FIELDS.some((field) => draft[field] !== initialSlot[field]);
  useUnsavedChangesPrompt(
    ({ currentLocation, nextLocation }) => isChanged && toScreenKey(currentLocation) !== toScreenKey(nextLocation),
    isChanged,
  );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const [start_time, end] = [draft.start_time.trim(), draft.end_time.trim()];
    // Midnight ends a day, however it is written.
    const trimmed = { ...draft, start_time, end_time: end === '00:00' ? MIDNIGHT : end };
    setSaving(true);
    const isSaved = await onSave(trimmed);
    setSaving(false);
    if (!isSaved) showErrors(findSlotErrors(trimmed));
    else if (!onCancel) reset();
  };
  const leave = onCancel && (() => (isChanged ? askToDiscard({ onDiscard: onCancel }) : onCancel()));
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !leave) return;
    // The window receives the key next, and would close the question that has just opened.
    event.stopPropagation();
    leave();
  };
  const time = (field: 'start_time' | 'end_time', name: string) => ({
    label: `${name} time`,
    placeholder: `${name} HH:MM`,
    maxLength: 8,
    value: draft[field],
    'aria-invalid': errors[field] ? true : undefined,
    onChange: (text: string) => {
      setTime(field, text);
      clearErrors((wrong) => isSettledBy({ [field]: true }, wrong));
    },
  });
  return (
    <form ref={form} className="slot-editor" onSubmit={save} onKeyDown={leaveByKey} noValidate>
      <TextField autoFocus={onCancel !== undefined} {...time('start_time', 'Start')} />
      <TextField {...time('end_time', 'End')} />
      <SelectField label="Shift type" options={SLOT_TYPE_OPTIONS} value={draft.shift_type} onChange={setType} />
      <span className="slot-editor-foot">
        <Button variant={onCancel ? 'primary' : 'default'} isSubmit disabled={isSaving}>
          {onCancel ? 'Save' : 'Add Time Slot'}
        </Button>
        {leave && <Button onClick={leave}>Cancel</Button>}
      </span>
    </form>
  );
}

/** Returns the key of the screen that the URL opens; a change of day, week or shift keeps the slots on screen. */
const toScreenKey = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('tab')}`;
